import { describe, expect, it } from '@jest/globals';
import { sha } from '../../../src/core/json/schemas.js';
import {
  baseCandidatesIn,
  LONGEST_CANDIDATES,
  readBaseCandidates,
} from '../../../src/inputs/baseline/base-candidates.js';
import { readBaselineReport } from '../../../src/inputs/baseline/baseline-report.js';
import { identitySchema } from '../../../src/inputs/run-identity.js';
import { makeWorkspace } from '../../builders/workspace.js';

type Value = Readonly<Record<string, unknown>>;

const SESSION: Value = {
  name: 'a',
  status: 'scored',
  failed: false,
  overall: 1,
  dimensions: [{ dimension: 'title', score: 1 }],
  reference_digest: '0',
};
const REPORT: Value = {
  schema_version: 1,
  scored_at: '2026-11-21T12:00:00Z',
  verdict: 'pass',
  overall_mean: 1,
  rubric: { version: 'v2', weights: { title: 1 } },
  sessions: [SESSION],
  corpus_digest: '0',
};
const JUDGE: Value = { model: 'm', mode: 'absolute', prompt_version: '1' };

const of = (overrides: Value): ReturnType<typeof readBaselineReport> =>
  readBaselineReport(JSON.stringify({ ...REPORT, ...overrides }));
const ofSession = (overrides: Value) => of({ sessions: [{ ...SESSION, ...overrides }] });
const lacks = (path: string) => ({
  kind: 'broken',
  reason: `this is no report of summary-gate: it lacks ${path}, or has another value there`,
});
const list = (count: number, one: unknown): unknown[] => Array.from({ length: count }, () => one);

