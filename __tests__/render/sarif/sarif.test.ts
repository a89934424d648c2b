import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { sha256 } from '../../../src/adapters/digest.js';
import { FINDING_CODES } from '../../../src/core/finding.js';
import { renderSarif } from '../../../src/render/sarif/sarif.js';
import { levelsIn } from '../../../src/report/counted-findings.js';
import type { Report, ReportFinding, ReportSession } from '../../../src/report/schema.js';
import { mixedReport, withFindings } from '../../builders/reports.js';
import { reportOf } from '../../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace } from '../../builders/workspace.js';
import { TRICKS } from '../page/tricks.js';

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string; readonly markdown: string };
  readonly locations: readonly {
    readonly physicalLocation?: {
      readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
      readonly region?: { readonly startLine: number; readonly startColumn?: number };
    };
    readonly logicalLocations?: readonly { readonly fullyQualifiedName: string }[];
  }[];
  readonly relatedLocations?: Result['locations'];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
}

interface Run {
  readonly results: readonly Result[];
  readonly automationDetails: { readonly id: string };
  readonly tool: { readonly driver: { readonly rules: readonly Rule[] } };
  readonly invocations: readonly {
    readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[];
  }[];
}

interface Rule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription: { readonly text: string };
  readonly properties: { readonly tags: readonly string[] };
}

function runOf(report: Report): Run {
  const log: { readonly runs: readonly [Run] } = JSON.parse(renderSarif(report, sha256));
  return log.runs[0];
}

const FAILING = await mixedReport();
const NOTHING = await reportOf(makeWorkspace({ 'golden-corpus': EMPTY_FOLDER, candidates: EMPTY_FOLDER }), {
  'allow-empty': 'true',
});

function hostile(trick: string): Report {
  const found = withFindings(FAILING, [
    { message: trick, suggestion: trick, file: `candidates/${trick}.json` },
    { file: null, line: null, column: null },
  ]);
  return {
    ...found,
    sessions: found.sessions.map((session, i) => ({ ...session, name: `${i}${trick}` })),
    settings: { ...found.settings, corpus: { value: trick, from: 'input' } },
    caveats: [trick],
  };
}

const REPORTS: readonly (readonly [string, Report])[] = [
  ['failing', FAILING],
  ['passing', await mixedReport({ 'min-overall': '0.1' })],
  ['nothing to score', NOTHING],
  [
    'every code',
    withFindings(
      FAILING,
      FINDING_CODES.map((code) => ({ code })),
    ),
  ],
  ...Object.entries(TRICKS).map(([name, trick]) => [name, hostile(trick)] as const),
];

const schema = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'),
    'utf8',
  ),
);
// The schema is of draft 4, of which it uses nothing that has changed since.
const { $schema: _, id: __, ...current } = schema;
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
formats.default(ajv);
const validate = ajv.compile(current);

/** Findings as programs are told of them: what a gate counts is an error. */
const withLevels = (session: ReportSession) => {
  const levelOf = levelsIn(session);
  return session.findings.map((finding) => ({ ...finding, severity: levelOf(finding) }));
};

