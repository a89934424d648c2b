import { openWorkspace } from '../../src/adapters/disk/files.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { renderHtml } from '../../src/render/html/render-html.js';
import { wholeSession } from '../../src/report/lazy-sessions.js';
import type { Report } from '../../src/report/schema.js';
import type { RunOutcome } from '../../src/run/conclude.js';
import { runPipeline } from '../../src/run/pipeline.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';
import { TRICKS } from '../render/page/tricks.js';

/** An outcome whose texts stay open as long as the tests run, and whose sessions are plain values that tests may change. */
export async function outcomeOf(workspace: Workspace, flags: Flags = {}): Promise<RunOutcome> {
  const outcome = await runPipeline(settingsOf(workspace, flags), portsOf(workspace));
  const { report } = outcome;
  return { ...outcome, report: { ...report, sessions: report.sessions.map(wholeSession) } };
}

async function pageOf(workspace: Workspace, flags: Flags = {}): Promise<string> {
  const { report, texts, close } = await outcomeOf(workspace, flags);
  try {
    return renderHtml(report, texts);
  } finally {
    close();
  }
}

const project: Workspace = { root: '.', files: openWorkspace(process.cwd(), process.cwd()) };

const outcomes = new Map<string, Promise<RunOutcome>>();

/** A page of the examples, which are scored once. */
export async function examplePage(which: 'good' | 'regressed', change = (report: Report) => report): Promise<string> {
  const opened = outcomes.get(which) ?? outcomeOf(project, { candidates: `examples/${which}` });
  outcomes.set(which, opened);
  const { report, texts } = await opened;
  return renderHtml(change(report), texts);
}

/** The regressed examples with the good ones as what they were on the base. */
async function sinceBasePage(): Promise<string> {
  const good = await (outcomes.get('good') ?? outcomeOf(project, { candidates: 'examples/good' }));
  const of = ({ name }: { readonly name: string }) => {
    const texts = good.texts(good.report.sessions.findIndex((session) => session.name === name));
    return texts === undefined ? undefined : ({ kind: 'text', summary: texts.candidate } as const);
  };
  const { report, texts } = await (outcomes.get('regressed') ??
    outcomeOf(project, { candidates: 'examples/regressed' }));
  return renderHtml(complete(report), texts, { base: { without: null, of } });
}

/** The gate has a verdict that nobody could reach. */
export function inconclusive(report: Report): Report {
  return {
    ...report,
    verdict: 'inconclusive',
    title: 'Inconclusive - overall 0.791 (gate 0.700), 1 of 2 gates not evaluated, 26 sessions',
    gates: [
      ...report.gates,
      {
        id: 'min-judge-overall',
        kind: 'min-judge-overall',
        threshold: 0.7,
        value: null,
        status: 'not_evaluated',
        message: 'the judge measured too little',
      },
    ],
  };
}

