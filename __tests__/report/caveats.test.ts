import { describe, expect, it } from '@jest/globals';
import { NO_GATE } from '../builders/gates.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

async function caveats(tree: Tree, flags: Flags = {}): Promise<string> {
  return (await reportOf(makeWorkspace(tree), { 'allow-empty': 'true', ...flags })).caveats.join('\n');
}

/** A corpus of n sessions and one candidate. */
function corpusOf(n: number, reference: Readonly<Record<string, unknown>> = {}): Tree {
  const sessions = Array.from({ length: n }, (_, i) => ({ name: `s${i}`, ...referenceJson({}, reference) }));
  return { 'golden-corpus': EMPTY_FOLDER, 'golden.jsonl': jsonl(...sessions), 'candidates/s0.json': summaryJson() };
}

const RAN = (result: string): string => `Ran the suite after the fix of the cache: ${result} on the build server.`;

/** A session whose summary tells another result than the reference. */
const WRONG_RESULT: Tree = {
  'golden-corpus/s0/reference.json': referenceJson({}, { summary: RAN('all tests passed') }),
  'candidates/s0.json': summaryJson({ summary: RAN('the tests did not pass') }),
};

/** A fact of which a summary may have some words and not say it. */
const OPEN_REQUIREMENT = { id: 'open', must: 'mention', text: 'The cache of the gateway was cold' };
/** Its literal is not there, and some of its words are. */
const OPEN_SILENCE = { ...OPEN_REQUIREMENT, id: 'silence', must: 'not_mention', any_of: ['gateway-7'] };
const LITERAL = { id: 'literal', must: 'mention', text: 'Names the pool of 40', any_of: ['40'] };

const LINES: Flags = { corpus: 'golden.jsonl' };
const canary = jsonl({ name: 'z', ...referenceJson({ canary: true }) });

