import pc from 'picocolors';
import { showNumber } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import type { Caught, EditStrength, SelfTest } from '../../self-test/self-test.js';
import type { SuggestedThresholds } from '../../self-test/suggest-thresholds.js';
import { chanceOfAny } from '../../statistics/holm.js';
import { hang, type Screen } from './layout.js';

/** What the self-test has come to, with what it was run on. */
export interface SelfTestResult {
  readonly test: SelfTest;
  readonly rubric: string;
  /** The gates that were tested, as people write them. */
  readonly gates: readonly string[];
  readonly falseAlarmRate: number;
  /** How many candidates of a good run were heeded for the suggestions. */
  readonly goodCandidates: number;
  readonly suggested: SuggestedThresholds | undefined;
}

type Paint = ReturnType<typeof pc.createColors>;

/** The self-test on one screen: what share of each kind of damage the gates catch, what they block, what would be better. */
export function renderSelfTest(result: SelfTestResult, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const { test, rubric, gates } = result;
  const { damaging, harmless, sessions } = test;
  const head = `${counted(sessions, 'reference')}, ${damaging.variants} times damaged and ${harmless.variants} times changed harmlessly, rubric ${rubric}`;
  return [
    ...hang('', verdictOf(test), screen).map(paint.bold),
    ...hang('', `${head}. Gates: ${gates.join('; ') || 'none'}.`, screen).map(paint.dim),
    '',
    ...table(test, paint, screen),
    '',
    ...hang('', LEGEND, screen).map(paint.dim),
    '',
    ...harmlessLines(result, screen),
    ...suggestionLines(result, paint, screen),
  ].join('\n');
}

const LEGEND =
  'All, One: share caught where every session is damaged so, or a single one. From: how many sessions have to be damaged ' +
  'before a gate fires. Base: whether a regression gate would tell it from a perfect baseline.';

function verdictOf({ damaging, edits }: SelfTest): string {
  const all = percent(damaging.everywhere, damaging.variants);
  const one = percent(damaging.alone, damaging.variants);
  const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
  const base = percent(damage.filter(({ isRegression }) => isRegression).length, damage.length);
  return `These gates catch ${all} of the damage where it hits every session, ${one} where it hits one; with a baseline ${base} of its kinds would be told`;
}

const CELL = 8;

/**
 * A line for all kinds of damage that the gates catch alike, the best caught first: most gates leave most kinds in one line.
 * Where a baseline would tell more doses of one than of another, the line has the least and the most, and begins with those
 * that it tells best.
 */
function table({ edits, damaging, sessions }: SelfTest, paint: Paint, screen: Screen): readonly string[] {
  const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
  const families = [...new Set(damage.map(({ edit }) => edit.family))];
  const alike = new Map<string, Family[]>();
  for (const name of families) {
    const family = familyOf(
      name,
      damage.filter(({ edit }) => edit.family === name),
    );
    const cells = rowOf(family.cells);
    alike.set(cells, [...(alike.get(cells) ?? []), family]);
  }
  const rows = [...alike]
    .map(([cells, group]) => ({ cells, group: group.sort((a, b) => b.told - a.told) }))
    .sort(({ group: [a] }, { group: [b] }) => (b?.caught ?? 0) - (a?.caught ?? 0) || (b?.told ?? 0) - (a?.told ?? 0));
  const [everywhere, alone] = [damaging.everywhere, damaging.alone].map((caught) => percent(caught, damaging.variants));
  const base = percent(damage.filter(({ isRegression }) => isRegression).length, damage.length);
  return [
    paint.dim(`${rowOf(['All', 'One', `From/${sessions}`, 'Base'])}  Damage`),
    ...rows.flatMap(({ cells, group }) => {
      const lines = hang(`${cells}${rowOf([toldOf(group)])}  `, group.map(({ name }) => name).join(', '), screen);
      return group[0]?.caught === 0 ? lines.map(paint.yellow) : lines;
    }),
    paint.bold(`${rowOf([everywhere ?? '', alone ?? '', '', base])}  all damage`),
  ];
}

