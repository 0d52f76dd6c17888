# Larcin. Two commands are enough: `make play` and `make test`. `make help` lists the rest.

PYTHON ?= python3
BIN := .venv/bin
PORT ?= 0

.PHONY: help play test lint types client browser fuzz golden bench lock clean

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

play: .venv/.play client ## set everything up, start the server and open the game
	@$(BIN)/larcin play --port $(PORT)

test: .venv/.test client browser ## set everything up and pass every gate
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/client.py check
	$(BIN)/python tools/client.py test
	$(BIN)/pytest -n 2

lint: .venv/.test ## format the code and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: .venv/.test ## write the client's protocol types from the server's
	$(BIN)/python -m larcin.server.typescript

client: .venv/.play ## build the browser client into the package
	@$(BIN)/python tools/client.py build

browser: ## have a Chromium for the browser tests
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || { echo "The browser tests need chromium: install it with your system's packages."; exit 1; }

fuzz: .venv/.test ## play many random games of every kind with every check on
	@for game in $$($(BIN)/python -c "import larcin; print(*larcin.all_games())"); do $(BIN)/larcin fuzz $$game || exit 1; done

golden: .venv/.test ## write the golden playthroughs anew
	$(BIN)/larcin golden --update

bench: .venv/.test ## measure the engines
	$(BIN)/python benchmarks/engine.py

lock: .venv/.test ## pin the dependencies anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-annotate --no-header --generate-hashes pyproject.toml --all-extras --group dev -o requirements-dev.lock

clean: ## forget everything that was built
	rm -rf .venv web/node_modules src/larcin/server/client .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Larcin needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/.play: .venv/.made requirements.lock pyproject.toml
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements.lock
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	@$(BIN)/pip install -q --disable-pip-version-check -r requirements-dev.lock
	@touch $@
