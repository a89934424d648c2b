import { FUNCTION_WORDS } from './v2/function-words.js';
import { stemEnglish } from './v2/stem-english.js';
import { STOP_WORDS } from './word-lists.js';

/** English words that a report of any work may have: of itself none of them tells one session from another. */
const GENERAL_WORDS = `ability able accomplished achieve achieved action activity actual actually add additional address addressed adequate
  adjust adjusted adjustment advantage agent agree agreed aim analyse analysed analysis analyze analyzed angle
  application applied apply approach appropriate area arise aspect assess assessed assessment assistant attempt
  attempted attention available background based basis begin behaviour benefit better bring brought careful carefully
  carried carry case cause certain challenge change changed check checked choose chose chosen clarified clarify clear
  clearly close collaborate collaboration colleague come common compare compared complete completed complex component
  comprehensive concern concerned conclude conclusion condition conduct conducted confirm consider considerable
  consideration considered context continue contribute conversation cooperation coordinate correct corrected correctly
  course cover create current data deal dealt decide decided decision deep define defined degree deliver demand depth
  desired detail detailed determine develop development difference different difficult difficulty disadvantage
  discover discrepancy discuss discussed discussion document documentation documented due effect effective efficient
  effort element end enhance enhanced enhancement ensure environment error especially essential establish established
  evaluate evaluated evaluation event exact examine examined example exist expect expected experience explain explore
  explored extensive extent fact factor feature feedback field final finalise finalised finally find finding fine
  finish finished fit fix fixed focus follow followed following form forward found further future gain gather general
  generally get give given go goal going good great handle handled happen help helped helpful idea identified identify
  impact implement implementation implemented important improve improved improvement include including increase
  increased indicate individual information initial input insight inspect instance intended interest interesting
  investigate investigated investigation involve involved issue item job keep kind know knowledge large later lead
  learn learned less level limitation list look looked lot made main maintain maintenance major make manage manner
  many matter meaning measure meet member mention method minor mixed moment multiple necessary need needed new next
  normal note notice noticeable noticeably number objected objection observation observe observed occur occurred ongoing open operation opinion
  opportunity optimisation optimise optimised optimization optimize optimized option order organisation outcome
  overall part partial partly party people perform performance performed person perspective phase place plan planned
  plausible point positive possibility possible potential practice prepare prepared present previous problem procedure
  proceed process produce productive progress project promising properly propose proposed prove provide provided
  purpose put quality question quick quickly quite range reach reached reaction ready reason reasonable recommend
  recommendation reduce refine refined regard related relevant reliability reliable remain remained remaining remove
  removed report reported represent request require required requirement resolve resolved resource respective respond
  response responsible result resulting review reviewed revise right role satisfaction satisfactory satisfy say
  scenario scope see session setting several severity share shared short show showed side significant significantly
  similar simple situation small software solution solve solved sort source specific stability stable stakeholder
  start started state status step still strength structure study subject succeed success successful successfully
  suggest suggested suitable summary support suppose sure system tackle tackled take taken talk target task team
  technical technique test tested testing thing think thorough thoroughly thought time together tool topic total track
  transparent treat treated tried try type unclear understand understanding understood unexpected update updated use
  used useful user usual valid validate value variety various verified verify version view way well whole wish work
  worked working world worth year`;

let stems: ReadonlySet<string> | undefined;

/** Made when first asked for: most summaries name something. */
function generalStems(): ReadonlySet<string> {
  stems ??= new Set(GENERAL_WORDS.split(/\s+/).map(stemEnglish));
  return stems;
}

/** Whether an English word tells nothing of a session by itself: "discovered", "aspects". */
export function isGeneralWord(word: string): boolean {
  return generalStems().has(stemEnglish(word));
}

/** Fewer words may be a good short summary. */
const FEWEST_WORDS = 8;

/** Of 52 faithful summaries without a number or a name at most 53 % of the words are general, of 234 vague ones 50 %, of most two-thirds and more. */
const GENERAL_SHARE = 0.6;

/** What names something: a digit, a sign of code, a word in capitals or with a hump, a capital within a sentence. */
export const NAMES = /\d|[_/`#@]|\p{Ll}\p{Lu}|\p{Lu}{2}|(?<![.!?:;]["”)]?\s)(?<=\s)["“(]?(?!I\b)\p{Lu}/u;

/**
 * The general words of an English text that has hardly any others, and neither a number nor a name, so that it would fit
 * any session; undefined for a text that says more, or is short.
 */
export function generalWordsOf(
  text: string,
): { readonly general: readonly string[]; readonly words: number } | undefined {
  if (NAMES.test(text)) return undefined;
  const words = [...new Set(text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? [])].filter(
    (word) => !FUNCTION_WORDS.has(word) && !STOP_WORDS.has(word),
  );
  if (words.length < FEWEST_WORDS) return undefined;
  const general = words.filter(isGeneralWord);
  return general.length < GENERAL_SHARE * words.length ? undefined : { general, words: words.length };
}
