// Gives sessions and candidates names that file systems, logs, pages and shells read as something else: every one is in the report once or
// refused by its name, and what is written can be read.
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './run.mjs';
import { filesOf, makeTemplate, SESSIONS } from './workspace.mjs';

const [FIRST = ''] = SESSIONS;
const BY = ['--by=a@example.org', '--because=it says the same', '--yes'];

/** One name, or two at once that may be taken for each other. */
const NAMES = {
  'composed and decomposed': ['caf\u00e9', 'cafe\u0301'],
  'ligature and letters': ['\ufb01x', 'fix'],
  'two cases': ['Session', 'session'],
  'i with and without a dot': ['\u0130', 'i\u0307'],
  '255 bytes in a folder': ['x'.repeat(255)],
  '250 bytes': ['x'.repeat(250)],
  '83 kanji': ['\u6f22'.repeat(83)],
  'from right to left': ['abc\u202egnp.exe'],
  'a mark of Arabic': ['\u061cabc\u200f'],
  'zero width': ['ab', 'a\u200bb'],
  'a byte order mark': ['\ufeffab'],
  'a family': ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}', '\u{1f3f4}\u{e0067}\u{e007f}'],
  'a flag of the command line': ['--json', '-h'],
  dash: ['-'],
  'dot at the end': ['ends.', 'ends'],
  'space at an end': ['ends ', ' ends'],
  'names of devices': ['CON', 'nul.txt', 'COM1'],
  'line feed': ['one\ntwo'],
  'carriage return and tab': ['one\rtwo', 'one\ttwo'],
  quotes: ['"', "'", '`'],
  backslash: ['\\'],
  'a command of the runner': ['::error::stop', '##[error]stop', '::set-output name=verdict::pass'],
  'escaped line feed': ['%0A::error::stop', '%2e%2e'],
  'a command of the shell': ['$(touch pwned)', '`touch pwned`', '; touch pwned', '| touch pwned'],
  markup: ['<img src=x onerror=alert(1)>', '&lt;b&gt;', ']]><x', '--><b>'],
  markdown: ['| a | b |', '[x](javascript:1)', '**@everyone** #1', '```'],
  'escape sequence': ['\u001b[31mred\u0007'],
  keys: ['__proto__', 'constructor', 'toString'],
  'patterns of files': ['*', '[a-z]', '{a,b}', '!x', '~', '#x', 'a,b', 'a=b'],
  dots: ['...', '.hidden'],
};
const FORMATS = '--report-formats=json,markdown,html,junit,sarif,gitlab,otel';

export async function nameOddly() {
  const { folder, template } = makeTemplate();
  const work = join(folder, 'work');
  const seen = { name: 'odd names', names: 0, runs: 0, exits: {}, scored: 0, refused: 0, faults: [] };
  for (const [about, names] of Object.entries(NAMES)) {
    seen.names += names.length;
    for (const [command, args] of commandsFor(names)) {
      rmSync(work, { recursive: true, force: true });
      cpSync(template, work, { recursive: true });
      if (!names.every((name) => place(work, name))) continue;
      const end = await start(args, work).done;
      seen.runs += 1;
      seen.exits[end.code ?? end.signal] = (seen.exits[end.code ?? end.signal] ?? 0) + 1;
      for (const fault of lookAt({ ...end, command, names, seen, files: filesOf(work) }))
        seen.faults.push(`${about}, ${command}: ${fault}`);
    }
  }
  rmSync(folder, { recursive: true });
  return seen;
}

function commandsFor(names) {
  const [name] = names;
  return [
    ['score', [FORMATS]],
    ['lint', ['lint']],
    ['compare', ['compare', 'one=candidates', 'two=more']],
    ['explain', ['explain', '--', name]],
    ['accept', ['accept', ...BY, '--', name]],
    ['the action', 'action'],
  ];
}

/** A golden session and both of its candidates under a name; false where the system has no such name. */
function place(work, name) {
  try {
    const target = join(work, 'golden-corpus', name);
    cpSync(join(work, 'golden-corpus', FIRST), target, { recursive: true });
    const reference = join(target, 'reference.json');
    writeFileSync(reference, JSON.stringify({ ...JSON.parse(readFileSync(reference, 'utf8')), name }));
    for (const side of ['candidates', 'more']) {
      cpSync(join(work, side, `${FIRST}.json`), join(work, side, 'between.json'));
      renameSync(join(work, side, 'between.json'), join(work, side, `${name}.json`));
    }
    return true;
  } catch (error) {
    return error.code !== 'ENAMETOOLONG';
  }
}

function* lookAt({ code, signal, stdout, stderr, command, names, seen, files }) {
  const said = stdout + stderr;
  if (![0, 1, 2, 3].includes(code)) yield `exit ${code ?? signal}: ${said.slice(-300)}`;
  if (/\n\s+at .+:\d+:\d+|internal error/.test(said)) yield `stack trace: ${said.slice(0, 300)}`;
  if (files.has('pwned')) yield 'a command of the name was run';
  // Commands of the runner that are ours stand at the start of a line and name what they are about.
  if (/^(?:::error::stop|##\[error\]|::set-output)/m.test(said))
    yield `a command for the runner: ${said.slice(0, 200)}`;
  if (/[\u001b\u0007\u202e](?!\[\d*[mKAG])/.test(said))
    yield `a control character: ${JSON.stringify(said.slice(0, 200))}`;
  for (const [path, text] of files)
    if (path.startsWith('summary-gate-report/') && !isReadable(path, text)) yield `${path} cannot be read`;
  if (command !== 'score' && command !== 'the action') return;
  const report = files.get('summary-gate-report/report.json');
  if (code === 2) {
    seen.refused += 1;
    if (said.trim() === '') yield 'refused without a reason';
    return;
  }
  const told = JSON.parse(Buffer.from(report ?? '{}', 'latin1').toString()).sessions ?? [];
  for (const name of [...SESSIONS, ...names]) {
    const times = told.filter((session) => session.name === name).length;
    seen.scored += times;
    if (times !== 1) yield `${JSON.stringify(name)} is in the report ${times} times: ${said.slice(0, 300)}`;
  }
}

function isReadable(path, text) {
  try {
    const whole = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
    if (/\.(?:json|sarif)$/.test(path)) JSON.parse(whole);
    if (/\.jsonl$/.test(path)) for (const line of whole.split('\n').filter(Boolean)) JSON.parse(line);
    if (/\.html$/.test(path)) return whole.trimEnd().endsWith('</html>') && !/<img src=x/.test(whole);
    return !/\.xml$/.test(path) || !/<img|\u0000|\u001b/.test(whole);
  } catch {
    return false;
  }
}
