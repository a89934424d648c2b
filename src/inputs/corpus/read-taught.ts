import { z } from 'zod';
import type { Place, Problem } from '../../core/errors.js';
import { FINDING_CODES } from '../../core/finding.js';
import { type JsonDocument, type JsonPath, parseJson } from '../../core/json/document.js';
import { placeOf, schemaProblems, valueAt } from '../../core/json/schema-problems.js';
import { acceptedOr } from '../../core/json/schemas.js';
import type { Digest } from '../../core/ports.js';
import { type Summary, summaryText } from '../../core/summary.js';
import { byCodePoint } from '../../core/text.js';
import { acceptCandidate } from '../candidates/accept-candidate.js';
import { candidateSchema } from '../candidates/candidate.js';
import { doubledFields } from '../format/doubled-fields.js';
import { inOurKeys, theirPath, withoutAbsent } from '../format/in-our-keys.js';
import { placesOf } from '../format/places-of.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { inTheirWords } from '../format/their-words.js';
import type { SideText } from '../input-texts.js';
import { acceptReference } from './accept-session.js';
import { referenceSummary } from './golden-session.js';
import {
  type AcceptedSummary,
  ID,
  LONGEST_TAUGHT,
  MOST_ACCEPTED,
  MOST_REJECTED,
  type RejectedSummary,
} from './taught-summary.js';

const who = z.string().regex(/\S/, { error: 'allowed: the name of a person or a team' });
const day = z.iso.date({ error: 'allowed: a day such as "2026-01-31"' });
const why = z.string().regex(/\S/, { error: 'allowed: a sentence that says why' });

const acceptedFacts = z.looseObject({ by: who, at: day, because: why.nullish() });
const rejectedFacts = z.looseObject({ by: who, at: day, because: why, code: z.enum(FINDING_CODES).nullish() });
/** What is read of them beside the summary. */
export const TAUGHT_KEYS = {
  accepted: Object.keys(acceptedFacts.shape),
  rejected: Object.keys(rejectedFacts.shape),
} as const;

const lineId = z.looseObject({
  id: z.string().regex(ID, { error: 'allowed: up to 80 letters, digits and . _ -' }).optional(),
});

/** What people taught the gate about one session. */
export interface Taught {
  /** In the order of their digests, so that the order of files and lines never matters. */
  readonly accepted: readonly AcceptedSummary[];
  readonly rejected: readonly RejectedSummary[];
}

/** One of them as it is written: the value at `base` of a document. */
interface Written {
  /** That of its file; undefined for one of a line, which may have one of its own. */
  readonly id: string | undefined;
  readonly document: JsonDocument;
  readonly file: string;
  readonly base: JsonPath;
}

/** Reads the summaries that people accepted or rejected, and tells of everything that is wrong with them. */
export class TaughtReading {
  constructor(
    private readonly digest: Digest,
    private readonly format: SummaryFormat,
    private readonly tell: (problem: Problem) => void,
  ) {}

  /** Those that stand in files beside the reference. */
  ofFiles(texts: readonly SideText[]): Taught {
    const written = { accepted: [] as Written[], rejected: [] as Written[] };
    for (const { kind, file, text, fault } of texts) {
      const place = fault?.line === undefined ? { file } : { file, line: fault.line };
      if (fault !== null) this.tell({ message: fault.reason, place });
      else if (text.length > LONGEST_TAUGHT) this.tell({ message: tooLong(text.length), place });
      else {
        const parsed = parseJson(text);
        const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
        if ('document' in parsed) written[kind].push({ id, document: parsed.document, file, base: [] });
        else this.tell({ message: `broken JSON: ${parsed.error.message}`, place: { file, ...parsed.error.position } });
      }
    }
    return this.read(written.accepted, written.rejected);
  }

  /** Those that stand in the line of a session. */
  ofLine(document: JsonDocument, file: string): Taught {
    return this.read(
      this.listed(document, file, 'accepted', MOST_ACCEPTED),
      this.listed(document, file, 'rejected', MOST_REJECTED),
    );
  }

