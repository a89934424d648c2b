/** Characters of the end that are looked at: the last sentence, as far as it matters. */
const LONGEST = 240;

const SENTENCE_END = /[.!?;]\s+/;

/** What begins a clause, with the subject that stands there alone: "and yet it". */
const SUBJECT_ALONE =
  /(?:^|[ ,])(?:and|but|yet|because|since|when|if|while|that|which|where|until|once|though|although)(?: yet| so| then)? (?:it|they|he|she|we|I|there)$/;

/** "Seven findings and a scope that"; behind a verb, a preposition or a pronoun the word stands for something. */
const RELATIVE =
  /(?:(?:^|[ ,])(?:so|such|provided) that|in order to|such as|according to|due to|(?<![\p{L}-])(?![\p{L}-]*(?:ed|ing|ly|s) )(?!(?:do|does|did|is|was|are|were|of|than|like|after|before|with|without|about|for|by|from|on|in|into|to|at|as|and|or|but|not|all|only|just|even|if|is|over|under|behind|beyond|until|since|said|knew|saw|found|wrote|meant|told|made|say|says|know|knows|see|sees|show|shows|mean|means|want|wants|keep|keeps|kept|do|both|it|this) )[\p{L}\d-]{2,30} that)$/u;

/** "In the order in". */
const BEGUN_TWICE = /\b(in|on|for|with|by|from|at|of|into) (?:the|each|which) [\p{L}-]+ \1$/u;

const AUXILIARY = 'is|are|was|were|has|have|had|can|could|will|would|must|should|cannot';
/** "The method the account has" is whole. */
const ENDS_WITH_AUXILIARY = /^(.*) (?:is|are|was|were|will|would|must|should|cannot)$/;
/** With one of these before it an auxiliary may end a clause: "what the cause is", "as slow as the disk is", "one is red, the other was". */
const MAY_BE_LEFT_OUT = new RegExp(
  `(?:^|[^\\p{L}])(?:${AUXILIARY}|do|does|did|not|as|than|what|which|who|whom|how|where|why|whether|like|nor|neither|it|they|he|she|we|there|this|that(?! \\S+$)|these|those|both|all|none|same)(?![\\p{L}])|n['’]t`,
  'iu',
);

const ENDS_WITH_PREPOSITION = /^(.* )([\p{L}-]+) (?:of|from|into|for|with|by|at|between|among|against)$/u;
/** "The tool Ada asked for", "worth waiting for", "what it is for": a verb leaves its preposition behind. */
const MAY_BE_STRANDED = new RegExp(
  `(?:^|[^\\p{L}])(?:${AUXILIARY}|be|been|being|do|does|did|what|which|who|whom|whose|(?<!\\bso )that|where|how|when|to|nothing|something|anything|it|they|one|ones|thing|things|much)(?![\\p{L}])`,
  'iu',
);
const VERB =
  /(?:ed|ing|en)$|^(?:dealt|came|went|ran|stood|spoke|wrote|(?:come|go|run|look|wait|ask|rely|depend|point|refer|belong|stem|listen)s?|relies|in|on|sat|lay|led|met|paid|sent|told|kept|left|built|made|put|set)$/iu;

/** A quick look: hardly any text ends with one of these words. */
const ENDS_OPEN =
  /[ ,](?:it|they|he|she|we|I|there|that|to|as|is|are|was|were|will|would|must|should|cannot|of|from|into|for|with|by|at|between|among|against|in|on)$/;
const LONGEST_WORD = ' between'.length;

/**
 * The end of an English text whose last clause has begun and does not go on, in any style: "and yet it", "so that 1014.csv is",
 * "in the order in". Null for one that may be whole, as a preposition that a verb leaves behind.
 */
export function unfinishedClause(text: string): string | null {
  const whole = text.trim();
  if (!ENDS_OPEN.test(whole.slice(-LONGEST_WORD))) return null;
  const last = whole.slice(-LONGEST).split(SENTENCE_END).at(-1) ?? '';
  for (const pattern of [SUBJECT_ALONE, RELATIVE, BEGUN_TWICE]) {
    const [found] = pattern.exec(last) ?? [];
    if (found !== undefined) return found.replace(/^[ ,]+/, '');
  }
  const [, before] = ENDS_WITH_AUXILIARY.exec(last) ?? [];
  if (before !== undefined) return MAY_BE_LEFT_OUT.test(before) ? null : lastTwo(last);
  const [, rest, noun] = ENDS_WITH_PREPOSITION.exec(last) ?? [];
  if (rest === undefined || noun === undefined || VERB.test(noun) || MAY_BE_STRANDED.test(`${rest}${noun}`))
    return null;
  return lastTwo(last);
}

function lastTwo(text: string): string {
  return text.split(' ').slice(-2).join(' ');
}
