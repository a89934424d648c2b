// Checks the project out as other machines do, and runs the first command of the README with all reports there: each byte must be
// that of a plain checkout.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './workspace.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

const CHECKOUTS = [
  ['plain', 'plain', []],
  ['core.autocrlf=true', 'crlf', ['-c', 'core.autocrlf=true']],
  ['every text with CRLF', 'all crlf', [], withCrLf],
  ['300 characters deep', `${'deep'.repeat(50)}/${'er'.repeat(50)}`, []],
  ['spaces, accents, kanji, emoji', 'Ünï  çødé/日本語 の フォルダ/a\u0301 😀👩‍👩‍👧‍👦', []],
  ['signs of shells and workflows', `$(touch x) 'q' "q" %25 #1 [x] {y} & ; \`z\``, []],
];

export function checkOut() {
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-checkouts-'));
  const seen = { name: 'checkouts', tried: [], faults: [] };
  let wanted;
  for (const [name, path, options, change] of CHECKOUTS) {
    const to = join(folder, path);
    mkdirSync(to, { recursive: true });
    execFileSync('git', [...options, 'clone', '-q', ...options, root, to], { stdio: ['ignore', 'ignore', 'inherit'] });
    const status = execFileSync('git', ['status', '--porcelain'], { cwd: to, encoding: 'utf8' });
    if (status !== '') seen.faults.push(`${name}: git takes files for changed: ${status.slice(0, 100)}`);
    change?.(to);
    // A report says whether something was not committed.
    rmSync(join(to, '.git'), { recursive: true });
    const made = runIn(to);
    wanted ??= made;
    seen.tried.push(`${name} (${to.length - folder.length} characters)`);
    if (made.status !== 0) seen.faults.push(`${name}: exit ${made.status}: ${made.stderr.slice(-300)}`);
    for (const file of Object.keys({ ...wanted.files, ...made.files }))
      if (wanted.files[file] !== made.files[file]) seen.faults.push(`${name}: ${file} is another`);
    if (made.stdout !== wanted.stdout) seen.faults.push(`${name}: another output`);
  }
  rmSync(folder, { recursive: true });
  return seen;
}

function runIn(cwd) {
  const args = ['dist/cli.js', '--corpus', 'golden-corpus', '--candidates', 'examples/good'];
  const formats = '--report-formats=json,markdown,html,junit,sarif,gitlab,otel';
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, SOURCE_DATE_EPOCH: '1767225600' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, formats, '--report-dir=out'], {
    cwd,
    encoding: 'utf8',
    env,
  });
  const files = [...filesOf(join(cwd, 'out'))].map(([name, text]) => [
    name,
    createHash('sha256').update(text).digest('hex'),
  ]);
  return { status, stdout, stderr, files: Object.fromEntries(files) };
}

/** As an editor would leave it; git itself does so nowhere here, since .gitattributes says LF. */
function withCrLf(folder) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' }).split('\0');
  for (const path of tracked.filter((one) => /\.(?:js|cjs|json|jsonl|md|yml|txt)$/.test(one))) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replaceAll(/\r?\n/g, '\r\n'));
  }
}
