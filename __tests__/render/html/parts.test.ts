import { describe, expect, it } from '@jest/globals';
import { FINDING_CODES } from '../../../src/core/finding.js';
import type { ReportGate } from '../../../src/gates/catalogue.js';
import { outsideSection, settingsSection, trustSection } from '../../../src/render/html/about-sections.js';
import { baselineSection } from '../../../src/render/html/baseline-section.js';
import { gateCharts } from '../../../src/render/html/gate-charts.js';
import { alertSection, judgeSection } from '../../../src/render/html/judge-section.js';
import { frequentFindings } from '../../../src/render/html/session-section.js';
import type { Report, ReportJudge } from '../../../src/report/schema.js';
import { WHOLE_PANEL, wholeJudge } from '../../builders/whole-judge.js';
import { wholeBaseline, wholeGates, wholeReport } from '../../builders/whole-report.js';
import { wholeFinding, wholeSessions } from '../../builders/whole-sessions.js';

const WHOLE = wholeReport();
const without = (report: Report, ...keys: readonly (keyof Report)[]): Report =>
  Object.fromEntries(Object.entries(report).filter(([key]) => !keys.includes(key as keyof Report))) as Report;

describe('how far the numbers can be trusted', () => {
  it('is left out where there is nothing to say', () => {
    expect(trustSection({ ...without(WHOLE, 'gate_strength'), corpus_size: 0, caveats: [] })).toBeNull();
    expect(trustSection({ ...without(WHOLE, 'gate_strength'), corpus_size: 0 })).not.toBeNull();
    expect(trustSection({ ...WHOLE, corpus_size: 0, caveats: [] })).not.toBeNull();
  });

  const bars = (strength: object, report = WHOLE) =>
    String(
      trustSection({
        ...report,
        gate_strength: { variants: 9, damaging: 4, caught: 2, harmless: 3, blocked: 1, ...strength },
      }),
    );
  const widths = (page: string) =>
    [...page.matchAll(/class="bullet share (\w+)".*?class="fill" width="([\d.]+)"/g)].map(
      ([, look, width]) => `${look} ${width}`,
    );
  it.each([
    [{}, ['good 150.0', 'bad 100.0'], false],
    [{ caught: 1 }, ['bad 75.0', 'bad 100.0'], true],
    [{ damaging: 0, caught: 0, harmless: 0, blocked: 0 }, ['good 0.0', 'bad 0.0'], false],
  ])('has the share of damage that is caught: %j', (strength, wanted, isWeak) => {
    const page = bars(strength);
    expect(widths(page)).toEqual(wanted);
    expect(page.includes('Most of the damage would pass')).toBe(isWeak);
  });

  it('says what would see more', () => {
    expect(bars({ caught: 1 })).toContain('What the baseline sees is not counted here.');
    expect(bars({ caught: 1 }, without(WHOLE, 'baseline'))).toContain('A baseline or gates for dimensions see more.');
    expect(bars({ variants: 0 })).not.toContain('class="strength"');
  });
});

