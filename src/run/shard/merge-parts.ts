import type { Defect } from '../../core/finding.js';
import { canonicalJson } from '../../core/json/canonical.js';
import type { Digest, Spool } from '../../core/ports.js';
import type { Summary } from '../../core/summary.js';
import { byCodePoint } from '../../core/text.js';
import { policyOf } from '../../gates/policy.js';
import type { Amounts } from '../../inputs/emptiness.js';
import type { BaselineFacts } from '../../inputs/read-baseline.js';
import type { Waiver } from '../../inputs/waiver.js';
import { withJudgement } from '../../judge/findings.js';
import type { InputDigests } from '../../report/describe-baseline.js';
import type { RunFacts } from '../../report/run-facts.js';
import { openScorer } from '../../rubric/score.js';
import { isHinted } from '../../scoring/score-session.js';
import { isRated, isRatedStatus, type ScoredSession } from '../../scoring/scored-session.js';
import {
  recordOfGolden,
  recordOfScored,
  recordOfUnreferenced,
  type SessionRecord,
} from '../../scoring/session-record.js';
import { SessionStore } from '../../scoring/session-store.js';
import { type TextsOf, textsOfPair } from '../../scoring/session-texts.js';
import { type LateGolden, strengthOf } from '../../self-test/gate-strength.js';
import type { ResolvedSettings } from '../../settings/setting.js';
import { mergeJudges } from './merge-judge.js';
import type { Part } from './read-part.js';
import type { JudgedLine, SessionLine } from './sorted-lines.js';

/** What the job that merges knows itself. */
export interface MergeFacts {
  readonly scoredAt: Date;
  readonly settings: ResolvedSettings;
  readonly baseline: BaselineFacts | null;
  readonly waivers: readonly Waiver[];
  readonly inputs: Omit<InputDigests, 'corpus'>;
  /** Whether there is nothing to score, and that may pass. */
  readonly isEmpty: boolean;
}

/**
 * What one run over all sessions would have known, from parts that have been checked, and the texts behind it. Both are of
 * use as long as the parts and the spool are open.
 */
export function mergeParts(
  parts: readonly Part[],
  { scoredAt, settings, baseline, waivers, inputs, isEmpty }: MergeFacts,
  digest: Digest,
  spool: Spool,
): { readonly facts: RunFacts; readonly texts: TextsOf } {
  const [first] = parts;
  if (first === undefined) throw new Error('there is no part to merge');
  const rows = rowsOf(parts, isEmpty);
  const scored = scoredOf(parts, rows, settings, spool);
  const score = openScorer(settings.values.rubric, settings.values.weights);
  return {
    facts: {
      scoredAt,
      settings: asOneRun(settings),
      corpus: first.header.corpus,
      ...scored,
      leftOut: parts.reduce((sum, { header }) => sum + header.left_out, 0),
      ...mergeDefects(parts),
      baseline,
      waivers,
      inputs: { ...inputs, cassette: cassetteDigest(parts, digest) },
      ...strengthOf(
        scored.sessions.flatMap((session, index) => withReference(session, rows[index])),
        policyOf(settings),
        score,
      ),
    },
    texts: (index) => {
      const row = rows[index];
      if (row === undefined) return undefined;
      const { reference, candidate } = readRow(row);
      return reference === null || candidate === null ? undefined : textsOfPair(reference, candidate, score);
    },
  };
}

/** A session of any part. */
interface Row {
  readonly name: string;
  readonly part: Part;
  /** Its number there. */
  readonly index: number;
}

/** The sessions of all parts in code point order; of a run that has nothing to score only the canaries. */
function rowsOf(parts: readonly Part[], isEmpty: boolean): readonly Row[] {
  return parts
    .flatMap((part) => part.lines.names.map((name, index): Row => ({ name, part, index })))
    .filter(({ part, index }) => !isEmpty || part.statuses[index] === 'canary')
    .sort((a, b) => byCodePoint(a.name, b.name));
}

function readRow({ part, index }: Row): SessionLine {
  return part.session(index);
}

