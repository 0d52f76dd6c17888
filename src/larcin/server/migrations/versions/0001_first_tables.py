"""The first tables: guests, tables, seats, entries, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("mode", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("previous", sa.String(40), nullable=True),
        sa.Column("to_act", sa.Text(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name=op.f("ck_tables_status")),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name=op.f("fk_tables_host")),
        sa.ForeignKeyConstraint(["previous"], ["tables.id"], name=op.f("fk_tables_previous")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("previous", name=op.f("uq_tables_previous")),
    )
    op.create_index(op.f("ix_tables_status_tables_public_tables_created"), "tables", ["status", "public", "created"])
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(40), nullable=True),
        sa.Column("bot", sa.String(80), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("left_by", sa.String(40), nullable=True),
        sa.CheckConstraint("guest IS NULL OR bot IS NULL", name=op.f("ck_seats_one_player")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_seats_guest")),
        sa.ForeignKeyConstraint(["left_by"], ["guests.id"], name=op.f("fk_seats_left_by")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_guest"), "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("guest", sa.String(40), nullable=True),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('move', 'undo')", name=op.f("ck_entries_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table_id", "guest", "request", name=op.f("uq_entries_table_id_guest_request")),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_chat_guest")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_chat")),
        sa.UniqueConstraint("table_id", "guest", "request", name=op.f("uq_chat_table_id_guest_request")),
    )
