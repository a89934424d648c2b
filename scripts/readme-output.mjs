// Runs the commands of the console blocks in README.md and docs/*.md and writes what they print below them; --check only
// compares. Usage: node scripts/readme-output.mjs [--check] [page…]
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const BLOCK = /```console\n\$ (.+)\n[\s\S]*?```/g;

export function withRealOutput(page) {
  return page.replace(BLOCK, (_, command) => `\`\`\`console\n$ ${command}\n${outputOf(command)}\`\`\``);
}

function outputOf(command) {
  const env = { ...process.env, NO_COLOR: '1' };
  delete env.GITHUB_WORKSPACE;
  const { stdout, error } = spawnSync('bash', ['-c', command], { encoding: 'utf8', env });
  if (error !== undefined) throw error;
  return stdout.endsWith('\n') ? stdout : `${stdout}\n`;
}

const isCheck = process.argv.includes('--check');
const named = process.argv.slice(2).filter((argument) => argument !== '--check');
const docs = readdirSync('docs').filter((file) => file.endsWith('.md'));
for (const path of named.length > 0 ? named : ['README.md', ...docs.map((file) => `docs/${file}`)]) {
  const page = readFileSync(path, 'utf8');
  const real = withRealOutput(page);
  if (real === page) continue;
  if (isCheck) {
    console.error(`${path} shows what the commands no longer print: run node scripts/readme-output.mjs`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, real);
  }
}
