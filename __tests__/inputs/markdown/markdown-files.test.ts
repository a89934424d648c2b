import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { formatPlace, formatProblem } from '../../../src/core/errors.js';
import { readCandidates } from '../../../src/inputs/candidates/read-candidates.js';
import { readCorpus } from '../../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT, type SummaryFormat } from '../../../src/inputs/format/summary-format.js';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const candidatesIn = (tree: Tree, format: SummaryFormat = OWN_FORMAT) =>
  readCandidates('candidates', makeWorkspace(tree).files, sha256, format);
const corpusIn = (tree: Tree, format: SummaryFormat = OWN_FORMAT) =>
  readCorpus('golden-corpus', makeWorkspace(tree).files, sha256, format);

const PAGE = '# Fix the login\n\nIt works again.\n\n## Key actions\n- Kept the address\n\nOutcome: success\n';

describe('Markdown candidates', () => {
  it('stand as <name>.md and <name>/summary.md beside JSON', async () => {
    const { byName, problems } = await candidatesIn({
      'candidates/a.md': PAGE,
      'candidates/b/summary.md': PAGE,
      'candidates/c.json': summaryJson(),
      'candidates/README.md': '# Not looked at',
    });
    const found = [...byName.values()].map(({ name, kind, place }) => `${name} ${kind} ${formatPlace(place)}`);
    expect(found).toEqual([
      'a valid candidates/a.md:1:1',
      'b valid candidates/b/summary.md:1:1',
      'c valid candidates/c.json:1:1',
    ]);
    expect(problems).toEqual([]);
    const a = byName.get('a');
    if (a?.kind !== 'valid') throw new Error('there is no such candidate');
    expect(a.summary).toEqual({
      title: 'Fix the login',
      summary: 'It works again.',
      key_actions: ['Kept the address'],
      outcome: 'success',
      aha_moments: [],
      topics_found: [],
    });
    expect(formatPlace(a.places()(['key_actions', 0]))).toBe('candidates/a.md:6:3');
  });

  it.each([
    ['a.md and a/summary.md', { 'candidates/a.md': PAGE, 'candidates/a/summary.md': PAGE }],
    [
      'a.json, a/summary.json and a page',
      { 'candidates/a.md': PAGE, 'candidates/a.json': summaryJson(), 'candidates/a/summary.json': summaryJson() },
    ],
  ])('are doubled as %s', async (_, tree) => {
    const a = (await candidatesIn(tree)).byName.get('a');
    const codes = a?.kind === 'invalid' ? a.defects.map(({ code }) => code) : [];
    expect(codes).toEqual(
      Object.keys(tree)
        .slice(1)
        .map(() => 'DUPLICATE_CANDIDATE'),
    );
  });

  it.each([
    ['a.md and a.json', { 'candidates/a.md': PAGE, 'candidates/a.json': summaryJson() }],
    ['a.md and a/summary.json', { 'candidates/a.md': 'only text', 'candidates/a/summary.json': summaryJson() }],
    ['a/summary.md and a.json', { 'candidates/a/summary.md': PAGE, 'candidates/a.json': summaryJson() }],
    [
      'a/summary.md and a/summary.json',
      { 'candidates/a/summary.md': PAGE, 'candidates/a/summary.json': summaryJson() },
    ],
  ])('are doubled where JSON stands beside them, since either may be the stale one: %s', async (_, tree) => {
    const a = (await candidatesIn(tree)).byName.get('a');
    const [defect] = a?.kind === 'invalid' ? a.defects : [];
    expect(defect?.code).toBe('DUPLICATE_CANDIDATE');
    for (const file of Object.keys(tree)) expect(defect?.message).toContain(file);
    expect(defect?.suggestion).toBe(
      'Keep one of the two; a page that is made of the JSON, for people, belongs into another folder',
    );
  });

  it.each([
    ['only text', 'candidates/a.md:1:1 The candidate cannot be scored: there is neither a heading nor front matter'],
    ['---\nkey_actions: none\n---\n', 'candidates/a.md:2:14 The candidate cannot be scored: key_actions is "none"'],
    ['# a\n# b', 'candidates/a.md:2:3 The candidate cannot be scored: two # headings, at line 1 and at line 2'],
  ])('may be invalid: %j', async (text, wanted) => {
    const a = (await candidatesIn({ 'candidates/a.md': text })).byName.get('a');
    const told = a?.kind === 'invalid' ? a.defects.map(({ place, message }) => `${formatPlace(place)} ${message}`) : [];
    expect(told).toEqual([expect.stringContaining(wanted)]);
  });

  it('may be text without a heading, where a line tells the outcome', async () => {
    const a = (await candidatesIn({ 'candidates/a.md': 'Only text.\n\nOutcome: partial' })).byName.get('a');
    expect(a?.kind === 'valid' && [a.summary.summary, a.summary.outcome]).toEqual(['Only text.', 'partial']);
  });

  it('are no JSON with a key "candidate"', async () => {
    const a = (await candidatesIn({ 'candidates/a.md': `---\ncandidate: haiku\n---\n${PAGE}` })).byName.get('a');
    expect(a?.kind === 'valid' && a.summary.title).toBe('Fix the login');
  });

  it("are written in the team's words", async () => {
    const format: SummaryFormat = {
      ...OWN_FORMAT,
      fields: new Map([['outcome', ['status']]]),
      outcomes: new Map([['completed', 'success']]),
    };
    const page = PAGE.replace('Outcome: success', '**Status:** Completed.');
    const a = (await candidatesIn({ 'candidates/a.md': page }, format)).byName.get('a');
    if (a?.kind !== 'valid') throw new Error('there is no such candidate');
    expect([a.summary.outcome, a.outcomeWord, formatPlace(a.places()(['outcome']))]).toEqual([
      'success',
      'Completed',
      'candidates/a.md:8:1',
    ]);
  });
});

