// A small workspace, the commands that write in it, and what they leave.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
export const CLI = join(root, 'dist/cli.js');
export const ACTION = join(root, 'dist/index.js');

export const SESSIONS = ['fix-invoice-rounding', 'flaky-clock-test', 'csv-mojibake-batch'];
const SESSION = 'fix-invoice-rounding';

/** A folder for temporary files, and in it a workspace of three sessions. */
export function makeTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-faults-'));
  const template = join(folder, 'template');
  for (const name of SESSIONS) {
    cpSync(join(root, 'golden-corpus', name), join(template, 'golden-corpus', name), { recursive: true });
    mkdirSync(join(template, 'candidates'), { recursive: true });
    cpSync(join(root, 'examples/good', `${name}.json`), join(template, 'candidates', `${name}.json`));
  }
  cpSync(join(template, 'candidates'), join(template, 'more'), { recursive: true });
  cpSync(join(template, 'candidates', `${SESSION}.json`), join(template, 'candidates/new-session.json'));
  return { folder, template };
}

/** The session that has a transcript. */
const TOLD = 'csv-mojibake-batch';
const TRANSCRIPT = `golden-corpus/${TOLD}/transcript.jsonl`;
const FORMATS = '--report-formats=json,markdown,html,junit,sarif,gitlab,otel';
const BY = ['--by=a@example.org', '--because=it says the same'];

/** Every command that writes; `before` are commands that have been run, `exit` is what it ends with. */
export const COMMANDS = [
  { name: 'score', args: [FORMATS], before: [] },
  { name: 'score again', args: [FORMATS], before: [[FORMATS, '--limit=1']] },
  { name: 'score and judge', args: judged(), before: [] },
  { name: 'shard', args: ['--shard=1/2'], before: [] },
  {
    name: 'merge',
    args: ['merge', 'a', 'b'],
    before: [
      ['--shard=1/2', '--report-dir=a'],
      ['--shard=2/2', '--report-dir=b'],
    ],
  },
  { name: 'turns', args: ['turns'], before: [] },
  { name: 'compare', args: ['compare', 'one=candidates', 'two=more'], before: [] },
  { name: 'bless', args: ['bless'], before: [[]] },
  { name: 'history', args: ['history', '--html'], before: [[]] },
  { name: 'init', args: ['init', '--working-directory=new'], before: [] },
  { name: 'add', args: ['add', 'new-session'], before: [] },
  { name: 'add a transcript', args: ['add', 'new-session', TRANSCRIPT], before: [] },
  { name: 'accept', args: ['accept', ...SESSIONS, ...BY, '--yes'], before: [] },
  { name: 'accept in place', args: ['accept', SESSION, '--replace', ...BY, '--yes'], before: [] },
  { name: 'reject', args: ['reject', ...SESSIONS, ...BY, '--yes'], before: [] },
  {
    name: 'reject a file',
    args: ['reject', 'a-new-one', '--from=candidates/new-session.json', `--transcript=${TRANSCRIPT}`, ...BY, '--yes'],
    before: [],
  },
  { name: 'the action', args: 'action', before: [[FORMATS, '--limit=1']] },
];

/** Those that write nothing but to their streams, help and what is no command too. */
export const READING = [
  ...['explain', 'lint', 'calibrate', 'self-test'].map((name) => ({ name, args: [name], before: [] })),
  ...['explain', 'diff', 'transcript'].map((name) => ({ name: `${name} one`, args: [name, TOLD], before: [] })),
  ...['--help', '--version', '--dry-run', '--json', '--quiet'].map((name) => ({ name, args: [name], before: [] })),
  { name: 'help of a command', args: ['accept', '--help'], before: [] },
  { name: 'no command', args: ['frobnicate'], before: [] },
];

/** Flags of a run with a judge; it runs in a folder of its own. */
export function judged(more = []) {
  const command = `node ${join(root, 'scripts/faults/judge.mjs')}`;
  return [
    ...['--judge=required', '--judge-provider=command', `--judge-command=${command}`, '--meta-evaluation-rate=0'],
    ...['--judge-cassette=tape.jsonl', '--max-cost-usd=none', ...more],
  ];
}

/** Every file of a folder with its text, by its path. */
export function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    paths.map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return [relative(folder, path), readFileSync(path, 'latin1')];
    }),
  );
}
