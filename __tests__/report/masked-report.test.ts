import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { maskSecrets, maskTexts } from '../../src/core/redact.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { type Judgement, NO_EFFORT } from '../../src/judge/judgement.js';
import type { SessionMetrics } from '../../src/judge/session-metrics.js';
import { buildReport } from '../../src/report/build-report.js';
import { wholeSession } from '../../src/report/lazy-sessions.js';
import type { Report } from '../../src/report/schema.js';
import type { RatedSession, UnreferencedSession } from '../../src/scoring/scored-session.js';
import { baselineOf } from '../builders/baselines.js';
import { SECRETS } from '../builders/credentials.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { PLAIN_RUN } from '../builders/run-facts.js';
import { settingsOf } from '../builders/runs.js';
import { corpusOf, ratedSession } from '../builders/sessions.js';
import { makeWorkspace } from '../builders/workspace.js';

const nowhere = makeWorkspace();

/** All texts of plain data, keys too, each with its place. */
function textsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => [
    [`${path}/${key}, the key`, key] as const,
    ...textsOf(member, `${path}/${key}`),
  ]);
}

/** Places of texts that still look like a credential. */
function leaksOf(value: unknown): readonly string[] {
  return textsOf(value).flatMap(([path, text]) => (maskSecrets(text) === text ? [] : [path]));
}

function sessionSaying(name: string, said: string, overall: number): RatedSession {
  const place = { file: `candidates/${said}.json`, line: 3 };
  const session = ratedSession(name, { overall, gates: { min_overall: 0.9 } });
  return {
    ...session,
    dimensions: session.dimensions.map((score) => ({ ...score, reason: said })),
    defects: [{ code: 'EXTRA_ACTION', dimension: 'key_actions', message: said, suggestion: said, place }],
    requirements: [
      {
        requirement: { id: said, must: 'mention', text: said },
        ...{ nearest: null, status: 'unmet', by: 'coverage', against: said },
      },
    ],
    candidatePath: place.file,
  };
}

function judgementSaying(session: string, said: string): Judgement {
  const scores = Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, { score: 0.5, reason: said }]));
  const { title, summary, key_actions, outcome, aha_moments } = { ...scores } as Judgement['dimensions'];
  const rewrite = { title: said, summary: said, key_actions: [said], outcome: said, topics_found: [said] };
  return {
    ...NO_EFFORT,
    session,
    overall: { score: 0.5, reason: said },
    // As if a field had been added that nobody has thought of.
    dimensions: { title: Object.assign({}, title, { added: said }), summary, key_actions, outcome, aha_moments },
    facts: [{ fact: said, status: 'absent' }],
    invented: [said],
    speaksToJudge: false,
    rationale: said,
    suggestions: [said],
    shortened: [said],
    rewrite: { ...rewrite, aha_moments: [{ seq: 1, type: said, highlight: said }] },
    overalls: [0.5],
    dimensionSamples: { title: [], summary: [], key_actions: [], outcome: [], aha_moments: [] },
    samples: 1,
    asked: 1,
    unmeasured: [],
    modelUsed: said,
  };
}

function metricsSaying(session: string, said: string): SessionMetrics {
  const place = { file: said, line: 1 };
  const result = { score: 0.5, explanation: said, reason: null };
  const evidence = { quote: said, isFound: true, place };
  const part = { field: 'title', path: ['title'] } as const;
  return {
    session,
    relevance: { ...result, asked: 1, answers: [{ score: 0.5, reasoning: said }] },
    faithfulness: {
      ...result,
      hallucination: 0.5,
      claims: [{ text: said, part, question: said, status: 'confirmed', evidence, place }],
      omitted: 0,
      unshown: 0,
      ending: { text: said, part, question: said, status: 'confirmed', evidence, place },
    },
    completion: {
      ...result,
      isFullyComplete: false,
      requirements: [
        {
          requirement: { id: said, must: 'mention', text: said },
          status: 'unmet',
          stage: 'judged',
          nearest: part,
          evidence: { quote: said, part: null },
          place,
        },
      ],
    },
    grounding: { file: said, digest: sha256(''), malformed: 0 },
    skipped: [],
    defects: [],
    effort: NO_EFFORT,
  };
}

function judgeSaying(names: readonly string[], said: string): JudgeFacts {
  const [first = ''] = names;
  const original = { session: first, metric: 'rubric', score: 0.5, text: said, promptVersion: 'p' } as const;
  const answer = {
    score: 1,
    reasoning: said,
    specific: true,
    quotesExist: 'yes',
    matchesScore: true,
    actionable: true,
  };
  const base = judgeFacts();
  return judgeFacts({
    model: said,
    promptVersion: said,
    metrics: ['rubric', 'relevance', 'faithfulness', 'completion'],
    judgements: new Map(names.map((name) => [name, judgementSaying(name, said)])),
    measured: new Map(names.map((name) => [name, metricsSaying(name, said)])),
    voided: said,
    baseUrl: said,
    meta: {
      ...base.meta,
      model: said,
      evaluations: [{ original, answer: { ...answer, quotesExist: 'yes' }, reason: null, wasRun: true }],
    },
  });
}

