import pc from 'picocolors';
import { showNumber } from '../../core/numbers.js';
import { counted } from '../../core/text.js';
import type { Exam } from '../../self-test/exam.js';
import type { Flagged } from '../../self-test/other-gates.js';
import type { Proposal } from '../../self-test/propose-threshold.js';
import type { Catches, Caught, EditStrength, SelfTest, TextsStrength } from '../../self-test/self-test.js';
import { chanceOfAny } from '../../statistics/holm.js';
import { examLines } from './exam.js';
import { type JudgedStrength, judgeStrengthLines } from './judge-strength.js';
import { hang, type Paint, type Screen } from './layout.js';
import { proposalSentences } from './proposal.js';

/** What the self-test has come to, with what it was run on. */
export interface SelfTestResult {
  readonly test: SelfTest;
  readonly rubric: string;
  /** The gates that were tested, as people write them. */
  readonly gates: readonly string[];
  /** How many samples a session may have, of which the first that is usable is heeded; 0 where there are none. */
  readonly samples: number;
  /** How many sessions those that were damaged are drawn from: as many, or more, over which they are spread evenly by name. */
  readonly drawnFrom: number;
  /** References and candidates that were too long to be damaged. */
  readonly tooLong: number;
  /** Changed texts with a finding of `fail-on`; null where that is off. */
  readonly flagged: Flagged | null;
  /** Null without candidates. */
  readonly proposal: Proposal | null;
  /** What the gates would catch with it; null where none is proposed. */
  readonly catches: Catches | null;
  /** What the judge makes of changed copies; null where it was not asked. */
  readonly judge: JudgedStrength | null;
  /** What they make of what people accepted and rejected; null where nobody has. */
  readonly exam: Exam | null;
}

/** The self-test on one screen: what share of each kind of damage the gates catch, what they block, what would be better. */
export function renderSelfTest(result: SelfTestResult, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const { test, rubric, gates, samples, drawnFrom, tooLong } = result;
  const head = [
    changedTexts('reference', test.references),
    ...(test.candidates === null ? [] : [changedTexts('passing candidate', test.candidates)]),
    ...(test.candidates === null || samples < 2 ? [] : [`of ${samples} samples of a session the first that is usable`]),
    ...(drawnFrom === test.sessions
      ? []
      : [`spread evenly over ${counted(drawnFrom, 'session')}, all of which --limit ${drawnFrom} damages`]),
    ...(tooLong === 0 ? [] : [`${counted(tooLong, 'text')} left out, too long to be damaged`]),
    `rubric ${rubric}`,
  ].join('; ');
  return [
    ...hang('', verdictOf(test), screen).map(paint.bold),
    ...hang('', `${head}. Gates: ${gates.join('; ') || 'none'}.`, screen).map(paint.dim),
    '',
    ...table(test, paint, screen),
    '',
    ...hang('', test.candidates === null ? LEGEND : `${LEGEND_OF_CANDIDATES} ${LEGEND}`, screen).map(paint.dim),
    '',
    ...(result.exam === null ? [] : examLines(result.exam, paint, screen)),
    ...harmlessLines(result, screen),
    ...suggestionLines(result, paint, screen),
    ...(result.judge === null ? [] : judgeStrengthLines(result.judge, screen)),
  ].join('\n');
}

function changedTexts(noun: string, { texts, damaging, harmless }: TextsStrength): string {
  return `${counted(texts, noun)}, ${damaging.variants} times damaged and ${harmless.variants} times changed harmlessly`;
}

const LEGEND =
  'Of all, of one: what share of the damage is caught where every session is damaged so, or a single one. Needs: how many ' +
  'sessions have to be damaged before a gate fires. Base tells: whether a regression gate would tell it from a perfect baseline.';

const LEGEND_OF_CANDIDATES =
  'Of candidates: of those that pass, damaged; of references: of copies of these, which differ in nothing but the damage.';

