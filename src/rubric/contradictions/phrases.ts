/** A pattern of words that stand alone, from lists of them; words in lists may be patterns themselves. */
export function anyOf(...lists: readonly string[]): RegExp {
  const words = lists.flatMap((list) => list.trim().split(/\s+/)).map((word) => word.replaceAll('_', ' '));
  return new RegExp(`\\b(?:${words.join('|')})\\b`);
}

/** Words by which a clause does not plainly say that something has happened: denied, planned, asked, allowed, ruled out. */
export const NOT_PLAINLY_DONE: RegExp = new RegExp(
  `${
    anyOf(
      `will would shall must should could can may might to_be to_follow to_come later next tomorrow yet still once if unless until when
      left leav(?:es|ing) deferred deferring postponed put_off parked parking planned plans? scheduled pending await(?:s|ing)? waits? waiting
      waited ready prepared agreed going_to intend(?:s|ed)? needs? need has_to have_to had_to wants? todo remain(?:s|ing|ed)? on_hold undecided`,
      `requested suggested suggests proposed proposal recommend(?:ed|s|ation)? asked? asks considered weighed options? (?<!pull_)(?<!merge_)request
      decides? decided decision whether who which_of ticket filed recorded_as noted named`,
      `not no never nothing none zero (?<![\\d.,])0(?!\\d|[.,]\\d) nobody without cannot neither nor un\\w+ed reject(?:ed|s|ing)? refus(?:ed|es) revert(?:ed|s)? rolled_back
      instead rather than closed draft drafted only separate follow-?up discarded dropped turned_down ruled_out excluded
      declin(?:ed|es) abandoned leaves stays? stayed overlooked ignored neglected skipped omitted missed forgotten disregarded`,
    ).source
  }|n't\\b|\\?`,
);

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b';
/** A time in small letters that something may be put off to. */
export const LATER_TIME = `(?:next|spring|summer|autumn|winter|q[1-4]\\b|${MONTH})`;
/** A day in small letters: of the week, or of a month. */
export const DAY = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{4}-\\d\\d-\\d\\d|\\d\\d?(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d)`;
/** A time that is to come for a verb in the present: "runs tonight", "is deployed on Monday", "goes live at 17:00" or "on 13 November". */
const TIME = new RegExp(
  `\\b(?:tonight|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|at \\d\\d?(?::\\d\\d| ?[ap]m\\b| o['’]clock)|on ${DAY})`,
);
/** What tells of the past, or of what is so every day. "Is deployed" may tell of what will be. */
const PAST_OR_ALWAYS =
  /\b(?:was|were|has|have|had|been|did|already|now|since|every|each|daily|nightly|ran|went|took|made|put|built|sent|wrote|chose|got)\b|(?<!\b(?:is|are|gets?) )\b\w+ed\b/;

/** Whether a claim in small letters plainly says that something has happened. */
export function isPlainlyDone(lower: string): boolean {
  return !NOT_PLAINLY_DONE.test(lower) && (!TIME.test(lower) || PAST_OR_ALWAYS.test(lower));
}

/** Words by which a sentence does not plainly say what is: it supposes, doubts, denies, asks or reports what somebody held. */
const DOUBTS = `may might could can would should will perhaps likely suspect\\w* suspicion guess\\w* hypothes\\w* unproven untested
  unconfirmed seem\\w* appear\\w* apparent\\w* maybe presum\\w* looks? hint\\w* suggest\\w* assum\\w* theor\\w* extrapolat\\w*
  estimat\\w* unknown unclear doubt\\w* speculat\\w* candidates? questions? whether if not no never nothing none without cannot
  thought idea ruled excluded refuted rejected conjectur\\w* possibl[ey] probabl[ey] plausib\\w* potential\\w* alleged\\w*
  probability bet must indicat\\w* reported consider\\w* zero (?<![\\d.,])0(?!\\d|[.,]\\d)`;

/** What a sentence has that does not plainly say what is, by a rule's own words, too. */
export function notPlainlyTold(...more: readonly string[]): RegExp {
  return new RegExp(`${anyOf(DOUBTS, ...more).source}|\\?|n't\\b|[~≈]`);
}