/** Every part that a report may have. */
export function complete(report: Report): Report {
  const change = {
    before: 0.52,
    now: 0.42,
    delta: -0.1,
    ci95: [-0.16, -0.05] as [number, number],
    p: 0.001,
    word: 'regression' as const,
  };
  const names = report.sessions.map(({ name }) => name);
  const first = report.sessions.findIndex(({ status }) => status === 'scored');
  return {
    ...report,
    statistics: { ...report.statistics, overall: { ...report.statistics.overall, ci95: [0.36, 0.47] } },
    gates: [
      ...report.gates.map((gate) => ({
        ...gate,
        flip_risk: { errors: 0.6, word: 'coin toss' as const, about: 'other sessions' as const },
      })),
      { id: 'max-regression', kind: 'max-regression', threshold: 0.02, value: 0.1, status: 'fail', message: '' },
      { id: 'max-hallucination', kind: 'max-hallucination', threshold: 0.1, value: 0.04, status: 'pass', message: '' },
      { id: 'min-session', kind: 'min-session', threshold: 0.5, value: 0.1, status: 'fail', message: '', waived: true },
      {
        id: `session.${names[2]}.min_overall`,
        kind: 'session',
        threshold: 0.5,
        value: null,
        status: 'not_evaluated',
        message: 'why',
      },
    ],
    sessions: report.sessions.map((session, i) => ({
      ...session,
      ...(i === first && {
        waived: [{ dimension: 'title' as const, reason: 'known', until: '2027-01-01', by: 'somebody' }],
        judge: {
          overall: 0.4,
          dimensions: DIMENSIONS.map((dimension) => ({ dimension, score: 0.5, reason: 'It says <b>so</b>.' })),
          metrics: {
            relevance: {
              score: 0.75,
              explanation: 'On the whole.',
              reason: null,
              prompt_version: '1',
              samples: [0.75],
            },
            faithfulness: {
              score: 0.8,
              explanation: 'Four of five.',
              reason: null,
              prompt_version: '1',
              asked: 1,
              answered: 1,
              confirmed: 0,
              contradicted: 1,
              unsupported: 0,
              omitted: 0,
              claims: [
                {
                  statement: 'It ran.',
                  field: 'summary' as const,
                  file: 'a.json',
                  line: 1,
                  column: 1,
                  question: 'Did it run?',
                  status: 'contradicted' as const,
                  evidence: { quote: 'it did not', found: false, file: 'transcript.md', line: 3 },
                },
              ],
            },
            completion: {
              score: 0,
              explanation: null,
              reason: null,
              prompt_version: '1',
              fully_complete: false,
              requirements: [
                {
                  id: 'r1',
                  must: 'mention' as const,
                  status: 'unmet' as const,
                  stage: 'structural' as const,
                  file: null,
                  line: null,
                  column: null,
                  evidence: null,
                },
              ],
            },
            skipped: [{ metric: 'coherence', reason: 'no_grounding' }],
          },
          rationale: 'It leaves out what was found.',
          suggestions: ['Say what was found.'],
          rewrite: { title: 'Better' },
          samples: 1,
          unmeasured: [{ measurement: 'title', reason: 'timeout' }],
          model_used: 'model',
          prompt_version: '1',
          duration_ms: 0,
          prompt_tokens: 1,
          completion_tokens: 1,
          cost_usd: 0.01,
          attempts: 1,
        },
      }),
    })),
    judge: {
      mode: 'paired',
      model: 'model',
      prompt_version: '1',
      samples: 1,
      overall_mean: 0.5,
      dimension_means: { title: 0.4, summary: 0.5, key_actions: 0.6, outcome: null, aha_moments: 0.1 },
      calls: 3,
      retries: 1,
      cache_hits: 2,
      prompt_tokens: 1,
      completion_tokens: 1,
      cost_usd: 0.02,
      saved_usd: 0.01,
      wanted: 12,
      measured: 11,
      unmeasured: 1,
      unmeasured_reasons: { timeout: 1 },
      metrics: {},
      canaries: { asked: 2, measured: 2, taken_in: [] },
      meta_evaluation: {
        rate: 0.1,
        model: 'model',
        prompt_version: '1',
        run: 0,
        measured: 0,
        not_run: 0,
        not_run_reasons: {},
        mean: null,
        specific: 0,
        quotes_exist: 0,
        matches_score: 0,
        actionable: 0,
        quotes: { explanations: 0, sound: 0, quotes: 0, found: 0 },
      },
      voided: null,
      absence: null,
      base_url: 'https://gateway.example',
      alerts: [
        {
          metric: 'hallucination',
          level: 'critical',
          value: 0.3,
          threshold: 0.2,
          n: 8,
          confidence: 'low',
          hints: ['Check the prompt.'],
        },
        {
          metric: 'relevance',
          level: 'warning',
          value: 0.6,
          threshold: 0.7,
          n: 8,
          confidence: 'low',
          hints: [],
        },
      ],
    },
    baseline: {
      source: 'file',
      run_url: null,
      verdict: 'pass',
      interval_method: 'bootstrap',
      false_alarm_chance: 0.05,
      path: 'baseline.json',
      commit: '0123456789abcdef',
      fallback: true,
      reason: null,
      scored_at: '2026-11-20T12:00:00Z',
      changed_inputs: ['corpus', 'config'],
      paired: 20,
      changed_references: names.slice(0, 1),
      new_sessions: names.slice(1, 2),
      removed_sessions: ['gone'],
      overall: change,
      dimensions: {
        title: change,
        summary: { ...change, delta: 0.05, ci95: null },
        key_actions: change,
        outcome: change,
        aha_moments: change,
      },
      sessions: names.slice(3).map((name, i) => ({
        name,
        delta: (i % 5) / 20 - 0.1,
        dimensions: { title: 0.1, summary: -0.1, key_actions: 0, outcome: 0, aha_moments: 0.02 },
      })),
      collapsed: [],
      failures: { new: names.slice(3, 5), already: names.slice(5, 7), fixed: names.slice(7, 8) },
    },
    trend: ['2026-11-14T12:00:00Z', '2026-11-16T12:00:00Z', '2026-11-20T12:00:00Z'].map((scored_at, i) => ({
      scored_at,
      overall_mean: 0.5 + i / 50,
      ci95: [0.42, 0.58],
    })),
    gate_strength: { variants: 100, damaging: 70, caught: 52, harmless: 30, blocked: 1 },
  };
}

