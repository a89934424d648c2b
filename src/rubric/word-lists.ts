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

/** Sentences about the recording instead of the work: `42 user messages, 38 assistant responses`. */
export const BOILERPLATE: readonly RegExp[] = [
  /\b\d+\s+(?:user|assistant|human|agent|tool|system|total)\s+(?:messages?|responses?|turns?|prompts?|calls?|results?|entries)\b/iu,
  /\b\d+\s+(?:messages?|turns|tool calls|exchanges)\b/iu,
  /\b(?:this|the) (?:session|conversation|chat) (?:consisted of|contains|contained|lasted|had|included) \d/iu,
  /\b(?:session|conversation) (?:ended|started|began) (?:at|on) \d/iu,
  /\bas an ai\b|\bi (?:cannot|can't|am unable to) (?:summari[sz]e|access)\b/iu,
  /\bno (?:summary|content) (?:available|provided|generated)\b/iu,
];
