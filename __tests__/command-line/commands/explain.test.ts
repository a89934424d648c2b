import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from './program.js';

const { root } = makeWorkspace({
  'golden-corpus/scored/reference.json': referenceJson(),
  'candidates/scored.json': summaryJson({ outcome: 'failed' }),
  'golden-corpus/missing/reference.json': referenceJson(),
  'golden-corpus/invalid/reference.json': referenceJson(),
  'candidates/invalid.json': '{"title": 3, "outcome": []}',
  'golden-corpus/twice/reference.json': referenceJson(),
  'candidates/twice.json': summaryJson(),
  'candidates/twice/summary.json': summaryJson(),
  'golden-corpus/watch/reference.json': referenceJson({ canary: true }),
  'candidates/watch.json': summaryJson(),
  'golden-corpus/-dash/reference.json': referenceJson(),
  'golden-corpus/caf\u00e9/reference.json': referenceJson(),
});

const explain = (...argv: readonly string[]) => runProgram(['explain', ...argv], root);

const ELSEWHERE = 'Elsewhere 2 candidates cannot be scored: "invalid", "twice"\n';

describe('explain', () => {
  it('explains a scored session', async () => {
    const { exitCode, stdout, stderr } = await explain('scored');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: ELSEWHERE });
    expect(stdout).toMatch(/^scored {2}0\.9\n/);
    expect(stdout).toContain('  candidate  candidates/scored.json:1:1\n');
    expect(stdout).toContain('outcome  0 x weight 0.1 = 0  different\n  reference  success\n  candidate  failed\n');
    expect(stdout).toContain('WRONG_OUTCOME  candidates/scored.json:');
  });

  it('tells what bears out each number and name where there is a transcript, an accepted summary among it', async () => {
    const { root } = makeWorkspace({
      'golden-corpus/leases/reference.json': referenceJson({}, { summary: 'Renewed 40 leases.' }),
      'golden-corpus/leases/transcript.md': '**User:** 40 leases?\n\n**Assistant:** 12:40, all 40 of them.\n',
      'candidates/leases.json': summaryJson({ summary: 'Renewed 40 leases at 12:40, 87 failed, 933 waited.' }),
    });
    const told = async () => JSON.parse((await runProgram(['explain', 'leases', '--json'], root)).stdout);
    expect(await told()).toMatchObject({
      numbers_and_names: { transcript: ['40', '12:40'], reference: [], nowhere: ['87', '933'] },
    });
    const { exitCode } = await runProgram(['accept', 'leases', '--by', 'mona', '--yes'], root);
    expect(exitCode).toBe(0);
    expect(await told()).toMatchObject({ numbers_and_names: { reference: ['87', '933'], nowhere: [] } });
  });

  it('tells of each requirement whether it is kept, and why', async () => {
    const literals = (must: string, ...any_of: readonly string[]) => ({ must, any_of });
    const requirements = [
      { id: 'refund', text: 'The second charge was refunded', ...literals('mention', '14.99 EUR') },
      { id: 'technician', text: 'A technician comes', ...literals('mention', 'Wednesday') },
      { id: 'day', text: 'A technician comes', ...literals('mention', 'Wednesday'), instead: ['Tuesday'] },
      { id: 'told', text: 'The second charge of 14.99 EUR was refunded', must: 'mention' },
      { id: 'router', text: 'The router got firmware 7.2', must: 'mention' },
      { id: 'amount', text: 'The second charge of 15.99 EUR was refunded', must: 'mention' },
      { id: 'number', text: 'The customer number', ...literals('not_mention', '88213') },
      { id: 'twice', text: 'Who is on duty', ...literals('not_mention', 'billed') },
      { id: 'card', text: 'Card 4571', must: 'not_mention' },
      { id: 'open', text: 'The invoice is open', must: 'not_mention' },
      { id: 'second', text: 'The second charge was refunded', must: 'not_mention' },
    ];
    const tree = {
      'golden-corpus/billing/reference.json': referenceJson({ requirements }),
      'candidates/billing.json': summaryJson({
        summary:
          'The customer was billed twice. The second charge of 14.99 EUR was refunded. The invoice is not open. A technician came on Tuesday.',
      }),
    };
    const { root: billing } = makeWorkspace(tree);
    const wide = { columns: 200, env: { NO_COLOR: '1' } };
    const { stdout } = await runProgram(['explain', 'billing'], billing, wide);
    expect(/^requirements[\s\S]*?(?=\n\n)/m.exec(stdout)?.[0].split('\n')).toEqual([
      'requirements  4 of 11 kept, by literals and words alone',
      '  kept       refund (mention): one of any_of stands in "The second charge of 14.99 EUR was refunded."',
      '  broken     technician (mention): none of any_of stands there',
      '  broken     day (mention): "Tuesday" stands in its place',
      '  kept       told (mention): its words stand in "The second charge of 14.99 EUR was refunded."',
      '  broken     router (mention): no sentence has its words',
      '  broken     amount (mention): "14.99" stands in its place',
      '  undecided  number (not mention): words alone do not tell whether "The customer was billed twice." says it',
      '  broken     twice (not mention): one of any_of stands in "The customer was billed twice."',
      '  kept       card (not mention): nothing of it stands there',
      '  kept       open (not mention): "The invoice is not open." denies it',
      '  broken     second (not mention): its words stand in "The second charge of 14.99 EUR was refunded."',
    ]);
    const { stdout: data } = await runProgram(['explain', 'billing', '--json'], billing);
    expect(JSON.parse(data).requirements).toHaveLength(requirements.length);
  });

  it('tells nothing of requirements where there are none, or none to look at', async () => {
    for (const name of ['scored', 'missing', 'invalid', 'watch']) {
      expect((await explain(name)).stdout).not.toContain('requirements');
      expect(JSON.parse((await explain(name, '--json')).stdout)).not.toHaveProperty('requirements');
    }
  });

  it.each([
    ['a missing candidate', 'missing', 'none: a missing candidate scores 0', 'NO_CANDIDATE'],
    ['an invalid candidate', 'invalid', 'an invalid candidate scores 0', 'INVALID_CANDIDATE'],
    ['a candidate given twice', 'twice', 'an invalid candidate scores 0', 'DUPLICATE_CANDIDATE'],
  ])('says why %s scores 0', async (_, name, words, code) => {
    const { exitCode, stdout } = await explain(name);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${name}  0\n`));
    expect(stdout).toContain(words);
    expect(stdout).toContain(code);
    expect(stdout).toContain('overall  0 + 0 + 0 + 0 + 0 = 0\n');
  });

  it('lists the sessions without a name, the worst first', async () => {
    const { exitCode, stdout, stderr } = await explain();
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout.split('\n').map((line) => line.trim().split(/\s+/))).toEqual([
      ['Score', 'Findings', 'Session'],
      ['0.000', '2', 'invalid', 'invalid', 'candidate'],
      ['0.000', '1', '-dash', 'missing', 'candidate'],
      ['0.000', '1', 'caf\u00e9', 'missing', 'candidate'],
      ['0.000', '1', 'missing', 'missing', 'candidate'],
      ['0.000', '1', 'twice', 'invalid', 'candidate'],
      ['0.900', '1', 'scored'],
      ['–', '–', 'watch', 'canary'],
      [''],
      '7 sessions. `explain <session>` shows every number behind one.'.split(' '),
      [''],
    ]);
    const { stdout: data } = await explain('--json');
    expect(JSON.parse(data)).toContainEqual({ name: 'scored', status: 'scored', overall: 0.9, findings: 1 });
  });

  it('lists a candidate without a reference only where it can be shown', async () => {
    const tree = {
      'golden-corpus/a/reference.json': referenceJson(),
      'candidates/a.json': summaryJson(),
      'candidates/alone.json': summaryJson(),
    };
    const workspace = makeWorkspace(tree);
    const run = (...argv: readonly string[]) => runProgram(['explain', ...argv], workspace.root);
    const without = await run();
    expect(without.stdout).not.toContain('alone');
    expect(without.stdout).toContain('1 session. `explain <session>`');
    expect((await run('alone')).stderr).toContain('the corpus has no session "alone"');
    const judged = ['--judge', 'auto', '--judge-mode', 'absolute'];
    expect((await run(...judged)).stdout).toMatch(/alone {2}.*\n\n2 sessions\. /);
    expect((await run('alone', ...judged)).exitCode).toBe(0);
    const broken = makeWorkspace({ ...tree, 'golden-corpus/alone/reference.json': '{' });
    expect((await runProgram(['explain', ...judged], broken.root)).stdout).not.toContain('alone');
  });

  it('gives a canary no score, whatever stands among the candidates', async () => {
    const { exitCode, stdout } = await explain('watch');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^watch\n/);
    expect(stdout).toContain('this is a canary');
    expect(stdout).not.toMatch(/overall|0\.\d|FINDING|_CANDIDATE/);
  });

  it.each([
    ['scored', { status: 'scored', overall: 0.9, candidate: { outcome: 'failed' } }],
    ['missing', { status: 'missing_candidate', overall: 0, candidate: null }],
    ['invalid', { status: 'invalid_candidate', overall: 0, candidate: null }],
    ['watch', { status: 'canary', overall: null, dimensions: [], findings: [], candidate: null }],
  ])('says the same of %s as data', async (name, wanted) => {
    const { exitCode, stdout } = await explain(name, '--json');
    expect(exitCode).toBe(0);
    const data = JSON.parse(stdout);
    expect(data).toMatchObject({ name, rubric: 'v2', reference: { title: 'Fixed the flaky login test' }, ...wanted });
    for (const { score, weight, contribution } of data.dimensions) expect(contribution).toBe(score * weight);
  });

  it('finds a name however its accents are written, and one that looks like a flag', async () => {
    expect((await explain('cafe\u0301')).exitCode).toBe(0);
    expect((await explain('--', '-dash')).exitCode).toBe(0);
  });

  it.each([
    [['scord'], 'the corpus has no session "scord", did you mean "scored"?'],
    [
      ['nothing-like-it'],
      'the corpus has no session "nothing-like-it" (it has "-dash", "café", "invalid" and 4 more)\n',
    ],
    [[''], 'the corpus has no session ""'],
    [['scored', 'missing'], 'unexpected argument "missing"'],
    [['scord', '--candidates', 'nowhere', '--min-overall', '7'], 'summary-gate could not run: 3 problems'],
  ])('refuses %j', async (argv, message) => {
    for (const json of [[], ['--json']]) {
      const { exitCode, stdout, stderr } = await explain(...argv, ...json);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      expect(stderr).toContain(message);
    }
  });

  it.each([
    ['out.jsonl:2:7', true],
    ['tools/sessions/out.jsonl:2:7', true],
    ['./tools/sessions/golden-corpus/b/reference.json:1', true],
    ['golden-corpus/b', true],
    ['tools/out.jsonl:2:7', false],
    ['../../../tools/sessions/out.jsonl:2:7', false],
  ])('takes a place from a folder as from the top of the workspace: %s', async (place, isFound) => {
    const workspace = makeWorkspace({
      'tools/sessions/golden-corpus/a/reference.json': referenceJson(),
      'tools/sessions/golden-corpus/b/reference.json': referenceJson(),
      'tools/sessions/out.jsonl': jsonl({ name: 'a', ...summaryJson() }, { name: 'b', ...summaryJson() }),
      '.git': EMPTY_FOLDER,
    });
    for (const command of ['explain', 'diff']) {
      const argv = [command, place, '--candidates', 'out.jsonl'];
      const { stdout, stderr } = await runProgram(argv, join(workspace.root, 'tools/sessions'));
      if (isFound) expect(stdout).toMatch(/^b\b/);
      else expect(stderr).toContain('the corpus has no session');
    }
  });

  it('names what is wrong with the corpus rather than the session that is missing for it', async () => {
    const broken = makeWorkspace({ 'golden-corpus/a/reference.json': '{', 'candidates/a.json': summaryJson() });
    const { exitCode, stderr } = await runProgram(['explain', 'a'], broken.root);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('golden-corpus/a/reference.json:1');
    expect(stderr).not.toContain('no session');
  });
});
