"""A box that differs from ours: its owner corrects components.toml, and everything else follows.

Missions ask for and pay any goods (p. 11, "Contrebandier": "il livre les biens demandés et obtient la récompense
(d'autres biens et/ou des PV)"), and of the 36 clients (p. 3) two may be the same. Each test plays in a process of its
own with a changed copy of the package. A rule stands in components.toml alone: neither texts nor pages state it again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import larcin

ROOT = Path(__file__).parents[3]
HEAD = """
from msgspec import UNSET
from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from tests.games.thiefdom.builder import GAME, Scene

def smuggler(**plain):
    return Scene("", "", missions={"7": 1}, **plain).thief(place="smuggler-7")

def printed(scene):
    state = scene.load()
    return GAME.facts(state).cards[next(s.mission for s in GAME.look(state, 0).smugglers if s.section == 7)]

def play_games(bot, seeds):
    for players in (1, 2, 4):
        for seed in range(seeds):
            state, chance = GAME.state(players, seed=seed), FastRng(seed)
            before = GAME.census(state)
            player = make_bot(bot, seed)
            while state.to_act:
                seat = state.to_act[0]
                assert len(GAME.encode(state, seat)) == sum(f.size for f in GAME.features(state.setup))
                state.apply(seat, player.choose(Sight(state, seat, chance)))
                assert min(state.bag) >= 0, "nobody owes goods"
            assert GAME.census(state) == before
            assert GAME.load(state.dump()).dump() == state.dump()
"""


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """The data file in a copy of the package, which has Python sources only."""
    ours = Path(larcin.__file__).parent
    shutil.copytree(ours, tmp_path / "larcin", ignore=shutil.ignore_patterns("*.so", "__pycache__", "table", "client"))
    return tmp_path / "larcin" / "games" / "thiefdom" / "components.toml"


def write(box: Path, old: str, new: str) -> None:
    """Change a line of the data file."""
    text = box.read_text(encoding="utf-8")
    assert old in text
    box.write_text(text.replace(old, new), encoding="utf-8")


def run(box: Path, script: str) -> subprocess.CompletedProcess[str]:
    package = box.parents[3]
    return subprocess.run(
        [sys.executable, "-c", HEAD + script],
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"},
        cwd=package,
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


def passes(box: Path, script: str) -> None:
    ended = run(box, script)
    assert ended.returncode == 0, ended.stderr


FIRST = "{ deliver = { gem = 2 }, reward = { vp = 3 } }"


def test_p11_a_mission_asks_for_gold_and_an_artwork_and_pays_goods_alone(changed: Path) -> None:
    write(changed, FIRST, "{ deliver = { gold = 2, artwork = 1 }, reward = { badge = 1, wine = 2 } }")
    passes(
        changed,
        """
scene = smuggler().thief(goods={"gold": 1, "artwork-b": 1})
assert scene.why("activate") == "why-nothing-to-do", "one gold short"
scene = smuggler().thief(goods={"gold": 3})
assert scene.why("activate") == "why-nothing-to-do", "no artwork"
scene = smuggler().thief(goods={"gold": 3, "artwork-b": 1})
choice = next(c for c in GAME.look(scene.load(), 0).choices if c.action == "activate")
assert (choice.ap, choice.goods) == (-1, {"badge": 1, "wine": 2}), choice
assert choice.vp is UNSET
card = printed(scene)
assert (card.deliver, card.goods, card.vp) == ({"gold": 2, "artwork": 1}, {"badge": 1, "wine": 2}, 0)
assert GAME.say("mission", card.args) == "2 gold, 1 artwork → 1 badge + 2 wine"
assert GAME.say("mission", card.args, "fr") == "2 or, 1 œuvre → 1 insigne + 2 vins"
scene.play("activate")
assert scene.bag() == {"gold": 1, "badge": 1, "wine": 2} and scene.gained() == 0
assert "b" in scene.load().dump()["artworks_out"]
told = next(event for event in scene.events if event.kind == "mission")
assert "fulfils a mission (2 gold, 1 artwork → 1 badge + 2 wine)" in GAME.say("event-mission", told.args)
""",
    )


def test_p11_a_mission_pays_an_artwork_that_is_in_the_box_and_more_than_fits(changed: Path) -> None:
    write(changed, FIRST, "{ deliver = {}, reward = { vp = 1, artwork = 1, gold = 6 } }")
    passes(
        changed,
        """
