# Everything a person does with this tree. `make` alone lists the targets.

CARGO ?= cargo
.DEFAULT_GOAL := help
.PHONY: help run test format lint doc tests bench deep golden install clean tools

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */\1|/' | awk -F'|' '{printf "  make %-8s %s\n", $$1, $$2}'

run: tools ## Start a game in the terminal (ARGS="--lang pl" passes options on)
	@$(CARGO) run --quiet --release --locked -p pharos -- play duel $(ARGS)

test: format lint doc tests ## Run every check: formatting, lints, documentation, all tests

format: tools
	$(CARGO) fmt --all --check

lint: tools
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

doc: tools
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --document-private-items --locked

tests: tools
	$(CARGO) test --workspace --locked

bench: tools ## Measure the engines; each bench checks its result first
	$(CARGO) bench --workspace --locked

deep: tools ## Run the long checks too (deep perft)
	PHAROS_DEEP=1 $(CARGO) test --workspace --release --locked

golden: tools ## Write the golden playthroughs anew, to be reviewed as a diff
	PHAROS_UPDATE=1 $(CARGO) test -p duel --test playthroughs --locked

install: tools ## Install the program for this user
	$(CARGO) install --locked --path crates/pharos

clean: ## Remove everything that was built
	$(CARGO) clean

# A fresh machine may have cargo without its companions; say what is missing, or add it.
tools:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: install Rust first (Debian: apt-get install rustup, then rustup default stable)" >&2; exit 1; }
	@command -v cc >/dev/null || { echo "a C linker is missing (Debian: apt-get install gcc libc6-dev)" >&2; exit 1; }
	@$(CARGO) fmt --version >/dev/null 2>&1 && $(CARGO) clippy --version >/dev/null 2>&1 || rustup component add rustfmt clippy