describe('SARIF', () => {
  it.each(REPORTS)('is valid by the schema of the standard: %s', (_, report) => {
    validate(JSON.parse(renderSarif(report, sha256)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('is checked by a schema that refuses what is wrong', () => {
    const log = JSON.parse(renderSarif(FAILING, sha256));
    log.runs[0].results[0].level = 'fatal';
    expect(validate(log)).toBe(false);
  });

  it('is the same bytes for the same input', async () => {
    expect(renderSarif(await mixedReport(), sha256)).toBe(renderSarif(FAILING, sha256));
  });

  it('has a rule with help for every code, within the limits of GitHub', () => {
    const { rules } = runOf(NOTHING).tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(FINDING_CODES);
    for (const { shortDescription, fullDescription, properties } of rules) {
      expect(shortDescription.text).toMatch(/^[A-Z].{8,70}[a-z]$/);
      expect(fullDescription.text.length).toBeLessThanOrEqual(1024);
      expect(properties.tags.length).toBeLessThanOrEqual(10);
    }
    expect(new Set(rules.map(({ shortDescription }) => shortDescription.text)).size).toBe(rules.length);
  });

  it('has every finding once, at its line, with the reference beside it', () => {
    const { results } = runOf(FAILING);
    const findings = [...FAILING.sessions.flatMap(withLevels), ...FAILING.findings];
    expect(findings.length).toBeGreaterThan(5);
    expect(
      results.map(({ ruleId, ruleIndex, level, locations }) => {
        const place = locations[0]?.physicalLocation;
        return [
          ruleId,
          ruleIndex,
          level,
          place?.artifactLocation.uri,
          place?.region?.startLine,
          place?.region?.startColumn,
        ];
      }),
    ).toEqual(
      findings.map(({ code, severity, file, line, column }) => [
        code,
        FINDING_CODES.indexOf(code),
        severity,
        file,
        line ?? undefined,
        column ?? undefined,
      ]),
    );
    const wrong = results.find(({ ruleId }) => ruleId === 'WRONG_OUTCOME');
    expect(wrong?.relatedLocations?.[0]?.physicalLocation?.artifactLocation.uri).toBe(
      'golden-corpus/export/reference.json',
    );
    expect(wrong?.message.text).toBe(
      'The outcome is "failed"; the reference says "success" → Change outcome to "success" ([reference](1))',
    );
    expect(wrong?.properties).toEqual({
      session: 'export',
      dimension: 'outcome',
      suggestion: 'Change outcome to "success"',
    });
    expect(wrong?.locations[0]?.logicalLocations?.[0]?.fullyQualifiedName).toBe('export/outcome');
  });

  it('names no place of a reference in a corpus of lines, which the report does not know', async () => {
    const workspace = makeWorkspace({
      'corpus.jsonl': jsonl({ name: 'login', ...referenceJson() }),
      'candidates/login.json': summaryJson({ title: '' }),
    });
    const [result] = runOf(await reportOf(workspace, { corpus: 'corpus.jsonl' })).results;
    expect(result?.ruleId).toBe('TITLE_EMPTY');
    expect(result?.message.text).not.toContain('[reference]');
    expect(result?.relatedLocations).toBeUndefined();
  });

  it.each(REPORTS)('gives every result a file and a line, or GitHub refuses all of them: %s', (name, report) => {
    const { results } = runOf(report);
    expect(results.length > 0).toBe(name !== 'nothing to score');
    for (const { locations, relatedLocations = [] } of results) {
      expect(locations).toHaveLength(1);
      for (const { physicalLocation } of [...locations, ...relatedLocations]) {
        expect(physicalLocation?.artifactLocation.uri).toMatch(/^[^/:\\\s][^:\\\s]*$/);
        expect(physicalLocation?.region?.startLine).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it.each([
    ['candidates/a b.json', 'candidates/a%20b.json'],
    ['candidates/ü#?%:.json', 'candidates/%C3%BC%23%3F%25%3A.json'],
    ['javascript:x', 'javascript%3Ax'],
    ['a\ud800b', 'a%EF%BF%BDb'],
  ])('writes the path %j as %s', (file, uri) => {
    const [result] = runOf(withFindings(FAILING, [{ file }])).results;
    expect(result?.locations[0]?.physicalLocation?.artifactLocation).toEqual({ uri, uriBaseId: '%SRCROOT%' });
  });

  it.each([
    ['no file', null],
    ['a masked path', 'candidates/***.json'],
  ])('has findings with %s, too, at the folder of the candidates', (_, file) => {
    const [result] = runOf(withFindings(FAILING, [{ file, line: null, column: null }])).results;
    expect(result?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'candidates', uriBaseId: '%SRCROOT%' },
      region: { startLine: 1 },
    });
    expect(result?.locations[0]?.logicalLocations?.[0]?.fullyQualifiedName).toBe('absent/key_actions');
  });

  it('names no reference of a session without one', () => {
    const report = withFindings(FAILING, [{}]);
    const sessions = report.sessions.map((session) => ({ ...session, reference_digest: null }));
    expect(runOf({ ...report, sessions }).results[0]?.relatedLocations).toBeUndefined();
  });

  it('makes no link of foreign text', () => {
    const [result] = runOf(hostile('[click](https://evil.example) [1](1) '.repeat(100))).results;
    expect(result?.message.text.split(/\]\(/)).toHaveLength(2);
    expect(result?.message.text).toMatch(/ \(\[reference\]\(1\)\)$/);
    expect(result?.message.markdown).toMatch(/ \(\[reference\]\(1\)\)$/);
  });

  it('gives each gate a category of its own', async () => {
    expect(runOf(FAILING).automationDetails.id).toBe('summary-gate/default/');
    expect(runOf(await mixedReport({ 'comment-key': 'agent' })).automationDetails.id).toBe('summary-gate/agent/');
  });
});

describe('a fingerprint', () => {
  const prints = (findings: readonly Partial<ReportFinding>[]): readonly string[] =>
    runOf(withFindings(FAILING, findings))
      .results.slice(0, findings.length)
      .map(({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash'] ?? '');

  const gap = (covered: string, missing: string): Partial<ReportFinding> => ({
    code: 'SUMMARY_GAP',
    dimension: 'summary',
    message: `The summary covers ${covered} of this sentence of the reference: "It took 19 runs."; missing: ${missing}`,
  });

  it.each<readonly [string, Partial<ReportFinding>, Partial<ReportFinding>]>([
    ['the line moves', { line: 4, column: 18 }, { line: 90, column: 1 }],
    ['the file is another one', { file: 'candidates/a.json' }, { file: 'candidates/a/summary.json' }],
    ['the verdict turns', { severity: 'error' }, { severity: 'warning' }],
    [
      'the closest action differs',
      { message: 'Missing action: "A"' },
      { message: 'Missing action: "A"; the closest candidate action is "B", similarity 0.31' },
    ],
    ['the coverage differs', gap('0.23', 'runs'), gap('0.31', '19, runs')],
    [
      'the title is drifting further',
      { code: 'TITLE_DRIFT', message: 'The title covers 0.31 of the reference; missing: a' },
      { code: 'TITLE_DRIFT', message: 'The title covers 0.11 of the reference; missing: a, b' },
    ],
    [
      'another generic title is given',
      { code: 'TITLE_GENERIC', message: 'The title "Update" would fit any session' },
      { code: 'TITLE_GENERIC', message: 'The title "Fix" would fit any session' },
    ],
    [
      'the sentence around a number differs',
      {
        code: 'NUMBER_MISMATCH',
        message: 'The reference says "19", the candidate says "91": the candidate says "a", the reference "b"',
      },
      {
        code: 'NUMBER_MISMATCH',
        message: 'The reference says "19", the candidate says "91": the candidate says "c", the reference "b"',
      },
    ],
    [
      'a repeated action moves',
      { code: 'REPEATED_ACTION', message: 'Action 4 repeats action 2: "A"' },
      { code: 'REPEATED_ACTION', message: 'Action 3 repeats action 1: "A"' },
    ],
  ])('stays the same when %s', (_, before, after) => {
    expect(prints([after])).toEqual(prints([before]));
  });

  it.each<readonly [string, Partial<ReportFinding>, Partial<ReportFinding>]>([
    ['action', { message: 'Missing action: "A"' }, { message: 'Missing action: "B"' }],
    [
      'sentence',
      gap('0.2', 'a'),
      { ...gap('0.2', 'a'), message: 'The summary covers 0.2 of this sentence of the reference: "It took 20 runs."' },
    ],
    ['code', { code: 'MISSING_ACTION' }, { code: 'EXTRA_ACTION' }],
    ['dimension', { dimension: 'title', code: 'NUMBER_MISMATCH' }, { dimension: 'summary', code: 'NUMBER_MISMATCH' }],
    [
      'pair of numbers',
      { code: 'NUMBER_MISMATCH', message: 'The reference says "19", the candidate says "91"' },
      { code: 'NUMBER_MISMATCH', message: 'The reference says "19", the candidate says "20"' },
    ],
  ])('tells another %s apart', (_, one, other) => {
    expect(prints([one])).not.toEqual(prints([other]));
  });

  it('stays when others come and go', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((text) => ({ message: `Missing action: "${text}"` }));
    if (a === undefined || b === undefined || c === undefined) throw new Error();
    const [first, second, third] = prints([a, b, c]);
    expect(prints([c, b])).toEqual([third, second]);
    expect(prints([b, a])).toEqual([second, first]);
  });

  it('tells sessions apart, and counts equals', () => {
    const { results } = runOf(withFindings(FAILING, [{}, {}, {}]));
    expect(
      results.slice(0, 3).map(({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash']?.slice(16)),
    ).toEqual([':1', ':2', ':3']);
    const all = REPORTS.slice(0, 4).flatMap(([, report]) => [
      runOf(report).results.map(({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash']),
    ]);
    for (const list of all) expect(new Set(list).size).toBe(list.length);
  });
});

describe('limits of an upload', () => {
  const many = (count: number, message: (i: number) => string): Report => {
    const [first] = withFindings(FAILING, [{}]).sessions;
    const [finding] = first?.findings ?? [];
    if (first === undefined || finding === undefined) throw new Error();
    return {
      ...FAILING,
      findings: [],
      sessions: Array.from({ length: count / 100 }, (_, i) => ({
        ...first,
        name: `session-${i}`,
        findings: Array.from({ length: 100 }, (_, k) => ({
          ...finding,
          severity: i % 2 === 0 ? ('warning' as const) : ('error' as const),
          message: message(100 * i + k),
        })),
      })),
    };
  };

  it('are kept with more findings than GitHub shows: the worst stay, and the rest is counted', () => {
    const { results, invocations } = runOf(many(20_000, (i) => `Missing action: "${i}"`));
    expect(results).toHaveLength(5000);
    expect(new Set(results.map(({ level }) => level))).toEqual(new Set(['error']));
    // Every session keeps some of its own.
    expect(new Set(results.map(({ properties }) => properties['session'])).size).toBe(100);
    expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toBe(
      '15000 findings left out, which code scanning would not show; report.json has them.',
    );
    expect(invocations[0]?.toolExecutionNotifications[1]?.message.text).toBe(
      'The gate fails: 2 sessions with an unusable or incomplete summary.',
    );
  });
});
