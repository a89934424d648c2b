// Starts pairs of commands at the same time that write one corpus, one baseline or one page. Whoever ends with 0 finds what it has written,
// whoever ends with 2 says why, and no file is torn.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { filesOf, makeTemplate, SESSIONS } from './workspace.mjs';

const BY = ['--by=a@example.org', '--because=it says the same', '--yes'];
const MORE = '--candidates=more';
const LINES = '--corpus=golden.jsonl';
const [FIRST, SECOND] = SESSIONS;

/** Each pair, and what of it must be there for each command that has ended with 0, as a number of accepted and rejected summaries. */
const PAIRS = [
  {
    name: 'accept, the same',
    pair: [
      ['accept', ...SESSIONS, ...BY],
      ['accept', ...SESSIONS, ...BY],
    ],
    summaries: [3],
  },
  {
    name: 'accept, two texts',
    pair: [
      ['accept', ...SESSIONS, ...BY],
      ['accept', ...SESSIONS, MORE, ...BY],
    ],
    each: 3,
  },
  {
    name: 'accept and reject',
    pair: [
      ['accept', ...SESSIONS, ...BY],
      ['reject', ...SESSIONS, MORE, ...BY],
    ],
    each: 3,
  },
  {
    name: 'accept in lines',
    pair: [
      ['accept', FIRST, LINES, ...BY],
      ['accept', SECOND, LINES, ...BY],
    ],
    each: 1,
  },
  {
    name: 'accept and reject in lines',
    pair: [
      ['accept', FIRST, LINES, ...BY],
      ['reject', FIRST, LINES, MORE, ...BY],
    ],
    each: 1,
  },
  {
    name: 'accept in place',
    pair: [
      ['accept', FIRST, '--replace', ...BY],
      ['accept', FIRST, MORE, '--replace', ...BY],
    ],
  },
  {
    name: 'add, the same',
    pair: [
      ['add', 'new-session'],
      ['add', 'new-session'],
    ],
  },
  {
    name: 'add, two sessions',
    pair: [
      ['add', 'new-session'],
      ['add', 'other-session'],
    ],
  },
  {
    name: 'bless',
    pair: [
      ['bless', '--report-dir=a'],
      ['bless', '--report-dir=b'],
    ],
  },
  { name: 'bless and score', pair: [['bless', '--report-dir=a'], ['--baseline=summary-gate-baseline.json']] },
  {
    name: 'history',
    pair: [
      ['history', 'reports', '--html'],
      ['history', 'reports', '--html'],
    ],
  },
  { name: 'accept and score', pair: [['accept', ...SESSIONS, ...BY], []] },
];

export async function writeTogether(times, only) {
  const { folder, template } = makeTemplate();
  await prepare(template);
  const all = [];
  for (const one of PAIRS.filter(({ name }) => only === undefined || name === only))
    all.push(await repeat(one, times, template, join(folder, 'work')));
  rmSync(folder, { recursive: true });
  return all;
}

/** A corpus of lines beside that of folders, other texts of the same sessions, two reports, a baseline and a folder of reports. */
async function prepare(template) {
  const lines = SESSIONS.map((name) => {
    const session = JSON.parse(readFileSync(join(template, 'golden-corpus', name, 'reference.json'), 'utf8'));
    return `${JSON.stringify({ ...session, name })}\n`;
  });
  writeFileSync(join(template, 'golden.jsonl'), lines.join(''));
  for (const name of SESSIONS) {
    const path = join(template, 'more', `${name}.json`);
    const summary = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...summary, title: `${summary.title}, told otherwise` }));
  }
  cpSync(join(template, `more/${FIRST}.json`), join(template, 'candidates/other-session.json'));
  for (const dir of ['a', 'b', 'reports/one', 'reports/two'])
    await start([`--report-dir=${dir}`, ...(dir === 'b' ? [MORE] : [])], template).done;
  cpSync(join(template, 'a/report.json'), join(template, 'summary-gate-baseline.json'));
}

async function repeat({ name, pair, each, summaries }, times, template, work) {
  const seen = { name, pairs: times, exits: {}, faults: [] };
  const before = filesOf(template);
  for (let i = 0; i < times; i += 1) {
    rmSync(work, { recursive: true, force: true });
    cpSync(template, work, { recursive: true });
    const ends = await Promise.all(pair.map((args) => start(args, work).done));
    const ended = ends.map(({ code, signal }) => code ?? signal).join(' ');
    seen.exits[ended] = (seen.exits[ended] ?? 0) + 1;
    const wanted =
      summaries ?? (each === undefined ? undefined : [each * ends.filter(({ code }) => code === 0).length]);
    for (const fault of lookAt(ends, work, before, wanted)) seen.faults.push(`pair ${i}: ${fault}`);
  }
  return seen;
}

function* lookAt(ends, work, before, wanted) {
  for (const { code, stderr, stdout } of ends) {
    if (![0, 2].includes(code)) yield `exit ${code}: ${stderr.slice(-300)}`;
    if (code === 2 && !/meanwhile|already|held by/.test(stderr))
      yield `exit 2 for another reason: ${stderr.slice(-300)}`;
    if (/\n\s+at .+:\d+:\d+/.test(stderr + stdout)) yield `stack trace: ${stderr.slice(0, 300)}`;
  }
  if (ends.every(({ code }) => code !== 0)) yield `both have ended with ${ends[0].code}`;
  const files = filesOf(work);
  for (const [path, text] of files) {
    if (/\.tmp$|\.lock$|\.break$/.test(path)) yield `${path} is left`;
    if (/\.jsonl?$/.test(path) && !/transcript/.test(path) && !isWhole(path, text))
      yield `${path} is torn (${text.length} bytes)`;
    if (/\.html$/.test(path) && !text.trimEnd().endsWith('</html>')) yield `${path} is torn`;
  }
  for (const path of before.keys())
    if (!files.has(path) && !path.startsWith('summary-gate-report/')) yield `${path} is gone`;
  const there = summariesIn(files);
  if (wanted !== undefined && !wanted.includes(there)) yield `${there} summaries are there, and not ${wanted}`;
}

function isWhole(path, text) {
  try {
    for (const one of path.endsWith('.jsonl') ? text.trimEnd().split('\n') : [text]) JSON.parse(one);
    return true;
  } catch {
    return false;
  }
}

function summariesIn(files) {
  const own = [...files.keys()].filter((path) => /\/(?:accepted|rejected)\/[^/]+\.json$/.test(path)).length;
  const lines = (files.get('golden.jsonl') ?? '').trimEnd().split('\n');
  return lines.reduce((sum, line) => {
    const { accepted = [], rejected = [] } = isWhole('', line) ? JSON.parse(line) : {};
    return sum + accepted.length + rejected.length;
  }, own);
}
