import { z } from 'zod';
import { addTo } from '../../core/groups.js';
import { canonicalJson } from '../../core/json/canonical.js';
import { jsonLine } from '../../core/json/text.js';
import type { Digest, RunningDigest } from '../../core/ports.js';
import { maskSecrets } from '../../core/redact.js';
import { VERSION } from '../../core/version.js';
import type { MetaEvaluation } from '../../judge/meta-evaluation.js';
import { bearingSettings, settingsDigest } from '../../report/reported-settings.js';
import { hasUsable } from '../../scoring/run-inputs.js';
import { summariesOf } from '../../scoring/score-sessions.js';
import { nameOf, withoutTexts } from '../../scoring/scored-session.js';
import { shardOf } from '../../scoring/shard-of.js';
import type { ResolvedSettings } from '../../settings/resolved.js';
import { FORMAT_SETTINGS } from '../../settings/rules.js';
import type { ShardSpec } from '../../settings/value-kinds.js';
import type { Results } from '../pipeline.js';
import {
  end,
  FORMAT,
  FORMAT_VERSION,
  header,
  type JudgedLabel,
  line,
  type PartHeader,
  type PartLine,
} from './part-schema.js';

/** Everything that goes into the part of a shard. */
export interface ShardFacts extends Results {
  readonly shard: ShardSpec;
  /** Id of the workflow run; null outside of a workflow. */
  readonly run: string | null;
  /**
   * The judge's scores of this shard's labelled candidates, with number and digest of all labels; null where labels are
   * not asked about.
   */
  readonly labels: { readonly judged: readonly JudgedLabel[]; readonly count: number; readonly digest: string } | null;
}

/**
 * The text of a part as pieces in order: a header, a line for each session, label and finding that belongs to no
 * session, and a closing line. Credentials are masked everywhere but in names and paths, by which things are looked up.
 * @param running a fresh digest, for the closing line
 */
export function* partPieces(facts: ShardFacts, digest: Digest, running: RunningDigest): Generator<string> {
  let lines = 0;
  for (const text of contentOf(facts, digest)) {
    lines++;
    running.add(text);
    yield text;
  }
  yield jsonLine(z.encode(end, { kind: 'end', lines, digest: running.end() }));
}

function* contentOf(facts: ShardFacts, digest: Digest): Generator<string> {
  yield masked(z.encode(header, headerOf(facts, digest)));
  for (const one of linesOf(facts, digest)) yield masked(z.encode(line, one));
}

function headerOf({ shard, run, scored, judge, labels }: ShardFacts, digest: Digest): PartHeader {
  const { settings, corpus, inputs, unmatched } = scored;
  const { texts, defects, moreDefects } = inputs.candidates;
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    tool: { name: 'summary-gate', version: VERSION },
    shard: shard.index,
    of: shard.of,
    run,
    settings_digest: settingsDigest(settings, digest),
    settings: sharedSettings(settings),
    corpus,
    waived: inputs.waivers.flatMap(({ session }) => session ?? []),
    cassette_digest: inputs.digests.cassette,
    candidates: { any: texts.names.length + defects.length > 0, valid: hasUsable(inputs.pairs, inputs.source) },
    ...(inputs.pairs.samples.length > 0 && { samples: inputs.pairs.samples }),
    left_out: unmatched.leftOut,
    more_defects: moreDefects,
    judge,
    labels: labels === null ? null : { count: labels.count, digest: labels.digest },
  };
}

function* linesOf({ shard, scored, judge, labels }: ShardFacts, digest: Digest): Generator<PartLine> {
  const evaluations = bySession(judge?.meta.evaluations ?? []);
  for (const [index, session] of scored.sessions.entries()) {
    const name = nameOf(session);
    // Canaries are asked about in every shard; what is said of one stands in its own alone.
    if (shardOf(name, shard.of, digest) !== shard.index) continue;
    yield {
      kind: 'session',
      session: withoutTexts(session),
      ...summariesOf(scored, index),
      judgement: judge?.judgements.get(name) ?? null,
      metrics: judge?.measured.get(name) ?? null,
      evaluations: evaluations.get(name) ?? [],
    };
  }
  for (const label of labels?.judged ?? []) yield { kind: 'label', label };
  for (const { name, defects } of scored.unmatched.unjudged()) yield { kind: 'unmatched', name, defects };
  for (const defect of scored.inputs.candidates.defects) yield { kind: 'defect', defect };
  // What is read last for a part: the inputs must not have changed until then.
  scored.inputs.refuseChanges();
}

function bySession(evaluations: readonly MetaEvaluation[]): ReadonlyMap<string, readonly MetaEvaluation[]> {
  const groups = new Map<string, MetaEvaluation[]>();
  for (const one of evaluations) {
    addTo(groups, one.original.session, one);
  }
  return groups;
}

/** Members that are not masked in a part: names and paths are masked by the report that shows them. */
const KEPT: ReadonlySet<string> = new Set(['name', 'session', 'file', 'candidatePath', 'id']);

function masked(value: unknown): string {
  const text = JSON.stringify(value, (key, member) =>
    typeof member === 'string' && !KEPT.has(key) ? maskSecrets(member) : member,
  );
  return jsonLine(JSON.parse(text));
}

/**
 * Settings that bear on no score, and still on what a shard does or on what the report says of its corpus and judge; and
 * those of the format, which bear on scores only where it is a team's own.
 */
const ALSO_SHARED = [
  ...FORMAT_SETTINGS,
  'corpus',
  'judge',
  'allow-unreviewed',
  'meta-evaluation-rate',
  'meta-judge-model',
] as const;

/**
 * The settings that all shards of a run and the merging job must share, by name, as canonical JSON: whatever affects
 * scores and gates, or what shards have already done with it.
 */
export function sharedSettings(settings: ResolvedSettings): Readonly<Record<string, string>> {
  const also = Object.fromEntries(ALSO_SHARED.map((name) => [name, settings.values[name]]));
  return Object.fromEntries(
    Object.entries({ ...bearingSettings(settings), ...also }).map(([name, value]) => [
      name,
      canonicalJson(value ?? null),
    ]),
  );
}
