import { unitsOf, valueOfDigits } from '../numbers/quantities.js';
import type { Family } from '../numbers/units.js';
import { type Range, ValueList } from '../numbers/value-list.js';

/** What is told by how two numbers differ: by how much, by which share of one of them, by which factor. */
export type Comparison = Family | 'share' | 'factor';

/** The most comparisons that are kept, the first that are told: among more than these some two numbers differ by any amount. */
const MOST_PAIRS = 20_000;

const NUMBER = '(?<![\\p{L}\\d_.,:/-])[$€£]?(\\d(?:[\\d.,]{0,14}\\d)?)(?: ?([\\p{L}µ%]{1,14}))?(?![\\d:/])';
const TURN =
  '->|→|=>|⇒|\\||\\(|\\b(?:to|was|were|from|before|previously|instead of|vs|against|nach|auf|von|statt|vorher|war|zuvor|a|de|à|avant|antes|était|para|era|eerst)\\b';
const LATER = '\\b(?:after|afterwards|now|new|nachher|jetzt|neu|ahora|después|maintenant|après|agora|depois|nu)\\b';

/** Two numbers that a text compares: "412 MB -> 309 MB", "31 min (was 47)", "before: 41.2 s, after: 38.9 s", cells of a table. */
const CHANGE = new RegExp(
  `${NUMBER}(?=(?:[^\\d\\n]{0,20}(?:${TURN})|[^\\d]{0,60}${LATER})[^\\d\\n]{0,20}?${NUMBER})`,
  'giu',
);

/** "5412 calls, 5304 of them retried", "lost 41, of which 6 are back". */
const PART = new RegExp(
  `${NUMBER}(?=(?:[^\\d\\n]{0,24}\\b(?:of which|of whom|of those|davon|dont|waarvan|de (?:los|las) cuales|d[oa]s quais) (?:\\p{L}+ )?${NUMBER}|[^\\d\\n]{0,24}, (?:\\p{L}+ )?(\\d(?:[\\d.,]{0,14}\\d)?) (?:\\p{L}+ )?(?:of (?:them|these|those|which|whom)|davon|d'entre (?:eux|elles)|de ell[oa]s|del[ae]s|daarvan)\\b))`,
  'giu',
);

/** By how much the numbers differ that texts compare: people say "25 % smaller" of a log that has both sizes. */
export class Pairs {
  private readonly lists = new Map<Comparison, ValueList>();
  private left = MOST_PAIRS;

  constructor(texts: Iterable<string>) {
    for (const text of texts) {
      for (const [, first = '', firstUnit = '', second = '', secondUnit = ''] of this.matches(text, CHANGE)) {
        this.addChange(first, firstUnit, second, secondUnit);
      }
      for (const [, whole = '', , part, , other] of this.matches(text, PART)) this.addPart(whole, part ?? other ?? '');
    }
  }

  has(comparison: Comparison, range: Range): boolean {
    return this.lists.get(comparison)?.hasWithin(range) ?? false;
  }

  private *matches(text: string, pattern: RegExp): Generator<RegExpMatchArray> {
    for (const match of text.matchAll(pattern)) if (this.left-- > 0) yield match;
  }

  private addChange(first: string, firstUnit: string, second: string, secondUnit: string): void {
    const [a, b] = [valueOfDigits(first), valueOfDigits(second)];
    const [own] = unitsOf(firstUnit);
    const [other] = unitsOf(secondUnit);
    // "From 4 to 12 s", "12 s, from 4".
    const [left, right] = [own ?? other, other ?? own];
    if (left?.family !== right?.family) return;
    const [one, two] = [a * (left?.factors[0] ?? 1), b * (right?.factors[0] ?? 1)];
    if (one === two || one === 0 || two === 0) return;
    const apart = Math.abs(one - two);
    this.list(left?.family ?? 'count').add(apart);
    for (const share of [apart / one, apart / two]) this.list('share').add(share);
    this.list('factor').add(Math.max(one, two) / Math.min(one, two));
  }

  private addPart(first: string, second: string): void {
    const [whole, part] = [valueOfDigits(first), valueOfDigits(second)];
    if (part === 0 || part >= whole) return;
    for (const share of [part, whole - part]) this.list('share').add(share / whole);
  }

  private list(comparison: Comparison): ValueList {
    const list = this.lists.get(comparison) ?? new ValueList();
    this.lists.set(comparison, list);
    return list;
  }
}
