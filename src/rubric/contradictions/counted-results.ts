import type { ToldTexts } from '../grounding/told/told-texts.js';
import { type ContradictedClaim, ofReference } from './contradicted-claim.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** So many of something that passed or failed: "all 63 tests pass", "61 of the 63 tests pass". */
interface CountedResult {
  readonly text: string;
  readonly part: number;
  /** Of how many, where that is told. */
  readonly whole: number | undefined;
  /** What is counted, with what stands before it. */
  readonly noun: string;
  readonly isGood: boolean;
  readonly isPast: boolean;
  readonly sentence: SentenceRead;
}

const COUNTED =
  /(\ball (?:of )?(?:the )?)?(?<![\p{L}\d.,:/#-])(?:(\d[\d,]*)(?: (?:out )?of (?:the |all )?|\/))?(\d[\d,]*) ((?:[a-z-]+ )?[a-z]+s) (?:now |all )?(?:(pass(?:ed)?|succeed(?:ed)?)|(fail(?:ed)?))(?![\w-])/giu;

/** A sentence with one of these may tell of another time or of a condition, or takes some of them out. */
const OTHER_TIME =
  /\b(?:would|should|could|may|might|must|will|if|unless|until|expect(?:s|ed)|before|after|first|initially|earlier|previous(?:ly)?|original(?:ly)?|once|when|while|had|without|but|except|other than|apart from|again|not|never|of which|wanted|said|claimed|so that|attempt|runs?|on the|where)\b|\?|n't\b/i;

/** Of fewer there may be others that come out otherwise. */
const FEWEST = 20;

/**
 * Results of a candidate that cannot be true beside one of its reference that counts the same things: "61 of the 63 tests pass" where
 * all 63 do, and "418 tests fail" where as many pass. Silent where either may speak of two runs.
 */
export function countedResults(
  reference: SummaryRead,
  candidate: SummaryRead,
  transcript: ToldTexts | undefined,
): readonly ContradictedClaim[] {
  const given = candidate.sentences.flatMap(resultsIn);
  if (given.length === 0) return [];
  const wanted = reference.sentences.flatMap(resultsIn);
  return given.flatMap((result): readonly ContradictedClaim[] => {
    if (OTHER_TIME.test(result.sentence.text)) return [];
    const same = wanted.filter(({ noun, isPast }) => noun === result.noun && isPast === result.isPast);
    const against = same.find((other) => areOpposed(result, other));
    if (against === undefined || given.some((one) => areSame(one, against))) return [];
    if (isInReference(result, reference) || isInTranscript(result, transcript)) return [];
    const told = { given: result.text, wanted: against.text };
    return [{ rule: 'result', ...told, candidate: result.sentence, witness: ofReference(against.sentence) }];
  });
}

function resultsIn(sentence: SentenceRead): readonly CountedResult[] {
  return Array.from(
    sentence.text.matchAll(COUNTED),
    ([text, all, some, count = '', noun = '', good, bad = '']): CountedResult => {
      const number = numberOf(count);
      const [part, whole] = some !== undefined ? [numberOf(some), number] : [number, all && number];
      const isPast = (good ?? bad).endsWith('ed') && !/^succeed$/i.test(good ?? '');
      return {
        text,
        part,
        whole: whole || undefined,
        noun: noun.toLowerCase(),
        isGood: good !== undefined,
        isPast,
        sentence,
      };
    },
  );
}

function numberOf(written: string): number {
  return Number(written.replaceAll(',', ''));
}

function areOpposed(result: CountedResult, other: CountedResult): boolean {
  if (isShare(result)) return other.part === other.whole && other.whole === result.whole;
  return areSame({ ...result, isGood: other.isGood }, other) && result.isGood !== other.isGood && result.part >= FEWEST;
}

/** Some of them, neither all nor none. */
function isShare({ part, whole = 0 }: CountedResult): boolean {
  return part > 0 && part < whole;
}

function areSame(one: CountedResult, other: CountedResult): boolean {
  return one.part === other.part && one.noun === other.noun && one.isGood === other.isGood;
}

/** Whether a reference may speak of the same result: of a share it tells how many or how many not, of others the number elsewhere. */
function isInReference(result: CountedResult, { sentences }: SummaryRead): boolean {
  const { part, whole = part } = result;
  const told = new Set(isShare(result) ? [part, whole - part] : [part]);
  return sentences.some((sentence) => {
    const times = sentence.statement.measures.quantities.filter(({ plain }) =>
      plain.some(({ value }) => told.has(value)),
    );
    const opposed = isShare(result) ? [] : resultsIn(sentence).filter((other) => areOpposed(result, other));
    return times.length > opposed.length;
  });
}

/** "418 of them failed", as nobody says it of "418 passed, 0 failed". */
const SAID = /(?<![\d.,])(\d[\d,]*)(?: [a-z]{1,20}){0,3} (?:(pass)|fail)/gi;

function isInTranscript(result: CountedResult, transcript: ToldTexts | undefined): boolean {
  if (transcript === undefined) return false;
  const { part, whole, isGood } = result;
  if (isShare(result)) return transcript.linesWith([String(part)], [String(whole)])?.length !== 0;
  const lines = transcript.linesWith([String(part)], [isGood ? 'pass' : 'fail']);
  const isSaid = (text: string): boolean =>
    Array.from(text.matchAll(SAID)).some(([, count = '', good]) => numberOf(count) === part && isGood === !!good);
  return lines?.every(({ text }) => !isSaid(text)) !== true;
}
