import { buildComparison } from '../comparison/build-comparison.js';
import { measureVariant } from '../comparison/measure-variant.js';
import type { PairwiseFacts } from '../comparison/pairwise.js';
import type { Comparison } from '../comparison/schema.js';
import { hasCandidate, type Variant } from '../comparison/variant.js';
import type { Environment, OnProgress } from '../core/environment.js';
import { formatProblem, type Problem, refuse, UserError } from '../core/errors.js';
import { counted } from '../core/text.js';
import { policyOf } from '../gates/policy.js';
import { adviceOnCandidates } from '../inputs/found-elsewhere.js';
import type { Estimate } from '../judge/estimate/tally.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { type ScoredSessions, scoreSessions } from '../scoring/score-sessions.js';
import { asSetting } from '../settings/candidate-paths.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import type { SettingName } from '../settings/table.js';
import { forgetComparison, refuseUnwritableComparison } from './comparison-files.js';
import type { Run } from './run.js';
import { aloneIn, candidatePairs, pairPositions } from './variant-pairs.js';

/** A variant as it was named: its candidates lie at these workspace paths, of several each a sample. */
export interface NamedVariant {
  readonly name: string;
  readonly paths: readonly string[];
}

/** What is compared, and how. */
export interface Comparing {
  readonly variants: readonly NamedVariant[];
  /** The name of the variant that the others are held against; null where each is held against each. */
  readonly against: string | null;
  /** Whether the judge is asked about candidates side by side, too. */
  readonly pairwise: boolean;
  /** The settings that bear on it. */
  readonly names: readonly SettingName[];
}

/** Ways to speak while it goes on. */
interface Telling {
  readonly env: Environment['env'];
  readonly onProgress: OnProgress;
  /** Told what asking the judge about all variants, and so many pairs of candidates, would cost, before anybody is asked. */
  readonly tellCost: (estimate: Estimate, pairs: number) => void;
  readonly warn: (line: string) => void;
}

/**
 * Scores all variants, lets the judge judge each of them where one is wanted, and compares them. Throws a UserError with
 * every problem of settings, corpus and variants.
 */
export async function compareVariants(run: Run, comparing: Comparing, telling: Telling): Promise<Comparison> {
  return withScored(run, comparing.variants, async (scored) => {
    const { facts: judged, pairwise } = await judgeAll(run, scored, comparing, telling);
    const policy = policyOf(run.settings);
    const variants = scored.map((one, i) =>
      measureVariant({ ...named(comparing, i), scored: one, judge: judged[i] ?? null }, policy),
    );
    refuseApart(variants, comparing.against);
    const [first] = scored;
    if (first === undefined) throw new RangeError('a comparison has variants');
    return buildComparison({
      scoredAt: first.inputs.scoredAt,
      settings: run.settings,
      names: comparing.names,
      corpusDigest: first.corpus.digest,
      variants,
      against: variants.find(({ name }) => name === comparing.against) ?? null,
      pairwise,
    });
  });
}

/** What asking the judge about all variants would cost. Asks nobody. */
export async function estimateVariants(
  run: Run,
  comparing: Comparing,
  env: Environment['env'],
): Promise<VariantsEstimate> {
  const [{ openVariantsEstimate }, { asksFurther }] = await Promise.all([
    import('./open-estimate.js'),
    import('./named-members.js'),
  ]);
  return withScored(run, comparing.variants, async (scored) => {
    const pairs = comparing.pairwise ? candidatePairs(scored, positionsOf(comparing)) : [];
    const estimate = await openVariantsEstimate(scored, pairs, run.settings.values, run.ports, env);
    return { estimate, pairs: pairs.length, asksFurther: asksFurther(run.settings.values) };
  });
}

/** What a comparison would cost, and how many pairs of candidates would be held against each other. */
interface VariantsEstimate {
  readonly estimate: Estimate;
  readonly pairs: number;
  /** Whether gates may ask for further samples, which the estimate does not have. */
  readonly asksFurther: boolean;
}

function positionsOf({ variants, against }: Comparing): readonly (readonly [number, number])[] {
  const at = variants.findIndex(({ name }) => name === against);
  return pairPositions(variants.length, at < 0 ? null : at);
}

function named({ variants }: Comparing, i: number): NamedVariant {
  return variants[i] ?? { name: '', paths: [] };
}

/** Scores all variants and lets go of their texts in the end. */
async function withScored<T>(
  run: Run,
  variants: readonly NamedVariant[],
  use: (scored: readonly ScoredSessions[]) => Promise<T>,
): Promise<T> {
  const scored: ScoredSessions[] = [];
  const problems: (readonly Problem[])[] = [];
  try {
    for (const variant of variants) {
      const found = await scoreVariant(run, variant);
      if ('problems' in found) problems.push(found.problems);
      else {
        scored.push(found.scored);
        problems.push(emptiness(found.scored, variant, run));
      }
    }
    if (problems.some((some) => some.length > 0)) throw new UserError(told(problems, variants));
    return await use(scored);
  } finally {
    for (const one of scored) one.close();
  }
}

type Scored = { readonly scored: ScoredSessions } | { readonly problems: readonly Problem[] };

async function scoreVariant({ settings, ports }: Run, { paths }: NamedVariant): Promise<Scored> {
  const extent = { accepts: () => true, defects: 'of a report', marks: 'none' } as const;
  try {
    return { scored: await scoreSessions(settingsOfVariant(settings, paths), ports, extent) };
  } catch (error) {
    if (error instanceof UserError) return { problems: error.problems };
    throw error;
  }
}

