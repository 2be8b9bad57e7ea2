#!/bin/sh
# npm of the system where its Node is new enough, else of a wheel in the virtual environment.
new='const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'
if command -v npm >/dev/null && node -e "$new" 2>/dev/null; then exec npm "$@"; fi
venv="$(cd .. && pwd)/.venv/bin"
[ -x "$venv/npm" ] || "$venv/python" -m pip install -q --require-hashes -r ../requirements-node.lock
PATH="$venv:$PATH" exec npm "$@"