  private listed(document: JsonDocument, file: string, key: 'accepted' | 'rejected', most: number): Written[] {
    const list = valueAt(document.value, [key]) ?? [];
    const place = (): Place => placeOf(document, file, [key]);
    if (!Array.isArray(list)) {
      this.tell({ message: `${key} is no list; allowed: a list of summaries`, place: place() });
      return [];
    }
    if (list.length > most) {
      this.tell({
        message: `${key} has ${list.length} summaries; allowed: up to ${most} ${key} ones a session`,
        place: place(),
      });
      return [];
    }
    const seen = new Set<string>();
    return list.flatMap((value: unknown, i): readonly Written[] => {
      const base = [key, i];
      const at = placeOf(document, file, base);
      const length = JSON.stringify(value).length;
      const { data, error } = lineId.safeParse(value);
      const told = [
        ...(length > LONGEST_TAUGHT ? [{ message: tooLong(length), place: at }] : []),
        ...schemaProblems(error?.issues ?? [], document, file, base),
      ];
      if (data?.id !== undefined && seen.has(data.id))
        told.push({ message: `the id ${JSON.stringify(data.id)} stands twice`, place: at });
      if (data?.id !== undefined) seen.add(data.id);
      for (const one of told) this.tell(one);
      return told.length > 0 ? [] : [{ id: data?.id, document, file, base }];
    });
  }

  private read(accepted: readonly Written[], rejected: readonly Written[]): Taught {
    const inOrder = <T extends { readonly digest: string; readonly id: string }>(all: readonly T[]): readonly T[] =>
      all.toSorted((a, b) => byCodePoint(a.digest, b.digest) || byCodePoint(a.id, b.id));
    return {
      accepted: inOrder(accepted.flatMap((one) => this.readAccepted(one) ?? [])),
      rejected: inOrder(rejected.flatMap((one) => this.readRejected(one) ?? [])),
    };
  }

  private readAccepted(written: Written): AcceptedSummary | undefined {
    const content = this.contentOf(written);
    const checked = acceptedOr(acceptReference(content.ours.value), referenceSummary, content.ours.value);
    const facts = acceptedFacts.safeParse(content.value);
    this.tellIssues(written, content, [...(facts.error?.issues ?? []), ...(checked.error?.issues ?? [])]);
    if (!checked.success || !facts.success || content.ours.doubled.length > 0) return undefined;
    const { by, at, because } = facts.data;
    const summary = withoutAbsent(checked.data, this.format);
    return {
      ...this.placed(written, content, summary),
      ...{ by, at, because: because ?? null, outcomeWord: content.ours.outcomeWord ?? summary.outcome },
    };
  }

  /** A rejected summary is what a pipeline wrote: read as leniently as a candidate. */
  private readRejected(written: Written): RejectedSummary | undefined {
    const content = this.contentOf(written);
    const checked = acceptedOr(acceptCandidate(content.ours.value), candidateSchema, content.ours.value);
    const facts = rejectedFacts.safeParse(content.value);
    this.tellIssues(written, content, [...(facts.error?.issues ?? []), ...(checked.error?.issues ?? [])]);
    if (!checked.success || !facts.success || content.ours.doubled.length > 0) return undefined;
    const { by, at, because, code } = facts.data;
    const summary = withoutAbsent(checked.data, this.format);
    return { ...this.placed(written, content, summary), by, at, because, code: code ?? null };
  }

  private contentOf({ document, base }: Written) {
    const value = valueAt(document.value, base);
    return { value, ours: inOurKeys(value, this.format) };
  }

  private tellIssues(
    { document, file, base }: Written,
    { value, ours }: ReturnType<TaughtReading['contentOf']>,
    issues: readonly z.core.$ZodIssue[],
  ): void {
    const toFile = (path: JsonPath): JsonPath => theirPath(path, value, this.format);
    const told = [
      ...schemaProblems(inTheirWords(issues, this.format), document, file, base, toFile),
      ...doubledFields(ours, document, file, base, this.format),
    ];
    // A text that is no object is wrong in every respect: once is enough.
    for (const problem of told.filter((one, i) => told.findIndex(({ message }) => message === one.message) === i))
      this.tell(problem);
  }

  private placed(
    { id, document, file, base }: Written,
    { value }: ReturnType<TaughtReading['contentOf']>,
    summary: Summary,
  ) {
    const digest = this.digest(summaryText(summary));
    return {
      id: id ?? digest.slice(0, 8),
      summary,
      digest,
      place: { file, line: document.position(base).line },
      placeOf: (path: JsonPath) => placesOf({ document, file, base, content: value }, this.format)(path),
    };
  }
}

function tooLong(length: number): string {
  return `the summary has ${length} characters; allowed: up to ${LONGEST_TAUGHT}`;
}
