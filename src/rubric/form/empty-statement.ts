import { isGeneralWord, NAMES } from '../general-words.js';
import { FUNCTION_WORDS } from '../v2/function-words.js';
import { STOP_WORDS } from '../word-lists.js';

const NOUN =
  '(?:improvements?|adjustments?|changes|modifications|optimi[sz]ations|enhancements|issues|problems|aspects|topics|matters|things|parts|areas|measures|approaches|places|points of view|angles|solution|components?|work|analysis|insights?|choices|techniques|directions|steps)\\b';
const QUALITY =
  '(?:various|several|some|a few|certain|multiple|different|further|other|important|interesting|helpful|useful|relevant|appropriate|necessary|needed|required|suitable|significant|valuable|one of the)';

/** What leaves open which thing is meant: "various aspects", "the necessary changes", "a number of technical matters". */
const VAGUE = new RegExp(
  `\\b${QUALITY} (?:(?:very|further|technical|important|other|code|configuration|different) ){0,3}${NOUN}|\\ba (?:number|range|variety|couple|few) of (?:\\w+ )?${NOUN}|\\bin (?:more|greater) depth\\b|\\bimportant (?:point|thing) came up\\b|\\bgained an? (?:better|deeper|clearer) understanding\\b|^(?:solved|fixed|resolved|handled|addressed) an? (?:technical |minor |certain |specific )?(?:problem|issue)$|\\bsteps to (?:improve|address|resolve|fix|handle)\\b`,
  'i',
);

/** What may stand behind a finding that is left out, and says nothing of it either. */
const END =
  '(?: here| at this point| along the way| in the process| (?:in the course of|during) (?:the|our|this) (?:analysis|investigation|session|work|conversation|discussion|process)| that (?:changed|influenced|shaped) [^.,:;]{1,40})?[.!]?$';

/** "Something about the data turned out to be different from what was expected": what, is left out. */
const SOMETHING = new RegExp(
  `^something (?:important |interesting |unexpected )?(?:about [^.,:;]{3,40} )?(?:became clear|came up|came to light|turned out (?:to be )?different(?: from what was expected)?|was (?:found|learned|discovered|noticed))${END}`,
  'i',
);

/** "An important finding about the network was made": what it was is left out, whatever it is about. */
const LEFT_OUT = new RegExp(
  `^(?:an? |some |another )?(?:very )?(?:important|interesting|helpful|useful|crucial|valuable|significant|key) (?:\\w+ )?(?:finding|insight|reali[sz]ation|discovery|detail|point|aspect|fact|observation|conclusion|learning|lesson|information)s? (?:(?:about|regarding|concerning|on|in|of) [^.,:;]{3,60} )?(?:emerged|came up|came out|came to light|became clear|became apparent|(?:was|were|has been|have been) (?:made|gained|found|reached|obtained|learn(?:ed|t)|discovered|uncovered|drawn|identified))(?: (?:about|regarding|concerning) [^.,:;]{3,60}| in the (?:data|code|logs?|system))?${END}`,
  'i',
);

const ANY_WORK = '(?:code|codebase|files?|project|repository|implementation|task|work)';

/** Sentences that are true of any session, whole. */
const OF_ANY_SESSION = new RegExp(
  `^(?:${[
    `(?:worked on|made changes to|updated|adjusted|improved|looked (?:into|at)) the ${ANY_WORK} as (?:requested|needed|required|discussed|agreed)`,
    '(?:took care of|handled|dealt with|sorted out|cleared up) (?:the|some|a few|all|various) ?(?:remaining |small |minor |last |open |other )?(?:details?|loose ends|things|points|rest)',
    `(?:the )?(?:team|group|user|assistant|participants?|we|they) learn(?:ed|t) something (?:valuable|important|useful|new|interesting)(?: about the (?:process|system|matter|topic|${ANY_WORK}))?`,
    '(?:an? )?(?:important|key|helpful|useful|valuable) (?:reali[sz]ation|insight|idea|discovery|step|discussion) helped (?:us |them |the team )?(?:to )?(?:move things|go|make progress|get)(?: forward| on| ahead)?',
    '(?:reviewed|checked|read|went through) the (?:relevant|necessary|important) (?:parts|files|sections|code|places)(?: and gave (?:some )?(?:helpful |useful )?feedback)?',
    '(?:several|various|different|some|multiple) (?:options|approaches|alternatives|solutions|possibilities) were (?:evaluated|considered|discussed|compared|explored)(?:,? and (?:a|the best) (?:recommendation|decision|choice|one) was (?:made|chosen|selected))?(?: based on the (?:results|findings|analysis|discussion))?',
  ].join('|')})[.!]?$`,
  'i',
);

