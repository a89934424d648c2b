import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse, type TestCase } from 'junit2json';
import { SaxesParser } from 'saxes';
import { validateXML } from 'xmllint-wasm';
import { plainLine } from '../../../src/core/text.js';
import { VERSION } from '../../../src/core/version.js';
import { renderJunit } from '../../../src/render/junit/junit.js';
import { type Report, reportSchema } from '../../../src/report/schema.js';
import { NO_GATE } from '../../builders/gates.js';
import { runs } from '../../builders/long-runs.js';
import { judgementValue, MIXED, mixedReport, withFindings } from '../../builders/reports.js';
import { reportOf } from '../../builders/runs.js';
import { anyText } from '../../builders/texts.js';
import { EMPTY_FOLDER, makeWorkspace } from '../../builders/workspace.js';
import { TRICKS } from '../page/tricks.js';

const FAILING = await mixedReport();
const PASSING = await mixedReport({ ...NO_GATE, 'min-overall': '0.1' });

/** The failing report without its own floors, as it reads when nothing stops the run. */
const GREEN = await reportOf(
  makeWorkspace({ ...MIXED, 'golden-corpus/export/reference.json': MIXED['golden-corpus/login/reference.json'] ?? '' }),
  { ...NO_GATE, 'min-overall': '0.1' },
);

const OPEN = reportSchema.parse({
  ...GREEN,
  verdict: 'inconclusive',
  gates: [
    ...GREEN.gates,
    {
      id: 'min-judge-overall',
      kind: 'min-judge-overall',
      threshold: 0.7,
      value: null,
      status: 'not_evaluated',
      message: 'judge_overall_mean: 0 of 24 wanted measurements',
    },
  ],
});

const JUDGED: Report = {
  ...GREEN,
  sessions: GREEN.sessions.map((session, i) => ({
    ...session,
    judge:
      i === 0
        ? judgementValue({
            overall: null,
            rationale: null,
            unmeasured: [{ measurement: 'overall', reason: 'rate_limited' }],
          })
        : judgementValue(),
  })),
};

const NOTHING = await reportOf(makeWorkspace({ 'golden-corpus': EMPTY_FOLDER, candidates: EMPTY_FOLDER }), {
  'allow-empty': 'true',
});

const REPORTS: readonly (readonly [string, Report])[] = [
  ['failing', FAILING],
  ['failing by a floor of one session alone', PASSING],
  ['passing with low sessions', GREEN],
  ['inconclusive', OPEN],
  ['judged', JUDGED],
  ['of nothing to score', NOTHING],
  [
    'of a session with a blank name',
    { ...FAILING, sessions: FAILING.sessions.slice(0, 1).map((session) => ({ ...session, name: ' ' })) },
  ],
  ...Object.entries(TRICKS).map(([name, trick]) => [`with ${name}`, hostile(trick)] as const),
];

/** The trick in every field that foreign text reaches. */
function hostile(trick: string): Report {
  const found = withFindings(FAILING, [{ message: trick, suggestion: trick, file: `candidates/${trick}.json` }]);
  return {
    ...found,
    sessions: found.sessions.map((session, i) => ({
      ...session,
      name: `${i}${trick}`,
      dimensions: session.dimensions.map((score) => ({ ...score, reason: trick })),
      judge: judgementValue({ rationale: trick }),
    })),
    gates: found.gates.map((gate, i) => ({ ...gate, id: `session.${i}${trick}`, message: trick })),
    caveats: [trick],
  };
}

async function casesOf(report: Report): Promise<ReadonlyMap<string, TestCase>> {
  const read = await parse(renderJunit(report));
  if (read === null || read === undefined || !('testsuite' in read)) throw new Error('no testsuites');
  return new Map(
    (read.testsuite ?? []).flatMap(({ name = '', testcase = [] }) =>
      testcase.map((testCase) => [`${name} ${testCase.name}`, testCase] as const),
    ),
  );
}

