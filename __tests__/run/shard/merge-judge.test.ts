import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DIMENSIONS } from '../../../src/core/summary.js';
import type { NewRecordings } from '../../../src/judge/asking/new-recordings.js';
import type { CanaryFact } from '../../../src/judge/canaries.js';
import { type Effort, NO_EFFORT } from '../../../src/judge/judgement.js';
import { mergeJudges } from '../../../src/run/shard/merge-judge.js';
import { type JudgedLabel, type JudgeOfShard, line, type PartLine } from '../../../src/run/shard/part-schema.js';
import type { Part } from '../../../src/run/shard/read-part.js';
import type { JudgedLine } from '../../../src/run/shard/sorted-lines.js';
import { type RatedSession, withoutTexts } from '../../../src/scoring/scored-session.js';
import type { SessionDetails } from '../../../src/scoring/session-details.js';
import { judgementAt } from '../../builders/judge-facts.js';
import { settingsOf } from '../../builders/runs.js';
import { ratedSession, sampledSession } from '../../builders/sessions.js';
import { makeWorkspace } from '../../builders/workspace.js';

const effort = (attempts: number): Effort => ({ ...NO_EFFORT, attempts, cacheHits: 1 });

const JUDGE: JudgeOfShard = {
  ...{ mode: 'paired', model: 'm', promptVersion: 'p', samples: 1, metrics: ['rubric'], absence: null, baseUrl: null },
  canaries: [],
  meta: { rate: 0.5, model: 'n', quotes: { explanations: 1, sound: 2, quotes: 3, found: 4 }, effort: effort(1) },
};

/** What is looked at of a part. */
function part(judge: Partial<JudgeOfShard> | null, more: object = {}): Part {
  const header = { judge: judge === null ? null : { ...JUDGE, ...judge }, labels: null };
  return { header, isJudged: true, labels: [], ...more } as unknown as Part;
}

const settings = settingsOf(makeWorkspace(), { judge: 'auto', 'min-judge-overall': '0.5' }).values;
const merged = (parts: readonly Part[], sessions: readonly JudgedLine[] = []) => mergeJudges(parts, sessions, settings);

const judgedLine = (name: string, more: Partial<JudgedLine> = {}): JudgedLine => ({
  ...{ name, status: 'scored', judgement: judgementAt(0.5, name), metrics: null, evaluations: [] },
  ...more,
});

const canary = (session: string, overall: number | null, attempts = 0): CanaryFact => ({
  ...{ session, overall, reason: null, rationale: null, modelUsed: null, isInjected: false, effort: effort(attempts) },
  damaged: { summary: null, key_actions: null, outcome: null },
});