scene = smuggler().thief(goods={"gem": 1})
out = scene.load().dump()["artworks_out"][-1]
card = printed(scene)
assert GAME.say("mission", card.args) == "nothing → 1 VP + 6 gold + 1 artwork", GAME.say("mission", card.args)
scene.play("activate")
assert scene.legal() == ["discard gold", "discard gem", f"discard artwork-{out}"], scene.legal()
scene.play("discard gold", "discard gold", "discard gem")
assert scene.bag() == {"gold": 4, f"artwork-{out}": 1}
""",
    )


def test_bots_play_with_missions_of_any_goods(changed: Path) -> None:
    text = changed.read_text(encoding="utf-8")
    start = text.index("list = [")
    ask = ["gold = 1", "gold = 3, wine = 1", "artwork = 1", "badge = 1, gem = 1, artwork = 1", "liquor = 2", "gem = 7"]
    pay = ["vp = 2, gem = 1", "liquor = 4", "vp = 3, artwork = 1", "badge = 2, wine = 2", "vp = 1, gold = 5"]
    tiles = [f"{{ deliver = {{ {ask[n % 6]} }}, reward = {{ {pay[n % 5]} }} }}," for n in range(20)]
    changed.write_text(text[:start] + "list = [\n" + "\n".join(tiles) + "\n]\n", encoding="utf-8")
    passes(changed, 'play_games("random", 3)\nplay_games("greedy", 1)\nplay_games("search@2", 1)')


def test_a_slip_in_a_mission_is_said(changed: Path) -> None:
    write(changed, FIRST, "{ deliver = { gems = 2 }, reward = { vp = 3 } }")
    ended = run(changed, "")
    assert "components.toml: a mission knows no 'gems'; goods are gold, badge," in ended.stderr


def test_p3_two_copies_of_a_client_are_in_the_deck_and_both_can_be_allies(changed: Path) -> None:
    write(changed, "jin = { cost = 3, vp = 1 }", "jin = { cost = 3, vp = 1, copies = 2 }")
    write(changed, "elise = { cost = 3, vp = 0 }", "elise = { cost = 3, vp = 0, copies = 2 }")
    passes(
        changed,
        """
assert len(GAME.state(3).client_deck) == 36
assert GAME.census(GAME.state(3))["client-jin"] == 2
scene = Scene("", "", guests=["jin", "jin", "siti", "towa"]).thief(place="tavern-8", goods={"gold": 4})
scene.play("activate", "guests")
assert scene.legal("ally") == ["ally jin", "ally siti", "ally towa"]
assert scene.legal("brawl") == ["brawl jin", "brawl siti", "brawl towa"]
assert GAME.look(scene.load(), 0).guests.count("client-jin") == 2
assert next(f.highest for f in GAME.features(scene.load().setup) if f.name == "guests") == 2
scene.play("ally jin")
assert "jin" in scene.load().dump()["clients"]["discard"], "the other one goes away"
both = Scene("", "").thief(1, ally="elise").thief(2, ally="elise").guild(store={"gold": 3})
assert both.load().scores()[0].parts["allies"] == 6, "each ally counts"
assert GAME.load(both.load().dump()).dump() == both.load().dump()
play_games("random", 2)
play_games("greedy", 1)
""",
    )


def test_a_position_must_hold_every_copy(changed: Path) -> None:
    write(changed, "jin = { cost = 3, vp = 1 }", "jin = { cost = 3, vp = 1, copies = 2 }")
    passes(
        changed,
        """
import larcin
plain = GAME.state(2, seed=1).dump()
plain["clients"]["deck"].remove("jin")
try:
    GAME.load(plain)
except larcin.BadPosition as problem:
    assert "2 of Jin" in str(problem), problem
else:
    raise SystemExit("a lost card was not missed")
