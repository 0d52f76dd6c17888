"""How the database came to be as `schema.py` says, step by step, run by Alembic when the server starts.

To change the schema: change `schema.py`, add the next numbered file under versions/, and run tests/server: they
compare what the steps lead to with what `schema.py` says.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

HERE = Path(__file__).parent


def newest() -> str:
    """The last step there is. Its number opens the name of its file, so that knowing it needs no Alembic."""
    return max(path.name for path in (HERE / "versions").glob("[0-9]*.py")).partition("_")[0]


def reached(connection: Connection) -> str | None:
    """The step that the database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def upgrade(connection: Connection) -> None:
    """Take the steps that are missing, in the transaction of this connection."""
    if reached(connection) == newest():
        return  # the usual start; it is quick, because Alembic is not imported
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
