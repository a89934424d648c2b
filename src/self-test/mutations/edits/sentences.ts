import { pick } from '../../../core/seeded-random.js';
import { sentencesOf } from '../../../core/sentences.js';
import type { Edit } from '../edit.js';
import { isEnglish } from '../english.js';
import { tokensOf } from '../tokens.js';
import { CLOSINGS } from '../words/fillers.js';

const common = { effect: 'harmless', dimensions: ['summary'] } as const;

const SENTENCES: Edit = {
  ...common,
  kind: 'sentence-order',
  family: 'sentence-order',
  description: 'Two neighbouring sentences that do not lean on each other change places.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    if (!isEnglish(reference)) return null;
    const text = reference.summary;
    const spans = sentencesOf(text);
    const places = spans.flatMap((a, index) => {
      const b = spans[index + 1];
      const movable =
        b !== undefined && index > 0 && [a, b].every(({ start, end }) => standsAlone(text.slice(start, end)));
      return movable && /^\s+$/.test(text.slice(a.end, b.start)) ? [[a, b] as const] : [];
    });
    const chosen = pick(places, random);
    if (chosen === undefined) return null;
    const [a, b] = chosen;
    const swapped = text.slice(b.start, b.end) + text.slice(a.end, b.start) + text.slice(a.start, a.end);
    return { ...reference, summary: text.slice(0, a.start) + swapped + text.slice(b.end) };
  },
};

/** Words by which a sentence leans on the one before it, or tells when something happened. */
const LEANING =
  /\b(?:it|its|they|them|their|this|that|these|those|both|such|so|he|she|his|her|then|after|afterwards|before|later|finally|next|now|once|since|until|still|again|too|also|another|other|others|however|but|yet|therefore|thus|hence|instead|meanwhile|separately|here|there|first|second|third|last|former|latter|same|rest|remaining|because|along|even|only|each|neither|nor|further|fallback)\b/i;

function standsAlone(sentence: string): boolean {
  return (
    !LEANING.test(sentence) && !/^(?:The|With|For|In|On|At|By|From|And|Or)\b/.test(sentence) && /[.!]$/.test(sentence)
  );
}

const CLOSING: Edit = {
  ...common,
  kind: 'neutral-closing',
  family: 'neutral-closing',
  description: 'A sentence that claims nothing ends the summary.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    // Behind a short text the empty sentence would be a good part of it.
    if (!isEnglish(reference) || tokensOf(reference.summary).length < 30 || !/[.!]$/.test(reference.summary))
      return null;
    return { ...reference, summary: `${reference.summary} ${pick(CLOSINGS, random) ?? ''}` };
  },
};

export const SENTENCE_EDITS: readonly Edit[] = [SENTENCES, CLOSING];
