/** Words that turn the meaning of what follows. */
export const NEGATORS = 'not no non never without none cannot hardly nothing nobody lacks lacked lacking lack';

/** Verbs that negate the verb after them: "failed to upload". */
export const NEGATING_BEFORE_TO =
  'fail failed fails failing failure unable refuse refused refuses refusing decline declined declines declining';

/**
 * Words whose clause does not plainly affirm what it speaks of: it takes it away, doubts it, plans it or forbids it. "The
 * suspected missing index" does not say that the index is missing.
 */
export const HEDGES = `neither nor 0 zero refute refutes refuted disproves unlikely innocent
  gone vanished disappeared avoid avoided await awaiting awaits await block blocked claimed defer deferred delete deleted deny denied disable
  disabled disproved doubt doubted drop dropped exclude excluded expected forbid forbidden forgot forgotten hypothesis
  ignore ignored ignores lost miss missed misses missing omit omitted pending plan planned postpone postponed prevent
  prevented prevents reject rejected revoke revoked withdrawn cancelled canceled remove removed removes removing skip skipped skips stop stopped supposed
  suspect suspected suspicion todo undo unless wait waiting waits wrongly assumed believed thought could might would
  should will require requires required requiring`;

/** Words that begin another statement: a negation does not reach beyond them. */
export const CLAUSE_WORDS =
  'and but because although though while whereas however so then which who that when where if unless until since before after instead';
