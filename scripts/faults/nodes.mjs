// Installs what the lock file names without running a script of it, builds with several versions of Node.js and compares every byte,
// and runs the first command of the README with each.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './workspace.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const MAJORS = [20, 22, 24, 26];
const FIRST_COMMAND = ['dist/cli.js', '--corpus', 'golden-corpus', '--candidates', 'examples/good'];

export function buildWithEach() {
  const folder = mkdtempSync(join(tmpdir(), 'summary-gate-nodes-'));
  const seen = { name: 'one build by several versions of Node.js', versions: {}, faults: [] };
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  npm(['ci', '--ignore-scripts'], copy);
  npm(['run', '-s', 'compile'], copy);
  const wanted = {};
  for (const major of MAJORS) {
    const { version, ...made } = tryOne(major, folder, copy, seen.faults);
    if (version === undefined) continue;
    seen.versions[version] = made;
    for (const [name, digest] of Object.entries(made)) {
      wanted[name] ??= digest;
      if (digest !== wanted[name]) seen.faults.push(`${version}: another ${name}`);
    }
  }
  rmSync(folder, { recursive: true });
  return seen;
}

/** Digests of what one version builds, and of the report that it makes; nothing where the registry has no such version. */
function tryOne(major, folder, copy, faults) {
  const prefix = join(folder, String(major));
  try {
    npm(['install', '--prefix', prefix, `node@${major}`], folder);
  } catch {
    console.log(`node@${major}: not to be had from the registry`);
    return {};
  }
  const node = join(prefix, 'node_modules/node/bin/node');
  const run = (args) =>
    spawnSync(node, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: '1767225600' } });
  const version = run(['--version']).stdout.trim();
  rmSync(join(copy, 'dist'), { recursive: true });
  const built = run(['scripts/build.mjs']);
  if (built.status !== 0) faults.push(`${version}: ${built.stderr.slice(-300)}`);
  const first = run(FIRST_COMMAND);
  if (first.status !== 0) faults.push(`${version}: exit ${first.status}: ${first.stderr.slice(-300)}`);
  const report = readFileSync(join(copy, 'summary-gate-report/report.json'), 'utf8');
  return {
    version,
    dist: digestOf(JSON.stringify([...filesOf(join(copy, 'dist'))].sort())),
    report: digestOf(report),
    shown: digestOf(first.stdout),
  };
}

function npm(args, cwd) {
  execFileSync('npm', [...args, '--no-audit', '--no-fund'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