export function emptyPage(): Promise<string> {
  return pageOf(makeWorkspace({ 'golden-corpus/README.md': '', 'candidates/.keep': '' }), { 'allow-empty': 'true' });
}

/** Every trick in every field of references and candidates. */
export function hostilePage(): Promise<string> {
  const tree: Record<string, object> = {};
  for (const [i, trick] of Object.values(TRICKS).entries()) {
    const other = `${trick}</script><script>alert(${i})</script><!--`;
    const summary = (text: string) => ({
      title: text,
      summary: `${text}\n${'Wort'.repeat(2000)}`,
      key_actions: [text, `${text} again`],
      outcome: 'failed',
      aha_moments: [{ seq: 3, type: text, highlight: text }],
    });
    tree[`golden-corpus/s${i}-"'onload=alert(1)/reference.json`] = { reference: summary(trick) };
    tree[`candidates/s${i}-"'onload=alert(1).json`] = { ...summary(other), outcome: other };
  }
  return pageOf(makeWorkspace(tree as Tree));
}

/** Scripts that are written from right to left, without spaces, with joiners and with emoji. */
export function foreignPage(): Promise<string> {
  const texts = {
    arabic: ['أصلح خطأ الحفظ 12', 'لم يصلح خطأ الحفظ 13'],
    hebrew: ['תוקן באג בשמירה', 'לא תוקן באג בשמירה'],
    japanese: ['保存の不具合を修正した', '保存の不具合を調べた'],
    thai: ['แก้ไขข้อผิดพลาดแล้ว', 'ยังไม่แก้ไขข้อผิดพลาด'],
    hindi: ['क्षमा त्रुटि ठीक की', 'क्षमा त्रुटि नहीं मिली'],
    persian: ['نمی‌خواهم ذخیره شود', 'می‌خواهم ذخیره شود'],
    emoji: ['Fixed 👩‍👩‍👧 👍🏽 ❤️ icons', 'Broke 👩‍👩‍👧 👍🏽 ❤️ icons'],
  };
  const tree: Record<string, object> = {};
  for (const [name, [wanted, given]] of Object.entries(texts)) {
    const summary = (text = '') => ({
      title: text,
      summary: `${text}. ${text}!`,
      key_actions: [text, `${text} 2`],
      outcome: 'success',
      aha_moments: [{ seq: 1, type: text, highlight: text }],
    });
    tree[`golden-corpus/${name} ${wanted}/reference.json`] = { reference: summary(wanted) };
    tree[`candidates/${name} ${wanted}.json`] = summary(given);
  }
  return pageOf(makeWorkspace(tree as Tree));
}

/** As many sessions: those of the examples again and again, under other names. */
export async function hugePage(count: number): Promise<string> {
  const { report, texts } = await outcomeOf(project, { candidates: 'examples/regressed' });
  const usable = report.sessions.flatMap((session, index) => (session.status === 'scored' ? [{ session, index }] : []));
  const many = Array.from({ length: Math.ceil(count / usable.length) }, () => usable).flat();
  const sessions = many.slice(0, count).map(({ session }, i) => ({ ...session, name: `${session.name}-${i}` }));
  return renderHtml({ ...report, sessions }, (i) => texts(many[i]?.index ?? -1));
}

/** Reports of every sort, each as a page. */
export const PAGES: readonly (readonly [string, () => Promise<string>])[] = [
  ['a passing report', () => examplePage('good')],
  ['a failing report', () => examplePage('regressed')],
  ['an inconclusive report', () => examplePage('good', inconclusive)],
  ['a report with every part', () => examplePage('regressed', complete)],
  ['a report with the words of the base', sinceBasePage],
  ['a report of hostile texts', hostilePage],
  ['a report of other scripts', foreignPage],
];

/** Those whose sessions look different: the others have less of a report around the same ones. */
export const PAGES_OF_OTHER_SESSIONS = PAGES.filter(([name]) => !/passing|failing|inconclusive/.test(name));