describe('the report of the base', () => {
  it('may have what nobody reads here, and need not have what older ones lack', () => {
    expect(of({})).toEqual({ kind: 'report', report: REPORT });
    expect(of({ future: 1 })).toMatchObject({ kind: 'report', report: { future: 1 } });
  });

  it.each<[string, string, object]>([
    ['no JSON', '{', { kind: 'broken', reason: 'this is not JSON' }],
    ['no object', '[]', { kind: 'broken', reason: 'this is no report of summary-gate: it has no schema_version' }],
    ['of another version', '{"schema_version": 2}', { kind: 'other', reason: 'its schema_version is 2, not 1' }],
    ['cut short', '{"schema_version": 1}', lacks('scored_at')],
  ])('is refused where it is %s', (_, text, wanted) => expect(readBaselineReport(text)).toEqual(wanted));

  it.each<[string, Value]>([
    ['scored_at', { scored_at: '2026-11-21' }],
    ['verdict', { verdict: 'green' }],
    ['overall_mean', { overall_mean: 1.1 }],
    ['overall_mean', { overall_mean: -0.1 }],
    ['rubric.version', { rubric: { version: 'v'.repeat(41), weights: {} } }],
    ['sessions.0.overall', { sessions: [{ ...SESSION, overall: 2 }] }],
    ['sessions.0.dimensions.0.dimension', { sessions: [{ ...SESSION, dimensions: [{ dimension: 'x', score: 1 }] }] }],
    ['sessions.0.findings_omitted', { sessions: [{ ...SESSION, findings_omitted: -1 }] }],
    ['sessions.0.reference_digests', { sessions: [{ ...SESSION, reference_digests: list(1001, '0') }] }],
    [
      'sessions.0.requirement_digests',
      { sessions: [{ ...SESSION, requirement_digests: list(10_001, { id: 'a', digest: '0' }) }] },
    ],
    ['sessions.0.samples', { sessions: [{ ...SESSION, samples: list(1001, { sample: 1, overall: 1 }) }] }],
    ['sessions.0.samples.0.sample', { sessions: [{ ...SESSION, samples: [{ sample: -1, overall: 1 }] }] }],
    ['sessions.0.samples.0.overall', { sessions: [{ ...SESSION, samples: [{ sample: 1, overall: 1.5 }] }] }],
    ['sessions.0.earlier', { sessions: [{ ...SESSION, earlier: list(21, 1) }] }],
    ['waivers', { waivers: list(1001, { reason: '', until: '', by: '' }) }],
    ['trend.0.ci95', { trend: [{ scored_at: '2026-11-21T12:00:00Z', overall_mean: 1, ci95: [0] }] }],
    ['statistics.overall.ci95.1', { statistics: { overall: { ci95: [0, 2] } } }],
  ])('is refused for %s', (path, overrides) => expect(of(overrides)).toEqual(lacks(path)));

  it.each<[string, Value]>([
    ['scores at both ends', { overall_mean: 0, sessions: [{ ...SESSION, overall: 1 }] }],
    ['no score', { overall_mean: null, sessions: [{ ...SESSION, overall: null }] }],
    ['no session', { sessions: [] }],
    [
      'as many digests as may be',
      { sessions: [{ ...SESSION, reference_digests: list(1000, '0'), earlier: list(20, 1) }] },
    ],
    [
      'as many requirements as may be',
      { sessions: [{ ...SESSION, requirement_digests: list(10_000, { id: 'a', digest: '0' }) }] },
    ],
    ['as many samples as may be', { sessions: [{ ...SESSION, samples: list(1000, { sample: 0, overall: 1 }) }] }],
    ['as many waivers as may be', { waivers: list(1000, { reason: '', until: '', by: '' }) }],
    ['a long name of the rubric', { rubric: { version: 'v'.repeat(40), weights: {} } }],
  ])('is taken with %s', (_, overrides) => expect(of(overrides).kind).toBe('report'));

  it.each<[string, Value, object | null]>([
    ['a model of 1000 characters', { model: 'm'.repeat(1000) }, { model: 'm'.repeat(1000) }],
    ['a model of more', { model: 'm'.repeat(1001) }, null],
    ['a mode of 40', { mode: 'm'.repeat(40) }, { mode: 'm'.repeat(40) }],
    ['a mode of more', { mode: 'm'.repeat(41) }, null],
    ['prompts of 100', { prompt_version: 'p'.repeat(100) }, { prompt_version: 'p'.repeat(100) }],
    ['prompts of more', { prompt_version: 'p'.repeat(101) }, null],
    ['a provider of 40', { provider: 'p'.repeat(40) }, { provider: 'p'.repeat(40) }],
    ['a provider of more', { provider: 'p'.repeat(41) }, null],
    ['a program of 200', { program: 'p'.repeat(200) }, { program: 'p'.repeat(200) }],
    ['a program of more', { program: 'p'.repeat(201) }, null],
    ['prompts of a metric of 100', { metrics: { coherence: { prompt_version: 'p'.repeat(100) } } }, { model: 'm' }],
    ['prompts of a metric of more', { metrics: { coherence: { prompt_version: 'p'.repeat(101) } } }, null],
    ['a panel of 100', { panel: { members: list(100, { provider: 'p', model: 'm', left_out: [] }) } }, { model: 'm' }],
    ['a panel of more', { panel: { members: list(101, { provider: 'p', model: 'm', left_out: [] }) } }, null],
    [
      'a member without a metric',
      {
        panel: {
          members: [
            { provider: 'p'.repeat(100), model: 'm'.repeat(200), left_out: list(20, { metric: 'm'.repeat(40) }) },
          ],
        },
      },
      { model: 'm' },
    ],
    [
      'a member of a longer provider',
      { panel: { members: [{ provider: 'p'.repeat(101), model: 'm', left_out: [] }] } },
      null,
    ],
    [
      'a member of a longer model',
      { panel: { members: [{ provider: 'p', model: 'm'.repeat(201), left_out: [] }] } },
      null,
    ],
    [
      'a member without 21 metrics',
      { panel: { members: [{ provider: 'p', model: 'm', left_out: list(21, { metric: 'm' }) }] } },
      null,
    ],
    [
      'a metric of a longer name',
      { panel: { members: [{ provider: 'p', model: 'm', left_out: [{ metric: 'm'.repeat(41) }] }] } },
      null,
    ],
  ])('has a judge with %s, or none', (_, judge, wanted) => {
    const read = of({ judge: { ...JUDGE, ...judge } });
    if (read.kind !== 'report') throw new Error(read.reason);
    if (wanted === null) expect(read.report.judge).toBeNull();
    else expect(read.report.judge).toMatchObject(wanted);
  });

  it('has no identity, exam or judgement that is of another shape', () => {
    const read = of({
      identity: { commit: 'main' },
      exam: { rejected: { summaries: -1 } },
      sessions: [{ ...SESSION, judge: { overall: 3 } }],
    });
    expect(read).toMatchObject({ kind: 'report', report: { identity: null, exam: null, sessions: [{ judge: null }] } });
    const exam = { rejected: { summaries: 0, not_asked: 0 }, accepted: null };
    expect(of({ exam })).toMatchObject({ report: { exam } });
    expect(of({ exam: { rejected: { summaries: 0, not_asked: -1 } } })).toMatchObject({ report: { exam: null } });
  });

  it('names each session and each dimension once', () => {
    const twice = {
      kind: 'broken',
      reason: 'this is no report of summary-gate: it has a session or a dimension twice',
    };
    expect(of({ sessions: [SESSION, SESSION] })).toEqual(twice);
    expect(of({ sessions: [SESSION, { ...SESSION, name: 'b' }] }).kind).toBe('report');
    const title = { dimension: 'title', score: 1 };
    expect(ofSession({ dimensions: [title, { ...title, score: 0 }] })).toEqual(twice);
    expect(ofSession({ dimensions: [title, { dimension: 'outcome', score: 0 }] }).kind).toBe('report');
  });
});

