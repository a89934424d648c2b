import type { BaselineFacts } from '../baseline/baseline-facts.js';
import { byCodePoint } from '../code-point-order.js';
import type { Amounts } from '../emptiness.js';
import { withJudgement } from '../judge/judge-defects.js';
import type { Digest } from '../ports.js';
import { policyOf, type RunFacts } from '../report/build-report.js';
import type { InputDigests } from '../report/describe-baseline.js';
import { type TextsOf, textsOfPair } from '../report/session-texts.js';
import { openScorer } from '../rubric/score.js';
import { isRated } from '../scored-session.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import { type LateGolden, strengthOf } from '../strength/gate-strength.js';
import type { Summary } from '../summary.js';
import type { Waiver } from '../waivers/waiver.js';
import { mergeDefects } from './merge-defects.js';
import { mergeJudges } from './merge-judge.js';
import type { Part } from './read-part.js';
import type { PartSession } from './sorted-lines.js';

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

/** What one run over all sessions would have known, from parts that have been checked, and the texts behind it. */
export function mergeParts(
  parts: readonly Part[],
  { scoredAt, settings, baseline, waivers, inputs, isEmpty }: MergeFacts,
  digest: Digest,
): { readonly facts: RunFacts; readonly texts: TextsOf } {
  const [first] = parts;
  if (first === undefined) throw new Error('there is no part to merge');
  const all = parts.flatMap(({ sessions }) => sessions).sort((a, b) => byCodePoint(a.name, b.name));
  const sessions = isEmpty ? all.filter(({ session }) => session.status === 'canary') : all;
  const judge = mergeJudges(parts, sessions, settings.values);
  const score = openScorer(settings.values.rubric, settings.values.weights);
  return {
    facts: {
      scoredAt,
      settings: asOneRun(settings),
      corpus: first.header.corpus,
      sessions: sessions.map(({ session }) => (judge === null ? session : withJudgement(session, judge))),
      leftOut: parts.reduce((sum, { header }) => sum + header.left_out, 0),
      defects: mergeDefects(parts),
      judge,
      baseline,
      waivers,
      inputs: { ...inputs, cassette: cassetteDigest(parts, digest) },
      ...strengthOf(sessions.flatMap(withReference), policyOf(settings), score),
    },
    texts: (index) => {
      const { reference = null, candidate = null } = sessions[index]?.texts() ?? {};
      return reference === null || candidate === null ? undefined : textsOfPair(reference, candidate, score);
    },
  };
}

function withReference({ session, texts }: PartSession): readonly LateGolden[] {
  return isRated(session) ? [{ golden: session.golden, reference: () => texts().reference ?? NOTHING_SAID }] : [];
}

/** No part of ours has a session that was scored without its reference. */
const NOTHING_SAID: Summary = {
  title: '',
  summary: '',
  key_actions: [],
  outcome: '',
  aha_moments: [],
  topics_found: [],
};

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
  const hasSeen = (what: 'any' | 'valid'): number => Number(parts.some(({ header }) => header.candidates[what]));
  return {
    sessions: corpus.available + corpus.canaries.length,
    canaries: corpus.canaries.length,
    skippedFolders: corpus.skippedFolders,
    candidates: hasSeen('any'),
    usable: hasSeen('valid'),
    ofNobody: 0,
  };
}

/** Names of the golden sessions that can fail, and of those that a waiver names although a limit has left them out. */
export function failableNames(parts: readonly Part[]): ReadonlySet<string> {
  const rated = parts.flatMap(({ sessions }) => sessions.filter(({ session }) => isRated(session)));
  return new Set([...rated.map(({ name }) => name), ...parts.flatMap(({ header: { waived } }) => waived)]);
}
