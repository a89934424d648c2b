import { share } from '../../../core/seeded-random.js';
import { sentencesOf } from '../../../core/sentences.js';
import { type Edit, TEXT_FIELDS } from '../edit.js';
import { capitalised, uncapitalised } from '../english.js';
import { mapTexts } from '../fields.js';
import { identifiersIn } from '../identifiers.js';
import { replaceSites, type Site } from '../sites.js';
import { tokensOf } from '../tokens.js';

const common = { effect: 'harmless', dimensions: TEXT_FIELDS } as const;

/** An ordinary word: letters only and small but for the first, so no name is hidden in its capitals. */
const ORDINARY = /^\p{L}\p{Ll}*$/u;
const SMALL_WORDS = /^(?:a|an|and|as|at|by|for|from|in|of|on|or|the|to|with)$/;

function mapWords(text: string, change: (word: string, index: number) => string): string {
  const sites = tokensOf(text).flatMap(({ kind, text: word, start, end }, index) =>
    kind === 'word' && ORDINARY.test(word) ? [{ start, end, replacement: change(word, index) }] : [],
  );
  return replaceSites(text, sites);
}

const LETTER_CASE: Edit = {
  ...common,
  dimensions: ['title', 'key_actions'],
  kind: 'letter-case',
  family: 'letter-case',
  description:
    'The title is written with other capitals, or bullets begin with a small letter; the words stay the same.',
  doses: [1, 2, 3],
  unit: 'form',
  change: (reference, dose) => {
    if (dose === 1) return { ...reference, key_actions: reference.key_actions.map(smallStart) };
    const title =
      dose === 2
        ? mapWords(reference.title, (word, index) => (index > 0 && SMALL_WORDS.test(word) ? word : capitalised(word)))
        : mapWords(reference.title, (word) => word.toUpperCase());
    return { ...reference, title };
  },
};

/** Identifiers, abbreviations and names written with more than one capital keep theirs. */
function smallStart(text: string): string {
  return mapWords(text, (word, index) => (index === 0 ? uncapitalised(word) : word));
}

const FULL_STOPS: Edit = {
  ...common,
  dimensions: ['key_actions'],
  kind: 'full-stops',
  family: 'punctuation',
  description: 'Bullets get a full stop at their end, or lose it.',
  doses: [1],
  unit: 'whole',
  change: (reference) => ({
    ...reference,
    key_actions: reference.key_actions.map((text) => {
      if (/[^.…]\.$/.test(text)) return text.slice(0, -1);
      if (text.endsWith('。')) return text.slice(0, -1);
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)) return `${text}。`;
      return /[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text;
    }),
  }),
};

const SEMICOLONS: Edit = {
  ...common,
  dimensions: ['summary'],
  kind: 'semicolons',
  family: 'punctuation',
  description: 'Some sentences are joined by a semicolon in place of the full stop; each still says the same.',
  doses: [40],
  unit: 'percent',
  change: (reference, dose, { random }) => {
    const sites = semicolonSites(reference.summary);
    if (sites.length === 0) return null;
    return { ...reference, summary: replaceSites(reference.summary, share(sites, dose, random)) };
  },
};

/** Only before words that are no names, so that the small letter is right. */
function semicolonSites(text: string): readonly Site[] {
  return sentencesOf(text).flatMap(({ end }) => {
    const next = /^ (The|A|An|It|This|They|Both|All|Each|No|Three|Two|With|After|Then)\b/.exec(text.slice(end));
    if (next === null || text.charAt(end - 1) !== '.') return [];
    return [{ start: end - 1, end: end + 2, replacement: `; ${next[0].charAt(1).toLowerCase()}` }];
  });
}

const QUOTES: Edit = {
  ...common,
  kind: 'quotes-and-dashes',
  family: 'punctuation',
  description: 'Straight quotation marks and apostrophes become curly and the other way round, and long dashes short.',
  doses: [1],
  unit: 'whole',
  change: (reference) => mapTexts(reference, TEXT_FIELDS, exchangeMarks),
};

function exchangeMarks(text: string): string {
  // Code keeps its marks: there they are part of a program.
  const parts = text.split(/(`[^`\n]*`)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : exchangeOutsideCode(part))).join('');
}

function exchangeOutsideCode(text: string): string {
  return text
    .replace(
      /(\p{L})(['’])(?=\p{L})|(\p{L}s)(['’])(?=\s)/gu,
      (_, a?: string, mark?: string, b?: string, last?: string) =>
        `${a ?? b ?? ''}${(mark ?? last) === "'" ? '’' : "'"}`,
    )
    .replace(/"([^"\n]{0,2000})"|“([^”\n]{0,2000})”/g, (_, straight?: string, curly?: string) =>
      straight === undefined ? `"${curly ?? ''}"` : `“${straight}”`,
    )
    .replace(/\s—\s| – /g, (dash) => (dash.includes('—') ? ' – ' : ' — '));
}

const BACKTICKS: Edit = {
  ...common,
  kind: 'backticks',
  family: 'backticks',
  description: 'Identifiers lose their backticks or get some: they are set in another type, and that is all.',
  doses: [1, 2],
  unit: 'form',
  change: (reference, dose) => mapTexts(reference, TEXT_FIELDS, dose === 1 ? withoutBackticks : withBackticks),
};

function withoutBackticks(text: string): string {
  return text.replace(/`([^`\s]+)`/g, '$1');
}

function withBackticks(text: string): string {
  const sites = identifiersIn(text)
    .filter(({ start, kind }) => text.charAt(start - 1) !== '`' && !/^(?:ticket|reference|version)$/.test(kind))
    .map(({ start, end, name }) => ({ start, end, replacement: `\`${name}\`` }));
  return replaceSites(text, sites);
}

const BLANKS: Edit = {
  ...common,
  kind: 'white-space',
  family: 'white-space',
  description: 'Blanks at the ends, line breaks between sentences and doubled blanks: nothing that a reader would see.',
  doses: [1, 2],
  unit: 'form',
  change: (reference, dose) =>
    dose === 1
      ? mapTexts(reference, TEXT_FIELDS, (text) => (text.trim() === '' ? text : `${text.replace(/ /g, '  ')} `))
      : { ...reference, summary: brokenLines(reference.summary) },
};

function brokenLines(text: string): string {
  const sentences = sentencesOf(text).slice(1);
  return replaceSites(
    text,
    sentences.flatMap(({ start }) =>
      text.charAt(start - 1) === ' ' ? [{ start: start - 1, end: start, replacement: '\n' }] : [],
    ),
  );
}

export const MARK_EDITS: readonly Edit[] = [LETTER_CASE, FULL_STOPS, SEMICOLONS, QUOTES, BACKTICKS, BLANKS];
