# Everything a person does with this tree. `make` alone lists the targets.

CARGO ?= cargo
NPM ?= npm
CHROMIUM ?= $(firstword $(wildcard /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome))
PAGE_SOURCES := $(shell find web/src web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js i18n -type f 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help run play page test format lint doc tests page-tests browser-tests bench deep golden load rounds faults kills install clean tools node chromium

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */\1|/' | awk -F'|' '{printf "  make %-8s %s\n", $$1, $$2}'

run: tools page ## Build everything and serve the page; prints its address (ARGS="--listen 0.0.0.0:8080" passes options on)
	@$(CARGO) run --quiet --profile play --locked -p pharos -- serve $(ARGS)

play: tools ## Start a game in the terminal (ARGS="--lang pl" passes options on)
	@$(CARGO) run --quiet --profile play --locked -p pharos -- play duel $(ARGS)

page: web/dist/index.html ## Build the page

test: format lint doc tests page-tests browser-tests ## Run every check: formatting, lints, documentation, all tests, whole games in a browser

format: tools
	$(CARGO) fmt --all --check

lint: tools page
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

doc: tools page
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --document-private-items --locked

tests: tools page
	$(CARGO) test --workspace --locked

page-tests: web/node_modules/.package-lock.json
	cd web && $(NPM) run --silent check && $(NPM) run --silent test

# Built as for the other tests: with other features, every dependency would be compiled once more.
browser-tests: tools page web/dist-toy/index.html chromium
	$(CARGO) test --workspace --locked --no-run --quiet
	cd web && $(NPM) run --silent browser

bench: tools ## Measure the engines; each bench checks its result first
	$(CARGO) bench --workspace --locked

deep: tools page ## Run the long checks too (deep perft)
	PHAROS_DEEP=1 $(CARGO) test --workspace --release --locked

golden: tools ## Write golden playthroughs, counts and the page's generated files anew, to be reviewed as a diff
	PHAROS_UPDATE=1 $(CARGO) test -p duel -p architects -p wonders --test playthroughs --test perft --test armada_games --locked
	PHAROS_UPDATE=1 $(CARGO) test -p duel -p architects -p wonders --test versions --locked
	PHAROS_UPDATE=1 $(CARGO) test -p protocol --test generated --test fixtures --locked

load: tools page ## Put 1,000 tables and 2,000 players on a server of this machine and measure (ARGS="--table wonders/3 --table wonders+armada/8 --tables 300" plays others)
	$(CARGO) run --release --locked -p load $(if $(findstring toy,$(ARGS)),--features toy) -- $(ARGS)

# Games of 7 Wonders have 18 rounds and some choices between them, with Armada 21 and more, those of the toy 21. Every answer is looked for in their logs.
# There is an odd number of kinds of tables, so that each of them has bots at some.
rounds: tools page ## Let all seats of 200 tables answer at the same moment, kill the server 5 times, and demand that nothing is lost (ARGS="--kills 20" passes options on)
	$(CARGO) run --locked -p load --features toy -- --tables 200 --rounds 18 --to-the-end --kills 5 --bots-every 4 \
		$(foreach seats,3 4 5 6 7,--table wonders/$(seats) --table wonders/$(seats):edition=second) \
		--table wonders/5:wonders=chosen,sides=chosen \
		--table wonders+armada/3 --table wonders+armada/8 --table wonders+armada/4:teams=pairs --table wonders+armada/6:teams=pairs \
		$(foreach seats,3 4 5 6 7 8,--table toy/$(seats):rounds=3,ages=7) $(ARGS)

faults: tools page ## Let 1,000 things go wrong on the disk of a server, with kills, and demand that nothing is lost (FAULTS=N)
	PHAROS_FAULTS=$(or $(FAULTS),1000) $(CARGO) test --workspace --locked --test faults -- --nocapture

# PHAROS=FILE tests that program instead of building one. TOY=1 builds one as for the tests, where several choose at the same time.
kills: node $(if $(PHAROS),,tools page) ## Kill a server 200 times under a client of its own; nothing may be lost (ARGS="--kills 20" passes options on)
	$(if $(PHAROS),,$(CARGO) build $(if $(TOY),--features toy,--release) --locked -p pharos)
	@cd web && node kills/main.js --pharos $(abspath $(or $(PHAROS),$(or $(CARGO_TARGET_DIR),target)/$(if $(TOY),debug,release)/pharos)) $(ARGS)

install: tools page ## Install the program, page inside, for this user
	$(CARGO) install --locked --path crates/pharos

clean: ## Remove everything that was built
	$(CARGO) clean
	rm -rf web/dist web/dist-toy web/node_modules

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && $(NPM) run --silent build

# The same page with the toy at its tables, for the browser tests alone.
web/dist-toy/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES) $(wildcard web/browser/toy/*)
	cd web && $(NPM) run --silent build:toy

# npm writes this file last, so it is there only if everything else is.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json | node
	cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

# A fresh machine may lack some of these; say what is missing, or add it.
tools:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: install Rust first (Debian: apt-get install rustup, then rustup default stable)" >&2; exit 1; }
	@command -v cc >/dev/null || { echo "a C compiler is missing (Debian: apt-get install gcc libc6-dev)" >&2; exit 1; }
	@$(CARGO) fmt --version >/dev/null 2>&1 && $(CARGO) clippy --version >/dev/null 2>&1 || rustup component add rustfmt clippy

node:
	@command -v $(NPM) >/dev/null || { echo "npm is missing: install Node.js 20 or later first (Debian: apt-get install nodejs npm)" >&2; exit 1; }

chromium:
	@test -n "$(CHROMIUM)" || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } || { echo "the browser tests need Chromium (Debian: apt-get install chromium)" >&2; exit 1; }
