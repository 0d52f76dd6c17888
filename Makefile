# Larcin. Two commands are enough: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin
DOCS := .venv/docs/bin
PORT ?= 0
ENGINE := build/compiled
COMPILED := PYTHONPATH=$(ENGINE)

.PHONY: help play test lint types client engine browser fuzz golden bench strength docs lock clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

play: .venv/.play client ## set everything up, start the server and open the game
	@mkdir -p build; $(BIN)/python tools/compile.py --fresh $(ENGINE) || { \
	  echo "Compiling the engines in the background: bots think several times faster from the next start."; \
	  (nice -n 19 $(MAKE) -s engine >build/engine.log 2>&1 &); }
	@$(COMPILED) $(BIN)/larcin play --port $(PORT)

test: .venv/.test client engine browser ## set everything up and pass every gate, with both engines
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/client.py lint
	$(BIN)/python tools/client.py check
	$(BIN)/python tools/client.py test
	$(COMPILED) $(BIN)/pytest -n 2
	$(BIN)/pytest -n 2 --ignore=tests/browser --ignore=tests/server --ignore=tests/packaging

lint: .venv/.test ## format the code and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/client.py format

types: .venv/.test ## write the client's protocol types from the server's
	$(BIN)/python -m larcin.server.typescript

client: .venv/.play ## build the browser client into the package
	@$(BIN)/python tools/client.py build

engine: .venv/.engine ## compile the engines, where there is a C compiler
	@$(BIN)/python tools/compile.py $(ENGINE)

browser: ## have a Chromium for the browser tests
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || { echo "The browser tests need chromium: install it with your system's packages."; exit 1; }

fuzz: .venv/.test ## play many random games of every kind with every check on
	@for game in $$($(BIN)/python -c "import larcin; print(*larcin.all_games())"); do $(BIN)/larcin fuzz $$game && $(BIN)/larcin fuzz $$game --positions 10000 || exit 1; done

golden: .venv/.test ## write the golden playthroughs anew
	$(BIN)/larcin golden --update

strength: .venv/.test engine ## let the bots meet for hours, and write their figures into docs/bots.md
	$(BIN)/python benchmarks/strength.py

bench: .venv/.test ## measure the engines against their peers, and write benchmarks/README.md
	$(BIN)/python benchmarks/bench.py

docs: .venv/.docs ## build the documentation site into build/site, and check its links
	$(DOCS)/python tools/site.py gather build/pages
	$(DOCS)/zensical build --clean --strict --config-file mkdocs.yml
	$(DOCS)/python tools/site.py check build/site

lock: .venv/.test ## pin the dependencies anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes pyproject.toml --all-extras --group dev -o requirements-dev.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes --group engine -o requirements-engine.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes --group docs -o requirements-docs.lock

clean: ## forget everything that was built
	rm -rf .venv build web/node_modules src/larcin/server/client .cache .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Larcin needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.play: .venv/.made requirements.lock pyproject.toml
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements.lock
	@LARCIN_COMPILE=0 $(BIN)/pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

.venv/.engine: .venv/.made requirements-engine.lock
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements-engine.lock
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements-dev.lock
	@touch $@

.venv/.docs: .venv/.made requirements-docs.lock
	@$(PYTHON) -m venv .venv/docs
	@$(DOCS)/pip install -q --disable-pip-version-check -r requirements-docs.lock
	@touch $@
