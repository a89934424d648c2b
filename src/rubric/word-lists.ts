/** English words that carry no fact of their own. Used to choose what a finding names, never in a v1 score. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by
  came can could did do does doing down during each either else ever every few for from further get got had has have
  having he her here hers him his how i if in into is it its itself just let like made make many may me might more
  most much must my no nor not now of off on once one only onto or other our out over own per rather s same she should
  since so some such t than that the their theirs them then there these they this those through to too under until up
  upon us very via was we were what when where whether which while who whom why will with within without would yet you
  your`.split(/\s+/),
);

/** Words that a title may consist of without saying what the session was about. */
export const GENERIC_TITLE_WORDS: ReadonlySet<string> = new Set(
  `agent ai assistant chat code coding conversation develop development dev discussion general help helped log meeting
  misc new notes overview progress project recap report request review session software summary task tasks title
  untitled update updates user various work working`.split(/\s+/),
);

/**
 * Words for the sorts of work that there are. A title of these alone says what many sessions were, unless the reference
 * calls its session by the same words.
 */
export const KINDS_OF_WORK: ReadonlySet<string> = new Set(
  `adjustments analysis backend bug bugfix bugfixes bugs change changes cleanup codebase configuration debug debugging
  deployment design documentation enhancement enhancements error errors evaluation exploration feature features fix fixed
  fixes fixing frontend implementation implemented implementing improve improved improvement improvements improving
  infrastructure investigated investigating investigation issue issues maintenance migration minor optimisation
  optimization performance planning problem problems question questions refactor refactoring research resolution resolved
  resolving result results setup several solution solved some status support system technical test testing tests
  troubleshooting
  änderungen arbeit arbeiten besprechung diverse fehler fehlerbehebung fehlersuche sitzung verbesserung verbesserungen
  verschiedene verschiedenes zusammenfassung und der die das von an am im zur
  cambio cambios conversación corrección correcciones mejora mejoras resumen sesión varios varias de del el la los las y en
  améliorations corrections diverses divers modifications réunion résumé séance travaux du des les et`.split(/\s+/),
);

/**
 * What is said of a recording instead of the work. The patterns have no `u` flag: with it, ignoring case is ten times
 * slower.
 */
export const BOILERPLATE: readonly RegExp[] = [
  /\b(?:this|the) (?:session|conversation|chat) (?:consisted of|contains|contained|lasted|had|included) \d/i,
  /\b(?:session|conversation) (?:ended|started|began) (?:at|on) \d/i,
  /\bno (?:summary|content) (?:available|provided|generated)\b/i,
];

/** What a model writes instead of a summary when it declines. */
export const REFUSAL =
  /\bas an ai(?= (?:language )?model\b|(?: (?:assistant|system|agent|tool))?,? (?:i|my|it is not possible)\b)|\bi(?:['’]m| am) (?:sorry|unable)\b|\bi (?:cannot|can['’]t|can not) (?:summari[sz]e|access|assist|help|provide)\b/i;

/**
 * Counts of what a recording is made of: `42 user messages, 38 assistant responses`. The group is what is counted; in
 * some sessions that is the work itself, since a queue has messages and an agent makes tool calls.
 */
export const COUNTED_PARTS =
  /(?<![\w.,])\d(?:[\d.,]*\d)?\s+((?:user|assistant|human|agent|tool|system|total)\s+(?:message|response|turn|prompt|call|result|entrie|entry)|message|turn|exchange)s?\b/i;

/** What stands beside `12 messages` where they are those of a recording; others are those of a queue, or of what is built. What is the user's is neither. */
export const RECORDING =
  /\b(?:sessions?|conversations?|chats?|transcripts?|dialogues?|users?|assistants?|agents?|turns?|exchanges?|tool calls?|responses?)\b(?!['’])/i;

/** Words that carry a fact of their own. */
export function contentWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !STOP_WORDS.has(word));
}
