import { capitalised, uncapitalised } from './english.js';
import { sentencesOf } from './sentences.js';
import type { Site } from './sites.js';

/** A name, a number, a version or a few words: what a change may lead from or to. */
const PIECE = '(?:`[^`\\n]+`|[^\\s,;:()`]+)';
const PHRASE = (most: number) => `${PIECE}(?:[ ]${PIECE}){0,${most - 1}}?`;
/** Where the second part ends: punctuation, or a word that begins something else. */
const END =
  '(?=[.,;:!?)]?$|[.,;:!?)]["”’)]?(?:\\s|$)|\\s+(?:and|or|but|in|on|at|for|from|by|with|without|when|while|which|that|because|since|after|before|so|as|per|under|through|via|into|to|is|are|was|were|has|had|within|across|instead|during|of|plus|then|again|everywhere)\\b|\\s*[—–(])';

const CHANGE =
  /\b(?:fell|falls|rose|grew|shrank|dropp?(?:ed|ing|s)?|cut(?:ting)?|cuts|rais(?:ed|ing|es)|lower(?:ed|ing|s)|reduc(?:ed|ing|es)|increas(?:ed?|ing|es)|decreas(?:ed?|ing|es)|lift(?:ed|ing|s)|mov(?:ed?|ing|es)|migrat(?:ed?|ing|es|ion)|switch(?:ed|ing|es)?|chang(?:ed?|ing|es)|upgrad(?:ed?|ing|es)|downgrad(?:ed?|ing|es)|renam(?:ed?|ing|es)|went|go(?:es|ing)|took|brought|bring(?:ing|s)?|bump(?:ed|ing|s)?|convert(?:ed|ing|s)?|port(?:ed|ing|s)?|minimi[sz]ed|improv(?:ed?|ing|es)|came|shift(?:ed|ing|s)?|transition(?:ed|s)?|updat(?:ed?|ing|es)|copied|speeds?|sped|slow(?:ed|s)?|grow(?:s|ing|n)?|extend(?:ed|ing|s)?|widen(?:ed|ing|s)?|shorten(?:ed|ing|s)?)\b/i;

interface Turn {
  readonly pattern: RegExp;
  /** Whether the pattern means a change only where the sentence speaks of one. */
  readonly needs: 'change' | 'nothing';
}

/** In each pattern the groups are: what stands before, A, what stands between, B. */
const TURNS: readonly Turn[] = [
  { pattern: new RegExp(`(\\bfrom )(${PHRASE(5)})( (?:in)?to )(${PHRASE(5)})${END}`, 'g'), needs: 'change' },
  {
    pattern: new RegExp(`(\\b(?:[Rr]eplac(?:e|es|ed|ing)) )(${PHRASE(7)})( (?:with|by) )(${PHRASE(6)})${END}`, 'g'),
    needs: 'nothing',
  },
  {
    pattern: new RegExp(
      `(\\b(?:[Ss]wap(?:s|ped|ping)?|[Ee]xchang(?:e|es|ed|ing)) )(${PHRASE(6)})( for )(${PHRASE(6)})${END}`,
      'g',
    ),
    needs: 'nothing',
  },
  {
    pattern: new RegExp(
      `(\\b(?:[Rr]enam(?:e|es|ed|ing)|[Uu]pgrad(?:e|es|ed|ing)|[Dd]owngrad(?:e|es|ed|ing)|[Cc]hang(?:e|es|ed|ing)|[Cc]onvert(?:s|ed|ing)?|[Mm]igrat(?:e|es|ed|ing)) )((?!from )${PHRASE(4)})( (?:in)?to )(${PHRASE(4)})${END}`,
      'g',
    ),
    needs: 'nothing',
  },
  {
    pattern: new RegExp(
      `((?:^|\\s))((?:(?:the|an?|its|their) )?${PIECE})( (?:instead of|rather than|in place of) )((?:(?:the|an?|its|their) )?${PIECE})${END}`,
      'g',
    ),
    needs: 'nothing',
  },
  { pattern: /((?:^|[\s(]))([^\s,;()]+)(\s?(?:→|->|=>)\s?)([^\s,;()]+?)(?=[.,;)]?(?:\s|$))/g, needs: 'nothing' },
  { pattern: /((?:^|[\s(]))(v\d+(?:\.\d+)*)( to )(v\d+(?:\.\d+)*)/g, needs: 'nothing' },
];

/** Changes told with their direction, each with both ends exchanged. */
export function directionSites(text: string): readonly Site[] {
  const sites: Site[] = [];
  for (const sentence of sentencesOf(text)) {
    const content = text.slice(sentence.start, sentence.end);
    for (const { pattern, needs } of TURNS) {
      if (needs === 'change' && !CHANGE.test(content)) continue;
      for (const match of content.matchAll(pattern)) {
        const site = turnedAround(match, sentence.start);
        if (site !== undefined && !sites.some(({ start, end }) => start < site.end && site.start < end))
          sites.push(site);
      }
    }
  }
  return sites;
}

const CLAUSE =
  /(?:^| )(?:and|or|but|which|that|because|when|while|after|before|so|is|are|was|were|has|had|from|time)(?: |$)/;

function turnedAround(match: RegExpMatchArray, offset: number): Site | undefined {
  const [whole = '', before = '', a = '', between = '', b = ''] = match;
  // A verb or a conjunction inside means that the pattern ran over the end of what changes.
  if (a === b || a === '' || b === '' || CLAUSE.test(a) || CLAUSE.test(b) || /ing\b/.test(between)) return undefined;
  const start = offset + (match.index ?? 0) + before.length;
  const isFirst = start === offset && /^\p{Lu}/u.test(a);
  const replacement = isFirst ? capitalised(b) + between + uncapitalised(a) : b + between + a;
  return { start, end: offset + (match.index ?? 0) + whole.length, replacement };
}