""",
    )


# Not figures of the rules: names of sections and dice faces, and what the box holds once or twice.
STRUCTURE = ("[city]", "[[patrols]]", "[limits]")
FIXED = (
    "tools = 2",  # every position has two places for a thief's equipment
    "draft = 3",  # four seats take all twelve cards with one back: there are no more
)


def with_other_figures(text: str) -> str:
    """Every figure of the rules one higher."""
    section, lines = "", []
    for line in text.splitlines():
        section = line.partition(" #")[0] if line.startswith("[") else section
        figures, sign, comment = line.partition(" #")
        if section not in STRUCTURE and not line.startswith(("[", "#", "rival = [", *FIXED)):
            figures = re.sub(r"\b\d+\b", lambda found: str(int(found[0]) + 1), figures)
        lines.append(figures + sign + comment)
    return "\n".join(lines) + "\n"


def test_every_figure_of_the_box_can_be_another(changed: Path) -> None:
    """Rules, facts, previews and texts follow, and bots still play."""
    before = changed.read_text(encoding="utf-8")
    after = with_other_figures(before)
    assert len(re.findall(r"\d+", before)) == len(re.findall(r"\d+", after))
    changed.write_text(after, encoding="utf-8")
    passes(
        changed,
        """
state = GAME.state(2, seed=1)
facts = GAME.facts(state)
assert facts.stars == [31, 41, 51, 61, 71]
assert (facts.cards["equipment-sack"].cost, facts.cards["equipment-sack"].vp) == (5, 2)
assert (facts.cards["client-helmut"].cost, facts.cards["client-helmut"].goods) == (3, {"liquor": 3})
assert (facts.cards["artwork-a"].vp, facts.cards["mission-1"].deliver) == (10, {"gem": 3})
assert GAME.look(state, 0).rounds == 7
for name, words in {
    "about-equipment-crossbow": "2 VP", "about-equipment-sack": "3 of them", "about-equipment-pigeon": "4 goods",
    "about-equipment-shoes": "5 movement points in a move instead of 4", "about-equipment-smoke-bomb": "5 VP",
    "about-equipment-thimble-ring": "3 gold and 2 gems", "about-equipment-throwing-stars": "6 VP",
    "about-client-beatrix": "4 VP and 4 actions", "about-client-jonathan": "5 VP", "about-client-stoffel": "5 gold",
    "about-client-kostanze": "3 gold for 4 VP", "about-client-melisande": "2 gold cheaper and worth 2 VP",
    "about-client-ruth": "for 3 gold each a gem (2 VP), liquor (2 VP) or wine (3 VP)",
    "about-client-tristan": "2 movement points more", "about-location-market": "2 VP each",
    "about-location-dealer": "3 at most", "about-location-dungeon": "3 VP each. Burn your own poster for 4 VP",
    "about-location-tavern": "see 5 guests", "about-noble": "3 gold or 2 gems", "about-poster": "4 VP",
    "about-artwork": "Takes 5 loot slots", "table-about-gold": "5 gold are worth 2 VP",
}.items():
    said = GAME.say(name, facts.about[name])
    assert words in said, (name, said)
    assert "{" not in GAME.say(name, facts.about[name], "fr")
play_games("random", 1)
play_games("greedy", 1)
""",
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_states_a_figure_again(lang: str) -> None:
    """What explains a component gets its figures as arguments; "1 action" and the like are no figures of the box."""
    plain = {
        "en": r"1 (action|wine|liquor|gold into|good|from it)",
        "fr": r"1 (action|vin|eau-de-vie|or au|bien)|lui-en 1",
    }
    text = (ROOT / "src/larcin/games/thiefdom/text" / f"{lang}.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith(("about-", "table-about-", "prompt-", "event-", "end-", "why-")):
            said = re.sub(r"\(7\)", "", re.sub(plain[lang], "", line.partition(" = ")[2].replace("\u00a0", " ")))
            assert not re.search(r"\d", re.sub(r"\{[^}]*\}", "", said)), line


def test_no_page_reckons_with_points() -> None:
    """Costs, gains and totals come from Python: no page compares VP or adds figures to them."""
    for path in sorted((ROOT / "src/larcin/games/thiefdom/table").glob("*.*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            code = path.read_text(encoding="utf-8")
            assert not re.search(r"\b(vp|total|cost|gold)\b *(>=|<=|[*/<]|\+ *\d|- *\d)", code), path.name
            assert not re.search(r"\.hint\b", code), path.name
