"""sdist and wheel as people get them: built in isolation, installed outside the clone, and used there."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email.parser import Parser
from fnmatch import fnmatch
from pathlib import Path
from urllib.request import urlopen

import pytest

import larcin
from tests.packaging.conftest import ROOT, Built, build_wheel, clean_environment, run

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2400)]
GAMES = [name.replace("-", "_") for name in larcin.all_games()]
COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def larcin_of(built: Built, *arguments: str, cwd: Path) -> str:
    """Run the installed command in a folder where nothing of ours is."""
    return run(built.python.with_name("larcin"), *arguments, cwd=cwd)


def test_the_sdist_carries_the_client_and_all_that_is_compiled(built: Built) -> None:
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert "src/larcin/server/client/index.html" in names
    assert any(fnmatch(name, "src/larcin/server/client/assets/index-*.js") for name in names)
    assert {"tools/compile.py", "tools/client.py", "tools/hatch_build.py", "pyproject.toml", "PKG-INFO"} <= names
    assert {"LICENSE", "NOTICE", "README.md", "web/package-lock.json", "tests/packaging/test_wheel.py"} <= names
    kinds = {".py", ".toml", ".txt", ".ftl", ".md", ".svelte", ".ts", ".css"}
    sources = [path for path in (ROOT / "src").rglob("*") if path.suffix in kinds]
    assert {path.relative_to(ROOT).as_posix() for path in sources} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyd", ".pyc"))]


def test_the_wheel_is_built_from_the_sdist_without_node(built: Built) -> None:
    folder = built.wheel.parent.parent / "no-node"
    assert sorted(path.name for path in folder.iterdir()) == ["node", "npm"]  # and no trace of a call


def test_the_wheel_holds_what_runs_and_nothing_else(built: Built) -> None:
    names = names_in(built.wheel)
    assert {"larcin/py.typed", "larcin/server/client/index.html"} <= names
    for game in GAMES:
        assert {f"larcin/games/{game}/RULES.md", f"larcin/games/{game}/text/fr.ftl"} <= names
        assert f"larcin/games/{game}/components.toml" in names
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith((".so", ".pyd", ".dist-info"))} == {"larcin"}
    assert not [name for name in names if "/table/" in name or name.endswith((".svelte", ".ts", ".test.ts", ".pyc"))]
    ours = {
        name for name in names if not name.startswith("larcin/template/")
    }  # a game to start from has tests of its own
    assert not [name for name in ours if re.search(r"(^|/)(tests?|tools|web)/", name)]
    assert "larcin/template/tests/test_conformance.py" in names


def test_the_wheel_has_machine_code_where_there_is_a_compiler(built: Built) -> None:
    libraries = {name for name in names_in(built.wheel) if name.endswith((".so", ".pyd"))}
    if COMPILER is None:
        assert libraries == set()
        assert "because there is no C compiler here" in built.printed
        return
    assert "pure Python" not in built.printed
    assert sysconfig.get_platform().replace("-", "_").partition("_")[0] in built.wheel.name
    for group in ("core", *GAMES):
        assert any(name.startswith(f"larcin_{group}__mypyc.") for name in libraries)
    for game in GAMES:
        assert any(name.startswith(f"larcin/games/{game}/position.") for name in libraries)


def test_the_metadata_says_who_what_and_where(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        facts = Parser().parsestr(archive.read(name).decode())
    assert (facts["Name"], facts["Version"], facts["License-Expression"]) == ("larcin", larcin.__version__, "MIT")
    assert facts["Author"] == "The Larcin developers"
    assert facts["Keywords"]
    urls = {line.partition(", ")[0] for line in facts.get_all("Project-URL", [])}
    assert urls == {"Homepage", "Documentation", "Repository", "Issues", "Changelog"}
    kinds = {line.partition(" :: ")[0] for line in facts.get_all("Classifier", [])}
    assert {"Development Status", "Intended Audience", "Operating System", "Programming Language", "Topic"} <= kinds
    assert "License" not in kinds  # said by License-Expression
    assert set(facts.get_all("Provides-Extra", [])) == {"postgres", "rl", "test"}
    run(sys.executable, "-m", "twine", "check", "--strict", built.sdist, built.wheel, cwd=built.wheel.parent)


def test_the_installed_command_says_how_its_engine_runs(built: Built, tmp_path: Path) -> None:
    said = larcin_of(built, "info", cwd=tmp_path)
    assert larcin.__version__ in said
    assert ("interpreted" if COMPILER is None else "compiled") in said
    code = "import larcin, larcin.core.rng as r; print(larcin.__file__, r.__file__, sep='\\n')"
    for place in run(built.python, "-c", code, cwd=tmp_path).splitlines():
        assert Path(place).is_relative_to(built.python.parent.parent)  # not our clone


def test_the_installed_command_simulates(built: Built, tmp_path: Path) -> None:
    for game in larcin.all_games():
        assert "20 games" in larcin_of(built, "simulate", game, "--games", "20", cwd=tmp_path)


def test_the_installed_command_serves_its_page(built: Built, tmp_path: Path) -> None:
    command = [str(built.python.with_name("larcin")), "serve", "--port", "0"]
    server = subprocess.Popen(command, cwd=tmp_path, env=clean_environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\d.:]+/", server.stdout.readline())
        assert found is not None
        page = fetch(found[0])
        assert '<div id="app"' in page
        asset = re.search(r'src="/(assets/index-[^"]+\.js)"', page)
        assert asset is not None
        assert len(fetch(found[0] + asset[1])) > 10_000
        assert '"art-robbery"' in fetch(found[0] + "api/games")
    finally:
        server.terminate()
        server.communicate(timeout=60)
    assert server.returncode in (0, -signal.SIGTERM)  # stopped because it was asked to
    assert (tmp_path / "larcin.db").exists()


def fetch(address: str) -> str:
    with urlopen(address, timeout=60) as answer:
        body: bytes = answer.read()
    return body.decode()


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler to break")
def test_where_compiling_fails_the_wheel_is_pure_and_says_so(built: Built, tmp_path: Path) -> None:
    (tmp_path / "wheel").mkdir()
    source = shutil.copytree(built.unpacked, tmp_path / "source", ignore=shutil.ignore_patterns("build"))
    wheel, printed = build_wheel(source, tmp_path / "wheel", CC="false")
    assert wheel.name.endswith("-py3-none-any.whl")
    (sentence,) = [line for line in printed.splitlines() if "This wheel is pure Python" in line]
    assert "because compiling the engines failed (error: " in sentence
    assert sentence.endswith("every game works, but bots think several times slower.")
    compiled = {name for name in names_in(built.wheel) if name.endswith((".so", ".pyd")) or ".dist-info/" in name}
    assert {name for name in names_in(wheel) if ".dist-info/" not in name} == names_in(built.wheel) - compiled


def test_a_pure_wheel_can_be_asked_for(built: Built, tmp_path: Path) -> None:
    (tmp_path / "wheel").mkdir()
    wheel, printed = build_wheel(built.unpacked, tmp_path / "wheel", LARCIN_COMPILE="0")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "This wheel is pure Python, because LARCIN_COMPILE=0 asks for that" in printed


@pytest.mark.skipif(COMPILER is None, reason="nothing is compiled without a C compiler")
def test_make_engine_fails_loudly_on_sources_that_mypyc_refuses(built: Built, tmp_path: Path) -> None:
    source = shutil.copytree(built.unpacked, tmp_path / "source", ignore=shutil.ignore_patterns("build", "client"))
    rules = source / "src" / "larcin" / "core" / "sight.py"
    rules.write_text(rules.read_text(encoding="utf-8") + '\nWRONG: int = "no number"\n', encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "tools/compile.py", "build/compiled"],
        cwd=source,
        env=clean_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("mypyc could not compile the engines:\n")
    assert "larcin/core/sight.py" in done.stderr
    assert list((source / "build").iterdir()) == []