/** What a judge has said is held; the sessions that it is about go out of memory. */
function scoredOf(
  parts: readonly Part[],
  rows: readonly Row[],
  { values }: ResolvedSettings,
  spool: Spool,
): Pick<RunFacts, 'sessions' | 'judge'> {
  const store = new SessionStore(
    rows.map(({ name }) => name),
    spool,
  );
  const judged: JudgedLine[] = [];
  for (const row of rows) {
    const { session, judgement, metrics, evaluations } = readRow(row);
    store.add(recordOf(session));
    judged.push({ name: row.name, status: session.status, judgement, metrics, evaluations });
  }
  const judge = mergeJudges(parts, judged, values);
  const sessions = store.sessions();
  return { sessions: judge === null ? sessions : sessions.map((session) => withJudgement(session, judge)), judge };
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

function withReference(session: ScoredSession, row: Row | undefined): readonly LateGolden[] {
  if (row === undefined || !isRated(session)) return [];
  const reference = (): Summary => {
    const { reference: found } = readRow(row);
    if (found === null) throw new Error('a session that was scored has a reference');
    return found;
  };
  return [{ golden: session.golden, reference }];
}

/** The report is that of one run, and so are its settings. */
function asOneRun(settings: ResolvedSettings): ResolvedSettings {
  return {
    ...settings,
    values: { ...settings.values, shard: null, 'merge-from': null },
    origins: { ...settings.origins, shard: 'default', 'merge-from': 'default' },
  };
}

/** Of the recorded answers that shards have started with: those of one file, or of all of them together. */
function cassetteDigest(parts: readonly Part[], digest: Digest): string | null {
  const digests = [...parts]
    .sort((a, b) => a.header.shard - b.header.shard)
    .map(({ header: { cassette_digest } }) => cassette_digest);
  const [first = null] = digests;
  return digests.every((other) => other === first) ? first : digest(digests.map((one) => `${one}\n`));
}

/** How much there is to score. Of candidates it is only known whether any shard has seen some. */
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

/** What belongs to no session, as one run would say it: first lines without a name, then candidates without a session. */
export function mergeDefects(parts: readonly Part[]): {
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
} {
  return {
    defects: [...mergeUnreadable(parts), ...mergeStrangers(parts)],
    moreDefects: countUnreadable(parts) + parts.reduce((sum, { moreStrangers }) => sum + moreStrangers, 0),
  };
}

/**
 * Every shard that sees a line without a name tells of it: nobody can say whose it is. Of equal ones as many are kept as
 * the shard with most of them has.
 */
function mergeUnreadable(parts: readonly Part[]): readonly Defect[] {
  const most = new Map<string, readonly Defect[]>();
  for (const { defects } of parts) {
    const groups = new Map<string, Defect[]>();
    for (const defect of defects) {
      const key = keyOf(defect);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [defect]);
      else group.push(defect);
    }
    for (const [key, group] of groups) if (group.length > (most.get(key)?.length ?? 0)) most.set(key, group);
  }
  return [...most.values()].flat().sort(byPlace);
}

function keyOf(defect: Defect): string {
  return canonicalJson({ ...defect, place: { ...defect.place } });
}

/** How many more lines have no name than the parts hold. Shards that have read one file say the same of it. */
function countUnreadable(parts: readonly Part[]): number {
  const counts = new Map<string, number>();
  for (const { defects, header } of parts) {
    if (header.more_defects === 0) continue;
    counts.set([header.more_defects, ...defects.map(keyOf)].join('\n'), header.more_defects);
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function byPlace({ place: a }: Defect, { place: b }: Defect): number {
  return byCodePoint(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Shards look for hints among fewer strangers than there are: what one run would not have looked for is left out. */
function mergeStrangers(parts: readonly Part[]): readonly Defect[] {
  const [first] = parts;
  const names = (first?.header.corpus.available ?? 0) + (first?.header.corpus.canaries.length ?? 0);
  return parts
    .flatMap(({ strangers }) => strangers)
    .sort((a, b) => byCodePoint(a.name, b.name))
    .flatMap(({ defects }, i) =>
      defects.map((defect) =>
        defect.code === 'UNKNOWN_SESSION' && !isHinted(i, names) ? { ...defect, suggestion: null } : defect,
      ),
    );
}
