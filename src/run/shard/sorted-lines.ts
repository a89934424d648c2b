import type { Problem } from '../../core/errors.js';
import type { Defect } from '../../core/finding.js';
import type { Digest, LinePosition } from '../../core/ports.js';
import { byCodePoint } from '../../core/text.js';
import { NamedTexts } from '../../inputs/named-texts.js';
import { isRated, isUnreferenced, nameOf, type ScoredSession } from '../../scoring/scored-session.js';
import { MOST_OUTSIDE_FINDINGS } from '../../scoring/session-record.js';
import { shardOf } from '../../scoring/shard-of.js';
import type { JudgedLabel, PartHeader, PartLine } from './part-schema.js';

export type SessionLine = Extract<PartLine, { readonly kind: 'session' }>;

/** What a judge has said of one session. */
export interface JudgedLine extends Pick<SessionLine, 'judgement' | 'metrics' | 'evaluations'> {
  readonly name: string;
  readonly status: ScoredSession['status'];
}

/** What is kept in memory of a part. Of sessions only names, status and positions are kept. */
export interface PartContent {
  /** Names and positions of sessions, in code point order of the names. */
  readonly lines: NamedTexts;
  /** Status of each session, in the order of `lines`. */
  readonly statuses: readonly ScoredSession['status'][];
  /** Whether a judge was asked about any session. */
  readonly isJudged: boolean;
  readonly labels: readonly JudgedLabel[];
  /**
   * The first unmatched candidates (without a golden session), in code point order of their names, as many as a report
   * shows at most.
   */
  readonly unmatched: readonly { readonly name: string; readonly defects: readonly Defect[] }[];
  /** How many defects the remaining unmatched candidates have. */
  readonly moreUnmatched: number;
  /** Defects that belong to no session. */
  readonly defects: readonly Defect[];
}

/** Collects the lines of a part by kind, and checks their order. */
export class SortedLines implements PartContent {
  readonly lines: NamedTexts;
  readonly statuses: ScoredSession['status'][] = [];
  isJudged = false;
  readonly labels: JudgedLabel[] = [];
  readonly unmatched: { readonly name: string; readonly defects: readonly Defect[] }[] = [];
  moreUnmatched = 0;
  readonly defects: Defect[] = [];
  private lastUnmatched: string | undefined;

  constructor(
    private readonly head: PartHeader,
    private readonly file: string,
    private readonly digest: Digest,
  ) {
    this.lines = new NamedTexts(file);
  }

  /** Adds a line; returns problems where it is out of place, and none otherwise. */
  add(one: PartLine, at: LinePosition): readonly Problem[] {
    const problem = this.take(one, at);
    return problem === undefined ? [] : [{ message: problem, place: { file: this.file, line: at.line } }];
  }

  private take(one: PartLine, at: LinePosition): string | undefined {
    switch (one.kind) {
      case 'session':
        return this.takeSession(one, at);
      case 'label':
        if (this.head.labels === null) return 'a label, where nobody was asked about labels';
        this.labels.push(one.label);
        return this.misplaced(one.label.session);
      case 'unmatched': {
        const { name, defects } = one;
        const problem = this.misplaced(name) ?? outOfOrder(this.lastUnmatched, name);
        this.lastUnmatched = name;
        if (this.unmatched.length < MOST_OUTSIDE_FINDINGS) this.unmatched.push({ name, defects });
        else this.moreUnmatched += defects.length;
        return problem;
      }
      case 'defect':
        if (this.defects.length === MOST_OUTSIDE_FINDINGS)
          return `more than ${MOST_OUTSIDE_FINDINGS} lines that belong to no session`;
        this.defects.push(one.defect);
        return undefined;
    }
  }

  private takeSession(one: SessionLine, at: LinePosition): string | undefined {
    const { session, reference, judgement, metrics, evaluations } = one;
    const name = nameOf(session);
    const judged = [judgement, metrics, ...evaluations.map(({ original }) => original)].filter((one) => one !== null);
    const problem =
      this.misplaced(name) ??
      outOfOrder(this.lines.names.at(-1), name) ??
      (judged.some(({ session: other }) => other !== name)
        ? `the judge of session ${JSON.stringify(name)} speaks of another one`
        : undefined) ??
      (this.head.judge === null && (judged.length > 0 || isUnreferenced(session))
        ? 'a judgement, where no judge was asked'
        : undefined) ??
      (isRated(session) && (reference === null || session.traits === undefined)
        ? 'a score, where nobody has seen a reference'
        : undefined);
    this.lines.add(name, at);
    this.statuses.push(session.status);
    this.isJudged ||= judgement !== null || metrics !== null;
    return problem;
  }

  private misplaced(name: string): string | undefined {
    const { shard, of } = this.head;
    const right = shardOf(name, of, this.digest);
    return right === shard
      ? undefined
      : `session ${JSON.stringify(name)} belongs to shard ${right} of ${of}, not to shard ${shard}`;
  }
}

function outOfOrder(before: string | undefined, name: string): string | undefined {
  if (before === undefined || byCodePoint(before, name) < 0) return undefined;
  return before === name
    ? `session ${JSON.stringify(name)} stands twice`
    : `session ${JSON.stringify(name)} does not stand in the order of names`;
}