describe('caveats', () => {
  it.each<[string, Tree, Flags, RegExp, boolean]>([
    ['few sessions', corpusOf(9), LINES, /With 9 sessions the means say little/, true],
    ['one session', corpusOf(1), LINES, /With 1 session the means say little/, true],
    ['enough sessions', corpusOf(10), LINES, /say little/, false],
    ['no gate', corpusOf(1), { ...LINES, ...NO_GATE }, /No gate is set/, true],
    ['a gate on findings alone', corpusOf(1), { ...LINES, ...NO_GATE, 'fail-on': 'outcome' }, /No gate is set/, false],
    ['a gate', corpusOf(1), LINES, /No gate is set/, false],
    [
      'a limit that cuts',
      corpusOf(3),
      { ...LINES, limit: '2' },
      /Only the first 2 of 3 sessions were scored \(limit\)/,
      true,
    ],
    [
      'a place for what nobody reads',
      corpusOf(1),
      { ...LINES, fields: 'title=title, outcome=status', dimensions: 'title, summary' },
      /fields says where outcome stands, and nothing reads it: dimensions is title, summary\./,
      true,
    ],
    [
      'places for what is read',
      corpusOf(1),
      { ...LINES, fields: 'summary=summary', dimensions: 'title, summary' },
      /nothing reads/,
      false,
    ],
    [
      'requirements that words do not decide',
      {
        ...corpusOf(0),
        'golden.jsonl': jsonl(
          ...['a', 'b'].map((name) => ({ name, ...referenceJson({ requirements: [OPEN_REQUIREMENT, LITERAL] }) })),
        ),
        'candidates/a.json': summaryJson({ summary: 'Some cache was warm.' }),
        'candidates/b.json': summaryJson({ summary: 'Some cache was warm.' }),
      },
      LINES,
      /2 of 4 requirements are decided by nobody, since words alone do not tell \(a: open, b: open\): write literals \(any_of\) for them/,
      true,
    ],
    [
      'what must not be mentioned and its literals do not decide',
      {
        ...corpusOf(0),
        'golden.jsonl': jsonl({ name: 'a', ...referenceJson({ requirements: [OPEN_SILENCE] }) }),
        'candidates/a.json': summaryJson({ summary: 'Some cache was warm.' }),
      },
      LINES,
      /1 of 1 requirement is decided by nobody, since words alone do not tell \(a: silence\): let both text and any_of be the name or number that must not stand there, or measure completion\./,
      true,
    ],
    [
      'requirements of both kinds that nobody decides',
      {
        ...corpusOf(0),
        'golden.jsonl': jsonl({ name: 'a', ...referenceJson({ requirements: [OPEN_SILENCE, OPEN_REQUIREMENT] }) }),
        'candidates/a.json': summaryJson({ summary: 'Some cache was warm.' }),
      },
      LINES,
      /2 of 2 requirements are .* \(a: silence, a: open\): write literals \(any_of\) for them, and where something must not be mentioned let text be that name or number too, or measure completion\./,
      true,
    ],
    [
      'requirements that literals decide',
      {
        ...corpusOf(0),
        'golden.jsonl': jsonl({ name: 'a', ...referenceJson({ requirements: [LITERAL] }) }),
        'candidates/a.json': summaryJson({ summary: 'Some cache was warm.' }),
      },
      LINES,
      /decided by nobody/,
      false,
    ],
    ['a limit that cuts nothing', corpusOf(3), { ...LINES, limit: '3' }, /limit/, false],
    [
      'a script without spaces',
      corpusOf(2, { summary: '失敗したテストを直した' }),
      LINES,
      /2 references in a script without spaces/,
      true,
    ],
    ['a script with spaces', corpusOf(2), LINES, /without spaces/, false],
    [
      'canaries',
      { ...corpusOf(0), 'golden.jsonl': jsonl({ name: 'a', ...referenceJson() }) + canary },
      LINES,
      /1 canary session for the judge/,
      true,
    ],
    [
      'canaries beside a limit',
      { ...corpusOf(0), 'golden.jsonl': jsonl({ name: 'a', ...referenceJson() }) + canary },
      { ...LINES, limit: '1' },
      /limit/,
      false,
    ],
  ])('speak of %s', async (_, tree, flags, pattern, wanted) => {
    if (wanted) expect(await caveats(tree, flags)).toMatch(pattern);
    else expect(await caveats(tree, flags)).not.toMatch(pattern);
  });

  it.each<[string, Flags, RegExp | null]>([
    [
      'by default, and by which setting it fails',
      {},
      /^No gate counts other contradictions with the reference, which 1 session has \(s0\): such a session fails with fail-on: unusable, form, outcome, requirement, ungrounded, contradiction\.$/m,
    ],
    ['with a list of its own', { 'fail-on': 'outcome=2' }, /fails with fail-on: outcome=2, contradiction\.$/m],
    ['without any', { 'fail-on': 'none' }, /fails with fail-on: contradiction\.$/m],
    ['not where a gate counts them', { 'fail-on': 'contradiction=1' }, null],
    ['not where a gate counts some of them', { 'fail-on': 'NEGATION_MISMATCH=1' }, null],
    ['not where the run fails anyway', { 'min-overall': '0.999' }, null],
  ])('say that a session contradicts its reference and no gate counts it: %s', async (_, flags, pattern) => {
    const told = await caveats(WRONG_RESULT, flags);
    if (pattern === null) expect(told).not.toContain('contradiction');
    else expect(told).toMatch(pattern);
  });

  it('name the first three sessions that contradict their references, and how many more', async () => {
    const copies = (count: number): Tree =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) =>
          Object.entries(WRONG_RESULT).map(([path, text]) => [path.replace('s0', `s${i}`), text]),
        ).flat(),
      );
    expect(await caveats(copies(3))).toContain('which 3 sessions have (s0, s1, s2): such');
    expect(await caveats(copies(5))).toContain('which 5 sessions have (s0, s1, s2 and 2 more): such');
  });

  it('say nothing of a contradiction that is waived, and stand right above the verdict in a terminal', async () => {
    const waivers = 'waivers:\n  - {code: NEGATION_MISMATCH, reason: x, until: 2026-12-31, by: mona}\n';
    expect(await caveats({ ...WRONG_RESULT, '.github/summary-gate-waivers.yml': waivers })).not.toContain(
      'contradictions',
    );
    const { stdout } = await runProgram([], makeWorkspace(WRONG_RESULT).root);
    expect(stdout).toMatch(/\n\n {2}! No gate counts other contradictions [^!]*, contradiction\.\n✔ Pass [^\n]*\n$/);
    expect(stdout.match(/No gate counts/g)).toHaveLength(1);
  });

  it('say why nothing was scored', async () => {
    expect(await caveats({ ...corpusOf(2), none: EMPTY_FOLDER }, { ...LINES, candidates: 'none' })).toBe(
      'Nothing was scored: the corpus has 2 sessions, and no candidate was found.',
    );
    const noSession = 'Nothing was scored: the corpus has no golden session to score.';
    expect(await caveats(corpusOf(0))).toBe(noSession);
    expect(await caveats({ ...corpusOf(0), 'golden.jsonl': canary }, LINES)).toBe(noSession);
  });

  it('repeat no foreign text', async () => {
    const hostile = {
      'golden-corpus/$(id)/reference.json': referenceJson({ canary: false }, { title: '`id`', summary: '失敗' }),
    };
    expect(await caveats({ ...hostile, 'candidates/$(id).json': {} })).not.toMatch(/[$`]/);
  });
});
