import { counted } from '../core/text.js';
import { GATE_KINDS, GATES } from '../gates/catalogue.js';
import type { Evaluation } from '../gates/evaluate.js';
import { codesOfGate } from '../gates/fail-on.js';
import { policyOf } from '../gates/policy.js';
import type { BaselineFacts } from '../inputs/read-baseline.js';
import { gateWaiver, type Waiver } from '../inputs/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { RubricVersion } from '../rubric/score.js';
import { isUnreferenced, type RatedSession, type SessionSamples } from '../scoring/scored-session.js';
import { allowancesOf } from '../settings/fail-on.js';
import type { Group } from '../settings/setting.js';
import { SETTING_NAMES, SETTINGS, type Settings } from '../settings/table.js';
import { fewestFor } from '../statistics/holm.js';
import { judgeCaveats, metricsOfOneSample, weightyJudgeCaveats } from './judge-caveats.js';
import { nameSome } from './name-some.js';
import type { RunFacts } from './run-facts.js';

/** Below this many sessions a mean says little about other sessions. */
const FEW_SESSIONS = 10;

/** Settings of these groups decide what passes. */
const BEARING: ReadonlySet<Group> = new Set<Group>(['scoring', 'gates', 'policy', 'judge']);

/**
 * What a reader must know before believing the numbers. Has names of sessions in it: escape it like all foreign text.
 * @param pairs sessions that were compared with a baseline; null where none was
 */
export function findCaveats(
  facts: RunFacts,
  rated: readonly RatedSession[],
  evaluation: Evaluation,
  pairs: number | null,
): readonly string[] {
  const { available, canaries, skippedFolders: skipped } = facts.corpus;
  const fromConfig = SETTING_NAMES.filter(
    (name) => facts.settings.origins[name] === 'config' && BEARING.has(SETTINGS[name].group),
  );
  const caveats: string[] = [];

  caveats.push(...weightyJudgeCaveats(facts.judge));
  const unreferenced = facts.sessions.filter(isUnreferenced).length;
  if (rated.length === 0 && unreferenced === 0) {
    caveats.push(
      available === 0
        ? 'Nothing was scored: the corpus has no golden session to score.'
        : `Nothing was scored: the corpus has ${counted(available, 'session')}, and no candidate was found.`,
    );
    return caveats;
  }
  if (evaluation.gates.length === 0) caveats.push('No gate is set, so this verdict only says that scoring ran.');
  else if (evaluation.gates.every(({ advisory }) => advisory === true)) {
    caveats.push('Every gate is advisory, so this verdict only says that scoring ran.');
  } else if (evaluation.verdict === 'pass' && evaluation.gates.every(({ status }) => status === 'not_evaluated')) {
    caveats.push('No gate could be evaluated, so this verdict only says that judging ran.');
  }
  if (rated.length === 0) {
    caveats.push(
      `The rubric has scored nothing: ${facts.settings.values.corpus} has no golden session. The judge had no reference to compare with.`,
    );
  } else if (unreferenced > 0) {
    caveats.push(
      `${counted(unreferenced, 'candidate')} without a golden session: the judge alone has seen them, and they are in no mean of the rubric.`,
    );
  }
  const { leftOut = 0 } = facts;
  if (leftOut > 0) {
    caveats.push(`${counted(leftOut, 'candidate')} without a golden session: not judged (limit).`);
  }
  if (rated.length < available) {
    caveats.push(`Only the first ${rated.length} of ${counted(available, 'session')} were scored (limit).`);
  }
  if (rated.length > 0 && rated.length < FEW_SESSIONS) {
    caveats.push(
      `With ${counted(rated.length, 'session')} the means say little about sessions that are not in the corpus.`,
    );
  }
  if (rated.length > 0) caveats.push(...rubricCaveats(facts.settings.values.rubric, rated));
  caveats.push(...sampleCaveats(rated, facts.judge, facts.baseline ?? null));
  const drafts = rated.filter(({ golden }) => golden.unreviewed).map(({ golden }) => golden.name);
  if (drafts.length > 0) {
    caveats.push(
      `${counted(drafts.length, 'golden session')} scored without a review, as allow-unreviewed allows (${nameSome(drafts)}).`,
    );
  }
  caveats.push(...judgeCaveats(canaries, facts.judge));
  if (skipped > 0) {
    caveats.push(`${counted(skipped, 'folder')} of the corpus without a reference.json: skipped.`);
  }
  if (facts.settings.values.baseline === null) {
    const { unasked } = policyOf(facts.settings);
    const asked = GATE_KINDS.filter(
      (kind) => (GATES[kind].source === 'baseline' || GATES[kind].check === 'judged drop') && !unasked.has(kind),
    );
    caveats.push(...asked.map((kind) => `${kind} has nothing to compare with: no baseline is set.`));
  }
  if (evaluation.verdict === 'pass') caveats.push(...uncountedCaveat(evaluation, facts.settings.values));
  caveats.push(...holmCaveat(facts.settings.values, pairs));
  const idle = idleWaivers(facts.waivers ?? [], evaluation);
  if (idle.length > 0) {
    caveats.push(
      `${counted(idle.length, 'waiver')} for sessions that do not fail: no longer needed (${nameSome(idle)}).`,
    );
  }
  caveats.push(...gateWaiverCaveats(facts.waivers ?? [], evaluation));
  const idleElsewhere = idleGateWaivers(facts.waivers ?? [], evaluation);
  if (idleElsewhere.length > 0) {
    caveats.push(
      `${counted(idleElsewhere.length, 'waiver')} of gates and codes by which nothing fails: no longer needed (${nameSome(idleElsewhere)}).`,
    );
  }
  if (fromConfig.length > 0) {
    caveats.push(`Set in the config file, which a pull request can change: ${fromConfig.join(', ')}.`);
  }
  return caveats;
}

