import { describe, expect, it } from '@jest/globals';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from '../commands/program.js';

const SOUND: Tree = { 'golden-corpus/sound/reference.json': referenceJson(), 'candidates/sound.json': summaryJson() };

const line = (name: string, more: object = {}) => ({ name, ...referenceJson(), ...more });

/** What is wrong with another session, and what stderr must say of it. */
const FAULTS: readonly (readonly [string, Tree, readonly string[]])[] = [
  [
    'broken JSON',
    { 'golden-corpus/other/reference.json': '{' },
    ['golden-corpus/other/reference.json:1:2: broken JSON'],
  ],
  [
    'a field of a wrong type',
    { 'golden-corpus/other/reference.json': referenceJson({}, { title: 3 }) },
    ['golden-corpus/other/reference.json:7:14: reference.title'],
  ],
  [
    'a name that is not that of its folder, but the one that is sought',
    { 'golden-corpus/other/reference.json': referenceJson({ name: 'sound' }) },
    ['but the folder is "other"'],
  ],
  [
    'Markdown without a title',
    { 'golden-corpus/other/reference.md': 'no heading at all\n' },
    ['golden-corpus/other/reference.md'],
  ],
  [
    'a candidate that is none',
    { 'golden-corpus/other/reference.json': referenceJson(), 'candidates/other.json': '[]' },
    ['Elsewhere 1 candidate cannot be scored: "other"\n'],
  ],
  [
    'a line of candidates without a name',
    {
      'candidates/sound.json': { link: '/dev/null' },
      'out.jsonl': jsonl({ name: 'sound', ...summaryJson() }, { title: 'x' }),
    },
    ['Elsewhere among the candidates: 1 line of nobody\n', 'out.jsonl:2: '],
  ],
  [
    'a twin among the lines of a corpus, and a line without a name',
    {
      'lines.jsonl': jsonl(line('sound'), line('other'), line('other'), { reference: {} }),
    },
    ['6 problems, at which a run stops', 'the name "other" stands twice', 'lines.jsonl:4'],
  ],
  [
    'a line that breaks behind its name',
    { 'lines.jsonl': `${jsonl(line('sound'))}{"name": "other", "reference": {\n` },
    ['lines.jsonl:2:'],
  ],
];

function inputs(tree: Tree): readonly string[] {
  return [
    ...('lines.jsonl' in tree ? ['--corpus', 'lines.jsonl'] : []),
    ...('out.jsonl' in tree ? ['--candidates', 'out.jsonl'] : []),
  ];
}

describe.each(['explain', 'diff'])('%s of one session', (command) => {
  it.each(FAULTS)('is shown beside %s, which is told', async (_, tree, told) => {
    const { root } = makeWorkspace({ ...SOUND, ...tree });
    const { exitCode, stdout, stderr } = await runProgram([command, 'sound', '--json', ...inputs(tree)], root);
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(stdout)).toMatchObject({ name: 'sound', status: 'scored', overall: 1 });
    for (const words of told) expect(stderr).toContain(words);
  });

  it.each<[string, Tree, string]>([
    ['is broken', { 'golden-corpus/own/reference.json': '{' }, 'golden-corpus/own/reference.json:1:2: broken JSON'],
    ['stands twice', { 'lines.jsonl': jsonl(line('own'), line('own')) }, 'the name "own" stands twice in the corpus'],
    ['may be the line without a name', { 'lines.jsonl': jsonl({ reference: {} }) }, 'lines.jsonl:1'],
    ['breaks behind its name', { 'lines.jsonl': '{"name": "own", "reference": {\n' }, 'lines.jsonl:1:'],
  ])('is refused where the session itself %s', async (_, tree, told) => {
    const { root } = makeWorkspace({ ...SOUND, ...tree });
    const { exitCode, stdout, stderr } = await runProgram([command, 'own', ...inputs(tree)], root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(told);
    expect(stderr).not.toContain('no session');
  });

  it('is the one of the line that is named, where several are broken', async () => {
    const broken = ['{"name": "first", "reference": {', '{"name": "own", "reference": {'].join('\n');
    const { root } = makeWorkspace({ ...SOUND, 'lines.jsonl': `${broken}\n` });
    const { exitCode, stderr } = await runProgram([command, 'lines.jsonl:2', '--corpus', 'lines.jsonl'], root);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('lines.jsonl:2:');
    expect(stderr).not.toContain('lines.jsonl:1:');
  });

  it('names a session that may have been meant, though another one is broken', async () => {
    const { root } = makeWorkspace({ ...SOUND, 'golden-corpus/other/reference.json': '{' });
    const { exitCode, stderr } = await runProgram([command, 'sond'], root);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('the corpus has no session "sond", did you mean "sound"?');
  });
});

it('of many faults some are shown, and all counted', async () => {
  const broken = Array.from({ length: 30 }, (_, i) => [`golden-corpus/b${i}\u001b[31m/reference.json`, '{']);
  const { root } = makeWorkspace({ ...SOUND, ...Object.fromEntries(broken) });
  const { exitCode, stderr } = await runProgram(['explain', 'sound'], root);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('Elsewhere in the corpus: 30 problems, at which a run stops\n');
  expect(stderr).toContain('… and 25 more there\n');
  expect(stderr).not.toContain('\u001b');
});

describe('a place in place of a name', () => {
  const { root } = makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'golden-corpus/a/transcript.md': 'user: hello',
    'golden-corpus/broken/reference.json': '{',
    'candidates/a.json': summaryJson({ outcome: 'failed' }),
    'lines.jsonl': jsonl({ name: 'x', ...summaryJson() }, { name: 'a', ...summaryJson() }),
  });

  it.each([
    [['candidates/a.json:4:18'], /^a {2}0\.9\n/],
    [['golden-corpus/a/reference.json'], /^a {2}0\.9\n/],
    [['golden-corpus/a/'], /^a {2}0\.9\n/],
    [['golden-corpus/a/transcript.md:1'], /^a {2}0\.9\n/],
    [['lines.jsonl:2:7', '--candidates', 'lines.jsonl'], /^a {2}1\n/],
  ])('explain %j shows the session that stands there', async (argv, shown) => {
    const { exitCode, stdout } = await runProgram(['explain', ...argv], root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(shown) });
  });

  it.each([
    ['golden-corpus/broken/reference.json', /broken JSON/],
    ['golden-corpus', /the corpus has no session "golden-corpus"/],
    ['lines.jsonl', /the corpus has no session "lines.jsonl"/],
    ['../a', /the corpus has no session "..\/a"/],
  ])('explain %j says why there is nothing to show', async (place, message) => {
    const { exitCode, stderr } = await runProgram(['diff', place], root);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringMatching(message) });
  });

  it('is not asked for: the list of all has the sessions that can be read, and says what cannot', async () => {
    const { exitCode, stdout, stderr } = await runProgram(['explain'], root);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringMatching(/ a\n/) });
    expect(stderr).toMatch(
      /^Elsewhere in the corpus: 1 problem, at which a run stops\ngolden-corpus\/broken\/reference\.json:1:2: /,
    );
  });
});
