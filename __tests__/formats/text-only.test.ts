import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const TITLE = 'Fix the login redirect loop behind the proxy';
const SUMMARY =
  'The login redirect loop came from a missing Secure cookie behind the reverse proxy. The fix trusts one proxy hop, and a test covers it.';

const REFERENCE = { reference: { title: TITLE, summary: SUMMARY } };

function tree(candidate: object, more: Tree = {}): Tree {
  return {
    '.github/summary-gate.yml':
      'dimensions: [summary, title]\nreport-formats: [json, markdown, html, junit, sarif, otel]\n',
    'golden-corpus/one/reference.json': REFERENCE,
    'candidates/one.json': candidate,
    ...more,
  };
}

async function score(root: string, ...flags: readonly string[]): Promise<Report> {
  const { stdout, stderr } = await runProgram(['--json', ...flags], root);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** What would speak of a dimension that this team has not. */
const ABSENT = /key.?actions?|\bactions?\b|\boutcome\b|\bmoments?\b/i;

/** What the rules of SARIF say of loops and of length. */
const OF_ALL_TEXTS = /a whole action or moment does|no actions say the rest/;

describe('a team that has titles and summaries alone', () => {
  it('needs no other field in references, and its weights are scaled', async () => {
    const report = await score(makeWorkspace(tree({ title: TITLE, summary: SUMMARY })).root);
    expect(report).toMatchObject({
      verdict: 'pass',
      overall_mean: 1,
      dimension_means: { title: 1, summary: 1 },
      rubric: { weights: { title: 0.4, summary: 0.6 } },
      settings: { weights: { value: { title: 0.4, summary: 0.6 }, from: 'default' } },
    });
    expect(Object.keys(report.dimension_means)).toEqual(['title', 'summary']);
    expect(report.sessions[0]?.dimensions.map(({ dimension }) => dimension)).toEqual(['title', 'summary']);
  });

  it.each(['v1', 'v2'])('is scored by these two with rubric %s, whatever else a candidate has', async (rubric) => {
    const [some, more] = await Promise.all(
      [{}, { key_actions: ['x'], outcome: 'failed', aha_moments: 'garbage' }].map((others) =>
        score(
          makeWorkspace(tree({ title: TITLE, summary: 'A cookie was missing.', ...others })).root,
          '--rubric',
          rubric,
        ),
      ),
    );
    expect(more?.sessions).toEqual(some?.sessions);
    expect(some?.overall_mean).toBeGreaterThan(0);
    expect(some?.overall_mean).toBeLessThan(1);
  });

  it('hears nothing of the rest on any surface', async () => {
    const { root } = makeWorkspace(tree({ title: TITLE, summary: 'A cookie was missing.' }));
    const shown = [
      (await runProgram([], root)).stdout,
      (await runProgram(['explain', 'one'], root)).stdout,
      (await runProgram(['diff', 'one'], root)).stdout,
      (await runProgram(['lint'], root)).stdout,
      (await runProgram(['self-test'], root)).stdout,
    ];
    const folder = join(root, 'summary-gate-report');
    const files = readdirSync(folder).filter((name) => !/\.html$|report\.json$/.test(name));
    for (const text of [...shown, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))]) {
      expect(text.split('\n').filter((line) => ABSENT.test(line) && !OF_ALL_TEXTS.test(line))).toEqual([]);
    }
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    const { settings: _, ...others } = report;
    expect(JSON.stringify(others)).not.toMatch(ABSENT);
    const page = readFileSync(join(folder, 'report.html'), 'utf8');
    const [shownPage = ''] = page.split('<script');
    expect(shownPage.replace(/<style>[\s\S]*?<\/style>/, '')).not.toMatch(/Actions|Outcome|Moments/);
  });

  it.each<[string, readonly string[], string]>([
    [
      'a weight',
      ['--weights', 'title=0.5, outcome=0.5'],
      '--weights: outcome: your summaries have no such dimension, since dimensions is title, summary',
    ],
    [
      'a gate',
      ['--min-dimensions', 'key_actions=0.5'],
      '--min-dimensions: key_actions: your summaries have no such dimension',
    ],
    [
      'a finding',
      ['--fail-on', 'unusable, outcome, MISSING_ACTION'],
      '--fail-on: outcome and MISSING_ACTION: your summaries have no such dimension',
    ],
  ])('is told of %s of what it has not', async (_, flags, wanted) => {
    const { exitCode, stderr } = await runProgram(flags, makeWorkspace(tree({})).root);
    expect([exitCode, stderr.replace(/\n +/g, ' ').includes(wanted), stderr]).toEqual([2, true, stderr]);
  });

  it('is told of a floor and of a score by a person', async () => {
    const label = { id: 'a', candidate: { title: 'T', summary: 'S' }, overall: 1, labeller: 'mona' };
    const { root } = makeWorkspace(
      tree(
        {},
        {
          'golden-corpus/one/reference.json': { ...REFERENCE, gates: { min_dimensions: { outcome: 1 } } },
          'golden-corpus/two/reference.json': REFERENCE,
          'golden-corpus/two/labels.json': [{ ...label, dimensions: { title: 1, key_actions: 1 } }],
        },
      ),
    );
    const { stdout } = await runProgram(['lint'], root);
    expect(stdout.replace(/\n +/g, ' ')).toContain(
      'gates.min_dimensions.outcome is about a dimension that your summaries have not; allowed: title, summary',
    );
    expect(stdout).toContain('[0].dimensions.key_actions is about a dimension');
  });

  it('is not compared with a baseline of other dimensions', async () => {
    const { root } = makeWorkspace(tree({ title: TITLE, summary: SUMMARY }));
    await score(root, '--report-dir', 'base', '--dimensions', 'summary');
    const report = await score(root, '--baseline', 'base/report.json');
    expect(report.baseline?.reason).toBe('the baseline has other dimensions (summary)');
    // The corpus is as it was, though less of it was read.
    expect(report.baseline?.changed_inputs).toEqual([]);
    await score(root, '--report-dir', 'same');
    const same = await score(root, '--baseline', 'same/report.json', '--multiplicity', 'holm');
    expect(same.baseline?.reason).toBe(null);
    expect(Object.keys(same.baseline?.dimensions ?? {})).toEqual(['title', 'summary']);
    expect(same.gates.map(({ id }) => id).filter((id) => id.startsWith('max-regression'))).toEqual([
      'max-regression',
      'max-regression.title',
      'max-regression.summary',
    ]);
  });

  it('gets drafts without the rest', async () => {
    const { root } = makeWorkspace(
      tree({}, { 'candidates/two.json': { title: TITLE, summary: SUMMARY, outcome: 'x' } }),
    );
    await runProgram(['add', 'two'], root);
    const draft = JSON.parse(readFileSync(join(root, 'golden-corpus/two/reference.json'), 'utf8'));
    expect(draft).toMatchObject({ notes: '', reference: { title: TITLE, summary: SUMMARY } });
    expect(Object.keys(draft.reference)).toEqual(['title', 'summary']);
  });

  it('is merged from shards as it is scored by one machine', async () => {
    const { root } = makeWorkspace(
      tree({ title: TITLE, summary: 'A cookie was missing.' }, { 'golden-corpus/two/reference.json': REFERENCE }),
    );
    const one = await score(root, '--report-dir', 'one');
    for (const i of [1, 2]) await runProgram(['--shard', `${i}/2`, '--report-dir', `parts/${i}`], root);
    const { stdout, stderr } = await runProgram(['merge', 'parts', '--report-dir', 'one', '--json'], root);
    if (stdout === '') throw new Error(stderr);
    expect({ ...JSON.parse(stdout), scored_at: '', settings: {} }).toEqual({ ...one, scored_at: '', settings: {} });
  });
});
