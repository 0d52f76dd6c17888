"""A program's token is found by its guest: asked with each of its messages."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the index."""
    op.create_index(op.f("ix_tokens_guest"), "tokens", ["guest"], unique=True)
