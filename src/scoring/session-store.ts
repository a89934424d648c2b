import type { Defect, FindingCode } from '../core/finding.js';
import type { TempStore } from '../core/ports.js';
import type { Dimension } from '../core/summary.js';
import { byCodePoint } from '../core/text.js';
import type { GoldenSession, SessionGates } from '../inputs/corpus/golden-session.js';
import type { TextMarks } from '../rubric/text-marks.js';
import { DigestColumn } from './digest-column.js';
import { FieldCounts } from './fields-seen.js';
import { SampleColumns } from './sample-columns.js';
import type { RatedSession, ScoredSession, SessionSamples, TaughtResults } from './scored-session.js';
import type { RecordBody, SessionRecord } from './session-record.js';
import { type SessionLookup, type SessionShape, StoredGolden, StoredSession } from './stored-session.js';

/**
 * Stores the results of a run: numbers in columns, words in a temporary store, so that a session takes some two hundred
 * bytes of memory. Sessions are handed out as views that look values up when they are read.
 */
export class SessionStore implements SessionLookup {
  private readonly shapes: SessionShape[] = [];
  private readonly knownShapes = new Map<string, SessionShape>();
  private readonly gates = new Map<number, SessionGates>();
  private readonly groups = new Map<number, string>();
  private readonly overalls: Float64Array;
  private readonly scores: Float64Array;
  private readonly defectCounts: Uint32Array;
  /** Most sessions have one of a few sets of codes: each of these is held once. */
  private readonly defectCodeSets: (readonly FindingCode[])[] = [];
  private readonly knownCodeSets = new Map<string, readonly FindingCode[]>();
  private readonly offsets: Float64Array;
  private readonly bodyLengths: Uint32Array;
  private readonly defectLengths: Uint32Array;
  private readonly marksLengths: Uint32Array;
  private readonly references: DigestColumn;
  private readonly candidates: DigestColumn;
  /** Of the few sessions about which people taught something. */
  private readonly taughtResults = new Map<number, TaughtResults>();
  /** Made for the first session that has samples. */
  private sampleColumns: SampleColumns | undefined;
  /** What is strange in the fields of the candidates of this run. */
  readonly fieldCounts = new FieldCounts();
  private lastBody: { readonly index: number; readonly body: RecordBody } | undefined;

  /** @param names of all sessions that will be added, in the order in which they are */
  constructor(
    readonly names: readonly string[],
    private readonly tempStore: TempStore,
    readonly dimensions: readonly Dimension[],
  ) {
    const size = names.length;
    this.overalls = new Float64Array(size);
    this.scores = new Float64Array(size * this.dimensions.length);
    this.defectCounts = new Uint32Array(size);
    this.offsets = new Float64Array(size);
    this.bodyLengths = new Uint32Array(size);
    this.defectLengths = new Uint32Array(size);
    this.marksLengths = new Uint32Array(size);
    this.references = new DigestColumn(size);
    this.candidates = new DigestColumn(size);
  }

  /** Adds the record of the next session, in the order of `names`. */
  add(record: SessionRecord): void {
    const index = this.shapes.length;
    this.shapes.push(this.shapeOf(record));
    if (Object.keys(record.gates).length > 0) this.gates.set(index, record.gates);
    if (record.group !== undefined) this.groups.set(index, record.group);
    this.overalls[index] = record.overall;
    this.scores.set(record.scores, index * this.dimensions.length);
    this.defectCounts[index] = record.defectCount;
    this.defectCodeSets.push(this.codeSetOf(record.defectCodes));
    if (record.referenceDigest !== '') this.references.set(index, record.referenceDigest);
    if (record.candidateDigest !== null) this.candidates.set(index, record.candidateDigest);
    const body = this.tempStore.put(record.body);
    this.offsets[index] = body.offset;
    this.bodyLengths[index] = body.length;
    this.defectLengths[index] = this.tempStore.put(record.defects).length;
    this.marksLengths[index] = this.tempStore.put(record.marks).length;
    this.countFields(record);
    if (record.taught !== undefined) this.taughtResults.set(index, record.taught);
    if (record.samples !== undefined) {
      this.sampleColumns ??= new SampleColumns(this.names.length, record.samples.overalls.length, this.tempStore);
      this.sampleColumns.add(index, record.samples);
    }
  }

  /** Each of several samples is a candidate. */
  private countFields({ status, fields, samples }: SessionRecord): void {
    if (samples !== undefined) {
      for (const seen of samples.fields) this.fieldCounts.add(seen);
      this.fieldCounts.invalid += samples.invalid;
    } else if (status === 'scored') this.fieldCounts.add(fields ?? null);
    else if (status === 'invalid_candidate') this.fieldCounts.invalid++;
  }

  taught(index: number): RatedSession['taught'] {
    return this.taughtResults.get(index);
  }

  samples(index: number): SessionSamples | undefined {
    return this.sampleColumns?.of(index);
  }

