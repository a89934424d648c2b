/** What a word hints that a claim with it may tell; most words hint nothing, and their claims need no closer look. */
export const HINT = { status: 1, supposed: 2, undone: 4, person: 8, reached: 16 } as const;

const WORDS: readonly (readonly [hint: number, pattern: RegExp])[] = [
  [
    HINT.reached,
    /^(?:deployed|rolled|rollout|released|published|shipped|live|production|tagged|merged?|unmerged|landed|approved|approval|accepted|signed|opened|open|reviewe?d?|awaits?|awaiting|waits?|waiting|pending|undeployed|runs|running|went)$/,
  ],
  [
    HINT.status,
    /^(?:deploy|roll|releas|publish|shipp|merge|unmerged|approv|accept|sign|open|await|pushed|commits?$|committed|branch|draft|closed$|undeployed|unreleased|pr$|live$|running$|production$|tagged$|landed$|review|wait|pending)/,
  ],
  [
    HINT.supposed,
    /^(?:may$|might$|perhaps|possib|probab|likely|suspect|suspicion|guess|hypothes|unprov|untest|unconfirm|prove|evidence|proof|seem|appear|apparent|maybe|presum|looks?$|hint|suggest|assum|extrapol|estimat|unknown|unclear|doubt|speculat|conject|plausib|question|confirmed$|established$|verified$|shown$|measured$|tested$|unverif|believed)/,
  ],
  [
    HINT.undone,
    /^(?:postpon|put$|defer|park|left$|separate|follow|recommend|only$|merely$|propos|suggest|request|plan|schedul|undecid|pending|outstanding|open$|unprov|prepared|still$|yet$|await|not$|remain|will$|be$|no$|nothing$|untest|undeploy|unmerged|unreleas|declin|untouched)/,
  ],
  [HINT.person, /^(?:user|assistant)s?$/],
];

/** All that an English word hints, as bits of `HINT`. */
export function hintsOf(word: string): number {
  let hints = 0;
  for (const [hint, pattern] of WORDS) if (pattern.test(word)) hints |= hint;
  return hints;
}