/** What share of the doses a baseline would tell, of those that it tells worst and best. */
function toldOf(group: readonly Family[]): string {
  const shares = group.map(({ told }) => told);
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => Math.round(100 * share));
  return least === most ? `${most} %` : `${least}–${most} %`;
}

const rowOf = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(CELL)).join('');

/** What the gates make of edits of one kind, in all doses. */
interface Family {
  readonly name: string;
  readonly cells: readonly string[];
  /** Share that is caught where every session is damaged so, and share of the doses that a baseline would tell. */
  readonly caught: number;
  readonly told: number;
}

function familyOf(name: string, edits: readonly EditStrength[]): Family {
  const sum = (of: (edit: EditStrength) => number): number => edits.reduce((total, edit) => total + of(edit), 0);
  const variants = sum((edit) => edit.variants);
  const everywhere = sum((edit) => edit.everywhere);
  const alone = sum((edit) => edit.alone);
  const needed = edits.flatMap(({ sessionsNeeded }) => (sessionsNeeded === null ? [] : [sessionsNeeded]));
  const regressions = edits.filter(({ isRegression }) => isRegression).length;
  return {
    name: name.replaceAll('-', ' '),
    cells: [
      percent(everywhere, variants),
      percent(alone, variants),
      needed.length === 0 ? '–' : String(Math.min(...needed)),
    ],
    caught: everywhere / variants,
    told: regressions / edits.length,
  };
}

function harmlessLines({ test: { harmless, edits, sessions } }: SelfTestResult, screen: Screen): readonly string[] {
  const { variants, alone, everywhere } = harmless;
  const chance = variants === 0 ? 0 : chanceOfAny(alone / variants, sessions);
  const told = `Harmless edits: ${everywhere} of ${variants} are blocked where every session has one, ${alone} where one has. `;
  const grows =
    alone === 0
      ? ''
      : `With one in each of ${sessions} sessions the chance that some session is blocked grows to ${Math.round(100 * chance)} %. `;
  const blocked = edits.filter(({ edit, everywhere: n }) => edit.effect === 'harmless' && n > 0);
  const which =
    blocked.length === 0 ? '' : `Blocked: ${[...new Set(blocked.map(({ edit }) => edit.kind))].join(', ')}.`;
  return [...hang('', `${told}${grows}${which}`.trim(), screen), ''];
}

function suggestionLines(result: SelfTestResult, paint: Paint, screen: Screen): readonly string[] {
  const { suggested, falseAlarmRate: rate, goodCandidates, test } = result;
  if (suggested === undefined) return [];
  const { minOverall, minSession, minDimensions, damaging, harmless } = suggested;
  const dimensions = DIMENSIONS.map((dimension) => `${dimension}=${minDimensions[dimension]}`).join(', ');
  const from =
    goodCandidates === 0
      ? 'from harmless edits alone. Real candidates differ far more: name those of a good run with --candidates before you take these'
      : `from harmless edits and ${counted(goodCandidates, 'candidate')}, taken to be good`;
  const share = (caught: Caught, of: 'alone' | 'everywhere'): string => percent(caught[of], caught.variants);
  return [
    ...hang(
      '',
      `Thresholds that together raise a false alarm in at most ${Math.round(rate * 100)} % of runs, ${from}:`,
      screen,
    ).map(paint.bold),
    `  min-overall: ${showNumber(minOverall)}`,
    `  min-session: ${showNumber(minSession)}`,
    ...hang('  ', `min-dimensions: ${dimensions}`, screen),
    ...hang(
      '',
      `They catch ${share(damaging, 'everywhere')} of the damage where it hits every session and ${share(damaging, 'alone')} where it hits one, and block ${harmless.everywhere} and ${harmless.alone} of ${test.harmless.variants} harmless edits.`,
      screen,
    ),
    '',
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : `${Math.round((100 * part) / whole)} %`;
}
