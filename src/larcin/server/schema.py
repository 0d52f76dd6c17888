"""The tables of the database. What a match is made of is only ever appended: rows of `entries` never change.

`PRIMARY KEY (table_id, number)` makes two histories impossible, whatever processes write at once.
Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

secrets = Table(  # the key that signs the cookies: the server must keep it, and nobody else may know it
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(  # a program plays by a token: it acts as `guest`, its own, until `owner` takes the token back
    "tokens",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("hash", String(64), nullable=False),  # SHA-256 of its secret part: the secret itself is kept nowhere
    Column("owner", String(40), ForeignKey("guests.id"), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "owner"),
    Index(None, "guest", unique=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("mode", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("host", String(40), ForeignKey("guests.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("seed", String(80), nullable=False),  # secret until the game is over
    Column("created", BigInteger, nullable=False),
    Column("previous", String(40), ForeignKey("tables.id")),  # the table of which this is the rematch
    Column("to_act", Text, nullable=False),  # JSON; it follows from the entries, and is kept here for lists
    Column("edition", Integer, nullable=False),  # counts every change, so that a process sees what another has done
    UniqueConstraint("previous"),  # a table has one rematch, however often it is asked for
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    Index(None, "status", "public", "created"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), ForeignKey("guests.id")),
    Column("bot", String(80)),
    Column("name", String(40), nullable=False),
    Column("left_by", String(40), ForeignKey("guests.id")),  # the guest for whom the bot plays, and who may come back
    CheckConstraint("guest IS NULL OR bot IS NULL", name="one_player"),
    Index(None, "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3, ...: the version it led to
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text),  # its notation; an undo has none
    Column("guest", String(40)),
    Column("request", String(64)),  # the id that the guest's client gave it
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('move', 'undo')", name="kind"),
    UniqueConstraint("table_id", "guest", "request"),  # a retry never plays twice
)

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(40), ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "guest", "request"),
)
