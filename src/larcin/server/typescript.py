"""Writes the client's types, web/src/lib/protocol.ts, from the server's own: `python -m larcin.server.typescript`.

With `--check` it writes nothing and says whether the file is up to date; the tests do the same.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import inspect as look

from larcin.core import registry
from larcin.core.course import Course
from larcin.core.record import Check, Move, Record
from larcin.core.view import Choice, Facts, ScoreLine, Sentence, Told, View
from larcin.server import protocol

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "protocol.ts"
HEAD = """\
// Written by `python -m larcin.server.typescript` from the server's own types. Do not edit.

export type Arg = number | string;
export type Args = Record<string, Arg>;
"""
# The client may leave out what has a default when it sends; what it receives is always complete.
SENT = (protocol.Rename, protocol.SeatWish, protocol.NewTable, protocol.SitDown, protocol.PutBot, protocol.MakeToken)
CORE = (Sentence, Choice, ScoreLine, Told, View, Facts, Course, Move, Check, Record)
RENAMED: dict[type, str] = {Record: "GameRecord"}  # TypeScript has a Record of its own
UNIONS = ("FromServer", "ToServer")

WIDTH = 112

Struct = type[msgspec.Struct]


class Writer:
    """Collects the lines of the file. `names` says what each struct is called there."""

    def __init__(self) -> None:
        self.names: dict[Struct, str] = {}
        self.parts: list[str] = [HEAD]

    def struct(self, kind: Struct, *, prefix: str = "", game: str | None = None) -> None:
        """Write a struct, and before it those it is made of."""
        if kind in self.names:
            return
        name = RENAMED.get(kind, kind.__name__)
        self.names[kind] = name if name.startswith(prefix) else prefix + name
        info = look.type_info(kind)
        assert isinstance(info, look.StructType)
        for field in info.fields:
            for part in _structs_in(field.type):
                self.struct(part, prefix=prefix if part.__module__.startswith("larcin.games") else "")
        self.parts.append(self._tuple(kind, info) if info.array_like else self._interface(kind, info, game))

    def _interface(self, kind: Struct, info: look.StructType, game: str | None) -> str:
        base = next((one for one in kind.__mro__[1:] if one in self.names), None)
        known = set() if base is None else _same_fields(kind, base)
        extends = "" if base is None else f" extends {self.names[base]}"
        lines = [f"{_comment(kind)}export interface {self.names[kind]}{extends} {{"]
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        if game is not None:
            lines.append(f'  game: "{game}";')
        loose = kind in SENT or kind.__struct_config__.omit_defaults
        for field in info.fields:
            if field.name not in known:
                mark = "?" if _may_lack(field) or (loose and not field.required) else ""
                lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}"]) + "\n"

    def _tuple(self, kind: Struct, info: look.StructType) -> str:
        fields = ", ".join(f"{field.encode_name}: {self.type(field.type)}" for field in info.fields)
        return f"{_comment(kind)}export type {self.names[kind]} = [{fields}];\n"

    def union(self, name: str, kinds: list[Struct]) -> None:
        """Write a union type."""
        self.parts.append(f"export type {name} = {' | '.join(self.names[kind] for kind in kinds)};\n")

    def type(self, kind: look.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case look.StructType(cls=cls):
                return self.names[cls]
            case look.DictType(value_type=look.UnionType(types=(look.IntType(), look.StrType()))):
                return "Args"
            case look.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case look.ListType(item_type=item) | look.VarTupleType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case look.TupleType(item_types=items):
                return f"[{', '.join(self.type(item) for item in items)}]"
            case look.UnionType(types=types):
                return " | ".join(self.type(one) for one in types)
            case look.LiteralType(values=values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        plain = {look.IntType: "number", look.FloatType: "number", look.StrType: "string", look.BoolType: "boolean"}
        plain |= {look.NoneType: "null", look.AnyType: "unknown"}
        if type(kind) not in plain:
            raise TypeError(f"{kind} has no TypeScript yet: teach it to larcin.server.typescript.")
        return plain[type(kind)]


def write() -> str:
    """The whole file."""
    writer = Writer()
    kinds: list[Struct] = [*CORE, *_structs_of_protocol()]
    for kind in kinds:
        writer.struct(kind)
    for name in UNIONS:
        writer.union(name, list(getattr(protocol, name).__args__))
    views: list[Struct] = []
    for game in registry.all_games().values():
        if not type(game).__module__.startswith("larcin.games."):
            continue  # of another package: it is drawn without types of its own
        prefix = "".join(word.capitalize() for word in game.slug.split("-"))
        match = game.start(seed=0)
        view: Struct = type(match.view())
        writer.struct(view, prefix=prefix, game=game.slug)
        views.append(view)
        for own in (type(game.facts(match.state)), type(match.course())):
            writer.struct(own, prefix=prefix)
    writer.union("AnyView", views)
    return "\n".join(writer.parts)


def _structs_of_protocol() -> Iterator[Struct]:
    for value in vars(protocol).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == protocol.__name__:
            yield value


def _may_lack(field: look.Field) -> bool:
    """Is the field left out of the JSON where it is UNSET?"""
    return not field.required and field.default is field.default_factory is msgspec.NODEFAULT


def _same_fields(kind: Struct, base: Struct) -> set[str]:
    """The fields that a struct has from its base, unless it gives them a narrower type of its own."""
    inherited = {field.name: field.type for field in msgspec.structs.fields(base)}
    return {field.name for field in msgspec.structs.fields(kind) if inherited.get(field.name) == field.type}


def _structs_in(kind: look.Type) -> Iterator[Struct]:
    match kind:
        case look.StructType(cls=cls):
            yield cls
        case look.ListType(item_type=item) | look.VarTupleType(item_type=item) | look.DictType(value_type=item):
            yield from _structs_in(item)
        case look.TupleType(item_types=several) | look.UnionType(types=several):
            for one in several:
                yield from _structs_in(one)


def _comment(kind: Struct) -> str:
    words = " ".join((kind.__doc__ or "").split())
    if len(words) <= WIDTH:
        return f"/** {words} */\n" if words else ""
    return "/**\n" + textwrap.fill(words, WIDTH, initial_indent=" * ", subsequent_indent=" * ") + "\n */\n"


def main(arguments: list[str]) -> int:
    """Write the file, or with --check compare it."""
    text = write()
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is out of date: run `python -m larcin.server.typescript`.", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
