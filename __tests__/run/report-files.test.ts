import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { removeReportFiles } from '../../src/run/report-files.js';
import { resolveSettings } from '../../src/settings/resolve.js';
import { MIXED } from '../builders/reports.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const FOLDER = 'summary-gate-report';
const NAMES = {
  json: 'report.json',
  markdown: 'report.md',
  junit: 'junit.xml',
  sarif: 'report.sarif',
} as const;

const ALL = Object.keys(NAMES).join(',');

async function run(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace(tree);
  const result = await runProgram(flags, root);
  const folder = join(root, FOLDER);
  const written = existsSync(folder) ? readdirSync(folder) : [];
  return { ...result, root, written, read: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

describe('the report files', () => {
  it.each(Object.entries(NAMES))('are, for %s alone, %s', async (format, name) => {
    const { exitCode, stderr, written } = await run(MIXED, '--report-formats', format);
    expect({ exitCode, stderr, written }).toEqual({
      exitCode: 1,
      stderr: `Report: ${FOLDER}/${name}\n`,
      written: [name],
    });
  });

  it('are all there when all are wanted, in the order of the formats', async () => {
    const { stderr } = await run(MIXED, '--report-formats', ALL.split(',').reverse().join(','));
    expect(stderr).toBe(
      `Report: ${Object.values(NAMES)
        .map((name) => `${FOLDER}/${name}`)
        .join(', ')}\n`,
    );
  });

  it('are the same bytes every time', async () => {
    const [one, other] = [await run(MIXED, '--report-formats', ALL), await run(MIXED, '--report-formats', ALL)];
    for (const name of Object.values(NAMES)) expect(one.read(name)).toBe(other.read(name));
  });

  it('take the place of those of an earlier run, in formats that are not wanted any more, too', async () => {
    const stale = Object.fromEntries(Object.values(NAMES).map((name) => [`${FOLDER}/${name}`, 'old']));
    const { written, read } = await run({ ...MIXED, ...stale }, '--report-formats', 'json,sarif');
    expect(written).toEqual(['report.json', 'report.sarif']);
    expect(read('report.sarif')).toContain('"2.1.0"');
  });

  it('stay away where the input is wrong, whatever the formats', async () => {
    const tree = { ...MIXED, 'golden-corpus/broken/reference.json': '{' };
    expect(await run(tree, '--report-formats', ALL)).toMatchObject({ exitCode: 2, stdout: '', written: [] });
  });

  it('that were named for what is kept are refused, and the refusal itself removes none of them', () => {
    const tree = {
      [`${FOLDER}/judge-log.jsonl`]: 'paid',
      [`${FOLDER}/report.md`]: 'paid',
      [`${FOLDER}/report.json`]: 'old',
    };
    const { root, files } = makeWorkspace(tree);
    symlinkSync(FOLDER, join(root, 'way'));
    const inputs = new Map([
      ['judge-cassette', { text: 'way/judge-log.jsonl', label: 'judge-cassette' }] as const,
      ['budget-ledger', { text: `${FOLDER}/report.md`, label: 'budget-ledger' }] as const,
    ]);
    const { values, problems } = resolveSettings(inputs, files);
    expect(problems).toHaveLength(2);
    removeReportFiles(values, files);
    expect(readdirSync(join(root, FOLDER))).toEqual(['judge-log.jsonl', 'report.md']);
  });

  it('that cannot be written end the run with the path and no stack trace', async () => {
    const tree = { ...MIXED, [`${FOLDER}/junit.xml/x`]: '' };
    const { exitCode, stderr } = await run(tree, '--report-formats', 'junit');
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/report-dir: cannot write: .*\n$/);
    expect(stderr).not.toMatch(/\n {4}at |internal error/);
  });
});
