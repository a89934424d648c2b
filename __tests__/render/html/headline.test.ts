import { describe, expect, it } from '@jest/globals';
import { headline } from '../../../src/render/html/headline.js';
import type { Row } from '../../../src/render/html/page-data.js';
import type { Report } from '../../../src/report/schema.js';
import { reportOf } from '../../builders/runs.js';
import { LOST_MOMENTS, own, since } from '../../builders/since-base.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { wholeFinding, wholeSessions } from '../../builders/whole-sessions.js';
import { makeWorkspace, writeTree } from '../../builders/workspace.js';

const report = await reportOf(
  makeWorkspace({ 'golden-corpus/a/reference.json': referenceJson(), 'candidates/a.json': summaryJson() }),
);

const openGate = (id: string, message: string): Report['gates'][number] => ({
  id,
  kind: 'min-judge-overall',
  threshold: 0.7,
  value: null,
  status: 'not_evaluated',
  message,
});

const leadOf = (gates: Report['gates'], verdict: Report['verdict']) =>
  headline({ ...report, verdict, gates }, [])
    .toString()
    .match(/<p class="lead">(.*)<\/p>/)?.[1];

describe('the sentence below the verdict', () => {
  it('speaks of an only session as such', () => {
    expect(leadOf(report.gates, 'pass')).toContain('The only session passes.');
  });

  it.each([
    [[openGate('min-judge-overall', 'judge_overall: timeout')], 'Not evaluated: overall, by the judge (timeout).'],
    [
      [openGate('min-judge-overall', 'no <reason>'), openGate('min-faithfulness', 'x'), openGate('min-relevance', 'x')],
      'Not evaluated: overall, by the judge (no &lt;reason&gt;). 2 other gates could not be evaluated either.',
    ],
  ])('of an open verdict says what keeps it open', (gates, wanted) => {
    expect(leadOf([...report.gates, ...gates], 'inconclusive')).toContain(wanted);
  });

  it('says nothing of gates that do not keep a verdict open', () => {
    expect(leadOf([...report.gates, openGate('min-judge-overall', 'why')], 'pass')).not.toContain('Not evaluated');
  });
});

describe('a run that only warns', () => {
  const headOf = (verdict: Report['verdict'], value: boolean) => {
    const settings = { ...report.settings, 'warn-only': { value, from: 'input' as const } };
    return headline({ ...report, verdict, settings }, []).toString();
  };

  it.each(['fail', 'inconclusive'] as const)('says so beside the verdict: %s', (verdict) => {
    expect(headOf(verdict, true)).toMatch(
      /<span class="badge">\w+<\/span> <span class="badge warns">Only warns<\/span>/,
    );
    expect(headOf(verdict, true)).toContain('This run only warns, by <code>warn-only</code>: it blocks nothing.');
    expect(headOf(verdict, false)).not.toMatch(/only warns/i);
  });

  it('says nothing of it where it passes', () => expect(headOf('pass', true)).not.toMatch(/only warns/i));
});

const row = (name: string, overall: number, state: Row['state'], remark = ''): Row => ({
  name,
  state,
  remark,
  overall,
  scores: [],
  change: null,
  failure: null,
  judge: null,
  findings: [],
  fix: '',
});

const namesOf = (...rows: readonly Row[]) =>
  headline(report, rows)
    .toString()
    .match(/<p class="names">(.*)<\/p>/)?.[1]
    ?.replace(/<\/?(b|bdi)>/g, '');

