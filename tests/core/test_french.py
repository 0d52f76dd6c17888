"""The French texts, all of them: spaces, apostrophes, and numbers that agree with their nouns."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, visitor

import larcin
from larcin.core import text

THIEVES = larcin.game("master-thieves")
Node = TypeVar("Node", bound=ast.BaseNode)
ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src/larcin/text/fr.ftl"
FILES = [HOUSE, ROOT / "web/src/text/fr.ftl", *sorted(ROOT.glob("src/larcin/games/*/text/fr.ftl"))]
ENGLISH = [file.with_name("en.ftl") for file in FILES]

ORDINARY, NO_BREAK, NARROW = " ", "\u00a0", "\u202f"
WRONG_SPACE = re.compile(
    f"{ORDINARY}[:;!?»%]|«{ORDINARY}|«[^{NO_BREAK}]|[^{NO_BREAK}]»|[{NARROW}]:|{NO_BREAK}[;!?](?!{NO_BREAK}»)"
)
NOUNS = (
    "points|cartes|jetons|capers|pièces|diamants|saphirs|alibis|bourses|perles|émeraudes|masques|objets|achats|infamies"
    "|parties|coups|places|étoiles|rivaux|actions|équipements|clients|missions|plateaux|imitations|façons"
)
TOO_MANY = re.compile(rf"\b(?:0|1|un|une) (?:{NOUNS})\b")


@pytest.mark.parametrize("file", [*FILES, *ENGLISH], ids=lambda file: "-".join(file.parts[-4:]))
def test_a_file_is_whole_and_has_one_kind_of_apostrophe(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert not [entry for entry in parse(source).body if isinstance(entry, ast.Junk)]
    assert "'" not in source


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-4:]))
def test_no_line_breaks_before_a_mark_or_inside_quotes(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if WRONG_SPACE.search(line)] == []


def test_a_minus_is_no_hyphen() -> None:
    signs = re.compile(r"(?:^|[\s(+])-(?:\{ \$|\d)")
    lines = [line for file in (*FILES, *ENGLISH) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if signs.search(line)] == []


def test_the_french_one_is_also_said_of_none() -> None:
    """[one] covers 0 in French: a variant that spells its number out needs a [0] beside it, or is a [1]."""
    wrong = [
        (file.parts[-3], message.id.name)
        for file in FILES
        for message in messages(file)
        for select in found(message, ast.SelectExpression)
        for keys in [variants(select)]
        if "one" in keys
        and "0" not in keys
        and variable(select) not in names(keys["one"])
        and re.search(r"\b[Uu]ne?\b", words(keys["one"]))
    ]
    assert wrong == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-4:]))
def test_numbers_agree_with_their_nouns(file: Path) -> None:
    bundle = FluentBundle(["fr"], use_isolating=False)
    for source in (HOUSE, file):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
    told = {
        (message.id.name, sentence)
        for message in messages(file)
        for sentence in fillings(bundle, message.id.name)
        if TOO_MANY.search(sentence)
    }
    assert sorted(told) == []


def fillings(bundle: FluentBundle, text_id: str) -> Iterator[str]:
    """The sentence with 0, 1 and 2 for each of its arguments; 0 only where its variants allow it."""
    least: dict[str, int] = {}
    collect(bundle, text_id, least)
    pattern = bundle.get_message(text_id).value
    assert pattern is not None
    for name, number in itertools.product(least, (0, 1, 2)):
        for others in (1, 2):
            if number >= least[name]:
                filled: dict[str, int | str] = {other: max(others, low) for other, low in least.items()}
                filled |= {other: "you" if others == 1 else "other" for other in least if other.endswith("_is")}
                if not name.endswith("_is"):
                    filled[name] = number
                yield str(bundle.format_pattern(pattern, filled)[0])


def collect(bundle: FluentBundle, text_id: str, least: dict[str, int]) -> None:
    """The arguments of a message and of those it is made of. One that has a [1] but no [0] is never 0."""
    value = bundle.get_message(text_id).value
    assert value is not None
    for reference in found(value, ast.VariableReference):
        least.setdefault(reference.id.name, 0)
    for select in found(value, ast.SelectExpression):
        keys = variants(select)
        if "1" in keys and "0" not in keys:
            least[variable(select)] = 1
    for part in found(value, ast.MessageReference):
        collect(bundle, part.id.name, least)


def test_both_lists_of_jewels_have_one_and() -> None:
    said = [THIEVES.say("table-black", {"diamonds": 9, "sapphires": 1, "rubies": 3}, lang) for lang in text.LANGUAGES]
    assert said == [
        "Genuine: 9 diamonds, a sapphire and 3 rubies",
        f"Authentiques{NO_BREAK}: 9 diamants, un saphir et 3 rubis",
    ]


def test_the_last_ruby_is_gone() -> None:
    said = [THIEVES.say("table-rubies", {"left": left}, "fr") for left in (0, 1, 2)]
    assert said == [
        "Plus aucun rubis dans le coffret",
        "Encore un rubis dans le coffret",
        "Encore 2 rubis dans le coffret",
    ]


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in parse(file.read_text(encoding="utf-8")).body if isinstance(entry, ast.Message)]


def found(inside: ast.BaseNode, kind: type[Node]) -> list[Node]:
    nodes: list[Node] = []

    class Finder(visitor.Visitor):
        def generic_visit(self, node: ast.BaseNode) -> None:
            if isinstance(node, kind):
                nodes.append(node)
            super().generic_visit(node)

    Finder().visit(inside)
    return nodes


def variants(select: ast.SelectExpression) -> dict[str, ast.Pattern]:
    return {
        one.key.name if isinstance(one.key, ast.Identifier) else str(one.key.value): one.value
        for one in select.variants
    }


def variable(select: ast.SelectExpression) -> str:
    assert isinstance(select.selector, ast.VariableReference)
    return select.selector.id.name


def names(pattern: ast.Pattern) -> list[str]:
    return [reference.id.name for reference in found(pattern, ast.VariableReference)]


def words(pattern: ast.Pattern) -> str:
    return " ".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
