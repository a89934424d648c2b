import { sentencesOf } from '../../../core/sentences.js';
import type { Summary } from '../../../core/summary.js';
import { type Edit, type EditContext, TEXT_FIELDS } from '../edit.js';
import { isEnglish } from '../english.js';
import { groupedBy } from '../grouped-by.js';
import { isJoined, phraseSites, type ReadText, readText, wordAt, wordSite } from '../phrases.js';
import type { Site } from '../sites.js';
import { HEDGE_TABLE, PLAN_TABLE, STATUS_TABLE, type VerbForms } from '../words/tables.js';
import { VERBS } from '../words/verbs.js';
import { replaceShare } from './wording.js';

/** Edits that tell of work as further, or of a guess as surer, than it is. */
const common = { effect: 'damaging', dimensions: TEXT_FIELDS, doses: [34, 100], unit: 'percent' } as const;

/** A share of the places that a finder sees, in English alone. */
function inEnglish(find: (text: string) => readonly Site[]) {
  return (reference: Summary, dose: number, { random }: EditContext): Summary | null =>
    isEnglish(reference) ? replaceShare(reference, dose, random, find) : null;
}

const STATUS: Edit = {
  ...common,
  kind: 'confused-status',
  family: 'confused-status',
  description: 'A change is told to stand elsewhere on its way, such as merged for opened or live for undeployed.',
  change: inEnglish(statusSites),
};

/** What has a status: `opened` is none of a door. */
const WORK =
  /\b(?:PRs?|[Pp]ull requests?|[Mm]erge requests?|[Cc]ommits?|[Bb]ranch(?:es)?|[Rr]eleases?|[Ii]ssues?|[Tt]ickets?|[Pp]atch(?:es)?|[Ff]ix(?:es)?|ADRs?|[Rr]ecords?|[Ss]cripts?)\b|#\d|\bv?\d+\.\d+\.\d+\b|\b(?=[a-f]*\d)[0-9a-f]{7}\b|\b[A-Z]{2,10}-\d/;

function statusSites(text: string): readonly Site[] {
  const sentences = sentencesOf(text);
  return groupedBy(sentences, phraseSites(text, STATUS_TABLE)).flatMap((sites, index) => {
    const sentence = sentences[index];
    return sentence !== undefined && WORK.test(text.slice(sentence.start, sentence.end)) ? sites : [];
  });
}

const PLAN: Edit = {
  ...common,
  kind: 'plan-as-done',
  family: 'plan-as-done',
  description: 'What is only planned, wanted or due is told as done.',
  change: inEnglish((text) =>
    withoutOverlaps([...phraseSites(text, PLAN_TABLE), ...verbSites(text, INTENTIONS, 'base')]),
  ),
};

const HEDGE: Edit = {
  ...common,
  kind: 'dropped-hedge',
  family: 'dropped-hedge',
  description: 'A suspicion is told as a fact: the words that mark it as one are gone.',
  change: inEnglish((text) =>
    withoutOverlaps([
      ...phraseSites(text, HEDGE_TABLE),
      ...verbSites(text, GUESSES, 'base'),
      ...verbSites(text, GUESSES_OF_THE_PAST, 'participle'),
    ]),
  ),
};

const phrases = (lines: string): readonly (readonly string[])[] => lines.split(', ').map((phrase) => phrase.split(' '));

/** Words before the base form of a verb that say that it is not done yet. */
const INTENTIONS = phrases(
  'plans to, planned to, plan to, intends to, intended to, wants to, wanted to, is going to, are going to, has yet to, have yet to, is expected to, are expected to, hopes to, will, is still to',
);
const GUESSES = phrases(
  'may, might, seems to, seem to, seemed to, appears to, appear to, appeared to, is likely to, are likely to',
);
const GUESSES_OF_THE_PAST = phrases(
  'may have, might have, seems to have, seem to have, appears to have, appear to have, is likely to have, could have',
);

const byForm = (form: 'base' | 'participle'): ReadonlyMap<string, VerbForms> =>
  new Map(VERBS.map((verb) => [verb[form], verb]));
const BY_FORM = { base: byForm('base'), participle: byForm('participle') };

/** Phrases followed by a verb that we know, replaced by its past tense: `plans to remove` becomes `removed`. */
function verbSites(text: string, before: readonly (readonly string[])[], form: 'base' | 'participle'): readonly Site[] {
  const read = readText(text);
  return read.tokens.flatMap((_, index) => {
    const phrase = before.find((words) => standsAt(read, index, words));
    const verb = phrase === undefined ? undefined : BY_FORM[form].get(wordAt(read, index + phrase.length));
    return phrase === undefined || verb === undefined ? [] : [wordSite(read, index, phrase.length + 1, verb.past)];
  });
}

/** Whether these words stand here, with a blank behind each. */
function standsAt(read: ReadText, index: number, words: readonly string[]): boolean {
  return words.every((word, offset) => wordAt(read, index + offset) === word && isJoined(read, index + offset));
}

/** Of places that overlap the longer one, in the order of the text. */
function withoutOverlaps(sites: readonly Site[]): readonly Site[] {
  const kept: Site[] = [];
  for (const site of [...sites].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (site.start >= (kept.at(-1)?.end ?? 0)) kept.push(site);
  }
  return kept;
}

export const PROGRESS_EDITS: readonly Edit[] = [STATUS, PLAN, HEDGE];
