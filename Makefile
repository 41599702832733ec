# Everything a person runs here. `make play` and `make test` prepare what they need; a second run is quick.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# The first interpreter that runs, is new enough and can make a virtual environment.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3; do \
	"$$p" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo "$$p" && break; done)
BIN := .venv/bin

# By environment rather than -c: so pip locks the build backend too.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=5 -o DPkg::Lock::Timeout=300
HAS_CHROMIUM := command -v chromium || command -v chromium-browser || command -v google-chrome
HAS_NGINX := command -v nginx || command -v /usr/sbin/nginx
HAS_POSTGRES := command -v initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb'

.PHONY: help play test test-compiled trust bench bench-compare compiled docs release lint format clean system

help:
	@echo 'make play    play in the browser (ARGS="embers --terminal" and so on are passed on)'
	@echo 'make test    lint, types, import rules and all tests'
	@echo 'make lint    the same without the tests'
	@echo 'make trust   the tests of trust at full size: hours'
	@echo 'make compiled   a second build of the core, some twice as fast, into .venv/compiled; needs a C compiler'
	@echo 'make test-compiled   the rules of both games, played on that build'
	@echo 'make bench   throughput on this machine'
	@echo 'make bench-compare   the same beside the commit before (ARGS=COMMIT for another); fails at +30 %'
	@echo 'make docs    the documentation as a site in build/site; nothing is fetched for it'
	@echo 'make release the wheel, the same bytes every time, and its bill of materials in dist'
	@echo 'make format  put the code into shape'
	@echo 'make clean   remove the virtual environment and all caches'

play: .venv/.play
	$(BIN)/frostglass play $(ARGS)

test: lint system
	$(BIN)/python -m pytest -n 2 --dist loadfile --ignore tests/web $(ARGS)
	$(BIN)/python -m pytest -n 2 --dist loadfile tests/web # apart: the browser's driver keeps an event loop running in its process

# SHARE=0.1 makes them a tenth of that size, ARGS='-k trust_05' runs some of them. A run that was ended goes on where it was:
# what has passed at this commit and size stands in build/trust, with all that was measured.
TRUST = FROSTGLASS_TRUST=$(or $(SHARE),1) $(BIN)/python -m pytest -p tests.trust --timeout 0 --capture sys
trust: .venv/.test system
	failed=0; \
	$(TRUST) tests/server/test_trust_*.py tests/lab/test_trust_*.py tests/arena/test_explore.py $(ARGS) || failed=1; \
	$(TRUST) tests/web/test_access.py tests/web/test_games.py $(ARGS) || failed=1; \
	exit $$failed

docs: .venv/.test
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict

release: .venv/.test
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(BIN)/python -m hatchling build -t wheel
	$(BIN)/python release/sbom.py > dist/sbom.json

bench: .venv/.play
	$(BIN)/frostglass bench --json

bench-compare: .venv/.play
	$(BIN)/python benchmarks/against.py $(ARGS)

compiled: .venv/.test
	$(BIN)/python building/compiled.py $(ARGS)

test-compiled: compiled
	PYTHONPATH=.venv/compiled $(BIN)/python -m pytest -n 2 tests/arena/cards tests/arena/test_rules_*.py tests/arena/test_playthroughs.py tests/arena/test_explore.py tests/embers

lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports

format: .venv/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
ifeq ($(strip $(PYTHON)),)
	@echo 'No Python 3.11 or newer with the venv module. On Debian: apt-get install python3-venv' >&2; exit 1
endif
	"$(PYTHON)" -m venv .venv

.venv/.play: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install -q -e '.[tui]'
	touch $@

.venv/.test: pyproject.toml constraints.txt | .venv/bin/python
	$(BIN)/python -m pip install -q -e '.[test]'
	touch .venv/.play $@

# The real browser, the real database and the real proxy that the tests use. Without nginx some are skipped, so it may fail.
system:
	@if [ "$$(id -u)" -eq 0 ] && command -v apt-get >/dev/null && ! { $(HAS_NGINX); } >/dev/null; then \
		{ timeout 120 env $(APT) update && timeout 120 env RUNLEVEL=1 $(APT) install -y --no-install-recommends nginx-light; } </dev/null >/dev/null 2>&1 || true; fi
	@missing=(); \
	{ $(HAS_CHROMIUM); } >/dev/null || missing+=(chromium); \
	{ $(HAS_POSTGRES); } >/dev/null || missing+=(postgresql); \
	if [ $${#missing[@]} -eq 0 ]; then exit 0; fi; \
	if [ "$$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then \
		echo "Missing: $${missing[*]}. The tests that need them will fail: install them and run again." >&2; exit 0; fi; \
	echo "Installing $${missing[*]}"; \
	for try in 1 2 3; do \
		{ $(APT) update && $(APT) install -y --no-install-recommends "$${missing[@]}"; } </dev/null >/dev/null && exit 0; \
		sleep $$((try * 5)); \
	done; \
	echo "Could not install $${missing[*]}" >&2; exit 1
