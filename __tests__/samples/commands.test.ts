import { describe, expect, it } from '@jest/globals';
import { makeWorkspace } from '../builders/workspace.js';
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

describe('self-test', () => {
  it('takes one sample of each session', async () => {
    const { stdout, exitCode } = await runProgram(['self-test', '--json'], workspace());
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('candidates');
  });
});
