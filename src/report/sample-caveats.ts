import { counted, someNames } from '../core/text.js';
import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { RatedSession, SessionSamples } from '../scoring/scored-session.js';
import { metricsOfOneSample } from './judge-caveats.js';

/** What is said of several samples a session, and what is not. */
export function sampleCaveats(
  rated: readonly RatedSession[],
  judge: JudgeFacts | null,
  baseline: BaselineFacts | null,
): readonly string[] {
  const sampled = rated.flatMap(({ samples, golden }) =>
    samples === undefined ? [] : [{ samples, name: golden.name }],
  );
  const count = sampled[0]?.samples.overalls.length;
  const before =
    baseline?.kind === 'found' ? baseline.report.sessions.find(({ samples }) => samples != null) : undefined;
  const countBefore = before?.samples?.length;
  const differing =
    baseline?.kind === 'found' && count !== countBefore
      ? [
          `The baseline has ${counted(countBefore ?? 1, 'sample')} a session, and this run ${count ?? 1}: their means are compared all the same, and the side with fewer varies more.`,
        ]
      : [];
  if (count === undefined) return differing;
  return [...rareSamples(sampled), ...metricsOfOneSample(judge, count), ...differing];
}

/** A sample that hardly any session has is a slip of a number, and a zero in all the others. */
function rareSamples(
  sampled: readonly { readonly samples: SessionSamples; readonly name: string }[],
): readonly string[] {
  const owners = new Map<number, string[]>();
  for (const { samples, name } of sampled) {
    for (const { sample, status } of samples.all) {
      const own = owners.get(sample) ?? [];
      if (status !== 'missing_candidate') own.push(name);
      owners.set(sample, own);
    }
  }
  return [...owners].flatMap(([sample, names]) =>
    2 * names.length >= sampled.length
      ? []
      : [
          `Sample ${sample} is there in ${names.length} of ${counted(sampled.length, 'session')} (${someNames(names)}): in all others it counts as 0.`.replace(
            ' ()',
            '',
          ),
        ],
  );
}
