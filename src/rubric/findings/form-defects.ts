import type { Defect, PlaceOf } from '../../core/finding.js';
import { passagesOf } from '../../core/sentences.js';
import type { Summary } from '../../core/summary.js';
import { countBy } from '../../statistics/descriptive.js';
import { asideIn, lastAside, offerIn } from '../form/asides.js';
import { chatterIn } from '../form/chatter.js';
import { isEmptyStatement } from '../form/empty-statement.js';
import { type CutOff, cutOffAt } from '../form/ending.js';
import { markupIn, numberedBullets } from '../form/markup.js';
import { repetitionIn } from '../form/repetition.js';
import { speaksToJudge } from '../form/speaks-to-judge.js';
import { generalWordsOf } from '../general-words.js';
import { type FormField, formFields } from './form-fields.js';
import { ReferenceLanguage, type RuleFinding, wrongLanguage } from './language-defects.js';
import { quote } from './quote.js';

/**
 * What is wrong with the form of a candidate, whatever it says: another language than the reference's, what a model says
 * around its answer, markup, a missing end, a loop. One finding a field and code, at the first value that has it. What the
 * reference has in the same field is the habit of the corpus and never wrong.
 */
export function formDefects(reference: Summary, candidate: Summary, placeOf: PlaceOf): readonly Defect[] {
  const language = new ReferenceLanguage(reference);
  const found: Found[] = [];
  for (const field of formFields(reference, candidate)) {
    for (const rule of RULES) {
      const one = rule(field, language);
      if (one !== null) found.push({ ...one, field });
    }
  }
  return found.map(
    ({ code, message, suggestion, at, field }): Defect => ({
      code,
      dimension: field.dimension,
      message,
      suggestion,
      place: placeOf(field.pathOf(at)),
    }),
  );
}

interface Found extends RuleFinding {
  readonly field: FormField;
}

type Rule = (field: FormField, language: ReferenceLanguage) => RuleFinding | null;

const RULES: readonly Rule[] = [
  wrongLanguage,
  repeatedText,
  repeatedValue,
  cutOff,
  markup,
  numbering,
  chatter,
  emptyStatement,
  toJudge,
];

/** The first text that a rule finds fault with, unless the reference has the like. */
function firstFault<Fault>(
  { wanted, given }: FormField,
  faultOf: (text: string) => Fault | null,
): { readonly at: number; readonly fault: Fault; readonly others: number } | null {
  let first: { readonly at: number; readonly fault: Fault } | null = null;
  let others = 0;
  for (const [at, text] of given.entries()) {
    const fault = faultOf(text);
    if (fault === null) continue;
    if (first === null) first = { at, fault };
    else others++;
  }
  if (first === null || wanted.some((text) => faultOf(text) !== null)) return null;
  return { ...first, others };
}

/** `, and in 3 more of them`, so that one finding speaks for all. */
function andMore(others: number): string {
  return others === 0 ? '' : ` (and ${others} more such)`;
}

/** A model that runs in a loop goes on until somebody stops it: in a line that is shorter there is none. */
const SHORTEST_LOOPING_LINE = 72;

function repeatedText(field: FormField): RuleFinding | null {
  const shortest = field.dimension === 'summary' ? 0 : SHORTEST_LOOPING_LINE;
  const first = firstFault(field, (text) => (text.length < shortest ? null : repetitionIn(text)));
  if (first === null) return null;
  const { text, times } = first.fault;
  return {
    code: 'REPEATED_TEXT',
    message: `The ${field.name} says ${times} times: ${quote(text)}${andMore(first.others)}`,
    suggestion: 'Say it once',
    at: first.at,
  };
}

/** So often a list must have one text before that is a loop; twice is a slip, which has a finding of its own for actions. */
const LOOP_FROM = { key_actions: 3, aha_moments: 2 } as const;

/** Texts with fewer characters may well be equal: `Done`. */
const SHORTEST_REPEATED = 12;

function repeatedValue({ dimension, name, wanted, given }: FormField): RuleFinding | null {
  if (dimension !== 'key_actions' && dimension !== 'aha_moments') return null;
  if (new Set(given).size === given.length) return null;
  const allowed = countBy(wanted);
  for (const [text, times] of countBy(given)) {
    if (text.length < SHORTEST_REPEATED || times < LOOP_FROM[dimension] || times <= (allowed.get(text) ?? 0)) continue;
    return {
      code: 'REPEATED_TEXT',
      message: `One ${name} stands here ${times} times: ${quote(text)}`,
      suggestion: 'Say it once',
      at: given.indexOf(text, given.indexOf(text) + 1),
    };
  }
  return null;
}