describe('the judges of all shards', () => {
  it('are none where the judge is off', () => expect(merged([part(null), part(null)])).toBeNull());

  it('are one that was asked about all sessions, those with a reference first', () => {
    const lines = [
      judgedLine('a', { status: 'unreferenced' }),
      judgedLine('b', { judgement: null, metrics: { session: 'b' } as never }),
      judgedLine('c', { evaluations: [{ original: { session: 'c' } }] as never }),
      judgedLine('d', { status: 'canary', judgement: null }),
    ];
    const facts = merged([part({}), part({})], lines);
    expect(facts).toMatchObject({ mode: 'paired', model: 'm', promptVersion: 'p', samples: 1, voided: null });
    expect([...(facts?.judgements.keys() ?? [])]).toEqual(['c', 'a']);
    expect([...(facts?.measured.keys() ?? [])]).toEqual(['b']);
    expect(facts?.meta).toMatchObject({
      ...{ rate: 0.5, model: 'n', quotes: { explanations: 2, sound: 4, quotes: 6, found: 8 } },
      ...{ evaluations: [{ original: { session: 'c' } }], effort: { attempts: 2, cacheHits: 2 } },
    });
    for (const key of [
      'provider',
      'program',
      'isSimulated',
      'isByBatch',
      'conceded',
      'strength',
      'newRecordings',
      'agreement',
    ])
      expect(facts).not.toHaveProperty(key);
  });

  it('say who was asked, and how', () => {
    const guidelines = { path: 'g', text: 't', digest: 'd' };
    const asked = { provider: 'command', program: 'ask', isSimulated: true, guidelines } as const;
    expect(merged([part(asked), part(asked)])).toMatchObject(asked);
    expect(merged([part({}), part({ isByBatch: true })])?.isByBatch).toBe(true);
    const strength = { level: 0.5 } as never;
    expect(merged([part({}), part({ strength })])?.strength).toBe(strength);
  });

  it('say what the server has not taken from any of them, each once', () => {
    const conceded = (model: string, ...parts: readonly string[]) => ({ conceded: [{ model, parts }] });
    expect(
      merged([part({}), part(conceded('m', 'effort')), part(conceded('m', 'thinking', 'effort'))])?.conceded,
    ).toEqual([{ model: 'm', parts: ['effort', 'thinking'] }]);
  });

  it('have each canary once, with its highest score and what was paid for it', () => {
    const facts = merged([
      part({ canaries: [canary('b', 0.2, 2), canary('a', null)] }),
      part({ canaries: [canary('b', 0.3, 1), canary('a', null)] }),
      part({ canaries: [canary('b', null, 0), canary('a', 0)] }),
    ]);
    expect(
      facts?.canaries.map(({ session, overall, effort: of }) => [session, overall, of.attempts, of.cacheHits]),
    ).toEqual([
      // Recorded answers are the same for all.
      ['a', 0, 0, 1],
      ['b', 0.3, 3, 2],
    ]);
    expect(merged([part({ canaries: [canary('b', 0.2)] }), part({ canaries: [canary('b', 0.9)] })])?.voided).toMatch(
      /0\.900/,
    );
  });

  it.each<[string, readonly (readonly [JudgeOfShard['absence'], boolean])[], string | null]>([
    [
      'nobody could be asked by any',
      [
        ['no_credentials', true],
        ['auth', true],
      ],
      'no_credentials',
    ],
    [
      'somebody could be by one',
      [
        ['no_credentials', true],
        [null, true],
      ],
      null,
    ],
    [
      'those that had nothing to ask do not count',
      [
        [null, false],
        ['auth', true],
      ],
      'auth',
    ],
    ['nothing was to be asked', [['auth', false]], null],
  ])('say why nobody was asked where %s', (_, all, wanted) => {
    expect(merged(all.map(([absence, isJudged]) => part({ absence }, { isJudged })))?.absence).toBe(wanted);
  });

  it('doubt recorded answers as the most doubting does', () => {
    const doubt = (lines: number, needed: number, treatment: NewRecordings['treatment'], more = {}) =>
      part({ newRecordings: { lines, needed, treatment, unread: null, no_merge_base: null, ...more } });
    expect(
      merged([doubt(3, 1, 'asked_again'), doubt(5, 2, 'left_out'), doubt(4, 0, 'asked_again')])?.newRecordings,
    ).toEqual({
      ...{ lines: 5, needed: 3, treatment: 'left_out', unread: null, no_merge_base: null },
    });
    const some = [
      doubt(1, 1, 'believed'),
      doubt(1, 1, 'left_out', { unread: 'u' }),
      doubt(1, 1, 'left_out', { no_merge_base: 'n' }),
    ];
    expect(merged(some)?.newRecordings).toMatchObject({ treatment: 'believed', unread: 'u', no_merge_base: 'n' });
  });

  it('agree with people as far as the labels of all tell', () => {
    const label = (session: string, human: number, scored: number | null, attempts = 0): JudgedLabel => ({
      ...{ session, human, scored, effort: effort(attempts) },
    });
    const labelled = (digest: string | null, ...labels: readonly JudgedLabel[]) => {
      const { header } = part({});
      return part({}, { labels, header: { ...header, labels: digest === null ? null : { count: 1, digest } } });
    };
    const some = [labelled('d', label('b', 1, 1), label('c', 0, 0)), labelled('d', label('a', 0.5, 0.5))];
    expect(merged(some, [judgedLine('a')])?.agreement).toMatchObject({
      ...{ labels: 3, measured: 3, digest: 'd', agreement: { n: 3, sessions: 3 }, obstacle: null },
    });
    expect(merged(some)?.agreement).toBeUndefined();
    expect(merged([labelled('d', label('b', 1, 1, 1))])?.agreement).toMatchObject({
      labels: 1,
      effort: { attempts: 1 },
    });
    expect(merged([labelled(null)], [judgedLine('a')])?.agreement).toBeUndefined();
  });
});

