/** Past tenses of English that do not end in -ed, among those that describe work. */
const IRREGULAR = new Set(
  `became began bid bought bound broke brought built came caught chose cut did drew drove dug fed fell felt forgot
  fought found froze gave got grew had held hid hit hung kept knew laid led left lent let lost made meant met overcame
  overrode oversaw overwrote paid put quit ran rang read rebuilt redid remade repaid reran resent reset resold
  rethought retold rewrote rode rose said sat saw sent set shook shot shrank shut slid sold sought sped spent split
  spoke spread stood struck stuck swapped swept swung taught thought threw told took tore tracked understood undertook
  undid upheld went withdrew withheld won wound wrote`.split(/\s+/),
);

/** Base forms, for teams that write `Add` where others write `Added`. */
const BASE_FORMS = new Set(
  `add adjust advise agree align allow analyze answer apologize apply arrange ask assign assist attach audit backport
  benchmark bisect block book build bump cache call cancel capture change charge check clean clear close collect
  compare compute configure confirm connect contact convert copy correct create cut debug decide define delete deliver
  deploy derive describe design detect diagnose disable discuss document drop email enable encode escalate escape
  estimate evaluate explain extend extract file filter find fix follow force format forward generate give guide handle
  have identify ignore implement import improve increase inform inspect install instrument introduce investigate
  invite isolate issue limit list load locate log lower make map mark measure merge migrate mock move normalize notify
  offer open optimize order parse patch pay pin port postpone prepare prevent process profile propose prove provide
  publish push put raise reach read rebase record reduce refactor refund reimburse reject release remove rename render
  replace reply report reproduce request require reschedule resend reset resolve respond restart restore retry return
  revert review rewrite roll route run save schedule scope seed sell send separate serve set share ship sign simplify
  skip sort specify split start stop store stream suggest switch sync tag teach tell test tie time trace track
  transfer trim tune turn type unify update upgrade use validate verify waive wire wrap write`.split(/\s+/),
);

/** Verbs that do not say what was done. */
const VAGUE = new Set(['worked', 'work', 'did', 'do', 'helped', 'help', 'dealt', 'deal', 'continued', 'continue']);

/** Words that end in -ed and are no verbs. */
const NOT_VERBS = new Set(['red', 'seed', 'speed', 'feed', 'need', 'shed', 'bed', 'embed', 'indeed', 'hundred']);

type VerbCheck = 'verb' | 'vague' | 'none';

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
