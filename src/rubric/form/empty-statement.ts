import { isGeneralWord, NAMES } from '../general-words.js';
import { FUNCTION_WORDS } from '../v2/function-words.js';
import { STOP_WORDS } from '../word-lists.js';

const NOUN =
  '(?:improvements?|adjustments?|changes|modifications|optimi[sz]ations|enhancements|issues|problems|aspects|topics|matters|things|parts|areas|measures|approaches|places|points of view|angles|solution|components?|work|analysis|insights?|choices|techniques|directions)\\b';
const QUALITY =
  '(?:various|several|some|a few|certain|multiple|different|further|other|important|interesting|helpful|useful|relevant|appropriate|necessary|needed|required|suitable|significant|valuable|one of the)';

/** What leaves open which thing is meant: "various aspects", "the necessary changes", "a number of technical matters". */
const VAGUE = new RegExp(
  `\\b${QUALITY} (?:(?:very|further|technical|important|other|code|configuration|different) ){0,3}${NOUN}|\\ba (?:number|range|variety|couple|few) of (?:\\w+ )?${NOUN}|\\bin (?:more|greater) depth\\b|\\bimportant (?:point|thing) came up\\b|\\bgained an? (?:better|deeper|clearer) understanding\\b|\\b(?:solved|fixed|resolved|handled|addressed) an? (?:technical |minor |certain |specific )?(?:problem|issue)$|\\bsteps to (?:improve|address|resolve|fix|handle)\\b`,
  'i',
);

/** "Something about the data turned out to be different": what, is left out. */
const SOMETHING =
  /^something (?:\w+ )?(?:about [^.,:;]{3,40} )?(?:became clear|turned out|came up|came to light|was (?:found|learned|discovered|noticed))/i;

/** "An important finding about the network was made": what it was is left out, whatever it is about. */
const LEFT_OUT =
  /^(?:an? |some |another )?(?:very )?(?:important|interesting|helpful|useful|crucial|valuable|significant|key) (?:\w+ )?(?:finding|insight|reali[sz]ation|discovery|detail|point|aspect|fact|observation|conclusion|learning|lesson|information)s? (?:(?:about|regarding|concerning|on|in|of) [^.,:;]{3,60} )?(?:was|were|has been|have been|came|became|emerged) ?(?:made|gained|found|reached|obtained|learn(?:ed|t)|discovered|uncovered|drawn|identified|up|out|to light|clear|apparent|here)?\b/i;

/** A statement that denies something says so of something, as does one of tests. */
const DENIED = /\b(?:no|not|never|nothing|none|without|cannot)\b|n['’]t\b/i;
const OF_TESTS = /\btest(?:s|ed|ing)?\b/i;

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
 * Whether an English statement would fit any session: it names nothing, all its words that carry facts but for one are general,
 * and it is vague about what it speaks of. "Various improvements were made to the code."
 */
export function isEmptyStatement(text: string): boolean {
  if (text.length > LONGEST || NAMES.test(text) || NAMED.test(text) || DENIED.test(text)) return false;
  if (LEFT_OUT.test(text) || SOMETHING.test(text)) return true;
  if (!VAGUE.test(text) || OF_TESTS.test(text)) return false;
  const words = text.toLowerCase().match(/[a-z]+(?:['’-][a-z]+)*/g) ?? [];
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word) && !STOP_WORDS.has(word));
  const others = telling.filter((word) => !isGeneralWord(word) && !OF_ANY_WORK.has(word)).length;
  return others <= MOST_OTHERS && telling.length - others >= FEWEST_GENERAL + others;
}

/** A title that says what was worked on and not what came of it: "Work on a spreadsheet". */
const OCCUPATION =
  /^(?:(?:some |further |ongoing )?(?:work(?:ing|ed)?|progress|updates?) (?:together )?on|(?:an? (?:productive|successful|helpful|short) )?(?:discussions?|sessions?|conversations?) (?:of|on|about)|look(?:ing|ed) into) /i;
const MOST_OF_TITLE = 6;

/** A digit, a sign of code, a hump, a part of its own. */
const NAMED_IN_TITLE = /[\d:,;–—_/`#@]|\p{Ll}\p{Lu}/u;
/** A capital behind a small word names something, unless all words but the small ones have one. */
const INNER_CAPITAL = /(?<= \p{Ll}+ )\p{Lu}/u;
const SMALL_LETTERS = /(?<![\p{L}'’])\p{Ll}{4,}/u;

/** Whether an English title names an occupation, and nothing by its name. */
export function isEmptyTitle(title: string): boolean {
  if (!OCCUPATION.test(title) || title.split(/\s+/).length > MOST_OF_TITLE) return false;
  return !NAMED_IN_TITLE.test(title) && !(INNER_CAPITAL.test(title) && SMALL_LETTERS.test(title));
}
