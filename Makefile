# Needs Python 3.11+ and make; everything else is installed into .venv, once.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# Tests are checked as strictly as what they test, a folder at a time: what they share lies in the folders of their path.
TYPED_TESTS := $(addprefix bot/,cli couriers discord store tables telegram text web workshop) \
	$(addprefix e2e/,across discord telegram web) engine fakes fakes/trying_discord oracles properties \
	render $(addprefix render/games/,amsterdam caverna holland noites vi_algo) scenarios storms
PATH_OF_TESTS := $(addprefix :tests/,bot/tables e2e e2e/discord e2e/telegram fakes fakes/trying_discord render)
# Many files are called conftest, and each is looked at beside those that it serves.
CHECKED := find $$folder -name '*.py' ! -path "$$folder/*/conftest.py"
# What one process has compiled serves the next: the tests start many.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test storm lint fmt bench golden fonts watch lock release clean

help:  ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(READY): requirements-dev.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mestre needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

play: $(READY)  ## open a table and play
	@$(BIN)/mestre play

watch: $(READY)  ## look at a game while you write it: make watch GAME=holland
	@$(BIN)/mestre watch $(GAME)

test: $(READY)  ## run every test
	@$(BIN)/python -m pytest -q -n auto --dist worksteal

storm: $(READY)  ## run every test at its full breadth: it takes its time
	@MESTRE_STORM=1 MESTRE_HOMES=all $(BIN)/python -m pytest -q -n auto --dist worksteal

lint: $(READY)  ## formatting, lint, types, who may import whom
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@for part in $(TYPED_TESTS); do folder=tests/$$part; MYPYPATH=$$folder$(subst $() ,,$(PATH_OF_TESTS)) $(BIN)/mypy $$($(CHECKED)) || exit 1; done
	@MYPYPATH=$(subst $() ,,$(PATH_OF_TESTS)) $(BIN)/mypy tests/*.py tests/bot/*.py
	@MYPYPATH=$(subst $() ,,$(PATH_OF_TESTS)) $(BIN)/mypy --package golden
	@$(BIN)/lint-imports

fmt: $(READY)  ## put the code into shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(READY)  ## measure, never assert
	@$(BIN)/python -m bench

golden: $(READY)  ## play the golden saves of the release named in pyproject.toml, until it is out
	@PYTHONPATH=.:tests:tests/bot/tables:examples/porrinha:examples/velha $(BIN)/python tests/golden/make.py

fonts: $(READY)  ## cut the faces of the page anew from those of pictures
	@PYTHONPATH=. $(BIN)/python tests/render/web_fonts.py

lock: $(READY)  ## write the lock files anew from pyproject.toml
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml -o requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml --group dev -o requirements-dev.lock

release: $(READY)  ## version, changelog, golden set, locks, wheel, tried: make release VERSION=0.2.0
	@$(BIN)/python .ci/release.py $(VERSION)

clean:  ## forget what was installed
	@rm -rf .venv