const kindOf = ({ failure, error, skipped }: TestCase): string =>
  failure !== undefined ? 'failure' : error !== undefined ? 'error' : skipped !== undefined ? 'skipped' : 'passed';

describe('JUnit XML', () => {
  it('is valid by the schema, for any report', async () => {
    const schema = readFileSync('__tests__/render/junit/junit.xsd', 'utf8');
    const xml = REPORTS.map(([, report], i) => ({ fileName: `${i}.xml`, contents: renderJunit(report) }));
    const { valid, errors } = await validateXML({ xml, schema, maxMemoryPages: 4096 });
    expect(errors.map(({ message }) => message)).toEqual([]);
    expect(valid).toBe(true);
  });

  it('is checked by a schema that refuses what is wrong', async () => {
    const schema = readFileSync('__tests__/render/junit/junit.xsd', 'utf8');
    const right = renderJunit(FAILING);
    for (const wrong of [
      right.replace(/<failure [\s\S]*?<\/failure>/, '<failed/>'),
      right.replace(/ tests="\d+"/, ''),
      right.replace(/ line="\d+"/, ' line="0"'),
    ]) {
      expect(wrong).not.toBe(right);
      expect((await validateXML({ xml: wrong, schema })).valid).toBe(false);
    }
  });

  it('is the committed page for a failing report', () => {
    const page = '__tests__/golden/junit.xml';
    const xml = renderJunit(FAILING).replace(`summary-gate ${VERSION}`, 'summary-gate VERSION');
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(page, xml);
    expect(xml).toBe(readFileSync(page, 'utf8'));
  });

  it('counts what it has', async () => {
    for (const [, report] of REPORTS.slice(0, 6)) {
      const kinds = [...(await casesOf(report)).values()].map(kindOf);
      const [, tests, failures, errors, skipped] =
        /<testsuites [^>]*tests="(\d+)" failures="(\d+)" errors="(\d+)" skipped="(\d+)"/.exec(renderJunit(report)) ??
        [];
      const count = (kind: string): string => String(kinds.filter((one) => one === kind).length);
      expect([tests, failures, errors, skipped]).toEqual([
        String(kinds.length),
        count('failure'),
        count('error'),
        count('skipped'),
      ]);
    }
  });

  it.each([
    ['failing', FAILING, 'failure'],
    ['failing by a floor', PASSING, 'failure'],
    ['inconclusive', OPEN, 'error'],
    ['passing', GREEN, undefined],
    ['judged', JUDGED, undefined],
    ['empty', NOTHING, undefined],
  ])('is as red as the verdict: %s', async (_, report, kind) => {
    const kinds = new Set([...(await casesOf(report)).values()].map(kindOf));
    expect(['failure', 'error'].filter((one) => kinds.has(one))).toEqual(kind === undefined ? [] : [kind]);
  });

  it('leaves an open gate aside where that may pass', async () => {
    const settings = { ...OPEN.settings, 'on-inconclusive': { value: 'pass', from: 'input' as const } };
    const gate = (await casesOf({ ...OPEN, settings })).get('gates min-judge-overall');
    expect(gate?.skipped?.[0]?.message).toBe('judge_overall_mean: 0 of 24 wanted measurements');
  });

  it('leaves an advisory gate aside in any case', async () => {
    const gates = OPEN.gates.map((gate) => ({ ...gate, ...(gate.value === null && { advisory: true }) }));
    const cases = await casesOf(reportSchema.parse({ ...OPEN, gates }));
    expect(cases.get('gates min-judge-overall')?.skipped).toHaveLength(1);
  });

  it('tells in each case what is wrong', async () => {
    const cases = await casesOf(FAILING);
    const told = [...cases].map(([name, testCase]) => [name, kindOf(testCase)]);
    expect(Object.fromEntries(told)).toMatchObject({
      'gates min-overall': 'failure',
      'gates session.export.min_dimensions.title': 'failure',
      'absent overall': 'failure',
      'absent title': 'skipped',
      'broken overall': 'failure',
      'broken outcome': 'skipped',
      'canary overall': 'skipped',
      'export overall': 'failure',
      'export title': 'failure',
      'export summary': 'passed',
      'export outcome': 'failure',
      'login overall': 'passed',
      'login key_actions': 'passed',
    });
    expect(cases.get('export outcome')?.failure?.[0]).toMatchObject({
      type: 'WRONG_OUTCOME',
      message: 'The outcome is "failed"; the reference says "success"',
      inner: expect.stringContaining('  → Change outcome to "success"'),
    });
    expect(cases.get('export overall')?.failure?.[0]?.message).toMatch(
      /^Overall 0\.\d{3} is below its own floor of 0\.850\. Title 0\.\d{3} is below its own floor of 0\.900\. The outcome is .* \(fail-on\.outcome\)\.$/,
    );
    expect(cases.get('absent overall')?.failure?.[0]?.type).toBe('NO_CANDIDATE');
    // A passing session has remarks, too.
    expect(cases.get('login key_actions')?.['system-out']?.[0]).toContain('MISSING_ACTION');
  });

  it('says the reason of a failure in its text, too: some reporters show nothing else', async () => {
    for (const [, report] of REPORTS.slice(0, 6)) {
      for (const testCase of (await casesOf(report)).values()) {
        const [fault] = testCase.failure ?? testCase.error ?? [];
        if (fault === undefined) continue;
        for (const reason of fault.message?.split('; ') ?? []) expect(fault.inner).toContain(reason);
      }
    }
  });

  it('has no two suites of one name, which some reporters take for one', () => {
    const [session] = FAILING.sessions;
    const names = ['a', 'a\u200b', 'a (2)', '\u200da', 'gates'];
    const sessions = names.flatMap((name) => (session === undefined ? [] : [{ ...session, name }]));
    const xml = renderJunit({ ...FAILING, sessions });
    expect([...xml.matchAll(/<testsuite name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'gates',
      'a',
      'a (2)',
      'a (2) (2)',
      'a (3)',
      'gates (2)',
    ]);
  });

  it('points at the line of the first finding, where reporters look for it', async () => {
    const xml = renderJunit(FAILING);
    const [finding] = FAILING.sessions.find(({ name }) => name === 'export')?.findings ?? [];
    expect(finding).toMatchObject({ code: 'WRONG_OUTCOME', file: 'candidates/export.json' });
    expect(xml).toContain(
      `<testcase name="outcome" classname="export" time="0.000" file="candidates/export.json" line="${finding?.line}">`,
    );
  });

  it.each([
    ['is masked', 'candidates/***.json'],
    ['has blanks in a row', 'candidates/a  b.json'],
    ['is reordered', 'candidates/\u202egpj.json'],
  ])('points nowhere where the path %s and would lead elsewhere', (_, file) => {
    const masked = file.includes('***');
    const xml = renderJunit(withFindings(FAILING, [{ file: masked ? `candidates/AKIA${'A'.repeat(16)}.json` : file }]));
    expect(xml).not.toMatch(/name="key_actions" classname="absent"[^>]*file=/);
  });

  it('says how long the judge took, and nothing of what nobody timed', async () => {
    const cases = await casesOf(JUDGED);
    expect(cases.get('login judge overall')).toMatchObject({ time: 1.25 });
    expect(cases.get('login judge overall')?.['system-out']?.[0]).toBe('0.850\nIt says the same.');
    expect(cases.get('absent judge overall')?.skipped?.[0]?.message).toBe('unmeasured: rate limited');
    expect(cases.get('login title')).toMatchObject({ time: 0 });
  });

  it('has a case for each metric of the judge, and none for what was not asked', async () => {
    const metrics = {
      relevance: { score: 0.75, explanation: 'On topic.', reason: null, prompt_version: '1', samples: [0.75] },
      coherence: { score: null, explanation: null, reason: 'budget', prompt_version: '1', samples: [] },
      skipped: [{ metric: 'faithfulness', reason: 'no_grounding' }],
    };
    const judge = judgementValue({ overall: null, rationale: null, metrics });
    const report = reportSchema.parse({ ...GREEN, sessions: GREEN.sessions.map((session) => ({ ...session, judge })) });
    const cases = await casesOf(report);
    expect([...cases.keys()].filter((name) => name.startsWith('login judge'))).toEqual([
      'login judge relevance',
      'login judge coherence',
      'login judge faithfulness',
    ]);
    expect(cases.get('login judge relevance')?.['system-out']?.[0]).toBe('0.750\nOn topic.');
    expect(cases.get('login judge coherence')?.skipped?.[0]?.message).toBe('unmeasured: budget');
    expect(cases.get('login judge faithfulness')?.skipped?.[0]?.message).toBe('unmeasured: no grounding');
    expect(renderJunit(report)).toContain('<property name="judge_relevance" value="0.750"/>');
  });

  it('skips what has no golden session, and keeps its remarks', async () => {
    const [first] = withFindings(GREEN, [
      { code: 'JUDGE_SUGGESTION', dimension: null, message: 'The judge suggests: x' },
    ]).sessions;
    const session = { ...first, status: 'unreferenced', overall: null, dimensions: [], reference_digest: null };
    const overall = (await casesOf(reportSchema.parse({ ...GREEN, sessions: [session] }))).get('absent overall');
    expect(overall?.skipped?.[0]?.message).toMatch(/^there is no golden session/);
    expect(overall?.['system-out']?.[0]).toContain('The judge suggests: x');
  });

  it('does not call a remark of the judge the reason of a failure', async () => {
    const [, , , ...rest] = FAILING.sessions;
    const failing = FAILING.sessions.filter(({ name }) => name === 'export');
    const report = withFindings({ ...FAILING, sessions: [...failing, ...rest] }, [
      { code: 'JUDGE_SUGGESTION', severity: 'note', dimension: null },
    ]);
    expect((await casesOf(report)).get('export overall')?.failure?.[0]?.type).toBe('SESSION_FAILS');
  });

  it('keeps the sessions of several gates apart', async () => {
    const names = [...(await casesOf(await mixedReport({ 'comment-key': 'agent' }))).keys()];
    expect(names.filter((name) => !name.startsWith('agent/'))).toEqual([]);
  });

  it('is the same bytes for the same input', async () => {
    expect(renderJunit(await mixedReport())).toBe(renderJunit(await mixedReport()));
  });

  it('means nothing to a workflow log that a reporter prints it to', () => {
    for (const [, report] of REPORTS) {
      expect(renderJunit(report)).not.toMatch(/##\[|^\s*::|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/m);
    }
  });

  it('is well-formed XML that keeps what can be seen, whatever the text', () => {
    const nasty = fc.array(
      fc.oneof(
        anyText(6),
        fc.constantFrom(
          ']]>',
          '<![CDATA[',
          '&#0;',
          '&lt;',
          '\ud800',
          '\udfff',
          '\ufffe',
          '\uffff',
          '\u0000',
          '-->',
          '<?x',
          '\u0085',
          '\u001b[2J',
        ),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        const text = parts.join('');
        const messages: string[] = [];
        const parser = new SaxesParser();
        parser.on('error', (error) => {
          throw error;
        });
        parser.on('opentag', ({ name, attributes }) => {
          if (name === 'failure') messages.push(String(attributes['message']));
        });
        parser.write(renderJunit({ ...hostile(text), scored_at: '2026-11-21T12:00:00Z' })).close();
        const shown = plainLine(text, 1000).replace(/[\ufffe\uffff]/g, '\ufffd');
        expect(messages.map((message) => message.replaceAll('\u200b', ''))).toContain(shown.replaceAll('\u200b', ''));
      }),
      { numRuns: runs(60) },
    );
  });
});