/** A variant is scored by itself: nothing of a base, no waiver, no shard, and that it is empty is told in words of its own. */
function settingsOfVariant(settings: ResolvedSettings, paths: readonly string[]): ResolvedSettings {
  return {
    ...settings,
    values: {
      ...settings.values,
      candidates: asSetting(paths),
      'allow-empty': true,
      ...{ baseline: null, waivers: null, shard: null, 'merge-from': null },
    },
    origins: { ...settings.origins, candidates: 'input' },
    wrong: new Set([...settings.wrong].filter((name) => name !== 'candidates')),
  };
}

function emptiness({ sessions, inputs }: ScoredSessions, { name, paths }: NamedVariant, run: Run): readonly Problem[] {
  const { pairs, corpus, candidates } = inputs;
  const place = { file: paths.join(', ') };
  if (pairs.names.length === corpus.canaries.size) {
    return [{ message: 'corpus: it has no golden session', place: { file: run.settings.values.corpus } }];
  }
  if (sessions.some(({ status }) => status === 'scored' || status === 'invalid_candidate')) return [];
  const advice = adviceOnCandidates(paths, run.ports.files);
  const found = candidates.texts.names.length;
  return [
    {
      message:
        found === 0
          ? `variant ${JSON.stringify(name)} is empty: there is no candidate`
          : `variant ${JSON.stringify(name)}: of ${counted(found, 'candidate')} none is for a session that is compared`,
      place,
      ...(advice !== undefined && { hint: advice }),
    },
  ];
}

/** What is wrong with corpus and settings is told once, what is wrong with a variant with its name. */
function told(problems: readonly (readonly Problem[])[], variants: readonly NamedVariant[]): readonly Problem[] {
  const keys = problems.map((some) => new Set(some.map(formatProblem)));
  const isOfAll = (problem: Problem): boolean => keys.every((known) => known.has(formatProblem(problem)));
  const common = (problems[0] ?? []).filter(isOfAll);
  const ofVariants = problems.flatMap((some, i) =>
    some
      .filter((problem) => !isOfAll(problem))
      .map((problem) => {
        const own = variants[i]?.name ?? '';
        const name = JSON.stringify(own);
        const isNamed = problem.message.includes(`variant ${name}`);
        return {
          ...problem,
          ...(problem.hint !== undefined && { hint: asOperand(problem.hint, own) }),
          message: isNamed ? problem.message : `variant ${name}: ${problem.message}`,
        };
      }),
  );
  return [...common, ...ofVariants];
}

/** Advice on the setting `candidates` as it is written here. */
function asOperand(hint: string, name: string): string {
  return hint.replace(/`candidates: ([^`]+)`/g, (_, path: string) => `\`${name}=${path}\``);
}

/** Two variants without a common session cannot be compared, and nobody should find that out from a table of dashes. */
function refuseApart(variants: readonly Variant[], against: string | null): void {
  const namesOf = ({ sessions }: Variant): readonly string[] =>
    [...sessions].flatMap(([name, session]) => (hasCandidate(session) ? [name] : []));
  const problems = variants.flatMap((a, i) =>
    variants.slice(i + 1).flatMap((b): readonly Problem[] => {
      if (against !== null && a.name !== against && b.name !== against) return [];
      const own = new Set(namesOf(a));
      if (namesOf(b).some((name) => own.has(name))) return [];
      return [
        {
          message: `variants ${JSON.stringify(a.name)} and ${JSON.stringify(b.name)} have no session in common`,
          hint: 'let both summarise the same sessions',
        },
      ];
    }),
  );
  refuse(problems);
}

/** What the judge says of each variant, and of each two of them side by side. */
interface Judged {
  readonly facts: readonly JudgeFacts[];
  readonly pairwise: PairwiseFacts | null;
}

/** The judge of a run, for one variant after the other, then for their pairs: with one budget, one cassette and one log. */
async function judgeAll(
  { settings, ports }: Run,
  scored: readonly ScoredSessions[],
  comparing: Comparing,
  { env, onProgress, tellCost, warn }: Telling,
): Promise<Judged> {
  const { values } = settings;
  forgetComparison(values, ports.files);
  refuseUnwritableComparison(values, ports.files);
  if (values.judge === 'off') return { facts: [], pairwise: null };
  const [{ openJudge }, { openVariantsEstimate }, { judgePairsOf }] = await Promise.all([
    import('./open-judge.js'),
    import('./open-estimate.js'),
    import('./judge-pairs.js'),
  ]);
  const positions = positionsOf(comparing);
  const pairs = comparing.pairwise ? candidatePairs(scored, positions) : [];
  tellCost(await openVariantsEstimate(scored, pairs, values, ports, env), pairs.length);
  // As much time for each: the last one must not be left unmeasured where the first has used it up.
  const parts = scored.length + (comparing.pairwise ? positions.length : 0);
  const judge = await openJudge(
    { ...values, 'judge-deadline-seconds': values['judge-deadline-seconds'] * parts, 'min-judge-agreement': null },
    env,
    ports,
  );
  try {
    const facts: JudgeFacts[] = [];
    for (const one of scored) facts.push(await judge.judge(one, onProgress));
    const pairwise = comparing.pairwise
      ? await judgePairsOf({ pairs, positions, alone: aloneIn(scored, positions) }, facts, judge, onProgress)
      : null;
    return { facts, pairwise };
  } finally {
    for (const warning of await judge.close()) warn(warning);
  }
}