function verdictOf({ references, candidates, edits }: SelfTest): string {
  const base = percent(regressionsIn(edits).told, regressionsIn(edits).of);
  const told = `with a baseline ${base} of its kinds would be told`;
  const { damaging } = candidates ?? references;
  const [all, one] = [percent(damaging.everywhere, damaging.variants), percent(damaging.alone, damaging.variants)];
  const of = candidates === null ? 'the damage' : 'the damage to candidates';
  const flattering =
    candidates === null
      ? ''
      : `, and ${percent(references.damaging.everywhere, references.damaging.variants)} of that to copies of the references`;
  return `These gates catch ${all} of ${of} where it hits every session, ${one} where it hits one${flattering}; ${told}`;
}

/** How many kinds of damage a baseline would tell, of those that references can have. */
function regressionsIn(edits: readonly EditStrength[]): { readonly told: number; readonly of: number } {
  const made = edits.filter(({ edit, variants }) => edit.effect === 'damaging' && variants > 0);
  return { told: made.filter(({ isRegression }) => isRegression).length, of: made.length };
}

const CELL = 8;

/**
 * A line for all kinds of damage that the gates catch and a baseline tells alike, the best caught first: most gates leave most
 * kinds in few lines.
 */
function table(test: SelfTest, paint: Paint, screen: Screen): readonly string[] {
  const { edits, references, candidates, sessions } = test;
  const damage = edits.filter(({ edit }) => edit.effect === 'damaging');
  const families = [...new Set(damage.map(({ edit }) => edit.family))];
  const alike = new Map<string, readonly Family[]>();
  for (const name of families) {
    const family = familyOf(
      name,
      damage.filter(({ edit }) => edit.family === name),
      candidates === null ? 'references' : 'candidates',
    );
    const cells = rowOf([...family.cells, percentOf(family.told)]);
    alike.set(cells, [...(alike.get(cells) ?? []), family]);
  }
  const rows = [...alike].sort(
    ([, [a]], [, [b]]) => (b?.caught ?? 0) - (a?.caught ?? 0) || (b?.told ?? 0) - (a?.told ?? 0),
  );
  const { told, of } = regressionsIn(edits);
  const shares = sharesOf(references.damaging, candidates?.damaging ?? null);
  const isOfBoth = candidates !== null;
  const above = isOfBoth ? wide(['of candidates', 'of references']) : rowOf(['caught', 'caught']);
  const below = isOfBoth ? ['all', 'one', 'all', 'one'] : ['of all', 'of one'];
  const counts =
    candidates === null
      ? [references.damaging.variants, '']
      : [candidates.damaging.variants, '', references.damaging.variants, ''];
  return [
    paint.dim(`${above}${rowOf(['needs', 'base'])}`),
    paint.dim(`${rowOf([...below, `of ${sessions}`, 'tells'])}  Damage`),
    ...rows.flatMap(([cells, group]) => {
      const lines = hang(`${cells}  `, group.map(({ name }) => name).join(', '), screen);
      return group[0]?.caught === 0 ? lines.map(paint.yellow) : lines;
    }),
    paint.bold(`${rowOf([...shares, '', percent(told, of)])}  all damage`),
    paint.dim(`${rowOf([...counts.map(String), '', ''])}  damaged texts`),
  ];
}

/** Headings over two columns each. */
const wide = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(2 * CELL)).join('');

const rowOf = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(CELL)).join('');

/** Shares caught: of candidates first, where there are any. */
function sharesOf(references: Caught, candidates: Caught | null): readonly string[] {
  return [...(candidates === null ? [] : [candidates]), references].flatMap(({ variants, everywhere, alone }) => [
    percent(everywhere, variants),
    percent(alone, variants),
  ]);
}

/** Families of edits whose name alone says too little. */
const NAMES: Readonly<Record<string, string>> = {
  empty: 'empty fields',
  identifiers: 'changed identifiers',
  numbers: 'changed numbers',
  'statistics-only': 'counts of messages in place of a summary',
  swapped: 'text of another session',
};

/** A family of edits as people read it. */
export function familyName(family: string): string {
  return NAMES[family] ?? family.replaceAll('-', ' ');
}

/** What the gates make of edits of one kind, in all doses. */
interface Family {
  readonly name: string;
  readonly cells: readonly string[];
  /** Share that is caught where every session is damaged so, and share of the doses that a baseline would tell. */
  readonly caught: number;
  readonly told: number;
}

