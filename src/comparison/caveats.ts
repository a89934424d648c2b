import { counted } from '../core/text.js';
import { countAll, countReasons } from '../judge/judge-facts.js';
import { panelCaveats, swapped } from '../report/judge-caveats.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import type { Judged } from './decide.js';
import { hasCandidate, type Variant } from './variant.js';
import { subjectLabel } from './words.js';

interface Caveated {
  readonly variants: readonly Variant[];
  readonly against: Variant | null;
  readonly settings: ResolvedSettings;
}

/** Fewer sessions make intervals that say little. */
const FEW_SESSIONS = 10;

/** What must be known of a comparison besides its numbers. Has names in it that are foreign text. */
export function* caveatsOf(
  { variants, against, settings: { values } }: Caveated,
  { crowdedOut, sessionsToDecide, pairs }: Judged,
): Generator<string> {
  const most = Math.max(...variants.map(({ sessions }) => [...sessions.values()].filter(hasCandidate).length));
  if (most < FEW_SESSIONS) yield `Only ${counted(most, 'session')}: such a comparison shows large differences alone.`;
  if (crowdedOut > 0) {
    const all = pairs.flatMap(({ differences }) => differences).length;
    const fewer =
      against === null
        ? '; fewer comparisons may do, too: hold the variants against one of them (--against), or compare fewer'
        : '; fewer variants may do, too';
    yield `${crowdedOut} of ${counted(all, 'comparison')} left undecided, whatever their sessions say: a test of so few sessions, corrected for so many comparisons, cannot become clear. ${counted(sessionsToDecide, 'session')} that differ would do${variants.length > 2 ? fewer : ''}.`;
  }
  const sampled = new Set(variants.map(({ sessions }) => [...sessions.values()].find(hasCandidate)?.samples ?? 1));
  if (sampled.size > 1)
    yield 'Variants have different numbers of samples: with more of them a session has more chances to have something wrong.';
  for (const { name, judge } of variants) {
    if (judge === null) continue;
    const { wanted, measured } = countAll(judge);
    const reasons = Object.entries(countReasons(judge)).map(
      ([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`,
    );
    if (measured < wanted)
      yield `${name}: the judge has measured ${measured} of ${wanted} (${reasons.join(', ')}); a session counts where both are measured.`;
  }
  yield* otherJudges(variants, pairs);
  for (const { name, failedMeans } of variants) {
    if (failedMeans.length > 0)
      yield `${name}: a run of it would fail by its means, which fail no single session: ${failedMeans.join(', ')}.`;
  }
  for (const { name, outside } of variants) {
    if (outside > 0) yield `${name}: ${counted(outside, 'candidate')} of no session of the corpus, in no number.`;
  }
  if (values.limit !== null)
    yield `Only the first ${values.limit === 1 ? 'session was' : `${values.limit} sessions were`} compared, as limit says.`;
}

/** Who else has judged than was asked, who is missing of a panel, and what is not compared for that. */
function* otherJudges(variants: readonly Variant[], pairs: Judged['pairs']): Generator<string> {
  for (const { name, judge } of variants) {
    if (judge === null) continue;
    for (const caveat of [...swapped(judge), ...panelCaveats(judge)]) yield `${name}: ${caveat}`;
  }
  const divided = pairs.flatMap(({ a, b, differences }) =>
    differences.flatMap((one) => (one.divided === undefined ? [] : [{ a: a.name, b: b.name, ...one, ...one.divided }])),
  );
  for (const { a, b, subject, sessions, byA, byB } of divided.slice(0, MOST_DIVIDED)) {
    yield `${subjectLabel(subject.id)}: in ${counted(sessions, 'session')} ${a} and ${b} were judged by others (${a} by ${byA}, ${b} by ${byB}), and what differs there may be the judge: they are in no comparison of that.`;
  }
  if (divided.length > MOST_DIVIDED) {
    yield `So it is in ${counted(divided.length - MOST_DIVIDED, 'comparison')} more of the judge.`;
  }
}

/** So many comparisons are told whose variants were judged by others. */
const MOST_DIVIDED = 5;
