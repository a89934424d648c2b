import { UserError } from '../../core/errors.js';
import type { Defect } from '../../core/finding.js';
import { addTo } from '../../core/groups.js';
import { canonicalJson } from '../../core/json/canonical.js';
import type { Digest, TempStore } from '../../core/ports.js';
import type { Dimension } from '../../core/summary.js';
import { byCodePoint } from '../../core/text.js';
import type { ShownTranscriptOf } from '../../inputs/corpus/shown-transcript.js';
import type { Amounts } from '../../inputs/emptiness.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { inOurWords } from '../../inputs/format/their-words.js';
import { openScorer } from '../../rubric/score.js';
import { diagnoseFields } from '../../scoring/field-diagnosis.js';
import { isRated, isRatedStatus, type ScoredSession } from '../../scoring/scored-session.js';
import {
  recordOfGolden,
  recordOfScored,
  recordOfUnreferenced,
  type SessionRecord,
} from '../../scoring/session-record.js';
import { SessionStore } from '../../scoring/session-store.js';
import { textsOfPair } from '../../scoring/session-texts.js';
import { isHinted, isSpellingHint } from '../../scoring/unmatched.js';
import type { ResolvedSettings } from '../../settings/resolved.js';
import type { Found } from '../conclude.js';
import { mergeJudges } from './merge-judge.js';
import type { Part } from './read-part.js';
import type { JudgedLine, SessionLine } from './sorted-lines.js';

/** What the merging job knows by itself, not from parts. */
interface MergeFacts extends Pick<Found, 'scoredAt' | 'settings' | 'baseline' | 'waivers' | 'inputs' | 'close'> {
  /** Whether there is nothing to score and settings allow that. */
  readonly isEmpty: boolean;
  /** Reads transcripts where the corpus stands beside the job that merges: parts do not carry them. */
  readonly shownTranscriptOf: ShownTranscriptOf;
}

/**
 * Merges checked parts into what one run over all sessions would have found. It can be used while the parts and the temporary
 * store are open.
 */
export function mergeParts(
  parts: readonly Part[],
  { isEmpty, shownTranscriptOf, ...own }: MergeFacts,
  digest: Digest,
  tempStore: TempStore,
): Found {
  const [first] = parts;
  if (first === undefined) throw new Error('there is no part to merge');
  const { values } = own.settings;
  const rows = rowsOf(parts, isEmpty);
  const store = new SessionStore(
    rows.map(({ name }) => name),
    tempStore,
    values.dimensions,
  );
  const judge = mergeJudges(parts, storeSessions(rows, store, values.dimensions), values);
  const score = openScorer(values.rubric, values.weights, values.dimensions);
  const format = formatOf(values);
  const rowAt = (index: number): SessionLine | undefined => {
    const row = rows[index];
    return row === undefined ? undefined : readRow(row);
  };
  return {
    ...own,
    settings: asOneRun(own.settings),
    corpus: first.header.corpus,
    sessions: store.sessions(),
    judge,
    diagnosis: diagnoseFields(store.fieldCounts, format),
    ...mergeDefects(parts),
    leftOut: parts.reduce((sum, { header }) => sum + header.left_out, 0),
    inputs: { ...own.inputs, cassette: cassetteDigest(parts, digest) },
    score,
    textsToChange: (index) => ({
      reference: () => {
        const reference = rowAt(index)?.reference ?? null;
        if (reference === null) throw new Error('a session that was scored has a reference');
        return inOurWords(reference, format);
      },
      candidate: () => {
        const candidate = rowAt(index)?.candidate ?? null;
        return candidate === null ? null : inOurWords(candidate, format);
      },
    }),
    texts: (index) => {
      const line = rowAt(index);
      if (line === undefined) return undefined;
      const { session, reference, candidate } = line;
      if (reference === null || candidate === null || !('golden' in session)) return undefined;
      const { golden } = session;
      return { ...textsOfPair(reference, candidate, score), transcript: () => shownTranscriptOf(golden) };
    },
  };
}

/** A session and where to read it. */
interface Row {
  readonly name: string;
  readonly part: Part;
  /** Number of the session in its part, from 0. */
  readonly index: number;
}

/** The sessions of all parts in code point order of their names; only the canaries where a run has nothing to score. */
function rowsOf(parts: readonly Part[], isEmpty: boolean): readonly Row[] {
  return parts
    .flatMap((part) => part.lines.names.map((name, index): Row => ({ name, part, index })))
    .filter(({ part, index }) => !isEmpty || part.statuses[index] === 'canary')
    .sort((a, b) => byCodePoint(a.name, b.name));
}

function readRow({ part, index }: Row): SessionLine {
  return part.session(index);
}

/** Reads the sessions of all parts into a store, one at a time. Only what the judge said stays in memory, and is returned. */
function storeSessions(
  rows: readonly Row[],
  store: SessionStore,
  dimensions: readonly Dimension[],
): readonly JudgedLine[] {
  return rows.map((row) => {
    const { session, judgement, metrics, evaluations } = readRow(row);
    refuseOtherDimensions(session, row, dimensions);
    store.add(recordOf(session));
    return { name: row.name, status: session.status, judgement, metrics, evaluations };
  });
}

