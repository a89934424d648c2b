// The same pairs by this project and by others, whole processes side by side.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSessions } from '../make-sessions.mjs';
import { installPeers, VERSIONS } from './peers.mjs';
import { CLI, timeSideBySide } from './processes.mjs';
import { show, table, times } from './table.mjs';

const PAIRS = 1_000;
const PEER = fileURLToPath(new URL('peer.mjs', import.meta.url));

/** promptfoo with one assertion on each summary; its provider only hands the candidate on. */
function promptfooConfig({ corpus, candidates }) {
  const lines = (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const given = lines(candidates);
  const tests = lines(corpus).map(({ reference }, i) => ({
    vars: { candidate: given[i].summary },
    assert: [{ type: 'rouge-n', value: reference.summary, threshold: 0.1 }],
  }));
  return JSON.stringify({ prompts: ['{{candidate}}'], providers: ['echo'], tests });
}

function commandsFor(work, { node, modules }) {
  const [references, candidates] = ['pairs.jsonl', 'pairs-candidates.jsonl'].map((name) => join(work, name));
  const gate = (...more) => ['--corpus', 'pairs.jsonl', '--candidates', 'pairs-candidates.jsonl', ...more];
  const peer = (metric) => [PEER, metric, modules, references, candidates, join(work, `${metric}.json`)];
  const { bin } = JSON.parse(readFileSync(join(modules, 'promptfoo/package.json'), 'utf8'));
  const evaluate = [join(modules, 'promptfoo', bin.promptfoo), 'eval', '-c', 'promptfooconfig.json', '--no-cache'];
  const quiet = ['--no-write', '--no-table', '--no-progress-bar'];
  const home = join(work, 'promptfoo');
  mkdirSync(home, { recursive: true });
  const env = { PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1', PROMPTFOO_CONFIG_DIR: home };
  // 100 is its word for a failed assertion.
  const promptfoo = { env, mayEnd: [0, 100] };
  return [
    {
      name: 'promptfoo, one rouge-n assertion, least work',
      args: [...evaluate, ...quiet, '-o', 'out.json'],
      ...promptfoo,
    },
    { name: 'promptfoo, the same with its defaults', args: evaluate, ...promptfoo },
    { name: 'autoevals, `Levenshtein`', args: peer('levenshtein') },
    { name: 'js-rouge, ROUGE-1', args: peer('rouge-1') },
    { name: 'js-rouge, ROUGE-L', args: peer('rouge-l') },
    { name: 'summary-gate, v1, JSON alone', args: [CLI, ...gate('--rubric', 'v1', '--report-formats', 'json')] },
    { name: 'summary-gate, v1, default formats', args: [CLI, ...gate('--rubric', 'v1')] },
    { name: 'summary-gate, v2, JSON alone', args: [CLI, ...gate('--report-formats', 'json')] },
    { name: 'summary-gate, v2, default formats', args: [CLI, ...gate()] },
  ].map((command) => ({ ...command, node, cwd: work }));
}

export async function measureScoring({ work, rounds, peers }) {
  const made = makeSessions(PAIRS);
  writeFileSync(join(work, 'pairs.jsonl'), made.corpus);
  writeFileSync(join(work, 'pairs-candidates.jsonl'), made.candidates);
  writeFileSync(join(work, 'promptfooconfig.json'), promptfooConfig(made));
  const commands = commandsFor(work, installPeers(peers));
  const measured = await timeSideBySide(commands, rounds);
  const [least, defaults] = measured;
  const rows = measured.map(({ median }, i) => [
    commands[i].name,
    show(median),
    show((1000 * PAIRS) / median),
    times(least.median / median),
    times(defaults.median / median),
  ]);
  return `## ${PAIRS.toLocaleString('en')} pairs, beside other programs

Whole processes on the same pairs, all with Node.js ${VERSIONS.node}: promptfoo ${VERSIONS.promptfoo}, autoevals ${VERSIONS.autoevals}, js-rouge ${VERSIONS['js-rouge']}.
promptfoo runs with one assertion a pair and a provider that only hands the candidate on, without telemetry, cache and
look for updates; *least work* also leaves out its database, table and progress bar and writes one file.

${table(['', 'ms, median', 'pairs/s', 'as fast as promptfoo, least', 'as promptfoo, defaults'], rows)}

They do not compute the same. The others compare one text, the summary, by one number: overlap of words (ROUGE-1), longest
common subsequence (ROUGE-L), edits of characters (Levenshtein). summary-gate compares titles, summaries, lists of actions,
outcomes and moments, v2 with stems, synonyms, negations, numbers and names, says with file and line what is missing or
false, and adds intervals, gates and what the gates catch. How far each agrees with people is another question: see
\`npm run agreement\`.`;
}
