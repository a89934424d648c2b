import { spawnSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isBundleOlder } from '../scripts/jest/older-bundle.mjs';
import { makeWorkspace, type Tree } from './builders/workspace.js';

const IMPORT = "import { afterAll, expect, it } from '@jest/globals';";

/** In the order in which they run: jest begins with the longest of those that it does not know. */
const FILES: Tree = {
  'first.test.ts': `${IMPORT}
    import { shared } from './beside.js';
    shared.push('first');
    process.env['LEFT_BEHIND'] = 'first';
    process.exitCode = 7;
    it.only('is alone', () => expect(shared).toEqual(['first']));
    it('is left out', () => expect(1).toBe(2));
    // ${'The longest. '.repeat(40)}`,
  'second.test.ts': `${IMPORT}
    import { shared } from './beside.js';
    interface Typed { readonly number: number }
    it('finds nothing of another file', () => {
      expect(shared).toEqual([]);
      expect(process.env['LEFT_BEHIND']).toBeUndefined();
      expect(process.exitCode).not.toBe(7);
    });
    it('expects what is not so', () => {
      const typed: Typed = { number: 1 };
      expect(typed.number).toBe(2);
    });
    it('loses a rejection', async () => {
      void Promise.reject(new Error('lost'));
      await new Promise((done) => setImmediate(done));
    });
    it('never ends', () => new Promise(() => {}), 1);
    it.failing('should have failed', () => expect(1).toBe(1));`,
  'third.test.ts': `${IMPORT} it('is not reached', () => {}); throw new Error('as it is loaded');`,
  'fourth.test.ts': `${IMPORT} it('passes', () => {}); afterAll(() => { throw new Error('in the end'); });`,
  'fifth.test.ts': `${IMPORT} it('works', () => {}); it('is no longer alone', () => {});`,
  'beside.ts': 'export const shared: string[] = [];',
};

const CONFIG = `
import config from ${JSON.stringify(resolve('jest.config.mjs'))};
const { testEnvironment, testRunner } = JSON.parse(JSON.stringify(config).replaceAll('<rootDir>', ${JSON.stringify(resolve('.'))}));
export default { testEnvironment, testRunner, injectGlobals: false, transform: {}, testMatch: ['**/*.test.ts'], reporters: [] };
`;

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string().transform((path) => path.replace(/.*\//, '')),
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

describe('the runner of the tests', () => {
  const { root } = makeWorkspace({ ...FILES, 'jest.config.mjs': CONFIG });
  const jest = ['--experimental-vm-modules', '--no-warnings', resolve('node_modules/jest/bin/jest.js')];
  const args = ['-i', '--json', '--watchman=false', '--config', `${root}/jest.config.mjs`];
  const { stdout, status } = spawnSync(process.execPath, [...jest, ...args], { encoding: 'utf8' });
  const { testResults } = resultsSchema.parse(JSON.parse(stdout));

  it('fails', () => expect(status).toBe(1));

  it.each([
    ['first.test.ts', { 'is alone': 'passed', 'is left out': 'pending' }],
    [
      'second.test.ts',
      {
        'finds nothing of another file': 'passed',
        'expects what is not so': 'failed',
        'loses a rejection': 'failed',
        'never ends': 'failed',
        'should have failed': 'failed',
      },
    ],
    ['third.test.ts', {}],
    ['fourth.test.ts', { passes: 'passed' }],
    ['fifth.test.ts', { works: 'passed', 'is no longer alone': 'passed' }],
  ])('tells what became of %s', (file, wanted) => {
    const { assertionResults = [] } = testResults.find(({ name }) => name === file) ?? {};
    expect(Object.fromEntries(assertionResults.map(({ title, status: end }) => [title, end]))).toEqual(wanted);
  });

  it.each([
    ['second.test.ts', 'second.test.ts:11:28'],
    ['third.test.ts', 'as it is loaded'],
    ['fourth.test.ts', 'in the end'],
  ])('says of %s: %s', (file, wanted) => {
    expect(testResults.find(({ name }) => name === file)?.message).toContain(wanted);
  });
});

describe('dist/', () => {
  const { root } = makeWorkspace({ 'dist/program.js': '', 'src/core/text.ts': '' });

  it.each([
    ['is not older than src/ in a fresh clone, whose files are a moment apart', 30, false],
    ['is older than a file that was changed later', 120, true],
    ['is not older than src/ when it was built', -120, false],
  ])('%s', (_, seconds, wanted) => {
    const cloned = Date.now() / 1000 - 1000;
    for (const name of ['src', 'src/core', 'dist/program.js']) utimesSync(join(root, name), cloned, cloned);
    utimesSync(join(root, 'src/core/text.ts'), cloned, cloned + seconds);
    expect(isBundleOlder(root)).toBe(wanted);
  });
});
