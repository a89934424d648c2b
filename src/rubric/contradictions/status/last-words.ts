import type { FoundLine, ToldTexts } from '../../grounding/told/told-texts.js';
import type { ContradictedClaim } from '../contradicted-claim.js';
import { NOT_PLAINLY_DONE } from '../phrases.js';
import { areOne, type NamedState, ONLY_RECORD, requestsIn, type ToldState, toldStates } from './named-states.js';
import { excludeEachOther, isWaitingFor } from './progress.js';
import { SaidDone } from './said-done.js';
import { thingsIn } from './stages.js';

/** What a claim may say to be reached, the furthest first. */
const REACHED: readonly RegExp[] = [
  /\b(?:released?|deployed|rolled out|shipped|live|published|tagged)\b/i,
  /\b(?:merged?|landed)\b/i,
  /\bclosed\b/i,
  /\b(?:approved|accepted|signed off)\b/i,
];
/** Letters without which no line says so. */
const REACHED_STEMS =
  'releas deploy rolled shipp live publish tagged merge landed main master closed approv accept signed'.split(' ');

/** A line that wishes or thinks, or tells of another time, says of nothing that it is so. */
const WISHED = /\b(?:goals?|wish\w*|hop(?:e|ed|ing)|gets?|getting|please|let's|before|after|thought|assum\w*)\b/i;

function saysPlainly(line: string): boolean {
  return !WISHED.test(line) && !NOT_PLAINLY_DONE.test(line.toLowerCase());
}

/** What was done and is undone. */
const UNDONE_LATER = /\b(?:revert\w*|rolled back|backed out|re-?open\w*)\b/i;
const UNDONE_STEMS = ['revert', 'rolled', 'backed', 'reopen', 're-open'];

/** A version or commit beside the word for it: "released as session-api 7.3.1". */
const FAR_APART = 40;

/** Words without which no line says how far something has come. */
const OF_STATE = 'merge open draft review clos approv wait pending land releas deploy accept propos'.split(' ');
/** What may say of something without its name that it was done. */
const DONE =
  'merge(?:d|s)?|merging|landed|closed?|closing|accept(?:ed|s)?|resolved|approv(?:ed|es|al)|released|deployed|rolled out|shipped|live|in (?:main|master|production)|went (?:through|in)|push(?:ed)?[^.;]{0,20} (?:main|master)|main -> main|fast-forward|looks good|lgtm|completed?|done';
const SAYS_DONE = new SaidDone(DONE);
const STEMS =
  'merg land clos accept resolv approv releas deploy rolled shipp live main master production went looks lgtm complete done push fast'.split(
    ' ',
  );

/** Names of one candidate that are looked for in a transcript: each takes time in proportion to it. */
const MOST_NAMES = 8;

/** What tells otherwise: in a few words, and where it stands. */
export type ToldOtherwise = Required<Pick<ContradictedClaim, 'wanted' | 'witness'>>;

/** What a transcript says last of a request, ticket or decision record. */
export class LastWords {
  private readonly asked = new Map<string, readonly SaidState[]>();
  private doneLines: readonly FoundLine[] | undefined;

  constructor(private readonly transcript: ToldTexts | undefined) {}

  /**
   * Whether the transcript says last of all names of a claim what that says to be reached: a request that was open at first was merged
   * later, and a reference may tell of either.
   */
  bearsOut(claim: string): boolean {
    const reached = NOT_PLAINLY_DONE.test(claim.toLowerCase())
      ? undefined
      : REACHED.find((pattern) => pattern.test(claim));
    const names = reached === undefined ? [] : [...new Set([...requestsIn(claim), ...thingsIn(claim)])];
    if (reached === undefined || names.length === 0 || names.length > MOST_NAMES) return false;
    return names.every((name) => this.isReached(name, reached) && !this.isUndone(name));
  }

  private isReached(name: string, reached: RegExp): boolean {
    const states = this.statesOf(name);
    const last = states.at(-1);
    if (last !== undefined) {
      const { text, progress, line } = last;
      const isDone = !isWaitingFor(progress) && progress.end !== 'dropped';
      return isDone && reached.test(plainMerge(text)) && saysPlainly(line.text);
    }
    if (requestsIn(name).length > 0) return false;
    const lines = this.transcript?.linesWith([name], REACHED_STEMS) ?? [];
    return lines.some(({ text }) => saysPlainly(text) && areNear(text, name, reached));
  }

  private isUndone(name: string): boolean {
    const lines = this.transcript?.linesWith(waysToName(name), UNDONE_STEMS) ?? [];
    return lines.some(({ text }) => UNDONE_LATER.test(text));
  }

  /** The last that is said of a name, where all that is said of it excludes a claim and nothing said later may be about it. */
  against(claim: NamedState, name: string): ToldOtherwise | undefined {
    // What is told as open may have been noted there, and the name be that of the place; "the ADR" may be any.
    if (this.transcript === undefined || isWaitingFor(claim.progress) || name === ONLY_RECORD) return undefined;
    const states = this.statesOf(name);
    const last = states.at(-1);
    if (last === undefined || states.some(({ progress }) => !excludeEachOther(progress, claim.progress)))
      return undefined;
    // An issue may have the number of a request.
    if (states.some(({ text }) => OF_ISSUE.test(text)) && claim.progress.end === 'merged') return undefined;
    if (BEING_DONE.test(last.line.text) || this.mayBeDone(name, last.line.at)) return undefined;
    return { wanted: last.text, witness: { text: last.line.text, source: 'transcript' } };
  }

  /** Whether some line about a name, in whatever language, says of it what a claim does, or leaves that open. */
  agreesWith({ progress }: NamedState, name: string): boolean {
    if (this.transcript === undefined) return false;
    const lines = this.transcript.linesWith(waysToName(name), ['']);
    const states = (lines ?? []).flatMap(({ text }) => toldStates(plainLine(text)));
    return (
      lines === undefined ||
      states.some(
        (state) => state.names.some((other) => areOne(name, other)) && !excludeEachOther(state.progress, progress),
      )
    );
  }

  private statesOf(name: string): readonly SaidState[] {
    const known = this.asked.get(name);
    if (known !== undefined || this.asked.size === MOST_NAMES) return known ?? [];
    const lines = this.transcript?.linesWith(waysToName(name), OF_STATE) ?? [];
    const states = lines.flatMap((line) =>
      toldStates(plainLine(line.text)).flatMap((state) =>
        state.names.some((other) => areOne(name, other)) ? [{ ...state, line }] : [],
      ),
    );
    this.asked.set(name, states);
    return states;
  }

  /** Whether a line behind some place may say of something without a name, or of this name, that it was done. */
  private mayBeDone(name: string, behind: number): boolean {
    this.doneLines ??= (this.transcript?.linesWith(STEMS, ['']) ?? [EVERYTHING]).filter(({ text }) =>
      SAYS_DONE.mayBeSaidIn(text),
    );
    return this.doneLines.some(({ at, text }) => {
      if (at <= behind) return false;
      const names = requestsIn(text);
      return names.length === 0 || names.some((other) => other === ONLY_RECORD || areOne(name, other));
    });
  }
}

/** "Is on main as 91f3b6e" is merged. */
function plainMerge(text: string): string {
  return text.replace(/\b(?:in|on|into) (?:main|master|trunk)\b/i, 'merged');
}

function areNear(text: string, name: string, reached: RegExp): boolean {
  const at = text.toLowerCase().indexOf(name);
  const around = text.slice(Math.max(0, at - FAR_APART), at + name.length + FAR_APART);
  return at >= 0 && reached.test(plainMerge(around));
}

/** Where there are too many such lines to be read, one of them says so of anything. */
const EVERYTHING: FoundLine = { text: 'done', at: Number.POSITIVE_INFINITY };

interface SaidState extends ToldState {
  readonly line: FoundLine;
}

/** "#41 is open; merging it now." */
const BEING_DONE = /\b(?:merging|closing|releasing|deploying|approving)\b/i;

const OF_ISSUE = /\b(?:issue|ticket)\b/i;

function waysToName(name: string): readonly string[] {
  const [digits = ''] = /(?<!\d)\d{1,7}$/.exec(name) ?? [];
  if (name.startsWith('#')) return [`#${digits}`, `pr ${digits}`, `pull request ${digits}`];
  if (name.startsWith('!')) return [`!${digits}`, `mr ${digits}`, `merge request ${digits}`];
  return name.startsWith('adr-')
    ? ['-', ' '].flatMap((joint) => [digits, digits.padStart(4, '0')].map((one) => `adr${joint}${one}`))
    : [name];
}

/** A row of a list as a sentence: without the title that stands in quotation marks behind a name, and with commas between columns. */
function plainLine(text: string): string {
  return text
    .replace(/(?<=\d)\s*["“][^"“”]{0,120}["”]/g, '  ')
    .trim()
    .replace(/\s*\|\s*|\s{2,}/g, ', ');
}
