import { showNumber, showP } from '../core/numbers.js';
import { counted, listed } from '../core/text.js';
import { isCrowdedOut } from './decide.js';
import type { ComparedDifference, ComparedSubject, ComparedVariant, Comparison } from './schema.js';
import { PAIRWISE_ID } from './subjects.js';

/** What a subject is called where it has a line of its own. */
export function subjectLabel(id: string): string {
  switch (id) {
    case 'wrong':
      return 'something wrong';
    case 'gates':
      return 'fails the gates';
    case 'overall':
      return 'closeness';
    case PAIRWISE_ID:
      return 'judge: side by side';
    default:
      return id.startsWith('judge.') ? `judge: ${id.slice('judge.'.length)}` : id.replaceAll('_', ' ');
  }
}

/**
 * What is said of who is better in a subject, to stand behind one name or several.
 * @param counts what is wrong is counted in: samples, where a variant has several of a session
 */
export function betterWords(id: string, counts: 'sessions' | 'samples', names = 1): string {
  const is = names === 1 ? 'is' : 'are';
  switch (id) {
    case 'wrong':
      return `${is} wrong in fewer ${counts}`;
    case 'gates':
      return `${names === 1 ? 'fails' : 'fail'} the gates in fewer sessions`;
    case 'overall':
      return `${is} closer to the references`;
    case 'judge.overall':
      return `${is} better to the judge`;
    case PAIRWISE_ID:
      return `${is} preferred in more sessions`;
    default:
      return `${is} better in ${subjectLabel(id)}`;
  }
}

/** A share as a whole number of hundredths; one of 23 in 40 is 57.5, which binary fractions miss. */
function inPoints(share: number): number {
  return Math.round(Math.round(share * 1e8) / 1e6);
}

/** A share in whole percent. */
export function percent(share: number | null): string {
  return share === null ? 'n/a' : `${inPoints(share)} %`;
}

/** US dollars of one session, with as many digits as say something. */
export function showUsd(usd: number): string {
  if (usd === 0) return '$0';
  if (usd >= 1) return `$${usd.toFixed(2)}`;
  return usd >= 0.0001 ? `$${usd.toFixed(4)}` : `$${usd.toPrecision(2)}`;
}

/** Subjects that are shares of sessions; the others are scores. */
export function isShare(id: string): boolean {
  return id === 'wrong' || id === 'gates' || id === PAIRWISE_ID;
}

/** A size of a difference: of shares in points of a hundred. */
function sizeIn(id: string, size: number): string {
  return isShare(id) ? String(inPoints(size)) : showNumber(size);
}

/**
 * What one difference comes to, numbers included. Where one is better, by how much: `by 0.041 (95 % interval 0.012 to 0.070,
 * corrected p 0.008)`; else what the second has more: `b has 0.010 more (95 % interval −0.020 to +0.040, corrected p 0.4)`.
 */
export function differenceNumbers(one: ComparedDifference, pair: { readonly b: string }): string {
  const { subject, delta, ci95, word } = one;
  if (delta === null) return 'not measured';
  const points = isShare(subject) ? ' points' : '';
  const isShown = word === 'a' || word === 'b';
  // A range of what was gained has no signs.
  const bounds = ci95 !== null && delta < 0 && isShown ? [-ci95[1], -ci95[0]] : ci95;
  const show = (value: number): string =>
    isShown && value >= 0 ? sizeIn(subject, value) : `${value < 0 ? '−' : '+'}${sizeIn(subject, Math.abs(value))}`;
  const interval = bounds === null ? '' : `95 % interval ${bounds.map(show).join(' to ')}, `;
  const p = correctedWords(one);
  const size = `${sizeIn(subject, Math.abs(delta))}${points}`;
  if (isShown) return `by ${size} (${interval}${p})`;
  const isNone = Number(sizeIn(subject, Math.abs(delta))) === 0;
  return isNone
    ? `both have the same on average (${interval}${p})`
    : `${pair.b} has ${size} ${delta < 0 ? 'less' : 'more'} (${interval}${p})`;
}

/** Whether a difference has no corrected p since there are too many comparisons; where it has none else, too few sessions differ. */
export function areTooMany({ subject, n, better_a: a, better_b: b, p_corrected: p }: ComparedDifference): boolean {
  return p === null && isCrowdedOut(subject, n, a + b);
}

/** The corrected p of a difference, or why it has none. */
export function correctedWords(one: ComparedDifference, tooFew = 'too few sessions differ'): string {
  if (areTooMany(one)) return 'too many comparisons';
  return one.p_corrected === null ? tooFew : `corrected p ${showP(one.p_corrected)}`;
}

/** What p values are corrected for, to stand below them. With few sessions none may be able to become clear. */
export function correctionWords({ correction, pairs }: Pick<Comparison, 'correction' | 'pairs'>): string {
  const differing = pairs.flatMap(({ differences }) => differences.filter((one) => one.better_a + one.better_b > 0));
  const about =
    correction.comparisons > 0
      ? `p values are corrected for ${counted(correction.comparisons, 'comparison')} by Holm's method`
      : differing.length > 0
        ? `None of ${counted(differing.length, 'comparison')} that differ can become clear with so few sessions, so that no p value is corrected`
        : 'Nothing differs that could be tested';
  return `${about}; intervals are of one difference alone.`;
}

/** Which variant a difference speaks for. */
export function betterOf(
  { word }: Pick<ComparedDifference, 'word'>,
  pair: { readonly a: string; readonly b: string },
): string | null {
  return word === 'a' ? pair.a : word === 'b' ? pair.b : null;
}

/** The word of a subject for a table: the winner, who is shown to be better than whom, or that nothing is shown. */
export function resultWords({ winner, shown, equal }: ComparedSubject): string {
  if (winner !== null) return winner;
  if (equal) return 'equal';
  return shown.length === 0 ? 'no difference shown' : relations(shown, () => 'better');
}

/** So many relations are spelled out. */
const MOST_RELATIONS = 3;

/**
 * Who is better than whom, those together that are better than the same: `a and b are closer to the references than c`.
 * @param words what is said of so many names
 */
export function relations(shown: ComparedSubject['shown'], words: (names: number) => string): string {
  const worseThan = new Map<string, string[]>();
  for (const { better, worse } of shown) worseThan.set(better, [...(worseThan.get(better) ?? []), worse]);
  const alike = new Map<string, { readonly better: string[]; readonly worse: readonly string[] }>();
  for (const [better, worse] of worseThan) {
    const key = JSON.stringify(worse);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, { better: [better], worse });
    else group.better.push(better);
  }
  const told = [...alike.values()].map(
    ({ better, worse }) => `${listed(better)} ${words(better.length)} than ${listed(worse)}`,
  );
  const hidden = told.length - MOST_RELATIONS;
  return `${told.slice(0, MOST_RELATIONS).join('; ')}${hidden > 0 ? `; and ${hidden} more` : ''}`;
}

/** How many sessions of a variant: `3 of 26`. */
export function sessionsOf({ sessions }: ComparedVariant['wrong'], { n }: Pick<ComparedVariant, 'n'>): string {
  return `${sessions} of ${n}`;
}
