import { OPEN, type Progress, UNREVIEWED } from './progress.js';

/** An item of a list of what is open: the sign that stands for its names, and the clause that has the list. */
interface OpenItem {
  readonly clause: string;
  readonly sign: string;
  readonly progress: Progress;
}

const CLAUSE_END = /[.!?;]\s|;|\s(?:but|while|whereas|although|though|because|since)\s/;

/** "Open are the CNAME, #12 and the November issue", "Left: merge #12". */
const BEGINS =
  /^\W*(?:still )?(?:open|left(?: open)?|pending|outstanding|remaining|to do|not (?:yet )?done)(?:(?: points?| items?)?:| (?:are|is|stay|stays|remain|remains)\b:?) ?/i;
/** "The failover test, #12 and the canary are open". */
const ENDS =
  / (?:are|remain|stay)(?: all)?(?: still)? (?:open|pending|outstanding|unfinished|to come|to be done)[.]?$| (?:are left|remain)[.]?$/i;
/** What a list has no room for: another statement. */
const SAYS_MORE = /\b(?:is|are|was|were|has|have|had|will|that|which|who|whether|when|if)\b/i;

const ITEM_END = /, (?:and )?| and /;
const ITEM =
  /^(?:(?:the|an?|its|both|also|failing|draft|small|backports?|pull|merge|merging|requests?|tickets?|issues?|[PM]Rs?|(review|approval) of) )*⟦(\d+)⟧(?=$|[.:]?$| \()/i;

/** The names of a list that a clause tells as open, each as an item of its own; names stand as signs. */
export function openItemsIn(signed: string): readonly OpenItem[] {
  return signed.split(CLAUSE_END).flatMap((clause) => {
    const [beginning = ''] = BEGINS.exec(clause) ?? [];
    const [ending = ''] = beginning === '' ? (ENDS.exec(clause) ?? []) : [];
    const list = clause.slice(beginning.length, clause.length - ending.length);
    if (beginning === ending || SAYS_MORE.test(list)) return [];
    return list.split(ITEM_END).flatMap((item): readonly OpenItem[] => {
      const [, review, sign] = ITEM.exec(item.trim()) ?? [];
      return sign === undefined ? [] : [{ clause, sign, progress: review === undefined ? OPEN : UNREVIEWED }];
    });
  });
}