function familyOf(name: string, edits: readonly EditStrength[], sortedBy: 'references' | 'candidates'): Family {
  const references = sumOf(edits);
  const candidates = sortedBy === 'references' ? null : sumOf(edits.flatMap(({ candidates: of }) => of ?? []));
  const needed = edits.flatMap(({ sessionsNeeded }) => (sessionsNeeded === null ? [] : [sessionsNeeded]));
  const { told, of } = regressionsIn(edits);
  const { everywhere, variants } = candidates ?? references;
  return {
    name: familyName(name),
    cells: [...sharesOf(references, candidates), needed.length === 0 ? '–' : String(Math.min(...needed))],
    caught: everywhere / Math.max(1, variants),
    told: told / Math.max(1, of),
  };
}

function sumOf(parts: readonly Caught[]): Caught {
  const sum = (of: (part: Caught) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    variants: sum(({ variants }) => variants),
    alone: sum(({ alone }) => alone),
    everywhere: sum(({ everywhere }) => everywhere),
  };
}

function harmlessLines(
  { test: { references, candidates, edits, sessions } }: SelfTestResult,
  screen: Screen,
): readonly string[] {
  const { variants, alone, everywhere } = (candidates ?? references).harmless;
  const chance = variants === 0 ? 0 : chanceOfAny(Array.from({ length: sessions }, () => alone / variants));
  const of = candidates === null ? '' : ' of candidates';
  const ofReferences =
    candidates === null
      ? ''
      : ` Of references: ${references.harmless.everywhere} of ${references.harmless.variants}, ${references.harmless.alone}.`;
  const told = `Harmless edits${of}: ${everywhere} of ${variants} are blocked where every session has one, ${alone} where one has.${ofReferences} `;
  const grows =
    alone === 0
      ? ''
      : `With one in each of ${sessions} sessions the chance that some session is blocked grows to ${mostlyCertain(chance)}. `;
  const blocked = edits.filter(
    ({ edit, everywhere: n, candidates: own }) => edit.effect === 'harmless' && n + (own?.everywhere ?? 0) > 0,
  );
  const which =
    blocked.length === 0 ? '' : `Blocked: ${[...new Set(blocked.map(({ edit }) => edit.kind))].join(', ')}.`;
  return [...hang('', `${told}${grows}${which}`.trim(), screen), ''];
}

/** What needs no threshold, then the one that may be raised, with what it would do. */
function suggestionLines(result: SelfTestResult, paint: Paint, screen: Screen): readonly string[] {
  const { flagged, proposal, catches, test } = result;
  const { damaging: damaged, harmless: changed } = test.candidates ?? test.references;
  const of = test.candidates === null ? 'references' : 'candidates';
  const say = (text: string): readonly string[] => hang('', text, screen);
  const failOn =
    flagged === null
      ? 'fail-on is off: what it names would fail a run without any threshold.'
      : `Without any threshold fail-on tells ${percent(flagged.damaging, damaged.variants)} of the damage to ${of}, and ${flagged.harmless} of ${changed.variants} harmless edits.`;
  if (proposal === null) {
    return [...say(failOn), ...say('For a threshold name the candidates of a good run with --candidates.'), ''];
  }
  if (proposal.kind === 'none' || catches === null) {
    return [...say(failOn), ...say(proposalSentences(proposal)), ''];
  }
  const { damaging, harmless } = catches;
  return [
    ...say(failOn),
    ...say('A guard against gross failure that these candidates pass:').map(paint.bold),
    `  min-overall: ${showNumber(proposal.minOverall)}`,
    ...say(proposalSentences(proposal)),
    ...say(
      `With it the gates catch ${percent(damaging.everywhere, damaging.variants)} of the damage to ${of} where it hits every session, and block ${harmless.everywhere} of ${harmless.variants} harmless edits. No floor of single sessions or dimensions is proposed: how low a good one may fall a few runs cannot tell.`,
    ),
    '',
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'n/a' : percentOf(part / whole);
}

function percentOf(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** A chance in whole percent; what is not certain is never called that. */
function mostlyCertain(chance: number): string {
  return chance < 1 && chance >= 0.995 ? 'more than 99 %' : `${Math.round(100 * chance)} %`;
}
