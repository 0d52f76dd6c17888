"""What Alembic runs to take the steps: on the connection it was given, inside that connection's transaction."""

from __future__ import annotations

from alembic import context

from larcin.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite can: a start that is killed half-way leaves nothing behind
)
with context.begin_transaction():
    context.run_migrations()