describe('the candidates beside it', () => {
  it('are the lines of a file', () => {
    const { files } = makeWorkspace({
      'out/scored-candidates.jsonl': '{"a": 1}\n\n{"b": 2}\n',
      'scored-candidates.jsonl': 'x',
    });
    expect(readBaseCandidates('out/report.json', files)).toEqual({ kind: 'lines', lines: ['{"a": 1}', '{"b": 2}'] });
    expect(readBaseCandidates('report.json', files)).toEqual({ kind: 'lines', lines: ['x'] });
    expect(readBaseCandidates('other/report.json', files)).toMatchObject({
      kind: 'none',
      reason: expect.stringMatching(
        /^there is no other\/scored-candidates\.jsonl, which a run writes beside its report where html is among report-formats: copy that of the run there$/,
      ),
    });
  });

  it('are those of an artifact', () => {
    expect(baseCandidatesIn('a\n\nb\n')).toEqual({ kind: 'lines', lines: ['a', 'b'] });
    expect(baseCandidatesIn(undefined)).toMatchObject({
      kind: 'none',
      reason: expect.stringMatching(/^its artifact has no scored-candidates\.jsonl/),
    });
    const longest = 'x'.repeat(LONGEST_CANDIDATES - 1);
    expect(baseCandidatesIn(longest).kind).toBe('lines');
    expect(baseCandidatesIn(`${longest}x`)).toEqual({
      kind: 'none',
      reason: 'scored-candidates.jsonl is longer than 50 million characters',
    });
    expect(baseCandidatesIn(`a\n${longest.slice(2)}`).kind).toBe('lines');
    expect(baseCandidatesIn(`a\n${longest.slice(1)}`).kind).toBe('none');
  });
});

describe('what was scored, and by which run', () => {
  it.each<[string, Value, boolean]>([
    ['nothing', {}, true],
    ['a repository', { repository: 'a/b.c_d-e' }, true],
    ['a repository of long names', { repository: `${'a'.repeat(100)}/${'b'.repeat(100)}` }, true],
    ['one of longer names', { repository: `${'a'.repeat(101)}/b` }, false],
    ['one without an owner', { repository: 'b' }, false],
    ['one that leads elsewhere', { repository: 'a/..' }, false],
    ['a server', { server_url: 'https://github.example:8443' }, true],
    ['a server with a slash', { server_url: 'https://github.example/' }, false],
    ['a server of 300 characters', { server_url: `https://${'a'.repeat(292)}` }, true],
    ['a server of more', { server_url: `https://${'a'.repeat(293)}` }, false],
    ['a pull request', { pull_request: 1 }, true],
    ['pull request 0', { pull_request: 0 }, false],
    ['a commit', { commit: 'a'.repeat(40), base_commit: 'b'.repeat(64) }, true],
    ['half a commit', { commit: 'a'.repeat(39) }, false],
    ['run 0', { run_id: 0 }, false],
    ['attempt 0', { run_attempt: 0 }, false],
    ['a run', { run_id: 1, run_attempt: 1, uncommitted_changes: true }, true],
    ['anything else', { branch: 'main' }, false],
  ])('%s', (_, value, isIdentity) => expect(identitySchema.safeParse(value).success).toBe(isIdentity));

  it('is by a name as git writes it', () => {
    expect(sha.safeParse('A'.repeat(40)).success).toBe(false);
    expect(sha.safeParse('a'.repeat(65)).success).toBe(false);
  });
});
