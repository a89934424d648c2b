/** What stands before a word of what was done and says that it was not, or not yet. */
const UNDONE =
  "(?:\\b(?:not|never|no|nothing|nobody|cannot|without|before|until|to be|be|will|would|should|must|wait(?:s|ing)? for|awaits?|pending|needs?|to(?= (?:merge|close|release|publish|ship)\\b))|n['’]t)";
const BETWEEN = '(?:(?:yet|be|been|being|the|an?|its|his|her|their) ){0,2}';
/** "When #12 is merged", "until version 2.0 has been released". */
const CONDITION = '\\b(?:when|until|once|if|unless|before) (?:\\S+ ){1,3}(?:is|are|gets|got|has been|have been)';

/** Whether lines may say that something was done, by whatever words. */
export class SaidDone {
  private readonly done: RegExp;
  private readonly undone: RegExp;

  /** @param words what says so, as the source of a pattern that stands for whole words */
  constructor(words: string) {
    this.done = new RegExp(`\\b(?:${words})\\b`, 'i');
    this.undone = new RegExp(`(?:${UNDONE} ${BETWEEN}|${CONDITION} )(?:${words})\\b`, 'gi');
  }

  mayBeSaidIn(line: string): boolean {
    return this.done.test(line) && this.done.test(line.replace(this.undone, ' '));
  }
}