describe('lists of a page', () => {
  it('count what they do not show', () => {
    const outside = (count: number) =>
      String(
        outsideSection({ ...WHOLE, findings: Array.from({ length: count }, () => wholeFinding('UNKNOWN_SESSION')) }),
      );
    expect(outside(100)).not.toContain('more in report.json');
    expect(outside(102)).toContain('and 2 more in report.json');
    expect(outsideSection({ ...WHOLE, findings: [] })).toBeNull();
    const [gate] = wholeGates();
    const gates = (count: number) =>
      String(gateCharts({ ...WHOLE, gates: Array.from({ length: count }, () => gate as ReportGate) }));
    expect(gates(60)).not.toContain('more gates');
    expect(gates(62)).toContain('and 2 more gates in report.json');
    expect(String(gateCharts({ ...WHOLE, gates: [] }))).toContain('No gate is set.');
    const names = (count: number) =>
      String(
        baselineSection({
          gates: [],
          baseline: { ...wholeBaseline(), new_sessions: Array.from({ length: count }, (_, i) => `n${i}`) },
        } as never),
      );
    expect(names(30)).not.toMatch(/ and \d+ more/);
    expect(names(32)).toContain(' and 2 more');
  });

  it('cut a long message of what belongs to no session', () => {
    const findings = [
      wholeFinding('UNKNOWN_SESSION', {
        message: 'x'.repeat(1500),
        suggestion: 'y'.repeat(1500),
        file: 'z'.repeat(900),
      }),
    ];
    const page = String(outsideSection({ ...WHOLE, findings }));
    expect([...page.matchAll(/x+|y+|z+/g)].map(([run]) => run.length).filter((length) => length > 100)).toEqual([
      999, 499, 999,
    ]);
  });

  it('name what is wrong most often, by how many sessions', () => {
    const [one] = wholeSessions();
    const sessions = (codes: readonly string[][]) =>
      codes.map((some) => ({
        ...one,
        findings: some.map((code) => wholeFinding(code as 'CHATTER')),
      })) as Report['sessions'];
    const page = String(
      frequentFindings({
        ...WHOLE,
        sessions: sessions([['CHATTER', 'CHATTER', 'CUT_OFF'], ['CUT_OFF'], ['TITLE_EMPTY', 'CHATTER'], ['CUT_OFF']]),
      }),
    );
    expect(
      [...page.matchAll(/data-code="(\w+)".*?class="fill" width="([\d.]+)".*?class="count">(\d+)/gs)].map((found) =>
        found.slice(1).join(' '),
      ),
    ).toEqual([...['CUT_OFF 100.0 3', 'CHATTER 66.7 2', 'TITLE_EMPTY 33.3 1']]);
    const kinds = (count: number) =>
      String(frequentFindings({ ...WHOLE, sessions: sessions([FINDING_CODES.slice(0, count).map(String)]) }));
    expect(kinds(8)).not.toContain('other kind');
    // They are as frequent as those that are shown.
    expect(kinds(9)).toContain('such finding; 1 other kind is not shown<');
    expect(kinds(10)).toContain('such finding; 2 other kinds are not shown<');
    expect(frequentFindings({ ...WHOLE, sessions: sessions([[]]) })).toBeNull();
  });

  it('say how settings were given', () => {
    expect(String(settingsSection(WHOLE))).toMatch(
      /<code>fail-on<\/code><\/th><td><bdi>\{&quot;unusable&quot;:0,&quot;outcome&quot;:1\}<\/bdi><\/td><td>config/,
    );
    expect(String(settingsSection(WHOLE))).not.toContain('golden-corpus');
    expect(String(settingsSection({ ...WHOLE, settings: {} }))).toContain('All settings have their defaults.');
  });
});

describe('against the baseline', () => {
  const section = (overrides: object, base?: Parameters<typeof baselineSection>[1]) => {
    const page = baselineSection({ gates: [], baseline: { ...wholeBaseline(), ...overrides } } as never, base);
    return String(page);
  };
  it('says what it is and where its texts are', () => {
    expect(section({ source: 'none', path: null, commit: null, fallback: false })).toContain(
      '<bdi>None was found</bdi>',
    );
    expect(section({ scored_at: null, path: 'base.json', fallback: false })).toContain(
      '<bdi>Scored at an unknown time, base.json, commit c0ffee0</bdi>',
    );
    const of = () => undefined;
    expect(section({}, { without: null, of })).toContain(
      'A session whose candidate is another one now shows both, word by word',
    );
    expect(section({}, { without: 'they are gone', of })).toContain('Its candidates are not shown: they are gone');
    expect(section({ overall: null, reason: 'no artifact' })).toMatch(
      /^(?![\s\S]*<table)[\s\S]*Not compared: <bdi>no artifact/,
    );
    expect(baselineSection(without(WHOLE, 'baseline'))).toBeNull();
  });

  const change = (delta: number, ci95: [number, number] | null) => ({
    before: 0.5,
    now: 0.5 + delta,
    delta,
    ci95,
    p: 0.5,
    word: 'noise',
  });
  it.each([
    [0.04, [-0.01, 0.05], '0.050'],
    [0.04, [-0.01, 0.0501], '0.100'],
    [0.2, null, '0.250'],
    [-0.3, [-0.5, 0.1], '0.500'],
    [-0.6, null, '1.000'],
  ] as const)('has charts of %d, %j that reach to %s', (delta, ci95, reach) => {
    const page = section({ overall: change(delta, ci95 as [number, number] | null), dimensions: null });
    expect(page).toContain(`Charts reach from −${reach} to +${reach}.`);
    expect(page.includes('where the change may lie')).toBe(ci95 !== null);
  });

  it('draws from the middle to the change', () => {
    const drawn = (delta: number) =>
      /class="fill" x="([\d.]+)" width="([\d.]+)"/
        .exec(section({ overall: change(delta, null), dimensions: null }))
        ?.slice(1);
    expect([drawn(-0.05), drawn(0.05), drawn(0.025), drawn(0)]).toEqual([
      ['0.0', '150.0'],
      ['150.0', '150.0'],
      ['150.0', '75.0'],
      ['150.0', '0.0'],
    ]);
    const look = (delta: number) =>
      /<tbody><tr class="(\w+)"/.exec(section({ overall: change(delta, null), dimensions: null }))?.[1];
    expect([look(-0.1), look(0.1), look(0)]).toEqual(['fell', 'rose', 'still']);
    expect(section({ overall: change(0.1, [0.1, 0.1]), dimensions: null })).not.toMatch(
      /whisker|where the change may lie/,
    );
  });
});