const UNCOUNTED = 'No gate counts contradictions with the reference';

/** Whether a caveat is about errors that a run passes with: whoever reads the verdict should not miss it. */
export function isUncounted(caveat: string): boolean {
  return caveat.startsWith(UNCOUNTED);
}

function uncountedCaveat({ uncounted }: Evaluation, settings: Pick<Settings, 'fail-on'>): readonly string[] {
  const count = uncounted();
  if (count === 0) return [];
  const named = allowancesOf(settings['fail-on']).map(({ of, threshold }) =>
    threshold === 0 ? of : `${of}=${threshold}`,
  );
  const have = count === 1 ? '1 session has' : `${count} sessions have`;
  return [`${UNCOUNTED}, which ${have}: such a session fails with fail-on: ${[...named, 'contradiction'].join(', ')}.`];
}

/** What is said of several samples a session, and what is not. */
function sampleCaveats(
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
          `Sample ${sample} is there in ${names.length} of ${counted(sampled.length, 'session')} (${nameSome(names)}): in all others it counts as 0.`.replace(
            ' ()',
            '',
          ),
        ],
  );
}

/** A gate that cannot fire has to say so. */
function holmCaveat(
  { multiplicity, dimensions }: Pick<Settings, 'multiplicity' | 'dimensions'>,
  pairs: number | null,
): readonly string[] {
  const fewest = fewestFor(1 + dimensions.length);
  if (multiplicity === null || pairs === null || pairs >= fewest) return [];
  return [
    `With ${counted(pairs, 'session')} in both reports no regression gate can fail under multiplicity holm; it takes ${fewest}.`,
  ];
}

/** Names of sessions that have a waiver and do not fail. */
function idleWaivers(waivers: readonly Waiver[], { failedSessions }: Evaluation): readonly string[] {
  return [...new Set(waivers.flatMap(({ session }) => session ?? []))].filter(
    (session) => !failedSessions.has(session),
  );
}

/** The tables of gates have no room for words, and nothing that is waived may be hidden. */
function gateWaiverCaveats(waivers: readonly Waiver[], { gates }: Evaluation): readonly string[] {
  return gates.flatMap((gate) => {
    const waiver = gate.waived === true ? gateWaiver(waivers, gate) : undefined;
    if (waiver === undefined) return [];
    return [`${gate.id} has failed and is waived until ${waiver.until} by ${waiver.by}: ${waiver.reason}`];
  });
}

/** Gates that have a waiver and do not fail, and codes with a waiver that no failing session has. */
function idleGateWaivers(waivers: readonly Waiver[], { gates, waivedGates }: Evaluation): readonly string[] {
  const idle = waivers.filter(({ session, gate, code }) => {
    if (session !== null) return false;
    if (gate !== undefined)
      return !gates.some(({ kind, id, waived }) => waived === true && (kind === gate || id === gate));
    return code !== undefined && ![...waivedGates.values()].flat().some((id) => codesOfGate(id).includes(code));
  });
  return [...new Set(idle.map(({ gate, code }) => gate ?? code ?? ''))];
}

/** What the rubric cannot see. */
function rubricCaveats(rubric: RubricVersion, rated: readonly RatedSession[]): readonly string[] {
  const unspaced = rated.filter(({ traits }) => traits?.isUnspaced === true).length;
  switch (rubric) {
    case 'v1':
      return [
        'Rubric v1 compares sets of words: it does not see paraphrase, negation, changed meaning or word order.',
        ...(unspaced === 0
          ? []
          : [
              `${counted(unspaced, 'reference')} in a script without spaces between words: rubric v1 compares whole clauses there, and its scores are too low.`,
            ]),
      ];
    case 'v2': {
      const foreign = rated.filter(({ traits }) => traits?.language === 'other').length - unspaced;
      return [
        ...(foreign <= 0
          ? []
          : [
              `${counted(foreign, 'reference')} not in English: rubric v2 knows no word forms, synonyms, negations or opposites there, and its scores are lower.`,
            ]),
        ...(unspaced === 0
          ? []
          : [
              `${counted(unspaced, 'reference')} in a script without spaces between words: rubric v2 compares pairs of characters there, and its scores are lower.`,
            ]),
      ];
    }
  }
}