describe('what a Markdown reference lacks', () => {
  it.each([
    ['title', '## Summary\na\n## What we did\n## Outcome: success', 'write "# <title>"'],
    ['summary', '# a\n## What we did\n## Outcome: success', 'write it below the title, or below "## Summary"'],
    ['key_actions', '# a\n\nb\n## Outcome: success', 'write "## What we did" and a bullet for each below it'],
    ['outcome', '# a\n\nb\n## What we did', 'write a line "Outcome: …"'],
  ])('%s', async (field, text, hint) => {
    const format: SummaryFormat = { ...OWN_FORMAT, fields: new Map([['key_actions', ['what_we_did']]]) };
    const { problems } = await corpusIn({ 'golden-corpus/s/reference.md': text }, format);
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`reference.${field} is missing`), hint }),
    ]);
  });
});

describe('Markdown references', () => {
  const FRONT = '---\nname: s\nreviewed_by: Ada\nreviewed_at: 2026-11-01\ntags: [auth, 7]\n---\n';

  it('are golden sessions, with their metadata in the front matter', async () => {
    const { sessions, problems, skippedFolders } = await corpusIn({
      'golden-corpus/s/reference.md': FRONT + PAGE,
      'golden-corpus/t/README.md': PAGE,
    });
    expect([problems, skippedFolders]).toEqual([[], ['golden-corpus/t']]);
    const [session] = sessions;
    expect(session).toMatchObject({
      name: 's',
      reviewedBy: 'Ada',
      reviewedAt: '2026-11-01',
      tags: ['auth', '7'],
      reference: { title: 'Fix the login', outcome: 'success', key_actions: ['Kept the address'] },
      place: { file: 'golden-corpus/s/reference.md', line: 1 },
    });
    expect(session && formatPlace(session.placeOf(['reference', 'key_actions', 0]))).toBe(
      'golden-corpus/s/reference.md:12:3',
    );
  });

  it('are strict, and every problem has its place', async () => {
    const { sessions, problems } = await corpusIn({
      'golden-corpus/both/reference.json': '{}',
      'golden-corpus/both/reference.md': PAGE,
      'golden-corpus/case/Reference.md': PAGE,
      'golden-corpus/lacks/reference.md': '# a\n\nb\n\nOutcome: success\n',
      'golden-corpus/name/reference.md': `---\nname: other\n---\n${PAGE}`,
      'golden-corpus/outcome/reference.md': PAGE.replace('success', 'fine'),
      'golden-corpus/text/reference.md': 'a',
      'golden-corpus/type/reference.md': `---\ncanary: perhaps\n---\n${PAGE}`,
    });
    expect(sessions).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([
      'golden-corpus/both/reference.md: the folder has both reference.json and reference.md; allowed: one of the two',
      'golden-corpus/case/Reference.md: allowed: the name reference.md',
      'golden-corpus/lacks/reference.md:1:1: reference.key_actions is missing; allowed: a list (write "## Key actions" and a bullet for each below it)',
      'golden-corpus/name/reference.md:2:7: name is "other", but the folder is "name"; allowed: the name of the folder, or none',
      'golden-corpus/outcome/reference.md:8:1: reference.outcome is "fine"; allowed: "success", "partial", "failed" (if that is a word of yours, set outcomes: fine=<success, partial or failed>)',
      expect.stringMatching(
        /^golden-corpus\/text\/reference.md:1:1: there is neither a heading nor front matter.*"# <title>"/,
      ),
      'golden-corpus/type/reference.md:2:9: canary is "perhaps"; allowed: true or false',
    ]);
  });
});