describe('a line of a part', () => {
  const through = (value: PartLine): unknown => line.parse(JSON.parse(JSON.stringify(z.encode(line, value))));
  const texts = { reference: null, candidate: null, judgement: null, metrics: null, evaluations: [] };
  const DIGEST = 'a0'.repeat(32);

  it('brings a session through as it was scored', () => {
    const source = {
      file: 't.jsonl',
      format: 'claude-code',
      messages: 2,
      skipped: 1,
      unknown: [{ line: 3, what: 'w' }],
      unknownCount: 1,
    } as const;
    const fields = {
      place: { file: 'c.json', line: 1 },
      missing: [{ dimension: 'title', isEmptyInReference: true }],
      word: 'w',
      unread: [{ path: 'p', kind: 'word', word: 'x' }],
    } as const;
    const requirement = { id: 'r', text: 't', must: 'mention', any_of: ['a'], instead: ['b'] } as const;
    const sampled = sampledSession('s', [0.5, 0.25], [{ fields, candidateDigest: DIGEST }, { candidateDigest: null }]);
    const plain = ratedSession('s', { overall: 0.5 });
    const details: Required<SessionDetails> = {
      ...{ referenceUsed: 'reference', transcript: source, transcriptDigest: DIGEST, fields },
      unreadTranscript: { kind: 'unread', file: 'f', reason: 'r' },
    };
    const session: RatedSession = {
      ...plain,
      golden: {
        ...plain.golden,
        group: 'g',
        gates: { min_overall: 0.5, min_dimensions: { title: 0.1 } },
        requirements: [requirement],
      },
      traits: { language: 'other', isUnspaced: true, transcript: 'in part' },
      dimensions: DIMENSIONS.map((dimension) => ({ dimension, score: 0.5, reason: 'r' })),
      defects: [
        {
          code: 'CUT_OFF',
          dimension: null,
          message: 'm',
          suggestion: null,
          place: { file: 'c.json', line: 1, key: 'k' },
          samples: '1/2',
        },
      ],
      requirements: [
        {
          requirement,
          nearest: { field: 'title', path: ['title'], text: 'x' },
          status: 'unmet',
          by: 'coverage',
          against: 'a',
        },
      ],
      ...{ candidatePath: 'c.json', candidateDigest: DIGEST },
      details,
      taught: {
        results: [{ kind: 'rejected', id: 'i', because: null, overall: 0.5, scores: [0.5], codes: ['CUT_OFF'] }],
        left: { accepted: 1, rejected: 2 },
        isRejected: true,
        wordings: { digests: [DIGEST], scores: [[{ overall: 0.5, scores: [0.5] }], null] },
      },
      samples: sampled.samples,
    };
    const inPart = { kind: 'in part', file: 'f', line: 2, reason: 'r' } as const;
    for (const written of [session, { ...session, details: { ...details, unreadTranscript: inPart } }].map(
      withoutTexts,
    )) {
      const line = { kind: 'session', session: written, ...texts } as const;
      expect(through(line)).toEqual(line);
      expect(written).toMatchObject({ details: { transcript: source, referenceUsed: 'reference' } });
    }
  });

  it('brings a label through, and whether it is a verdict', () => {
    const label = {
      session: 's',
      human: 1,
      isVerdict: true,
      scored: null,
      effort: { ...NO_EFFORT, failures: new Map([['timeout', 2]] as const) },
    };
    expect(through({ kind: 'label', label })).toEqual({ kind: 'label', label });
  });
});
