# forge: `make` builds the kits into output/, `make test` checks everything.
# Needs Python 3.11 or newer and make; all else goes into .venv, pinned and hashed.

PYTHON ?= python3
BIN := .venv/bin
RUN_LOCK := .ci/requirements.txt
DEV_LOCK := .ci/requirements-dev.txt

.PHONY: all kits test test-all lint bench bench-peers lock clean

all: kits

kits: .venv/ready
	$(BIN)/forge build

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "forge needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

# --require-hashes: what is installed is what was locked, byte for byte.
.venv/ready: $(RUN_LOCK) pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $(RUN_LOCK)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

.venv/ready-dev: $(DEV_LOCK) .venv/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $(DEV_LOCK)
	touch $@

lint: .venv/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Neighbours go to one process as far as that keeps all busy: what they share is made there once.
SHARED := -n auto --dist worksteal

test: lint
	$(BIN)/python -m pytest $(SHARED) -m "not long"

test-all: lint
	$(BIN)/python -m pytest $(SHARED)

bench: .venv/ready-dev
	missed=0; for script in start check big_board rebuild tiles cards kit preview against simulate fairness africa nile full; do \
	  echo "== $$script"; $(BIN)/python bench/$$script.py || missed=1; done; exit $$missed

# What bench/against.py sets beside forge; it goes on without those that are not there.
bench-peers: .venv-peers/ready

.venv-peers/ready: bench/peers/requirements.txt
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check --no-deps -r $<
	touch $@

# Maintainers: renew the pins. Index addresses never get into the lock files.
LOCK := pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-find-links \
        --no-emit-trusted-host --no-header --allow-unsafe --no-annotate
lock:
	$(LOCK) --extra install -o $(RUN_LOCK) pyproject.toml
	$(LOCK) --extra install --extra fast --extra cluster --extra dev -c $(RUN_LOCK) -o $(DEV_LOCK) pyproject.toml

clean:
	rm -rf .venv build dist
