import type {
  ComparedCell,
  ComparedPair,
  ComparedSession,
  ComparedSubject,
  ComparedVariant,
  Comparison,
} from '../../comparison/schema.js';
import { PAIRWISE_ID } from '../../comparison/subjects.js';
import { percent } from '../../comparison/words.js';
import { FINDING_CLASSES, FINDING_CODES, type FindingClass } from '../../core/finding.js';
import { showNumber, shown } from '../../core/numbers.js';
import { counted } from '../../core/text.js';

/** What the outputs of a comparison have in common: rows of words and numbers, not yet escaped for where they go. */

/** A share with the sessions behind it: `3 of 26 (12 %)`. */
export function shareWords({ sessions, share }: ComparedVariant['wrong'], { n }: Pick<ComparedVariant, 'n'>): string {
  return `${sessions} of ${n} (${percent(share)})`;
}

/** A range such as `0.78–0.84`. */
export function rangeWords(bounds: readonly [number, number] | null): string {
  if (bounds === null) return 'n/a';
  return bounds[0] === bounds[1] ? 'all equal' : `${showNumber(bounds[0])}–${showNumber(bounds[1])}`;
}

/** What a variant comes to in a subject, as text. */
export function valueText(variant: ComparedVariant, { id }: Pick<ComparedSubject, 'id'>): string {
  if (id === 'wrong') return shareWords(variant.wrong, variant);
  if (id === 'gates') return shareWords(variant.gates, variant);
  if (id === PAIRWISE_ID) return `${variant.pairwise?.preferred ?? 0} of ${variant.pairwise?.n ?? 0}`;
  return showNumber(describedOf(variant, id)?.mean ?? null);
}

/** Mean and interval of a variant in a subject that is a score; undefined for the others. */
export function describedOf(variant: ComparedVariant, id: string): ComparedVariant['overall'] | undefined {
  const { overall, dimensions, judge, pairwise } = variant;
  if (id === PAIRWISE_ID && pairwise !== undefined) {
    const { preferred, n } = pairwise;
    return { mean: n === 0 ? null : preferred / n, ci95: null, stddev: null };
  }
  if (id === 'overall') return overall;
  if (id === 'judge.overall') return judge?.overall;
  const found = Object.entries({ ...dimensions, ...prefixed(judge?.metrics ?? {}) }).find(([name]) => name === id);
  return found?.[1];
}

function prefixed<T>(values: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`judge.${name}`, value]));
}

/** Findings of one class or code, in how many sessions of each variant, or the heading of codes of no class, which has no numbers. */
interface FindingRow {
  readonly kind: 'class' | 'code' | 'heading';
  readonly name: string;
  readonly shares: readonly ComparedVariant['wrong'][];
}

/** Every class and code that any variant has, a class before its codes; then codes of no class, below a heading. */
export function findingRows({ variants }: Pick<Comparison, 'variants'>): readonly FindingRow[] {
  const none = { sessions: 0, share: 0, ci95: null };
  const rowOfCode = (code: (typeof FINDING_CODES)[number]): FindingRow => ({
    kind: 'code',
    name: code,
    shares: variants.map(({ codes }) => codes[code] ?? none),
  });
  const isSeen = ({ shares }: FindingRow): boolean => shares.some(({ sessions }) => sessions > 0);
  const classes = Object.keys(FINDING_CLASSES) as FindingClass[];
  const classed = new Set(classes.flatMap((name): readonly string[] => FINDING_CLASSES[name]));
  const others = FINDING_CODES.filter((code) => !classed.has(code))
    .map(rowOfCode)
    .filter(isSeen);
  return [
    ...classes
      .flatMap((name) => [
        { kind: 'class' as const, name, shares: variants.map((one) => one.classes[name] ?? none) },
        ...FINDING_CODES.filter((code) => FINDING_CLASSES[name].some((one) => one === code)).map(rowOfCode),
      ])
      .filter(isSeen),
    ...(others.length === 0 ? [] : [{ kind: 'heading' as const, name: 'of no class', shares: [] }, ...others]),
  ];
}

/** A session in which the best variant is behind another one. */
interface Loss {
  readonly session: string;
  /** The variant that is ahead there, and by how much. */
  readonly ahead: string;
  readonly by: number;
}

/** Where the variant of the highest mean closeness is behind the best of the others, by most first. */
export function lossesOf({ variants, sessions, subjects }: Pick<Comparison, 'variants' | 'sessions' | 'subjects'>): {
  readonly leader: string;
  readonly isWinner: boolean;
  readonly losses: readonly Loss[];
} | null {
  const winner = subjects.find(({ id }) => id === 'overall')?.winner ?? null;
  const best = variants.reduce<ComparedVariant | undefined>(
    (most, one) => (most === undefined || (one.overall.mean ?? -1) > (most.overall.mean ?? -1) ? one : most),
    undefined,
  );
  const leader = winner ?? best?.name;
  const at = variants.findIndex(({ name }) => name === leader);
  if (leader === undefined || at < 0) return null;
  const losses = sessions.flatMap(({ name, variants: cells }): readonly Loss[] => {
    // Where it has no candidate, it has 0. By less than is shown nobody is behind.
    const own = cells[at]?.overall ?? 0;
    let ahead = { name: '', overall: own };
    for (const [i, cell] of cells.entries()) {
      if (cell !== null && cell.overall > ahead.overall && shown(cell.overall - own) > 0)
        ahead = { name: variants[i]?.name ?? '', overall: cell.overall };
    }
    return ahead.name === '' ? [] : [{ session: name, ahead: ahead.name, by: ahead.overall - own }];
  });
  return { leader, isWinner: winner !== null, losses: losses.sort((a, b) => b.by - a.by) };
}

/** Codes of a session that only some of its variants have, by variant; null where a variant has no candidate. */
export function differingCodes({ variants }: ComparedSession): readonly (readonly string[] | null)[] {
  const there = variants.filter((cell): cell is NonNullable<ComparedCell> => cell !== null);
  const isCommon = (code: string): boolean => there.every(({ findings }) => findings.some((one) => one === code));
  return variants.map((cell) => (cell === null ? null : cell.findings.filter((code) => !isCommon(code))));
}

/** In how many sessions each is closer, and in how many both are equal. */
export function pairCounts({ a, b, differences }: ComparedPair): string {
  const overall = differences.find(({ subject }) => subject === 'overall');
  const [n, ofA, ofB] = [overall?.n ?? 0, overall?.better_a ?? 0, overall?.better_b ?? 0];
  return `${a} is closer in ${ofA}, ${b} in ${ofB}, equal in ${n - ofA - ofB} of ${counted(n, 'session')}`;
}