function cutOff(field: FormField, language: ReferenceLanguage): RuleFinding | null {
  const inWords = language.isEnglish ? 'English' : language.exact;
  const first = firstFault(field, (text) => cutOffAt(text, field.ending, inWords));
  if (first === null) return null;
  const whole = (field.given[first.at] ?? '').trimEnd();
  // Half of a letter may stand where the tail begins.
  const end = whole.length <= TAIL ? whole : `…${Array.from(whole.slice(-TAIL)).slice(1).join('')}`;
  return {
    code: 'CUT_OFF',
    message: `The ${field.name} ${describeCut(first.fault)}: ${quote(end)}${andMore(first.others)}`,
    suggestion: 'Check limits of length and of tokens, and let the model finish',
    at: first.at,
  };
}

/** Characters of the end that a message shows. */
const TAIL = 60;

function describeCut(cut: CutOff): string {
  switch (cut.kind) {
    case 'ellipsis':
      return 'ends with dots in place of the rest';
    case 'open':
      return `ends before ${quote(cut.mark)} is closed`;
    case 'dangling':
      return `ends in the middle of a sentence, with ${quote(cut.word)}`;
    case 'no stop':
      return 'ends in the middle of a sentence';
  }
}

function markup(field: FormField): RuleFinding | null {
  const first = firstFault(field, markupIn);
  if (first === null) return null;
  const { kind, sample } = first.fault;
  return {
    code: 'MARKUP_IN_TEXT',
    message: `The ${field.name} has ${kind} in it: ${quote(sample)}${andMore(first.others)}`,
    suggestion: 'Write plain text, and take the answer of the model apart before its parts become fields',
    at: first.at,
  };
}

function numbering({ dimension, wanted, given }: FormField): RuleFinding | null {
  if (dimension !== 'key_actions') return null;
  const [at, ...others] = numberedBullets(given);
  if (at === undefined || numberedBullets(wanted).length > 0) return null;
  return {
    code: 'MARKUP_IN_TEXT',
    message: `The action begins with its number: ${quote(given[at] ?? '')}${andMore(others.length)}`,
    suggestion: 'Leave the numbers out: a list has an order',
    at,
  };
}

/** A statement that is vague about its subject and what was done. Of titles `TITLE_GENERIC` tells it. */
function emptyStatement(field: FormField, language: ReferenceLanguage): RuleFinding | null {
  const { dimension, name } = field;
  if (dimension === 'title' || !language.isEnglish) return null;
  const isSummary = dimension === 'summary';
  // A summary of such words alone is told as one.
  const statementsOf = (text: string): readonly string[] => {
    if (!isSummary) return [text];
    return generalWordsOf(text) === undefined ? passagesOf(text) : [];
  };
  const first = firstFault(field, (text) => statementsOf(text).find(isEmptyStatement) ?? null);
  if (first === null) return null;
  return {
    code: 'SUMMARY_BOILERPLATE',
    message: `${isSummary ? 'A sentence of the' : 'The'} ${name} is too vague to tell what happened: ${quote(first.fault)}${andMore(first.others)}`,
    suggestion: 'Say what it was, or leave it out',
    at: first.at,
  };
}

function toJudge(field: FormField): RuleFinding | null {
  const first = firstFault(field, speaksToJudge);
  if (first === null) return null;
  return {
    code: 'SPEAKS_TO_JUDGE',
    message: `The ${field.name} speaks to whoever judges it: ${quote(first.fault)}${andMore(first.others)}`,
    suggestion: 'Remove it, and find out where it comes from',
    at: first.at,
  };
}

function chatter(field: FormField, language: ReferenceLanguage): RuleFinding | null {
  const languages = language.isEnglish ? 'English' : 'any';
  // A model speaks to its reader before it begins or when it has ended, and now and then in between. Moments are what somebody said, but
  // for an offer, praise, and a remark behind the last.
  const last = field.given.length - 1;
  const isMoment = field.dimension === 'aha_moments';
  const saidAtEnd = (text: string): string | null =>
    chatterIn(isMoment ? lastAside(text) : text, field.label, languages);
  const saidAnywhere = isMoment ? offerIn : asideIn;
  const saidBy = (text: string): string | null => saidAtEnd(text) ?? saidAnywhere(text);
  for (const [at, text] of field.given.entries()) {
    const isEnd = at === last || (at === 0 && !isMoment);
    const said = isEnd ? saidBy(text) : saidAnywhere(text);
    if (said === null || field.wanted.some((one) => saidBy(one) !== null)) continue;
    return {
      code: 'CHATTER',
      message: `The ${field.name} speaks to the reader, not of the work: ${quote(said)}`,
      suggestion: 'Remove it, and ask the model for nothing but the fields',
      at,
    };
  }
  return null;
}