  /**
   * Indices of the sessions of this job in code point order of their names, canaries included; sessions that were only
   * read are left out.
   */
  rows(): readonly number[] {
    const rows = this.shapes.flatMap(({ status }, row) =>
      status === 'unscored' || status === 'unmatched' ? [] : [row],
    );
    return rows.sort((a, b) => byCodePoint(this.name(a), this.name(b)));
  }

  /** Views of the sessions of this job, in the order of `rows`. */
  sessions(): readonly ScoredSession[] {
    return this.rows().map((row) => this.session(row));
  }

  private session(row: number): ScoredSession {
    const { status } = this.shape(row);
    switch (status) {
      case 'canary':
        return { status, golden: this.golden(row) };
      case 'unscored':
      case 'unmatched':
        throw new RangeError(`row ${row} is of no session of this job`);
      case 'unreferenced': {
        const { place } = this.body(row);
        return { status, name: this.name(row), place, candidateDigest: this.candidateDigest(row), defects: [] };
      }
      default:
        return new StoredSession(this, row, status);
    }
  }

  /** Views of all golden sessions of the corpus. */
  *goldens(): Generator<StoredGolden & Pick<GoldenSession, 'canary'>> {
    for (const [index, { status }] of this.shapes.entries()) {
      if (status === 'unreferenced' || status === 'unmatched') continue;
      yield Object.assign(this.golden(index), { canary: status === 'canary' });
    }
  }

  golden(index: number): StoredGolden {
    return new StoredGolden(this, index);
  }

  name(index: number): string {
    return this.names[index] ?? '';
  }

  shape(index: number): SessionShape {
    const shape = this.shapes[index];
    if (shape === undefined) throw new RangeError(`no session ${index}`);
    return shape;
  }

  gatesOf(index: number): SessionGates {
    return this.gates.get(index) ?? NO_GATES;
  }

  groupOf(index: number): string | undefined {
    return this.groups.get(index);
  }

  overall(index: number): number {
    return this.overalls[index] ?? 0;
  }

  score(index: number, dimension: number): number {
    return this.scores[index * this.dimensions.length + dimension] ?? 0;
  }

  defectCount(index: number): number {
    return this.defectCounts[index] ?? 0;
  }

  defectCodes(index: number): readonly FindingCode[] {
    return this.defectCodeSets[index] ?? [];
  }

  referenceDigest(index: number): string {
    return this.references.get(index);
  }

  candidateDigest(index: number): string {
    return this.candidates.get(index);
  }

  body(index: number): RecordBody {
    if (this.lastBody?.index !== index) {
      const body: RecordBody = JSON.parse(this.tempStore.get(this.offsets[index] ?? 0, this.bodyLengths[index] ?? 0));
      this.lastBody = { index, body };
    }
    return this.lastBody.body;
  }

  defects(index: number): readonly Defect[] {
    if (this.defectCount(index) === 0) return [];
    const offset = (this.offsets[index] ?? 0) + (this.bodyLengths[index] ?? 0);
    return JSON.parse(this.tempStore.get(offset, this.defectLengths[index] ?? 0));
  }

  /** What to mark in the texts of a session; undefined where it was not kept. */
  marks(index: number): TextMarks | undefined {
    const length = this.marksLengths[index] ?? 0;
    if (length === 0) return undefined;
    const offset = (this.offsets[index] ?? 0) + (this.bodyLengths[index] ?? 0) + (this.defectLengths[index] ?? 0);
    return JSON.parse(this.tempStore.get(offset, length));
  }

  requirements(index: number): RatedSession['requirements'] {
    if (this.shape(index).status !== 'scored') return undefined;
    if (!this.shape(index).hasRequirements) return [];
    const { requirements, checks = [] } = this.body(index);
    return requirements.flatMap((requirement, i) => {
      const check = checks[i];
      return check === undefined ? [] : [{ requirement, ...check }];
    });
  }

  private codeSetOf(codes: readonly FindingCode[]): readonly FindingCode[] {
    const key = codes.join();
    const known = this.knownCodeSets.get(key) ?? codes;
    this.knownCodeSets.set(key, known);
    return known;
  }

  private shapeOf(record: SessionRecord): SessionShape {
    const last = this.shapes.at(-1);
    if (last !== undefined && isSameShape(last, record)) return last;
    const { status, difficulty, kind, unreviewed, traits, hasRequirements } = record;
    const key = [status, difficulty, kind, unreviewed, ...Object.values(traits ?? {}), hasRequirements].join();
    const shape = this.knownShapes.get(key) ?? { status, difficulty, kind, unreviewed, traits, hasRequirements };
    this.knownShapes.set(key, shape);
    return shape;
  }
}

function isSameShape(a: SessionShape, b: SessionShape): boolean {
  return (
    a.status === b.status &&
    a.difficulty === b.difficulty &&
    a.kind === b.kind &&
    a.unreviewed === b.unreviewed &&
    a.traits?.language === b.traits?.language &&
    a.traits?.isUnspaced === b.traits?.isUnspaced &&
    a.traits?.transcript === b.traits?.transcript &&
    a.hasRequirements === b.hasRequirements
  );
}

const NO_GATES: SessionGates = {};
