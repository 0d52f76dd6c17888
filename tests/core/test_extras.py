"""A package that is not installed is a sentence that names the extra, in Python and on the command line."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from larcin.core.extras import MissingExtra, extra

# Python as it is where some packages are not installed: nothing finds them.
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder
class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
RL = 'This needs the package “{}”, which is not installed. It comes with the extra “rl”: pip install "larcin[rl]"'
NEEDED = {
    "numpy": ("gymnasium", "lens", "openspiel", "pettingzoo", "picture", "sampler", "seats", "spaces"),
    "gymnasium": ("gymnasium", "parallel", "pettingzoo", "sampler", "seats", "spaces"),
    "pettingzoo": ("parallel", "pettingzoo"),
    "pyspiel": ("openspiel",),
}


def run_without(missing: str, program: str, lang: str = "en_GB.UTF-8", cwd: Path | None = None) -> tuple[int, str, str]:
    """Exit code and what is printed by a program that runs where a package is not installed."""
    environment = {**os.environ, "LANG": lang, "LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "PYTHONUTF8": "1"}
    code = WITHOUT.format(missing={missing}) + program
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("missing", "adapter"), [(name, adapter) for name in NEEDED for adapter in NEEDED[name]])
def test_an_adapter_without_its_package_names_the_extra(missing: str, adapter: str) -> None:
    program = f"""
try:
    import larcin.adapters.{adapter}
except ImportError as problem:
    print(problem)
"""
    code, said, errors = run_without(missing, program)
    assert (code, errors) == (0, "")
    assert said == RL.format(missing) + "\n"


def test_the_games_of_an_adapter_do_so_too() -> None:
    code, _, errors = run_without("pettingzoo", "from larcin.adapters import caper_v0")
    assert code == 1
    assert errors.splitlines()[-1].endswith(RL.format("pettingzoo"))


def test_the_other_adapters_work_without_open_spiel() -> None:
    program = "from larcin.adapters.gymnasium import SingleSeat; print(SingleSeat('caper').reset(seed=1)[0].ndim)"
    assert run_without("pyspiel", program) == (0, "1\n", "")


SERVE = "from larcin.cli import main; sys.argv[1:] = ['serve', '--port', '0', '--database', {!r}]; main()"


@pytest.mark.parametrize("address", ["postgresql://me@db/larcin", "postgres://me@db/x", "postgresql+asyncpg://me@db/x"])
def test_serving_on_postgresql_without_its_driver_names_the_extra(address: str, tmp_path: Path) -> None:
    code, said, errors = run_without("asyncpg", SERVE.format(address), cwd=tmp_path)
    assert (code, said) == (1, "")
    sentence = "This needs the package “asyncpg”, which is not installed. It comes with the extra “postgres”: "
    assert errors == sentence + 'pip install "larcin[postgres]"\n'


def test_and_says_it_in_french(tmp_path: Path) -> None:
    program = SERVE.format("postgresql://me@db/larcin")
    code, _, errors = run_without("asyncpg", program, lang="fr_FR.UTF-8", cwd=tmp_path)
    assert code == 1
    assert errors.startswith("Il faut pour cela le paquet «\u00a0asyncpg\u00a0»")
    assert errors.endswith('pip install "larcin[postgres]"\n')


@pytest.mark.parametrize(
    ("address", "kind"),
    [("mysql://me@db/larcin", "mysql"), ("mysql+aiomysql://me@db/larcin", "mysql"), ("mongodb://db/x", "mongodb")],
)
def test_serving_on_another_database_says_which_there_are(address: str, kind: str, tmp_path: Path) -> None:
    code, said, errors = run_without("nothing", SERVE.format(address), cwd=tmp_path)
    assert (code, said) == (1, "")
    assert errors.startswith(f"Tables cannot be kept in “{kind}”. Give a file for SQLite, such as larcin.db, or ")
    assert 'postgresql://me@db/larcin (pip install "larcin[postgres]")' in errors
    assert errors.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_mistake_of_our_own_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="larcin"), extra("rl"):
        import larcin.no_such_module  # type: ignore[import-not-found]  # that is the test  # noqa: F401


def test_a_missing_extra_is_an_import_error_and_survives_pickling() -> None:
    problem = MissingExtra("numpy", "rl")
    assert isinstance(problem, ImportError)
    assert problem.name == "numpy"
    assert str(pickle.loads(pickle.dumps(problem))) == str(problem) == RL.format("numpy")
