/** Characters of the end that are looked at: the last sentence, as far as it matters. */
const LONGEST = 240;

/** Where a clause ends that another follows: at a semicolon, too, since what stands before it is whole. */
const CLAUSE_END = /[.!?;]\s+/;

/** What begins a clause, with the subject that stands there alone: "and yet it". */
const SUBJECT_ALONE =
  /(?:^|[ ,])(?:and|but|yet|because|since|when|if|while|that|which|where|until|once|though|although)(?: yet| so| then)? (?:it|they|he|she|we|I|there)$/;

/** The same with a noun for the subject: "while the old one", "because its cache". Nothing but a clause follows such a word. */
const NOUN_ALONE =
  /(?:^|[ ,])(?:while|whereas|because|although|whenever) (?:the|its|their|our) (?:(?:old|new|other|first|second|last|same) ones?|[\p{L}\d-]+)$/u;

/** What a conjunction or a preposition of more words ends with, or one and what begins its subject. */
const OPEN_PHRASE =
  /(?:^|[ ,])(?:(?:so|such|provided) that|even (?:after|before|when|if|though|with|without|where)|in order to|such as|according to|due to|(?:because|although|so that) (?:many|most|some|several|each))$/;

/** "From 4.0 there is", "it may have", "2000 would be"; "not used but could be" is whole. */
const OPEN_VERB =
  /(?:^|[ ,])(?:there (?:is|are|was|were)|(?:may|might|could|would|should|must) have|(?<!\b(?:but|and|or|yet|though) .{0,30}|\b(?:it|they|he|she|we|you|I|there|this|that) )(?:may|might|can|could|will|would|should|must) be)$/;
