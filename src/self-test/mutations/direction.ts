import { sentencesOf } from '../../core/sentences.js';
import { capitalised, uncapitalised } from './english.js';
import type { Site } from './sites.js';
import { CHANGE_VERBS } from './words/tables.js';

/** A name, a number or a word; the punctuation behind it is no part of it. */
const PIECE = '(?:`[^`\\n]+`|\\d+(?:[,.]+\\d+)*(?![,.]*\\d)[^\\s,;:()`]*|[^\\s,;:()`]+)';
const PHRASE = (most: number) => `${PIECE}(?: ${PIECE}){0,${most - 1}}?`;
const ARTICLED = `(?:(?:the|an?|its|their) )?${PIECE}`;

/** Where the second part ends: punctuation, or a word with which something else begins. */
const END = `(?=[.,;:!?)]{0,8}$|[.,;:!?)]{1,8}["”’)]?\\s|\\s+(?:and|or|but|in|on|at|for|from|by|with|without|when|while|which|that|because|since|after|before|so|as|per|under|through|via|into|to|is|are|was|were|has|had|within|across|instead|during|of|plus|then|again|everywhere|\\w+ing)\\b|\\s*[—–(])`;

const CHANGE = new RegExp(`\\b(?:${CHANGE_VERBS.join('|')})\\b`, 'i');

interface Turn {
  /** What every match contains: nearly all sentences do not, and looking for it is cheap. */
  readonly sign: RegExp;
  /** Groups of a match: the text before, A, the text between, B. */
  readonly pattern: RegExp;
  /** Whether the pattern means a change of its own, or only where the sentence speaks of one. */
  readonly means: 'change' | 'change if told';
}

const TURNS: readonly Turn[] = [
  {
    sign: / (?:in)?to /,
    pattern: new RegExp(`(\\bfrom )(${PHRASE(5)})( (?:in)?to )(${PHRASE(5)})${END}`, 'g'),
    means: 'change if told',
  },
  {
    sign: /eplac/,
    pattern: new RegExp(`(\\b[Rr]eplac(?:e|es|ed|ing) )(${PHRASE(7)})( (?:with|by) )(${PHRASE(6)})${END}`, 'g'),
    means: 'change',
  },
  {
    sign: /[Ss]wap|[Ee]xchang/,
    pattern: new RegExp(
      `(\\b(?:[Ss]wap(?:s|ped|ping)?|[Ee]xchang(?:e|es|ed|ing)) )(${PHRASE(6)})( for )(${PHRASE(6)})${END}`,
      'g',
    ),
    means: 'change',
  },
  {
    sign: / (?:in)?to /,
    pattern: new RegExp(
      `(\\b(?:[Rr]enam|[Uu]pgrad|[Dd]owngrad|[Cc]hang|[Mm]igrat)(?:e|es|ed|ing) |\\b[Cc]onvert(?:s|ed|ing)? )((?!from )${PHRASE(4)})( (?:in)?to )(${PHRASE(4)})${END}`,
      'g',
    ),
    means: 'change',
  },
  {
    sign: / (?:instead of|rather than|in place of) /,
    pattern: new RegExp(`(^|\\s)(${ARTICLED})( (?:instead of|rather than|in place of) )(${ARTICLED})${END}`, 'g'),
    means: 'change',
  },
  {
    sign: /→|->|=>/,
    pattern: new RegExp(`(^|[\\s(])([^\\s,;()]{1,200})(\\s?(?:→|->|=>)\\s?)([^\\s,;()]{1,200})${END}`, 'g'),
    means: 'change',
  },
  { sign: /v\d/, pattern: /(^|[\s(])(v\d+(?:\.\d+)*)( to )(v\d+(?:\.\d+)*)/g, means: 'change' },
];

/** Changes told with their direction, each with both ends exchanged. */
export function directionSites(text: string): readonly Site[] {
  const sites: Site[] = [];
  for (const sentence of sentencesOf(text)) {
    const content = text.slice(sentence.start, sentence.end);
    for (const { sign, pattern, means } of TURNS) {
      if (!sign.test(content)) continue;
      if (means === 'change if told' && !CHANGE.test(content)) continue;
      for (const match of content.matchAll(pattern)) {
        const site = turnedAround(match, sentence.start);
        const isFree = !sites.some(({ start, end }) => site !== undefined && start < site.end && site.start < end);
        if (site !== undefined && isFree) sites.push(site);
      }
    }
  }
  return sites;
}

/** A verb, a conjunction or a pronoun inside means that the pattern caught something else than two ends of a change. */
const NO_END =
  /(?:^| )(?:and|or|but|which|that|because|when|while|after|before|so|is|are|was|were|has|had|from|time|it|them|this|these|those|both|not)(?: |$)/;

function turnedAround(match: RegExpMatchArray, offset: number): Site | undefined {
  const [, before = '', a = '', between = '', withStop = ''] = match;
  const b = withStop.replace(/(?<![.!?])[.!?]+$/, '');
  if (a === b || b === '' || NO_END.test(a) || NO_END.test(b) || !areComparable(a, b)) return undefined;
  const start = offset + (match.index ?? 0) + before.length;
  const end = start + a.length + between.length + b.length;
  return { start, end, replacement: exchanged(a, between, b, start === offset) };
}

/** A number, or a version; its unit or the name before it may stand at one end only. */
const NUMBER = /(?<![\w.])v?\d[\d,.]*/g;

/** Both ends have numbers or neither has: `upgraded axios to 1` has only one end. */
function areComparable(a: string, b: string): boolean {
  const [ofA, ofB] = [a.match(NUMBER)?.length ?? 0, b.match(NUMBER)?.length ?? 0];
  return ofA > 0 === ofB > 0;
}

function exchanged(a: string, between: string, b: string, isStart: boolean): string {
  const [ofA, ofB] = [a.match(NUMBER) ?? [], b.match(NUMBER) ?? []];
  const [x] = ofA;
  const [y] = ofB;
  // `from Node 22 to 24`, `from 23 to 10 bytes`: the numbers alone change places.
  if (ofA.length === 1 && ofB.length === 1 && x !== undefined && y !== undefined && x !== y) {
    return a.replace(x, y) + between + b.replace(y, x);
  }
  return isStart && /^\p{Lu}/u.test(a) ? capitalised(b) + between + uncapitalised(a) : b + between + a;
}
