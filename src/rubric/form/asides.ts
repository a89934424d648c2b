import { lastPassages } from '../../core/sentences.js';
import { startsWith } from './chatter-phrases.js';
import { ownWords, ownWordsOfSentence } from './quotations.js';

/** What speaks to the reader wherever a sentence begins with it, in a title and between sentences about the work as well. */
const ASIDES = startsWith([
  '(?:i )?hope (?:this|that|it|the)\\b[^.!?]{0,40}\\b(?:helps?|useful|clear|gives?|provides?|covers?|sums)\\b',
  '(?:(?:note|ps|p\\.s\\.)[:,]? )?(?:please |just )?let me know (?:if|whether|what|how|should)\\b',
  "(?:please )?(?:feel free to|do(?:n['’]t| not) hesitate to)\\b",
  'as you (?:can see|can tell|may have noticed|will notice|might notice)\\b',
  '(?:hi|hello|hey)(?: (?:there|team|all|everyone|everybody|again|folks))?[,!]',
  'good (?:luck|night|morning|afternoon|evening)(?:\\s*[!,.]| (?:with|to)\\b)',
  'please note (?:that )?i\\b',
  "note:? (?:that )?i (?:(?:could|can|was|am|have|do|did)(?: ?not\\b|n['’]t\\b)|(?:only|just) )",
  'i hope (?:that )?i\\b',
  'please (?:double-?|re-?)check\\b',
]);

/** What speaks to the reader anywhere in a sentence. */
const ADDRESSES =
  /\b(?:if you(?: have| need| want|(?: woul|['’])d like) (?:any|me|more|further|other|additional)|(?:let|hope) you|thank you (?:for (?:your|the|sharing|providing)|very much|so much)|you(?:['’]d)? (?:were looking for|(?:may|might|would) (?:want|wish|like)|tell me)|(?:as|what) you (?:asked|requested)|i(?: woul|['’])d be (?:glad|happy) to|please double-?check|(?<=^|[.,;:!] |\b(?:please|and|so) )feel free to (?:reach|ask|contact|let)|(?:does|do) not constitute (?:tax|legal|medical|financial) advice)\b|\b(?:by|thank) you[!:,.]/i;

/** An offer, or praise for who asked, which nobody remembers as a moment of a session. */
const OFFERS =
  /\b(?:(?:would|do) you (?:like|want) me to|i(?: woul|['’])d be (?:glad|happy) to|as you can see from the (?:transcript|conversation)|(?:great|good|nice|excellent) (?:catch|point|spot|find|idea|call) (?:by|from) you)\b|^(?:as an ai(?: (?:language )?model| assistant)?(?:,| i\b)|(?:please |just )?let me know if you(?: would|['’]d) (?:like|need|want))|^(?:great|excellent) question (?:by|from) the (?:user|team)(?: here)?\s*[!,]/i;

/** "Would you like …?", "I can … for you": somebody speaks to somebody. */
const YOU = /\byou(?:rs?)?\b/i;
const FIRST_PERSON = /(?<![\w.'’/-])(?:I(?:['’](?:m|ve|d|ll))?|me|my)(?![\w/.-])/;

/** What somebody speaks of who was asked to summarise. */
const THE_TASK =
  /\b(?:the transcript (?:is|was)|(?:this|my) summary|kept (?:it|this|things|the summary|(?:this|the) list) (?:short|brief|simple|concise|general|free)|an? AI\b|language model|legal advice|emojis?)\b/i;

/** A quick look: hardly any text has one of their words. */
const MAY_BE_ASIDE =
  /\b(?:hope|let me|feel free|hesitate|you(?:rs?)?|me|my|hello|hey|hi|good (?:luck|night|morning|afternoon|evening)|please (?:note|double-?check|re-?check)|(?:great|excellent) question|as an ai)\b|(?<![\w.'’/-])i(?:['’]| )/i;

/** Whether a sentence speaks to the reader, or of the one who writes the summary, wherever it stands. */
function isAside(sentence: string): boolean {
  if (ASIDES.test(sentence)) return true;
  const said = ownWordsOfSentence(sentence);
  if (ADDRESSES.test(said)) return true;
  if (YOU.test(said) && said.includes('?')) return true;
  return FIRST_PERSON.test(said) && (YOU.test(said) || THE_TASK.test(said));
}

/** Whether a sentence offers the reader something more, or praises. */
function isOffer(sentence: string): boolean {
  return OFFERS.test(ownWordsOfSentence(sentence));
}

/** The longest remark in brackets. */
const LONGEST = 240;

/** What a text ends with in brackets, where a remark to the reader may stand; empty where it ends otherwise. */
export function lastAside(text: string): string {
  return LAST_ASIDE.exec(text.trimEnd().slice(-LONGEST))?.[1] ?? '';
}

const LAST_ASIDE = /[([]([^()[\]]+)[)\]]$/;

/** Sentences of a text that are looked at, from its end, and characters of it. */
const MOST_SENTENCES = 100;
const LONGEST_TEXT = 20_000;

/** From so many sentences on a text has a voice of its own: one that says "you" and "I" throughout is written so, and adds nothing to a summary. */
const FEWEST_OF_VOICE = 3;

/** A sentence, wherever it stands, that speaks to the reader: "As you can see, …", "I hope this helps". */
export function asideIn(text: string): string | null {
  if (!MAY_BE_ASIDE.test(text)) return null;
  const said = ownWords(text);
  const sentences = lastPassages(said, MOST_SENTENCES, LONGEST_TEXT);
  const asides = [lastAside(said), ...sentences].filter(isAside);
  const isVoice = sentences.length >= FEWEST_OF_VOICE && asides.length > sentences.length / 2;
  return isVoice ? null : (asides[0] ?? null);
}

/** A sentence that offers the reader more, or praises somebody. */
export function offerIn(text: string): string | null {
  if (!MAY_BE_ASIDE.test(text)) return null;
  return lastPassages(text, MOST_SENTENCES, LONGEST_TEXT).find(isOffer) ?? null;
}
