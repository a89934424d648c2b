// The same pairs by this project and by others, whole processes side by side.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSessions } from '../make-sessions.mjs';
import { installPeers, VERSIONS } from './peers.mjs';
import { CLI, timeSideBySide } from './processes.mjs';
import { show, table, times } from './table.mjs';

const PAIRS = 1_000;

/** As many again, to see what is left of starting and warming up; fewer programs and rounds, since each takes long. */
const MANY = 10_000;
const ROUNDS_OF_MANY = 3;
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

/** Makes pairs in a folder of their own, and what is to be run there. */
function commandsFor(folder, pairs, { node: program, modules }) {
  mkdirSync(join(folder, '.git'), { recursive: true });
  const made = makeSessions(pairs);
  writeFileSync(join(folder, 'pairs.jsonl'), made.corpus);
  writeFileSync(join(folder, 'pairs-candidates.jsonl'), made.candidates);
  writeFileSync(join(folder, 'promptfooconfig.json'), promptfooConfig(made));
  const [references, candidates] = ['pairs.jsonl', 'pairs-candidates.jsonl'].map((name) => join(folder, name));
  const gate = (...more) => [CLI, '--corpus', 'pairs.jsonl', '--candidates', 'pairs-candidates.jsonl', ...more];
  const peer = (metric) => [PEER, metric, modules, references, candidates, join(folder, `${metric}.json`)];
  const { bin } = JSON.parse(readFileSync(join(modules, 'promptfoo/package.json'), 'utf8'));
  const evaluate = [join(modules, 'promptfoo', bin.promptfoo), 'eval', '-c', 'promptfooconfig.json', '--no-cache'];
  const home = join(folder, 'promptfoo');
  mkdirSync(home);
  const env = { PROMPTFOO_DISABLE_TELEMETRY: '1', PROMPTFOO_DISABLE_UPDATE: '1', PROMPTFOO_CONFIG_DIR: home };
  // 100 is its word for a failed assertion.
  const promptfoo = (...more) => ({ args: [...evaluate, ...more], env, mayEnd: [0, 100] });
  const all = {
    least: promptfoo('--no-write', '--no-table', '--no-progress-bar', '-o', 'out.json'),
    defaults: promptfoo(),
    levenshtein: { args: peer('levenshtein') },
    rouge1: { args: peer('rouge-1') },
    rougeL: { args: peer('rouge-l') },
    v1: { args: gate('--rubric', 'v1', '--report-formats', 'json') },
    v1Formats: { args: gate('--rubric', 'v1') },
    v2: { args: gate('--report-formats', 'json') },
    v2Formats: { args: gate() },
  };
  return (name) => ({ ...all[name], program, cwd: folder });
}

const NAMES = {
  least: 'promptfoo, one rouge-n assertion, least work',
  defaults: 'promptfoo, one rouge-n assertion, its defaults',
  levenshtein: 'autoevals, `Levenshtein`',
  rouge1: 'js-rouge, ROUGE-1',
  rougeL: 'js-rouge, ROUGE-L',
  v1: 'summary-gate, v1, JSON alone',
  v1Formats: 'summary-gate, v1, default formats',
  v2: 'summary-gate, v2, JSON alone',
  v2Formats: 'summary-gate, v2, default formats',
};

async function sideBySide(names, pairs, rounds, { work, peers }) {
  const commandOf = commandsFor(join(work, `pairs-${pairs}`), pairs, peers);
  const measured = await timeSideBySide(names.map(commandOf), rounds);
  const medianOf = (name) => measured[names.indexOf(name)]?.median;
  return names.map((name) => {
    const median = medianOf(name);
    const than = (other) => times(medianOf(other) / median);
    return { name: NAMES[name], median: show(median), rate: show((1000 * pairs) / median), than };
  });
}

export async function measureScoring({ work, rounds, peers: folder }) {
  const peers = installPeers(folder);
  const few = await sideBySide(Object.keys(NAMES), PAIRS, rounds, { work, peers });
  const some = ['defaults', 'rouge1', 'v1', 'v2'];
  const many = await sideBySide(some, MANY, Math.min(rounds, ROUNDS_OF_MANY), { work, peers });
  const rows = few.map(({ name, median, rate, than }) => [name, median, rate, than('least'), than('defaults')]);
  const rowsOfMany = many.map(({ name, median, rate, than }) => [name, median, rate, than('defaults')]);
  return `## ${PAIRS.toLocaleString('en')} pairs, beside other programs

Whole processes on the same pairs, all with Node.js ${VERSIONS.node}: promptfoo ${VERSIONS.promptfoo}, autoevals ${VERSIONS.autoevals}, js-rouge ${VERSIONS['js-rouge']}.
promptfoo runs with one assertion a pair and a provider that only hands the candidate on, without telemetry, cache and
look for updates; *least work* also leaves out its database, table and progress bar and writes one file.

${table(['', 'ms, median', 'pairs/s', 'as fast as promptfoo, least', 'as promptfoo, defaults'], rows)}

They do not compute the same. The others compare one text, the summary, by one number: overlap of words (ROUGE-1), longest
common subsequence (ROUGE-L), edits of characters (Levenshtein). summary-gate compares titles, summaries, lists of actions,
outcomes and moments, v2 with stems, synonyms, negations, numbers and names, says with file and line what is missing or
false, and adds intervals, gates and what the gates catch. How far each agrees with people is another question: see
\`npm run agreement\`.

With ten times as many pairs less of it is starting and warming up. Medians of ${Math.min(rounds, ROUNDS_OF_MANY)}. Above 1,000
sessions a report leaves out what its gates catch, and above 5,000 it does not resample its intervals.

${table([`${MANY.toLocaleString('en')} pairs`, 'ms, median', 'pairs/s', 'as fast as promptfoo, defaults'], rowsOfMany)}`;
}