/** A statement that denies something says so of something, as does one of tests. */
const DENIED = /\b(?:no|not|never|nothing|none|without|cannot)\b|n['’]t\b/i;

/** General words that tell what happened, or how something stands. */
const TELLING =
  /\b(?:test(?:s|ed|ing)?|clos(?:e[ds]?|ing)|revert\w*|agree\w*|approv\w*|reject\w*|refus\w*|order(?:s|ed)|compar\w*|tr(?:y|ied|ies)|set|remain\w*|open(?:ed|s)?|fail\w*|missing|remov\w*|reduc\w*|recommend\w*|propos\w*|suggest\w*|request\w*|plan(?:s|ned)?|confirm\w*|verif\w*|decid\w*|select\w*|explain\w*|wait\w*|depend\w*|slow(?:s|ed|ing)?|sped)\b/i;

/** What says that something was done, and not what. */
const VAGUELY_DONE =
  /\b(?:ma[dk]e|making|carried out|performed|took|taken|worked|looked|handled|addressed|dealt|identified|improv\w+|implemented|applied|discussed|explored|examined|analy[sz]ed|evaluated|gained|achieved|completed|resolved|solved|adjusted|put in place|went on|came up)\b/i;

const NAMED = /["“”„«»`()[\]{}]/;

/** General in a statement, though not in a title. */
const OF_ANY_WORK: ReadonlySet<string> = new Set(
  `code codebase data service services database configuration took taken takes came went gone put realisation
  realization discovery conclusion measures choice choices looks light later here up-to-date`.split(/\s+/),
);

/** Whoever writes more says something. */
const LONGEST = 300;

/** Words that carry facts: so many general ones a statement needs to be empty, and one more for each other one. */
const FEWEST_GENERAL = 2;
const MOST_OTHERS = 1;

/**
 * Whether an English statement hardly says anything: it names nothing, all its words that carry facts but for one are general,
 * and it is vague about what it speaks of. "Various improvements were made to the code."
 */
export function isEmptyStatement(text: string): boolean {
  if (text.length > LONGEST || NAMES.test(text) || NAMED.test(text) || DENIED.test(text)) return false;
  if (LEFT_OUT.test(text) || SOMETHING.test(text) || OF_ANY_SESSION.test(text)) return true;
  if (!VAGUE.test(text) || TELLING.test(text) || !VAGUELY_DONE.test(text)) return false;
  const telling = tellingWords(text.toLowerCase());
  const others = telling.filter(isOther).length;
  return others <= MOST_OTHERS && telling.length - others >= FEWEST_GENERAL + others;
}

/** The words that carry facts. */
function tellingWords(text: string): readonly string[] {
  const words = text.match(/[a-z]+(?:['’-][a-z]+)*/gi) ?? [];
  return words.filter((word) => !FUNCTION_WORDS.has(word.toLowerCase()) && !STOP_WORDS.has(word.toLowerCase()));
}

/** Whether a word in small letters is none of those that fit any session. */
function isOther(word: string): boolean {
  return !isGeneralWord(word) && !OF_ANY_WORK.has(word);
}

/** A title that says what was worked on and not what came of it: "Work on a spreadsheet". */
const OCCUPATION =
  /^(?:(?:some |further |ongoing )?(?:work(?:ing|ed)?|progress|updates?) (?:together )?on|(?:an? (?:productive|successful|helpful|short) )?(?:discussions?|sessions?|conversations?) (?:of|on|about)|look(?:ing|ed) into) /i;
const MOST_OF_TITLE = 6;

/** A digit, a sign of code, a hump, a part of its own. */
const NAMED_IN_TITLE = /[\d:,;–—_/`#@]|\p{Ll}\p{Lu}/u;

/** Whether an English title names an occupation, and one thing at most, in small letters: capitals may name it. */
export function isEmptyTitle(title: string): boolean {
  if (!OCCUPATION.test(title) || NAMED_IN_TITLE.test(title) || title.split(/\s+/).length > MOST_OF_TITLE) return false;
  const subject = title.replace(OCCUPATION, '');
  if (/\p{Lu}/u.test(subject) && !VAGUE.test(subject)) return false;
  return tellingWords(subject.toLowerCase()).filter(isOther).length <= MOST_OTHERS;
}