describe('the judge on a page', () => {
  const section = (overrides: Partial<ReportJudge>): string =>
    String(judgeSection({ ...WHOLE, judge: wholeJudge(overrides) }));
  const members = WHOLE_PANEL.members;
  it('counts who counts', () => {
    const counts = (overrides: Partial<ReportJudge>) =>
      [...section(overrides).matchAll(/<td class="target">([a-z][^<$]*)<\/td><\/tr>/g)]
        .map(([, word]) => word)
        .filter((word) => !/judge|of/.test(word ?? ''));
    expect(counts({})).toEqual(['yes', 'yes', 'not in rubric, relevance']);
    expect(counts({ voided: 'x' })).toEqual(['no', 'no', 'no']);
    const voided = members.map((one, i) => (i === 1 ? { ...one, voided: 'a canary' } : one));
    expect(counts({ panel: { ...WHOLE_PANEL, members: voided } })).toEqual(['yes', 'void', 'not in rubric, relevance']);
  });

  it('names ten sessions in which its members disagree', () => {
    const apart = (count: number) =>
      section({
        panel: {
          ...WHOLE_PANEL,
          disagreements: Array.from({ length: count }, (_, i) => ({ session: `s${i}`, spread: 0.4 })),
        },
      });
    expect(apart(0)).toContain('Nowhere are they 0.3 or more apart');
    expect(apart(10)).toMatch(/0\.3 or more apart in 10 sessions: s0 0\.400, .*s9 0\.400<\/bdi>/);
    expect(apart(12)).toContain('s9 0.400 and 2 more');
    const alone = members.map((one, i) => ({ ...one, ...(i > 0 && { overall_mean: null }) }));
    expect(section({ panel: { members: alone, disagreements: [] } })).not.toContain('apart');
  });

  it('leaves out what was not asked for', () => {
    const bare = {
      panel: undefined,
      guidelines: undefined,
      metrics: {},
      overall_mean: null,
      dimension_means: { title: null },
    } as unknown as Partial<ReportJudge>;
    expect(section(bare)).not.toMatch(/<table|What the team told/);
    expect(section({ ...bare, overall_mean: 0 } as never)).toContain('<table');
    expect(section({ ...bare, dimension_means: { title: 0.5 } } as never)).toContain('<table');
    expect(section({ absence: 'no_credentials' } as never)).not.toContain('class="judged"');
    expect(section({ base_url: null, program: 'judge.sh' })).toMatch(
      /Answered by the program <bdi>judge\.sh<\/bdi>(?![\s\S]*Asked at)/,
    );
  });

  it('joins its mean and that of the rubric, where there are both', () => {
    const rows = [
      ...section({ dimension_means: { title: 0.51, outcome: null } }).matchAll(
        /class="whisker" d="M([\d.]+) 13H([\d.]+)"/g,
      ),
    ].map(([, a, b]) => [a, b]);
    expect(rows).toContainEqual(['164.4', '173.3']);
    expect(rows).toContainEqual(['152.9', '171.6']);
  });

  it('has alerts, or nothing', () => {
    expect(alertSection({ ...WHOLE, judge: wholeJudge({ alerts: [] }) })).toBeNull();
    expect(alertSection(without(WHOLE, 'judge'))).toBeNull();
    expect(String(alertSection(WHOLE)).match(/<ul class="plain">/g)).toHaveLength(1);
  });
});