/** A report of a run in which everybody who can write something has written this. */
function reportSaying(said: string): Report {
  const sessions = [0.2, 0.5, 0.95].map((overall, i) => sessionSaying(`${said} ${i}`, said, overall));
  const names = sessions.map(({ golden }) => golden.name);
  const [first = ''] = names;
  const stray: UnreferencedSession = {
    status: 'unreferenced',
    name: `${said} stray`,
    place: { file: said, line: 1 },
    candidateDigest: sha256(said),
    defects: [],
  };
  const before = sessions.map((session, i) => ({ ...session, overall: 1 - i / 4 }));
  const settings = settingsOf(nowhere, { 'min-overall': '0.7' });
  const corpus = corpusOf(sessions.map((session) => ratedSession(session.golden.name, { overall: 0 })));
  const report = buildReport(
    {
      ...PLAIN_RUN,
      settings: {
        ...settings,
        values: {
          ...settings.values,
          prices: { from: 'input', models: { [said]: { input: 1, output: 1 } } },
          'judge-model': said,
          corpus: said,
        },
      },
      corpus,
      sessions: [...sessions, stray],
      defects: [{ code: 'UNKNOWN_SESSION', dimension: null, message: said, suggestion: said, place: { file: said } }],
      judge: judgeSaying([...names, stray.name], said),
      baseline: {
        kind: 'found',
        origin: { kind: 'file', path: said },
        report: baselineOf([...before, ratedSession(`${said} gone`, { overall: 1 })]),
      },
      waivers: [{ session: first, dimension: null, reason: said, until: '2027-01-01', by: said }],
      // As if a field had been added that nobody has thought of.
      strength: Object.assign(
        { variants: 1, damaging: 1, caught: 1, harmless: 0, blocked: 0 },
        { added: [{ deep: said }] },
      ),
    },
    sha256,
  );
  return { ...report, sessions: report.sessions.map(wholeSession) };
}

describe('a report', () => {
  it('says in many places what others have written', () => {
    const places = textsOf(reportSaying('a plain word')).filter(([, text]) => text.includes('a plain word'));
    expect(places.length).toBeGreaterThan(120);
    expect(places.map(([path]) => path)).toEqual(
      expect.arrayContaining(['/gate_strength/added/0/deep', '/sessions/0/judge/dimensions/0/added']),
    );
  });

  it.each(SECRETS)('holds %s nowhere, whoever has written it, in fields that were added too', (_, secret) => {
    const report = reportSaying(`with ${secret} inside`);
    expect(leaksOf(report)).toEqual([]);
    expect(textsOf(report).filter(([, text]) => text.includes('***')).length).toBeGreaterThan(120);
  });

  it('has sessions whose name is masked before anything of them is looked up', () => {
    const [, secret = ''] = SECRETS[0] ?? [];
    const sessions = [sessionSaying(secret, 'x', 0.2)];
    const corpus = corpusOf([ratedSession(secret, { overall: 0 })]);
    const facts = { ...PLAIN_RUN, settings: settingsOf(nowhere), corpus, sessions };
    expect(buildReport(facts, sha256).sessions.map(({ name }) => name)).toEqual(['***']);
  });
});

type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const schemasOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** A value with every field that a schema knows, and this text wherever it allows one of others. */
function valueFor(schema: Schema, text: string): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = [...schemasOf(schema['anyOf']), ...schemasOf(schema['oneOf'])].filter(({ type }) => type !== 'null');
  if (choices[0] !== undefined) return valueFor(choices[0], text);
  const { properties, additionalProperties, items } = schema;
  if (Array.isArray(schema['prefixItems'])) return schemasOf(schema['prefixItems']).map((one) => valueFor(one, text));
  switch (schema['type']) {
    case 'object': {
      const known = isSchema(properties) ? Object.entries(properties) : [];
      const members = known.map(([key, member]) => [key, isSchema(member) ? valueFor(member, text) : text]);
      const others = isSchema(additionalProperties) ? [[text, valueFor(additionalProperties, text)]] : [];
      return Object.fromEntries([...members, ...others]);
    }
    case 'array':
      return isSchema(items) ? [valueFor(items, text)] : [text];
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    default:
      return text;
  }
}

describe.each(['report', 'turns'])('everything that %s.schema.json knows', (name) => {
  const schema: unknown = JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8'));
  const valueWith = (text: string): unknown => valueFor(isSchema(schema) ? schema : {}, text);

  it.each(SECRETS)('is masked: %s', (_, secret) => {
    const value = valueWith(secret);
    expect(leaksOf(value).length).toBeGreaterThan(20);
    expect(leaksOf(maskTexts(value))).toEqual([]);
  });

  it('has words of our own that are no credential', () => {
    const value = valueWith(sha256(''));
    expect(maskTexts(value)).toBe(value);
  });
});
