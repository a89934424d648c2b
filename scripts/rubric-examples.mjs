// Scores pairs of docs/rubric-examples.json with the built program and prints what it says of each.
// Usage: node scripts/rubric-examples.mjs <section>
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Sections named after a dimension are about it; all others are about summaries. */
const OTHER_DIMENSIONS = ['title', 'key_actions', 'aha_moments'];
const EMPTY = { title: '', summary: '', key_actions: [], outcome: 'success', aha_moments: [] };

const sections = JSON.parse(readFileSync('docs/rubric-examples.json', 'utf8'));
const [section] = process.argv.slice(2);
const examples = sections[section];
if (examples === undefined) {
  console.error(`Sections: ${Object.keys(sections).join(', ')}`);
  process.exit(2);
}
const dimension = OTHER_DIMENSIONS.includes(section) ? section : 'summary';
const sessions = scoreExamples();
console.log(examples.map((example, i) => show(example, sessions[i])).join('\n\n'));

/** The sessions of the report, one an example: sessions are sorted by name, so the names are made to sort. */
function scoreExamples() {
  const folder = mkdtempSync(join(tmpdir(), 'rubric-examples-'));
  try {
    mkdirSync(join(folder, '.git'));
    const lines = (make) => examples.map((example, i) => `${JSON.stringify(make(example, nameOf(i)))}\n`).join('');
    const references = lines(({ reference }, name) => ({ name, reference: summaryOf(reference) }));
    writeFileSync(join(folder, 'corpus.jsonl'), references);
    writeFileSync(
      join(folder, 'candidates.jsonl'),
      lines(({ candidate }, name) => ({ name, ...summaryOf(candidate) })),
    );
    const args = [resolve('dist/cli.js'), '--corpus', 'corpus.jsonl', '--candidates', 'candidates.jsonl', '--json'];
    const { stdout, stderr, status } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0 && status !== 1) throw new Error(stderr);
    return JSON.parse(stdout).sessions;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function nameOf(index) {
  return `example-${String(index).padStart(2, '0')}`;
}

function summaryOf(value) {
  return { ...EMPTY, [dimension]: dimension === 'aha_moments' ? value.map(momentOf) : value };
}

function momentOf(text) {
  const [seq, type] = text.split(' ');
  return { seq: Number(seq), type };
}

function show({ about, reference, candidate }, { dimensions, findings }) {
  const { score, reason } = dimensions.find((result) => result.dimension === dimension);
  const codes = findings.filter((finding) => finding.dimension === dimension).map(({ code }) => code);
  return [
    `${score.toFixed(4)}  ${about === undefined ? '' : `${about}: `}${reason}`,
    ...block('reference', reference),
    ...block('candidate', candidate),
    ...(codes.length === 0 ? [] : [`        findings   ${[...new Set(codes)].join(', ')}`]),
  ].join('\n');
}

function block(side, value) {
  const texts = Array.isArray(value) && dimension === 'key_actions' ? value : [[value].flat().join(', ')];
  return texts.map((text, i) => `        ${(i === 0 ? side : '').padEnd(9)}  ${text}`);
}