/** Settings are compared before, so that only a part that somebody has made has other ones. */
function refuseOtherDimensions(session: ScoredSession, { part }: Row, wanted: readonly Dimension[]): void {
  if (!isRated(session)) return;
  const given = session.dimensions.map(({ dimension }) => dimension);
  if (given.join() === wanted.join()) return;
  const message = `a session has the dimensions ${given.join(', ')}; allowed: ${wanted.join(', ')}`;
  throw new UserError([{ message, place: { file: part.file }, hint: 'run the job of this shard again' }]);
}

function recordOf(session: ScoredSession): SessionRecord {
  switch (session.status) {
    case 'canary':
      return recordOfGolden(session.golden, 'canary');
    case 'unreferenced':
      return recordOfUnreferenced(session);
    default:
      return recordOfScored(session, 'of a report');
  }
}

/** The settings with `shard` and `merge-from` unset: the report is that of one run over all sessions. */
function asOneRun(settings: ResolvedSettings): ResolvedSettings {
  return {
    ...settings,
    values: { ...settings.values, shard: null, 'merge-from': null },
    origins: { ...settings.origins, shard: 'default', 'merge-from': 'default' },
  };
}

/**
 * Digest of the recorded answers that the shards began with: of the one file where all began with the same, otherwise
 * of all digests together; null where there was none.
 */
export function cassetteDigest(parts: readonly Part[], digest: Digest): string | null {
  const digests = [...parts]
    .sort((a, b) => a.header.shard - b.header.shard)
    .map(({ header: { cassette_digest } }) => cassette_digest);
  const [first = null] = digests;
  return digests.every((other) => other === first) ? first : digest(digests.map((one) => `${one}\n`));
}

/**
 * How much there was to score in all parts together. Parts only tell whether they saw any candidate, so the number of
 * candidates is 0 or 1.
 */
export function amountsOfAll(parts: readonly Part[], { header: { corpus } }: Part): Amounts {
  const hasSeen = (what: 'any' | 'valid'): boolean => parts.some(({ header }) => header.candidates[what]);
  return {
    sessions: corpus.available + corpus.canaries.length,
    canaries: corpus.canaries.length,
    skippedFolders: corpus.skippedFolders,
    candidates: Number(hasSeen('any')),
    hasUsable: () => hasSeen('valid'),
    ofNobody: 0,
  };
}

/** Names of the golden sessions that can fail, and of those that a waiver names although a limit has left them out. */
export function failableNames(parts: readonly Part[]): ReadonlySet<string> {
  const rated = parts.flatMap(({ lines, statuses }) =>
    statuses.flatMap((status, index) => (isRatedStatus(status) ? (lines.names[index] ?? []) : [])),
  );
  return new Set([...rated, ...parts.flatMap(({ header: { waived } }) => waived)]);
}

/**
 * The findings that belong to no session, as one run would report them: first lines without a name, then candidates
 * without a golden session.
 */
export function mergeDefects(parts: readonly Part[]): {
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
} {
  return {
    defects: [...mergeUnreadable(parts), ...mergeUnmatched(parts)],
    moreDefects: countUnreadable(parts) + parts.reduce((sum, { moreUnmatched }) => sum + moreUnmatched, 0),
  };
}

/**
 * Merges findings about candidate lines without a name. Every shard that sees such a line reports it; of equal findings
 * as many are kept as the shard with most of them has.
 */
function mergeUnreadable(parts: readonly Part[]): readonly Defect[] {
  const most = new Map<string, readonly Defect[]>();
  for (const { defects } of parts) {
    const groups = new Map<string, Defect[]>();
    for (const defect of defects) {
      const key = keyOf(defect);
      addTo(groups, key, defect);
    }
    for (const [key, group] of groups) if (group.length > (most.get(key)?.length ?? 0)) most.set(key, group);
  }
  return [...most.values()].flat().sort(byPlace);
}

function keyOf(defect: Defect): string {
  return canonicalJson({ ...defect, place: { ...defect.place } });
}

/**
 * How many lines without a name were counted but not listed in the parts. Shards that read the same file report the
 * same, so equal reports count once.
 */
function countUnreadable(parts: readonly Part[]): number {
  const counts = new Map<string, number>();
  for (const { defects, header } of parts) {
    counts.set([header.more_defects, ...defects.map(keyOf)].join('\n'), header.more_defects);
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function byPlace({ place: a }: Defect, { place: b }: Defect): number {
  return byCodePoint(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/**
 * Findings about unmatched candidates. A shard sees only some of them and so has spelling hints for more of them than
 * one run would: those are dropped.
 */
function mergeUnmatched(parts: readonly Part[]): readonly Defect[] {
  const [first] = parts;
  const names = (first?.header.corpus.available ?? 0) + (first?.header.corpus.canaries.length ?? 0);
  return parts
    .flatMap(({ unmatched }) => unmatched)
    .sort((a, b) => byCodePoint(a.name, b.name))
    .flatMap(({ defects }, i) =>
      defects.map((defect) =>
        isSpellingHint(defect.suggestion) && !isHinted(i, names) ? { ...defect, suggestion: null } : defect,
      ),
    );
}