describe('what got worse', () => {
  it('is said by how much, with the sessions that a link chooses and an example of what is new', async () => {
    const page = headline(await since(LOST_MOMENTS), []).toString();
    expect(page).toContain('These summaries got worse: 1 of');
    expect(page).toContain('<a href="#show=fell">9 of 12 sessions fell</a>');
    expect(page).toMatch(/aha moments 1\.000 → 0\.250<\/b> in 9 sessions/);
    expect(page).toContain('<a href="#show=fell&amp;with=new%3AMISSING_MOMENT">9 sessions: ');
    expect(page).toMatch(
      /For example<\/b> <a href="#session-0\d"><bdi>session-0\d<\/bdi><\/a>: <bdi>No &quot;\w+&quot; moment/,
    );
  });

  it.each<[string, readonly object[], readonly string[]]>([
    ['the session that fell most', [], ['session-00', 'title']],
    ['a session that nobody has waived', [{ session: 'session-00' }], ['session-01', 'failed']],
    ['a finding that nobody has waived', [{ session: 'session-00', code: 'TITLE_EMPTY' }], ['session-00', 'failed']],
  ])('has for an example %s', async (_, waivers, [name, word]) => {
    const workspace = makeWorkspace({
      ...Object.fromEntries(
        [0, 1, 2].map((i) => [`golden-corpus/session-0${i}/reference.json`, { reference: own(i) }]),
      ),
      ...Object.fromEntries([0, 1, 2].map((i) => [`candidates/session-0${i}.json`, own(i)])),
    });
    writeTree(workspace.root, {
      'base.json': JSON.stringify(await reportOf(workspace)),
      'candidates/session-00.json': { ...own(0), outcome: 'failed', title: '' },
      'candidates/session-01.json': { ...own(1), outcome: 'failed' },
      '.github/summary-gate-waivers.yml': JSON.stringify({
        waivers: waivers.map((one) => ({ reason: 'known', until: '2026-12-01', by: 'Ada', ...one })),
      }),
    });
    const page = headline(await reportOf(workspace, { baseline: 'base.json' }), []).toString();
    expect(/For example<\/b> <a href="#([\w-]+)">.*?<bdi>([^<]*)<\/bdi><\/p>/.exec(page)?.slice(1)).toEqual([
      name,
      expect.stringContaining(word ?? '?'),
    ]);
  });

  it('is told by why sessions fail where there is no base', async () => {
    const names = ['a', 'b', 'c'];
    const failing = await reportOf(
      makeWorkspace({
        ...Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
        ...Object.fromEntries(names.map((name) => [`candidates/${name}.json`, name === 'c' ? '{' : '{"title": "cut'])),
      }),
    );
    expect(headline(failing, []).toString()).toContain(
      '<a href="#show=failing&amp;with=by%3AINVALID_CANDIDATE">3 sessions: ',
    );
  });
});

describe('why sessions fail', () => {
  const causes = ['WRONG_OUTCOME', 'CUT_OFF', 'CHATTER', 'NUMBER_MISMATCH', 'TITLE_EMPTY', 'SUMMARY_EMPTY'] as const;
  const [agreed] = wholeSessions();
  /** So many sessions fail by each of the causes. */
  const told = (...counts: readonly number[]) => {
    const sessions = counts.flatMap((count, at) =>
      Array.from({ length: count }, (_, i) => ({
        ...agreed,
        name: `s${at}-${i}`,
        failed: true,
        gates_failed: causes.map((code) => `fail-on.${code}`),
        gates_waived: undefined,
        findings: [wholeFinding(causes[at] ?? 'CUT_OFF')],
      })),
    ) as unknown as Report['sessions'];
    const failing = { ...report, verdict: 'fail' as const, sessions };
    return headline(failing, [])
      .toString()
      .replace(/<ul class="worse advice">.*?<\/ul>/s, '')
      .match(/<p class="names">[\s\S]*<\/ul>/)?.[0]
      .replace(/<[^>]*>/g, '|')
      .split(/\|+\n?/)
      .filter((text) => text !== '');
  };

  it('counts each session once, and tells of those that are not listed', () => {
    const lines = told(4, 2, 2, 2, 2, 3);
    expect(lines?.slice(0, 2)).toEqual(['Why 15 sessions fail', ', each counted under its commonest cause:']);
    expect(lines?.at(-1)).toBe('and 2 sessions for 1 other cause');
    const numbers = lines?.slice(2).map((line) => Number(/\d+/.exec(line)?.[0])) ?? [];
    expect(numbers.reduce((a, b) => a + b)).toBe(15);
  });

  it('tells of no rest where there is none', () => {
    expect(told(2, 1)).toHaveLength(4);
    expect(told(2, 1)?.join()).not.toContain('other');
  });
});

describe('the sessions beside the verdict', () => {
  it('are linked, with their scores and why they have none to speak of', () => {
    expect(namesOf(row('a b', 0, 'failing', 'missing candidate'), row('c', 0.25, 'failing'))).toBe(
      'Worst sessions: <a href="#a%20b">a b</a> 0.000 (missing candidate), <a href="#c">c</a> 0.250',
    );
  });

  it('are no passing ones where one fails', () => {
    expect(namesOf(row('a', 0.25, 'failing'), row('b', 0.75, 'passing'))).toBe(
      'Worst session: <a href="#a">a</a> 0.250',
    );
  });

  it('are the lowest where all pass, and waived ones where nothing else fails', () => {
    expect(namesOf(row('a', 0.75, 'passing'))).toMatch(/^Lowest session: /);
    expect(namesOf(row('a', 0.25, 'waived'), row('b', 0.75, 'passing'))).toMatch(/^Waived session: .*a<\/a> 0.250$/);
  });

  it('are none where none counts, or there is none', () => {
    expect(namesOf(row('a', 0.25, 'uncounted'))).toBeUndefined();
    expect(namesOf()).toBeUndefined();
  });
});
