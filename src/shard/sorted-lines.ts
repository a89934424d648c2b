import { byCodePoint } from '../code-point-order.js';
import type { Place, Problem } from '../errors.js';
import type { Defect } from '../finding.js';
import type { Digest } from '../ports.js';
import { nameOf } from '../scored-session.js';
import type { Summary } from '../summary.js';
import { type JudgedLabel, line, type PartHeader, type PartLine } from './part-schema.js';
import { readLine } from './read-line.js';
import { shardOf } from './shard-of.js';

type SessionLine = Extract<PartLine, { readonly kind: 'session' }>;

/** A session of a part. Its texts are read again when somebody asks: all of them together may be larger than the memory. */
export interface PartSession extends Omit<SessionLine, 'kind' | 'reference' | 'candidate'> {
  readonly name: string;
  readonly texts: () => { readonly reference: Summary | null; readonly candidate: Summary | null };
}

export interface PartContent {
  /** In code point order of their names. */
  readonly sessions: readonly PartSession[];
  readonly labels: readonly JudgedLabel[];
  /** Candidates without a golden session, in the same order. */
  readonly strangers: readonly { readonly name: string; readonly defects: readonly Defect[] }[];
  /** What belongs to no session. */
  readonly defects: readonly Defect[];
}

/** The lines of a part by their kind, each where it belongs. */
export class SortedLines implements PartContent {
  readonly sessions: PartSession[] = [];
  readonly labels: JudgedLabel[] = [];
  readonly strangers: { readonly name: string; readonly defects: readonly Defect[] }[] = [];
  readonly defects: Defect[] = [];

  constructor(
    private readonly head: PartHeader,
    private readonly file: string,
    private readonly digest: Digest,
  ) {}

  /** Takes a line, or says why it cannot stand here. */
  add(one: PartLine, place: Place, text: string): readonly Problem[] {
    const problem = this.take(one, text);
    return problem === undefined ? [] : [{ message: problem, place }];
  }

  private take(one: PartLine, text: string): string | undefined {
    switch (one.kind) {
      case 'session':
        return this.takeSession(one, text);
      case 'label':
        if (this.head.labels === null) return 'a label, where nobody was asked about labels';
        this.labels.push(one.label);
        return this.misplaced(one.label.session);
      case 'stranger': {
        const { name, defects } = one;
        const problem = this.misplaced(name) ?? outOfOrder(this.strangers.at(-1)?.name, name);
        this.strangers.push({ name, defects });
        return problem;
      }
      case 'defect':
        this.defects.push(one.defect);
        return undefined;
    }
  }

  private takeSession({ session, judgement, metrics, evaluations }: SessionLine, text: string): string | undefined {
    const name = nameOf(session);
    const judged = [judgement, metrics, ...evaluations.map(({ original }) => original)].filter((one) => one !== null);
    const problem =
      this.misplaced(name) ??
      outOfOrder(this.sessions.at(-1)?.name, name) ??
      (judged.some((one) => one.session !== name)
        ? `the judge of session ${JSON.stringify(name)} speaks of another one`
        : undefined) ??
      (this.head.judge === null && judged.length > 0 ? 'a judgement, where no judge was asked' : undefined);
    this.sessions.push({ session, judgement, metrics, evaluations, name, texts: () => this.textsIn(text) });
    return problem;
  }

  private textsIn(text: string): ReturnType<PartSession['texts']> {
    const read = readLine(line, text, this.file, 1);
    return 'value' in read && read.value.kind === 'session' ? read.value : { reference: null, candidate: null };
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
