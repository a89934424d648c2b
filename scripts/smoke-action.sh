#!/usr/bin/env bash
# Runs dist/index.js with the environment that a GitHub runner gives an action, and checks exit code and outputs.
# Usage: scripts/smoke-action.sh <node> [threads]; with the word, only that threads make the report of one
set -euo pipefail
node=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# run <expected exit code> <expected verdict> <input=value>...
run() {
  local wanted=$1 verdict=$2 code=0
  shift 2
  : >"$work/output"
  env -i PATH="$PATH" HOME="$work" CI=true GITHUB_ACTIONS=true GITHUB_WORKSPACE="$PWD" GITHUB_OUTPUT="$work/output" \
    GITHUB_STEP_SUMMARY="$work/summary" RUNNER_TEMP="$work" "$@" "$node" dist/index.js >"$work/log" 2>&1 || code=$?
  if [ "$code" != "$wanted" ] || ! grep -A1 '^verdict<<' "$work/output" | grep -qx "$verdict"; then
    echo "smoke-action: wanted exit code $wanted and verdict $verdict, got $code:" >&2
    cat "$work/log" "$work/output" >&2
    exit 1
  fi
  echo "exit code $code, verdict $verdict: $*"
}

if [ "${2:-}" != threads ]; then
  run 0 pass INPUT_CANDIDATES=examples/good "INPUT_REPORT-DIR=summary-gate-report/smoke"
  run 1 fail INPUT_CANDIDATES=examples/regressed "INPUT_REPORT-DIR=summary-gate-report/smoke"
  run 0 fail INPUT_CANDIDATES=examples/regressed "INPUT_REPORT-DIR=summary-gate-report/smoke" INPUT_WARN-ONLY=true
  run 2 error INPUT_CANDIDATES=examples/missing "INPUT_REPORT-DIR=summary-gate-report/smoke"
fi

# Files of lines, in one thread and in two: the same report.
"$node" --input-type=module -e "
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { makeSessions } from './bench/make-sessions.mjs';
  const { corpus, candidates } = makeSessions(400);
  mkdirSync('summary-gate-report/smoke', { recursive: true });
  writeFileSync('summary-gate-report/smoke/corpus.jsonl', corpus);
  writeFileSync('summary-gate-report/smoke/candidates.jsonl', candidates);"
folder=summary-gate-report/smoke
for threads in 1 2; do
  run 0 pass INPUT_CORPUS=$folder/corpus.jsonl INPUT_CANDIDATES=$folder/candidates.jsonl "INPUT_REPORT-DIR=$folder" \
    INPUT_FAIL-ON=none SOURCE_DATE_EPOCH=1795262400 SUMMARY_GATE_THREADS=$threads
  mkdir "$work/$threads"
  cp "$folder"/report.* "$work/$threads"
done
diff -r "$work/1" "$work/2"
