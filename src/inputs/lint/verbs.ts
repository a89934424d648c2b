/** Past tenses of English that do not end in -ed, among those that describe work. */
const IRREGULAR = new Set(
  `began bound bought broke brought built caught chose cut did drew drove fed fell felt found forgot froze gave got grew
  held hid hit kept knew laid led left lent let lost made meant met overrode overwrote put quit ran read rebuilt redid
  remade reran reset rewrote rode rose said sat saw sent set shot shrank shut sought sped spent split spoke spread stood
  stuck swapped swept swung threw thought told took tore tracked understood undid upheld went withdrew won wound wrote`.split(
    /\s+/,
  ),
);

/** Base forms, for teams that write `Add` where others write `Added`. */
const BASE_FORMS = new Set(
  `add adjust align allow analyze apply ask attach audit backport benchmark bisect block build bump cache capture change
  check clean clear close collect compare compute configure confirm connect convert copy correct create cut debug decide
  define delete deploy derive describe design detect diagnose disable document drop enable encode escape estimate
  evaluate extend extract file filter find fix force format generate handle identify ignore implement import improve
  increase inspect install instrument introduce investigate isolate limit list load locate log lower make map mark
  measure merge migrate mock move normalize open optimize parse patch pin port prepare prevent profile propose prove
  publish push put raise read rebase record reduce refactor reject release remove rename render replace report reproduce
  request require reset resolve restart restore retry return revert review rewrite roll route run scope seed send
  separate serve set ship simplify skip sort specify split start stop store stream switch sync tag test tie time trace
  track trim tune turn type unify update upgrade use validate verify wire wrap write`.split(/\s+/),
);

/** Verbs that do not say what was done. */
const VAGUE = new Set(['worked', 'work', 'did', 'do', 'helped', 'help', 'dealt', 'deal', 'continued', 'continue']);

/** Words that end in -ed and are no verbs. */
const NOT_VERBS = new Set(['red', 'seed', 'speed', 'feed', 'need', 'shed', 'bed', 'embed', 'indeed', 'hundred']);

export type VerbCheck = 'verb' | 'vague' | 'none';

/** Whether an English bullet starts with a verb that says what was done: `Added`, `Re-ran`, `Fix`. */
export function checkVerb(bullet: string): VerbCheck {
  const first = /^\P{L}*([\p{L}'-]+)/u.exec(bullet)?.[1]?.toLowerCase() ?? '';
  const word = first.replace(/^(re|un|co|pre|de|over|cross|force|hand|double|cherry)-/, '');
  // Working something out is finding it; working on it says nothing.
  if (/^\P{L}*work(?:ed)? (?:out|around)\b/iu.test(bullet)) return 'verb';
  if (VAGUE.has(word)) return 'vague';
  const isVerb = BASE_FORMS.has(word) || IRREGULAR.has(word) || (/ed$/.test(word) && !NOT_VERBS.has(word));
  return isVerb ? 'verb' : 'none';
}
