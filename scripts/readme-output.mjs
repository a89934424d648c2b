// Runs the commands of the README's console blocks and writes what they print below them; --check only compares.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

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

const page = readFileSync('README.md', 'utf8');
const real = withRealOutput(page);
if (process.argv.includes('--check')) {
  if (real !== page) {
    console.error('README.md shows what the commands no longer print: run node scripts/readme-output.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync('README.md', real);
}
