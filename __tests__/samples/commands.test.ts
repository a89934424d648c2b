import { describe, expect, it } from '@jest/globals';
import { summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { corpusOf, SAMPLES, WAYS } from './samples.js';

const { tree } = WAYS['numbered files in the folder of the session']?.({
  a: ['good', 'thin', undefined, 'plain'],
  b: ['good'],
  stranger: ['good', 'good'],
}) ?? { tree: {} };
const CORPUS = corpusOf(['a', 'b']);

function workspace(): string {
  return makeWorkspace({ ...CORPUS, ...tree, 'candidates/b.json': SAMPLES.good }).root;
}

describe('explain', () => {
  it('shows all samples in short and the worst in full', async () => {
    const { stdout, exitCode } = await runProgram(['explain', 'a'], workspace());
    expect(exitCode).toBe(0);
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      expect.stringMatching(/^a {2}0\.\d+$/),
      '  rubric     v2',
      '  reference  golden-corpus/a/reference.json:1',
      '  candidate  candidates/a/2.json:1:1',
      expect.stringMatching(/^ {2}samples {4}mean of 3 samples 0\.\d+, spread 0\.\d+ \(standard deviation\)$/),
      '             1  1  0 findings  candidates/a/1.json:1:1',
      expect.stringMatching(/^ {11}→ 2 {2}0\.\d+ {2}\d findings, the worst {2}candidates\/a\/2\.json:1:1$/),
      expect.stringMatching(/^ {13}4 {2}0\.8 {2}\d findings {2}candidates\/a\/4\.json:1:1$/),
      '  below      sample 2, the worst; a/1 shows another one',
    ]);
  });

  it('shows the sample that is named, and what the worst is', async () => {
    const { stdout } = await runProgram(['explain', 'a/4', '--json'], workspace());
    expect(JSON.parse(stdout)).toMatchObject({
      overall: 0.8,
      candidate: { place: 'candidates/a/4.json:1:1' },
      samples: { shown: 4, worst: 2, all: [{ sample: 1 }, { sample: 2 }, { sample: 4 }] },
    });
  });

  it.each([
    ['a/3', 'there is no sample 3 of "a": the run has samples 1, 2, 4'],
    ['b/1', 'there is no sample 1 of "b": the session has no samples'],
    ['c/1', 'the corpus has no session "c"'],
  ])('refuses %s', async (operand, message) => {
    const { stderr, exitCode } = await runProgram(['explain', operand], workspace());
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('diff', () => {
  it('shows the worst sample, or the one that is named', async () => {
    const root = workspace();
    expect((await runProgram(['diff', 'a'], root)).stdout).toContain('+ candidate  candidates/a/2.json:1:1');
    expect((await runProgram(['diff', 'a/1'], root)).stdout).toContain('+ candidate  candidates/a/1.json:1:1');
  });
});

describe('add', () => {
  it('asks which of several samples is meant', async () => {
    const { stderr, exitCode } = await runProgram(['add', 'stranger'], workspace());
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain(
      'the candidate "stranger" has several samples; it has 1 (candidates/stranger/1.json:1:1), 2 (candidates/stranger/2.json:1:1)',
    );
    expect(stderr).toContain('as in add stranger/1');
  });

  it('drafts from the sample that is named', async () => {
    const { stdout, exitCode } = await runProgram(['add', 'stranger/2'], workspace());
    expect(exitCode).toBe(0);
    expect(stdout).toContain('wrote  golden-corpus/stranger/reference.json');
  });

  it('refuses a sample that is not there', async () => {
    const { stderr } = await runProgram(['add', 'stranger/3'], workspace());
    expect(stderr).toContain('there is no sample 3 of the candidate "stranger"');
  });
});

describe('accept and reject', () => {
  const TEACH = ['--by', 'mona', '--because', 'so'];
  it.each([
    ['accept', 'a', 'the candidate "a" has several samples; it has 1 (candidates/a/1.json:1:1), 2 ('],
    ['accept', 'a', 'name the one that comes closest to what happened, as in accept a/1; diff a/1 shows one'],
    ['reject', 'a', 'name the one that is wrong, as in reject a/1; diff a/1 shows one'],
    ['accept', 'a/3', 'there is no sample 3 of the candidate "a"; it has 1 (candidates/a/1.json:1:1), 2 ('],
    ['accept', 'b/1', 'there is no sample 1 of the candidate "b"; it has no samples (run accept b)'],
    ['reject', 'b/7', 'there is no sample 7 of the candidate "b"; it has no samples (run reject b)'],
  ])('%s %s: %s', async (command, operand, message) => {
    const { stderr, exitCode } = await runProgram(
      [command, operand, ...(command === 'accept' ? TEACH.slice(0, 2) : TEACH)],
      workspace(),
    );
    expect(exitCode).toBe(2);
    expect(stderr.replace(/\s+/g, ' ')).toContain(message);
  });

  it('name ten of many', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`candidates/a/${i + 1}.json`, SAMPLES.plain]),
    );
    const { root } = makeWorkspace({ ...CORPUS, ...many });
    const { stderr } = await runProgram(['accept', 'a', '--by', 'mona'], root);
    expect(stderr).toContain('10 (candidates/a/10.json:1:1) (name the one');
    expect(stderr).not.toContain('11 (');
  });

  it('take the sample that is named', async () => {
    const { stdout, exitCode } = await runProgram(['reject', 'a/4', ...TEACH, '--json'], workspace());
    // Nobody can be asked.
    expect([exitCode, stdout]).toEqual([2, expect.stringContaining('Reproduced the failure with a slow network')]);
  });
});

describe('self-test', () => {
  it('takes one sample of each session', async () => {
    const { stdout, exitCode } = await runProgram(['self-test', '--json'], workspace());
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('candidates');
  });

  it('takes the runs that the samples are for its proposal, each by its mean', async () => {
    // As few as allow a proposal, and as little to damage in them as there can be.
    const names = [...'abcdefghij'];
    const short = (title: string) => summaryJson({ title, summary: title, key_actions: [], aha_moments: [] });
    const [good, other] = [short('Fixed the login test'), short('Repaired the login test')];
    const proposed = async (tree: Tree) => {
      const { root } = makeWorkspace(tree);
      const { stdout } = await runProgram(['self-test', '--json', '--min-overall', 'none'], root);
      return JSON.parse(stdout).proposed;
    };
    const tree = Object.fromEntries(
      names.flatMap((name) => [
        [`golden-corpus/${name}/reference.json`, { reference: good }],
        [`candidates/${name}/1.json`, good],
        [`candidates/${name}/2.json`, other],
      ]),
    );
    const { root } = makeWorkspace(tree);
    const scored = JSON.parse((await runProgram(['--json'], root)).stdout);
    const second: number[] = scored.sessions.map(
      ({ samples }: { readonly samples: readonly { readonly overall: number }[] }) => samples[1]?.overall,
    );
    const lower = second.reduce((sum, one) => sum + one, 0) / second.length;
    const apart = await proposed(tree);
    expect(apart).toMatchObject({ runs: 2 });
    // Of two numbers the standard deviation is their distance over the root of two.
    expect(apart.spread).toBeCloseTo((1 - lower) / Math.SQRT2, 4);
    // A session without its second sample is one without a usable candidate.
    const { 'candidates/c/2.json': _, ...fewer } = tree;
    expect((await proposed(fewer)).reason).toContain('1 session without a usable candidate');
  });
});