/** "As many as there are", "what it should have", "we don't know how much there is". */
const MAY_BE_ALL =
  /(?:^|[^\p{L}])(?:as|than|all|whatever|what|which|who|how|where|when|whether|if|everything|nothing|anything|something|much|many|more|less|not|no|none|neither|only|best|worst|most|\p{L}{3,}est|the \p{L}+ (?:that|it|they|he|she|we))(?![\p{L}])|n['’]t/iu;

/** "Seven findings and a scope that": it begins what tells of the word before. */
const ENDS_WITH_THAT = /^(.* )([\p{L}\d-]{2,30}) that$/u;
/** Behind one of these "that" stands for something: "nobody said that", "then that". */
const BEFORE_PRONOUN = new Set(
  'do does did is was are were be been of than like after before with without about for by from on in into to at as and or but not all only just even if over under behind beyond until since both it this so then'.split(
    ' ',
  ),
);

/** "Drops from 7.9 to", "fell from 412 MB to": a change without its end. */
const HALF_CHANGE = /\bfrom (?:about |around )?[\d.,]*\d(?: ?[%\p{L}µ]{1,5})? to$/u;
/** "Changed the exports of contracts from a single index to". */
const HALF_EXCHANGE =
  /^(?:changed|moved|switched|converted|turned|migrated|renamed) [^.;]{1,80} from an? [\p{L}\d-]{1,20}(?: [\p{L}\d-]{1,20}){0,2} to$/iu;

/** "Sets the clamp to", "he would rather". */
const OPEN_END =
  /(?:^|[,;] |\band )(?:also )?(?:sets?|raises?|raised|lowers?|lowered|changes?|changed|moves?|moved|switche[sd]|reduce[sd]|increase[sd]|converts?|converted|renames?|renamed) (?:the|its|their) [\p{L}-]+ to$|\bwould rather$|\b(?:that|which|who) (?:is|are|was|were|has|have|had) (?:never|only|already|just|being|been)$/iu;

/** "The header, which", "which means that", "it would hardly": something must follow. */
const OPEN_RELATIVE =
  /,(?: (?:all|both|some|most|one|none) of)? (?:which|who|whom|whose)$|\b(?:(?:which|this|it) (?:means|meant|shows|showed|implies|implied|suggests|suggested|proves|proved)|meaning) that$|\b(?:would|will|could|can|should|may|might|must) (?:hardly|barely|scarcely|only|also|simply|no longer)$|, (?:and )?then$/iu;

/** "Would need about", "from 12 minutes to roughly": an amount must follow, unless it is what is asked or told before. */
const OPEN_AMOUNT =
  /\b(?:needs?|needed|takes?|took|costs?|lasts?|lasted|saves?|saved|by|to|after|within) (?:about|roughly|approximately|nearly|almost)$/iu;

/** "Asked Ada to"; "what we asked Ada to" is whole. */
const OPEN_WISH =
  /(?<!\b(?:what|whatever|all|everything|nothing|anything|something|that|which|as|than|when|if|unless|until|before|after|once|whether|where|who|how|not|only) .{0,40})\b(?:[Aa]sked|[Tt]old|urged|instructed|reminded|invited) (?:\p{Lu}[\p{L}-]+|(?:the|our|their) [\p{L}-]+|him|her|them|us|everybody|everyone) to$/u;

/** "So the duplicates fell from"; "the level it fell from" is whole. */
const HALF_MOVE =
  /(?:^|[,;:] )([^,;:]* )(?:fell|rose|dropped|went|grew|shrank|climbed|sank|declined|decreased|increased) from$/u;

/** "In the order in". */
const BEGUN_TWICE = /\b(in|on|for|with|by|from|at|of|into) (?:the|each|which) [\p{L}-]+ \1$/u;

const AUXILIARY = 'is|are|was|were|has|have|had|can|could|will|would|must|should|cannot';
/** "The method the account has" is whole. */
const ENDS_WITH_AUXILIARY = /^(.*) (?:is|are|was|were|will|would|must|should|cannot)$/;
/** With one of these before it an auxiliary may end a clause: "what the cause is", "as slow as the disk is", "one is red, the other was", "at will". */
const MAY_BE_LEFT_OUT = new RegExp(
  `(?:^|[^\\p{L}])(?:${AUXILIARY}|do|does|did|not|as|than|what|which|who|whose|whom|how|where|way|why|like|nor|neither|it|they|he|she|we|there|this|(?<!\\bso )that(?! \\S+$)|these|those|both|all|none|same|(?:at|free|good|ill|last|of) ?$)(?![\\p{L}])|n['’]t`,
  'iu',
);

const ENDS_WITH_PREPOSITION = /^(.* )([\p{L}-]+) (?:of|from|into|for|with|by|at|as|about|between|among|against)$/u;
/** "The tool Ada asked for", "worth waiting for", "what it is for": a verb leaves its preposition behind. */
const MAY_BE_STRANDED = new RegExp(
  `(?:^|[^\\p{L}])(?:${AUXILIARY}|be|been|being|do|does|did|what|which|who|whom|whose|(?<!\\bso )that(?! (?:an?|the|its|their|our) (?:[\\p{L}-]+ )?(?!(?:bound|cut|hit|shot|split)$)[\\p{L}-]+$)|where|how|when|to|nothing|something|anything|it|they|one|ones|thing|things|much)(?![\\p{L}])`,
  'iu',
);

/** A noun stands behind it, and no verb: "a race between", "eight clients at". */
const DETERMINED =
  /(?:\d|(?:^|[^\p{L}])(?:an?|the|this|these|those|its|their|our|his|her|each|every|another|no|one|two|three|four|five|six|seven|eight|nine|ten)) $/iu;
/** "The host the job copies the dump" from, "the run Ada takes the sample" from: what somebody does with the first is told behind it. */
const TOLD_OF_FIRST =
  /(?:^|[^\p{L}])(?:[Aa]n?|[Tt]he|[Tt]his|[Tt]hat|[Ii]ts|[Tt]heir|[Oo]ur|[Ee]ach|[Ee]very) [\p{L}\d-]+ (?:(?:an?|the|this|its|their|our|each|every|we|you|he|she|I|nobody|everybody|everyone|people) |\p{Lu})/u;
/** A verb in its first form has more than one, or a person, before it: "the dashboards query", "we install", "would catch". */
const SUBJECT_OR_MODAL =
  /(?:s|(?:^|[^\p{L}])(?:we|you|I|people|everybody|everyone|nobody|would|will|can|could|should|must|may|might|to|not|do|does|did)|n['’]?t|[,;:–—-]) $/iu;
const VERB =
  /(?:ed|ing|en|s|ly)$|^(?:began|bought|broke|brought|came|caught|chose|dealt|drew|fell|felt|found|fought|gave|got|grew|heard|held|knew|kept|laid|lay|led|left|lost|made|meant|met|paid|put|ran|read|rose|said|sat|saw|sent|set|shut|sold|spoke|spun|stood|stuck|swore|thought|threw|told|took|went|won|wrote|built|drove|fed|flew|hid|hung|rode|stole|tore|wore|come|go|run|look|wait|ask|rely|depend|point|refer|belong|stem|listen|in|on)$/iu;

/** Whether a word is no verb as far as its form and the words before it tell: a verb leaves what follows it behind. */
function isNoun(word: string, before: string): boolean {
  if (TOLD_OF_FIRST.test(`${before}${word} `)) return false;
  return DETERMINED.test(before) || !(VERB.test(word) || SUBJECT_OR_MODAL.test(before));
}

/** A quick look: hardly any text ends with one of these words. */
const ENDS_OPEN =
  /[ ,](?:have|many|most|some|several|each|it|they|he|she|we|I|there|that|to|as|is|are|was|were|will|would|must|should|cannot|of|from|into|for|with|by|at|between|among|against|in|on|which|who|whom|whose|hardly|barely|scarcely|also|simply|longer|then|rather|never|only|already|just|be|being|been|after|before|when|if|though|without|where|about|roughly|approximately|nearly|almost)$/;
const LONGEST_WORD = ' approximately'.length;
/** Characters of a clause of one subject. */
const LONGEST_SUBJECT = 60;

/**
 * The end of an English text whose last clause has begun and does not go on, in any style: "and yet it", "so that 1014.csv is",
 * "in the order in". Null for one that may be whole, as a preposition that a verb leaves behind.
 */
export function unfinishedClause(text: string): string | null {
  const whole = text.trim();
  const found = unfinishedIn(inSentenceCase(whole));
  return found === null ? null : whole.slice(-found.length);
}

function unfinishedIn(whole: string): string | null {
  const alone = NOUN_ALONE.exec(whole.slice(-LONGEST_SUBJECT));
  if (alone !== null) return alone[0].replace(/^[ ,]+/, '');
  if (!ENDS_OPEN.test(whole.slice(-LONGEST_WORD))) return null;
  const last = whole.slice(-LONGEST).split(CLAUSE_END).at(-1) ?? '';
  for (const pattern of [
    SUBJECT_ALONE,
    OPEN_PHRASE,
    HALF_CHANGE,
    HALF_EXCHANGE,
    OPEN_END,
    OPEN_WISH,
    OPEN_RELATIVE,
    BEGUN_TWICE,
  ]) {
    const [found] = pattern.exec(last) ?? [];
    if (found !== undefined) return found.replace(/^[ ,]+/, '');
  }
  if (OPEN_VERB.test(last) || OPEN_AMOUNT.test(last)) return MAY_BE_ALL.test(last) ? null : lastTwo(last);
  const [, told, word] = ENDS_WITH_THAT.exec(last) ?? [];
  if (told !== undefined && word !== undefined) {
    return BEFORE_PRONOUN.has(word) || !isNoun(word, told) ? null : lastTwo(last);
  }
  const [, before] = ENDS_WITH_AUXILIARY.exec(last) ?? [];
  if (before !== undefined) return MAY_BE_LEFT_OUT.test(before) ? null : lastTwo(last);
  const [, moved] = HALF_MOVE.exec(last) ?? [];
  if (moved !== undefined)
    return MAY_BE_STRANDED.test(moved) || TOLD_OF_FIRST.test(`${moved}fell `) ? null : lastTwo(last);
  const [, rest, noun] = ENDS_WITH_PREPOSITION.exec(last) ?? [];
  if (rest === undefined || noun === undefined || !isNoun(noun, rest)) return null;
  return MAY_BE_STRANDED.test(`${rest}${noun}`) ? null : lastTwo(last);
}

function lastTwo(text: string): string {
  return text.split(' ').slice(-2).join(' ');
}

/** Most words of a headline begin with a capital, and tell no person by that. */
const CAPITALISED = /(?<![\p{L}\d-])\p{Lu}\p{Ll}{3,}/gu;
const LONGER_WORD = /(?<![\p{L}\d-])\p{L}{4,}/gu;
const FEWEST_CAPITALS = 3;

function inSentenceCase(text: string): string {
  const capitals = text.match(CAPITALISED)?.length ?? 0;
  if (capitals < FEWEST_CAPITALS || capitals < (text.match(LONGER_WORD)?.length ?? 0)) return text;
  return text.toLowerCase();
}
