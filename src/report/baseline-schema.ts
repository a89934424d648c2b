import { z } from 'zod';
import { count, score } from '../core/json/schemas.js';
import { DIMENSIONS } from '../core/summary.js';
import { CHANGE_WORDS, NOT_IN_MEAN } from '../gates/baseline/change.js';
import { SESSION_METRICS } from '../settings/judge-metrics.js';
import { FORMAT_SETTINGS } from '../settings/rules.js';
import { INTERVAL_METHODS } from '../statistics/interval.js';

/** How small a change of the overall mean could be seen. */
export const detectableChange = z.strictObject({
  drop: score.describe(
    'Smallest drop of the overall mean that is noticed four times in five, if every session falls by about that much.',
  ),
  power: z.literal(0.8),
  basis: z
    .enum(['changes', 'samples', 'scores'])
    .describe(
      "What the spread is that of: the paired sessions' changes; without a baseline what their samples differ by, or, assumed, their scores.",
    ),
  sessions: z.int().min(2),
  sessions_to_halve: z
    .int()
    .min(1)
    .nullable()
    .describe('So many sessions more would see half of it; null: none would.'),
});

/** What a pull request can edit itself, and what the numbers rest on. */
export const CHANGEABLE_INPUTS = ['corpus', 'config', 'waivers', 'cassette', 'guidelines'] as const;
const names = z.array(z.string());

const delta = z.number().min(-1).max(1);

const change = z.strictObject({
  before: score,
  now: score,
  delta: delta.describe('now minus before, over the paired sessions.'),
  ci95: z.tuple([delta, delta]).nullable(),
  p: score.describe('Two-sided sign-flip permutation p.'),
  p_fall: score
    .optional()
    .describe(
      'Of a dimension that has a regression gate: one-sided sign-flip p that it has fallen, which the gate holds to 0.025; of those that multiplicity adds, corrected for their number.',
    ),
  word: z
    .enum([...CHANGE_WORDS, NOT_IN_MEAN])
    .describe(
      'Of this mean alone: noise, nothing that chance does not do as well. Where sessions newly fail or have collapsed it is not in the mean instead: what got worse does not show in this one. Of a dimension that no gate holds, corrected for their number.',
    ),
});

const changes = z.strictObject({ new: count, gone: count, changed: count });

/** The part of the report that speaks of the base branch. */
export const baseline = z.strictObject({
  source: z.enum(['file', 'artifact', 'none']),
  path: z.string().nullable().describe('Of a file.'),
  run_url: z.string().nullable().describe('Of an artifact: the run that made it.'),
  commit: z.string().nullable().describe('Of an artifact its commit, of a file the one that it says it was made from.'),
  fallback: z.boolean().describe('The commit is an ancestor of the merge base, which has no artifact itself.'),
  reason: z.string().nullable().describe('Why nothing could be compared; null when it was.'),
  scored_at: z.string().nullable(),
  verdict: z.enum(['pass', 'fail', 'inconclusive']).nullable(),
  changed_inputs: z
    .array(z.enum(CHANGEABLE_INPUTS))
    .describe('What a pull request can edit itself and what differs from the baseline, by digest.'),
  changed_settings: z
    .array(z.enum(FORMAT_SETTINGS))
    .min(1)
    .optional()
    .describe(
      'Settings of how summaries are written that differ from the baseline. References are read otherwise by them, so that nothing tells whether the corpus has changed, too.',
    ),
  paired: z.int().min(0).describe('Sessions of both with the same reference: the comparison is over these.'),
  groups: z
    .int()
    .min(1)
    .optional()
    .describe('Where sessions name a group: how many groups they make. Tests and intervals are by these.'),
  changed_references: names.describe('Left out of the comparison.'),
  changed_waivers: changes.optional().describe('Waivers that the base does not have, has no more, and has otherwise.'),
  changed_requirements: changes.optional().describe('The same of requirements, in sessions that both have.'),
  changed_transcripts: changes
    .optional()
    .describe('The same of transcripts, in sessions that both have a usable candidate of; new ones are not counted.'),
  lowered_floors: z
    .strictObject({ lowered: count, gone: count })
    .optional()
    .describe('Floors of sessions themselves, in sessions that both have: lower than on the base, and there no more.'),
  accepted_since: z
    .array(z.strictObject({ name: z.string(), before: score, by_base: score, now: score }))
    .min(1)
    .optional()
    .describe(
      'Sessions with accepted summaries that the base does not have, and what they score by its texts. In the comparison such a summary takes back a fall and makes no rise.',
    ),
  new_sessions: names,
  removed_sessions: names,
  overall: change.nullable(),
  dimensions: z.partialRecord(z.enum(DIMENSIONS), change).nullable(),
  interval_method: z.enum(INTERVAL_METHODS).nullable(),
  false_alarm_chance: score
    .nullable()
    .describe(
      'Chance of at least one false alarm among the gates on drops of means when nothing has changed, by the levels of their tests: max-regression, max-drift and those of the judge. Below 6 sessions by the exact test of signs.',
    ),
  sessions: z.array(
    z.strictObject({ name: z.string(), delta, dimensions: z.partialRecord(z.enum(DIMENSIONS), delta) }),
  ),
  judge: z
    .array(
      z.strictObject({
        of: z.enum(['overall', ...SESSION_METRICS]),
        reason: z.string().nullable().describe('Why nothing was compared; null when it was.'),
        paired: z.int().min(0).describe('Sessions with the same reference and a score of the judge in both runs.'),
        before: score.nullable(),
        now: score.nullable(),
        delta: delta.nullable(),
        ci95: z.tuple([delta, delta]).nullable(),
        p: score.nullable(),
        word: z.enum(CHANGE_WORDS).nullable(),
        fallen: z
          .array(z.strictObject({ name: z.string(), before: score, now: score }))
          .describe('The sessions that fell, the one that fell most first.'),
      }),
    )
    .min(1)
    .optional()
    .describe(
      "What max-judge-regression and max-metric-regression rest on: the judge's means, of the same model, mode and prompt version. Left out where neither is set.",
    ),
  collapsed: names.describe(
    'Sessions that fell by more than max-session-regression allows, waived ones too; where that is off, by its measure auto.',
  ),
  failures: z
    .strictObject({ new: names, already: names, fixed: names })
    .nullable()
    .describe('Failing sessions against those of the base; waived ones are never new.'),
});
