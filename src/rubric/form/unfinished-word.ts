import { FUNCTION_WORDS } from '../v2/function-words.js';

/** What tells a word from the beginning of one. */
interface KnownWords {
  /** Whether a word in small letters is one of everyday English. */
  readonly isEnglish: (word: string) => boolean;
  /** How the words of the session and of the rest of the candidate go on that begin so: `ease` for `rel`, nothing for `rel` itself. */
  readonly goOn: (beginning: string) => ReadonlySet<string>;
}

/** The last word of a text, if it is one of letters alone that stands by itself. */
const LAST_WORD = /(?<=[\s("“‘])((?:\p{Lu}\p{Ll}|\p{Ll}{2})\p{Ll}{0,11})$/u;

/** Characters of the end that are looked at. */
const LONGEST_END = 16;

/** Words that developers cut short on purpose. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  `abbr abs admin alg alloc alt app apps approx arch arg args async attr auth authn authz auto avg bin bool calc cat cert certs char
  cfg cmd config configs const coord coords ctx def demo dep deps desc dest dev devs diag diff diffs dir dirs dist doc docs dup dups
  dupe dupes env envs err est eval exec exp expr ext fig freq func funcs gen hex impl impls incl info infra init int intl iter kube lang
  lat len lib libs loc max mem meta mgmt micro mid min misc mod mods mono msg msgs nav norm num obj ops opt opts orig param params
  pct perf perm perms pic pos pref prefs prep prev prob proc prod prof prop props proto pub rand ratio rec recon ref refs reg regex
  regexp repl repo repos repro req reqs res resp rev revs sched sec seq sess sim spec specs src stat stats stmt str sub subs sync
  jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun hr hrs kg km cm mm lb lbs oz
  sys tab tech temp tmp tot trans txn util utils val vals var vars ver vert vol warn wiki git hg svn npm pip apt ssh no
  ad ai bg cd ci db eu ex gb go id io ip it js kb mb ml ms ok os pc pm pr py qa rb tb ts tv ui uk us ux vm vs`.split(
    /\s+/,
  ),
);

/** Endings that make another form of a word, which is whole without them. */
const ENDING =
  /^(?:s|es|d|ed|r|er|ers|or|ors|ing|ings|ly|n|en|ion|ions|al|e|y|ies|able|ability|age|ful|less|ment|ments|ness|ity|ive|ization|ize|ized)$/;

/** Endings that hardly any word lacks without being one: of a name that is no English word, too. */
const FLEXION = /^(?:s|es|d|ed|ing|ly|'s)$/;

/** Two letters may be a word of the list and the beginning of another; what goes on behind more of them may be a word: Docker, `dockerfile`. */
const FEW_LETTERS = 2;
const SHORTEST_WORD = 3;

/**
 * The beginning of a word that a text ends with, where the text was cut off in the middle of it: no English word, one that nobody
 * has told, and one that a word of the session begins with. Null for a text that may be whole.
 */
export function unfinishedWord(text: string, known: KnownWords): string | null {
  const written = LAST_WORD.exec(text.trimEnd().slice(-LONGEST_END))?.[1];
  if (written === undefined) return null;
  const word = written.toLowerCase();
  const isShort = word.length <= FEW_LETTERS;
  if (!isShort && known.isEnglish(word)) return null;
  if (SHORT_FORMS.has(word) || FUNCTION_WORDS.has(word)) return null;
  const rests = known.goOn(word);
  if (rests.has('')) return null;
  // It is no word, and what it begins is one.
  if (!isShort && [...rests].some((rest) => known.isEnglish(word + rest) && !FLEXION.test(rest))) return written;
  // Where other forms of it are told, it is whole.
  if (!isShort && [...rests].some((rest) => isForm(word, rest))) return null;
  for (const rest of rests) {
    if (isForm(word, rest) || (!isShort && rest.length >= SHORTEST_WORD && known.isEnglish(rest))) continue;
    return written;
  }
  return null;
}

/** A path, a hash, a name with a digit or a mark, at the end of a text. */
const LAST_NAME = /(?<=[\s("“‘`])(?=\S*[A-Za-z])(?=\S*[\d_/-])[A-Za-z\d][\w./-]{3,80}(?<=[A-Za-z\d])$/;
const LONGEST_NAME = 100;

/** A commit is often told by its first digits; hardly ever by fewer than six. */
const SHORT_HASH = /^[0-9a-f]{6,}$/i;

/** The beginning of a name that a text ends with, where it was cut off within the name: `7d20` of the commit 7d20b1e. */
export function unfinishedName(text: string, isPart: (beginning: string) => boolean): string | null {
  const [written] = LAST_NAME.exec(text.trimEnd().slice(-LONGEST_NAME)) ?? [];
  return written !== undefined && !SHORT_HASH.test(written) && isPart(written) ? written : null;
}

/** `s` for `queue`, `ning` for `rerun`. */
function isForm(word: string, rest: string): boolean {
  return ENDING.test(rest) || (rest.startsWith(word.slice(-1)) && ENDING.test(rest.slice(1)));
}
