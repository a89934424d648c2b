import { type Random, sample } from '../../../core/seeded-random.js';
import { sentencesOf } from '../../../core/sentences.js';
import type { Summary } from '../../../core/summary.js';
import type { Edit, EditContext } from '../edit.js';
import { isEnglish } from '../english.js';
import { isAlike } from '../same-subject.js';
import type { Site } from '../sites.js';
import { replaceShare } from './wording.js';

/** Edits that mix two sessions up. */
const common = { effect: 'damaging' } as const;

function unlike(reference: Summary, others: EditContext['others'], has: (other: Summary) => boolean) {
  return others().find((other) => has(other) && !isAlike(other, reference));
}

const STALE: Edit = {
  ...common,
  kind: 'stale-actions',
  family: 'stale-actions',
  dimensions: ['key_actions'],
  description: 'Key actions of another session stand in the place of the right ones.',
  doses: [1, 2],
  unit: 'items',
  change: (reference, dose, { others, random }) => {
    const told = [...reference.key_actions.keys()].filter((index) => reference.key_actions[index]?.trim() !== '');
    const other =
      told.length <= dose ? undefined : unlike(reference, others, ({ key_actions }) => key_actions.length >= dose);
    if (other === undefined) return null;
    const stale = [...sample(other.key_actions, dose, random)];
    const places = new Set(sample(told, dose, random));
    return {
      ...reference,
      key_actions: reference.key_actions.map((action, index) =>
        places.has(index) ? (stale.shift() ?? action) : action,
      ),
    };
  },
};

const MERGED: Edit = {
  ...common,
  kind: 'merged-sessions',
  family: 'merged-sessions',
  dimensions: ['summary', 'key_actions'],
  description: 'Half of what another session says follows in the summary and in the key actions.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { others }) => {
    const sentences = sentencesIn(reference.summary);
    const other =
      sentences.length === 0 ? undefined : unlike(reference, others, ({ summary }) => sentencesIn(summary).length > 1);
    if (other === undefined) return null;
    return {
      ...reference,
      summary: [reference.summary, ...firstHalf(sentencesIn(other.summary))].join(' '),
      key_actions: [...reference.key_actions, ...firstHalf(other.key_actions)],
    };
  },
};

function sentencesIn(text: string): readonly string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}

function firstHalf<T>(items: readonly T[]): readonly T[] {
  return items.slice(0, Math.floor(items.length / 2));
}

const OTHER_LANGUAGE: Edit = {
  ...common,
  kind: 'other-language',
  family: 'other-language',
  dimensions: ['summary'],
  description: 'The summary is one of another session, in another language.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { others }) => {
    const script = scriptOf(reference.summary);
    if (script === undefined) return null;
    const isForeign = (other: Summary): boolean => {
      const theirs = scriptOf(other.summary);
      return theirs !== undefined && (theirs !== script || isEnglish(other) !== isEnglish(reference));
    };
    const other = others().find(isForeign);
    return other === undefined ? null : { ...reference, summary: other.summary };
  },
};

/** Fewer letters may be a name in any language. */
const FEWEST_LETTERS = 40;
const SCRIPTS = [
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Latin}/gu,
];

/** The number of the script that most letters are of. A Latin name is longer than the word that says the same in Japanese. */
function scriptOf(text: string): number | undefined {
  const letters = [...text.matchAll(/\p{L}/gu)].length;
  if (letters < FEWEST_LETTERS) return undefined;
  const script = SCRIPTS.findIndex((pattern) => 3 * [...text.matchAll(pattern)].length > letters);
  return script === -1 ? undefined : script;
}

const CAUSE: Edit = {
  ...common,
  kind: 'replaced-cause',
  family: 'replaced-cause',
  dimensions: ['title', 'summary', 'key_actions'],
  description: 'A reason that the text gives is the one that another session gives for something else.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { others, random }) => {
    if (!isEnglish(reference)) return null;
    const otherReferences = firstFew(
      others,
      (other) => isEnglish(other) && hasCause(other) && !isAlike(other, reference),
    );
    return replaceShare(reference, 1, random, (text) => foreignCauses(text, otherReferences, random));
  },
};

/** How many sessions lend their reasons: a reason is a clause or a noun, and some give one sort only. */
const LENDERS = 4;

function firstFew(others: EditContext['others'], isWanted: (other: Summary) => boolean): readonly Summary[] {
  const found: Summary[] = [];
  for (const other of others()) {
    if (isWanted(other)) found.push(other);
    if (found.length === LENDERS) break;
  }
  return found;
}

interface Cause {
  /** Whether a clause follows, as behind `because`, or a noun. */
  readonly sort: 'clause' | 'noun';
  readonly start: number;
  readonly end: number;
}

const REASON = /\b(?:because of|because|due to|owing to|caused by|as a result of)\s+/gi;
/** Where a reason ends at the latest. Commas, brackets and connectives might go on with the sentence. */
const END_OF_REASON = /,(?!\d)|[;:()]|[.!?](?=\s|$)|\s[–—]\s|\n|\s(?:and|but|so|which|while|although|until)\s/;

/** The reasons that a text gives, without the word before them. */
function causesIn(text: string): readonly Cause[] {
  return [...text.matchAll(REASON)].flatMap((match) => {
    const start = match.index + match[0].length;
    // No reason is longer, and looking at the whole rest for each would take long.
    const rest = text.slice(start, start + 300);
    const end = start + (END_OF_REASON.exec(rest)?.index ?? rest.length);
    const sort = match[0].trim().toLowerCase() === 'because' ? 'clause' : 'noun';
    return end - start < 4 ? [] : [{ sort, start, end }];
  });
}

function hasCause(summary: Summary): boolean {
  return reasonTexts(summary).some((text) => causesIn(text).length > 0);
}

function reasonTexts({ title, summary, key_actions }: Summary): readonly string[] {
  return [title, summary, ...key_actions];
}

function foreignCauses(text: string, otherReferences: readonly Summary[], random: Random): readonly Site[] {
  return causesIn(text).flatMap(({ sort, start, end }) => {
    const foreign = otherReferences.flatMap(reasonTexts).flatMap((other) =>
      causesIn(other)
        .filter((cause) => cause.sort === sort)
        .map((cause) => other.slice(cause.start, cause.end)),
    );
    const replacement = foreign[random.below(Math.max(1, foreign.length))];
    return replacement === undefined ? [] : [{ start, end, replacement }];
  });
}

export const OTHER_SESSION_EDITS: readonly Edit[] = [STALE, MERGED, OTHER_LANGUAGE, CAUSE];
