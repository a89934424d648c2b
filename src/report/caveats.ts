import { DIMENSIONS, type Requirement } from '../core/summary.js';
import { counted, firstOf, nameSome, someNames } from '../core/text.js';
import { GATE_KINDS, GATES } from '../gates/catalogue.js';
import { lacksCompletion } from '../gates/completion-check.js';
import type { Evaluation } from '../gates/evaluate.js';
import { policyOf } from '../gates/policy.js';
import { isPolicy } from '../gates/policy-of-base.js';
import type { RubricVersion } from '../rubric/score.js';
import { isUnreferenced, type RatedSession } from '../scoring/scored-session.js';
import { type Allowance, allowancesOf, codesOf } from '../settings/fail-on.js';
import type { PolicyOfBase } from '../settings/resolved.js';
import type { Group } from '../settings/setting.js';
import { SETTING_NAMES, SETTINGS, type Settings } from '../settings/table.js';
import { measureCaveats } from './changed-measure.js';
import { goldenCaveats } from './golden-caveats.js';
import { judgeCaveats, weightyJudgeCaveats } from './judge-caveats.js';
import { namingOldBase } from './old-base.js';
import { broughtCaveats, policyCaveats } from './policy-caveats.js';
import type { RunFacts } from './run-facts.js';
import { sampleCaveats } from './sample-caveats.js';
import type { Report } from './schema.js';
import { findUnvouched, taughtCaveats } from './taught-caveats.js';
import { transcriptCaveats } from './transcript-caveats.js';
import { waiverCaveats } from './waiver-caveats.js';

/** Below this many sessions a mean says little about other sessions. */
const FEW_SESSIONS = 10;

/** So many sessions or requirements a sentence names. */
const NAMED = 3;

/** Settings of these groups decide what passes. */
const BEARING: ReadonlySet<Group> = new Set<Group>(['scoring', 'gates', 'policy', 'judge']);

/**
 * What a reader must know before believing the numbers. Has names of sessions in it: escape it like all foreign text.
 */
export function findCaveats(
  facts: RunFacts,
  rated: readonly RatedSession[],
  evaluation: Evaluation,
  baseline: Report['baseline'],
): readonly string[] {
  const weighty = [
    ...policyCaveats(facts.settings.policy, evaluation.isUnguarded),
    ...broughtCaveats(facts),
    ...namingOldBase(
      [
        ...taughtCaveats(findUnvouched(facts), baseline),
        ...goldenCaveats(facts, baseline),
        ...measureCaveats(baseline),
      ],
      baseline,
    ),
    ...weightyJudgeCaveats(facts.judge),
  ];
  const unreferenced = facts.sessions.filter(isUnreferenced).length;
  if (rated.length === 0 && unreferenced === 0) return [...weighty, nothingScored(facts)];
  const { canaries, skippedFolders } = facts.corpus;
  const { values } = facts.settings;
  return [
    ...weighty,
    ...emptyVerdictCaveat(evaluation),
    ...scopeCaveats(facts, rated.length, unreferenced),
    ...(rated.length > 0 ? rubricCaveats(values.rubric, rated) : []),
    ...sampleCaveats(rated, facts.judge, facts.baseline),
    ...draftsCaveat(rated),
    ...transcriptCaveats(rated, values.rubric),
    ...undecidedCaveat(rated, facts.judge),
    ...judgeCaveats(canaries, facts.judge),
    ...(skippedFolders > 0
      ? [`${counted(skippedFolders, 'folder')} of the corpus without a reference.json: skipped.`]
      : []),
    ...(values.baseline === null ? withoutBaselineCaveats(facts) : []),
    ...(evaluation.verdict === 'pass' ? uncountedCaveat(evaluation, values) : []),
    ...(values.multiplicity === 'holm' ? [FORMER_HOLM] : []),
    ...waiverCaveats(facts.waivers, evaluation),
    ...unreadFieldsCaveat(values),
    ...configCaveat(facts.settings),
  ];
}

function nothingScored({ corpus: { available } }: RunFacts): string {
  return available === 0
    ? 'Nothing was scored: the corpus has no golden session to score.'
    : `Nothing was scored: the corpus has ${counted(available, 'session')}, and no candidate was found.`;
}

/** A verdict that no gate stands behind. */
function emptyVerdictCaveat({ gates, verdict }: Evaluation): readonly string[] {
  if (gates.length === 0) return ['No gate is set, so this verdict only says that scoring ran.'];
  if (gates.every(({ advisory }) => advisory === true)) {
    return ['Every gate is advisory, so this verdict only says that scoring ran.'];
  }
  const isJudgedAlone = verdict === 'pass' && gates.every(({ status }) => status === 'not_evaluated');
  return isJudgedAlone ? ['No gate could be evaluated, so this verdict only says that judging ran.'] : [];
}

/** Which sessions the numbers are about. */
function scopeCaveats(facts: RunFacts, rated: number, unreferenced: number): readonly string[] {
  const { leftOut } = facts;
  const { available } = facts.corpus;
  const caveats: string[] = [];
  if (rated === 0) {
    caveats.push(
      `The rubric has scored nothing: ${facts.settings.values.corpus} has no golden session. The judge had no reference to compare with.`,
    );
  } else if (unreferenced > 0) {
    caveats.push(
      `${counted(unreferenced, 'candidate')} without a golden session: the judge alone has seen them, and they are in no mean of the rubric.`,
    );
  }
  if (leftOut > 0) {
    caveats.push(`${counted(leftOut, 'candidate')} without a golden session: not judged (limit).`);
  }
  if (rated < available) {
    caveats.push(`Only the ${firstOf(rated, available, 'session')} scored (limit).`);
  }
  if (rated > 0 && rated < FEW_SESSIONS) {
    caveats.push(`With ${counted(rated, 'session')} the means say little about sessions that are not in the corpus.`);
  }
  return caveats;
}

function draftsCaveat(rated: readonly RatedSession[]): readonly string[] {
  const drafts = rated.filter(({ golden }) => golden.unreviewed).map(({ golden }) => golden.name);
  if (drafts.length === 0) return [];
  return [
    `${counted(drafts.length, 'golden session')} scored without a review, as allow-unreviewed allows (${someNames(drafts)}).`,
  ];
}

/** Requirements that no gate can fail by, whatever a summary says. */
function undecidedCaveat(rated: readonly RatedSession[], judge: RunFacts['judge']): readonly string[] {
  if (!lacksCompletion(judge)) return [];
  let all = 0;
  const undecided: string[] = [];
  const kinds = new Set<Requirement['must']>();
  for (const { golden, requirements = [] } of rated) {
    all += requirements.length;
    for (const { requirement, status } of requirements) {
      if (status !== 'unmeasured') continue;
      undecided.push(`${golden.name}: ${requirement.id}`);
      kinds.add(requirement.must);
    }
  }
  if (undecided.length === 0) return [];
  const are = undecided.length === 1 ? 'is' : 'are';
  return [
    `${undecided.length} of ${counted(all, 'requirement')} ${are} decided by nobody, since words alone do not tell (${nameSome(undecided, NAMED)}): ${whatDecides(kinds)}, or measure completion.`,
  ];
}

/** Literals decide whether a fact is mentioned; where none of what must not be is there, the words of the text are looked at. */
function whatDecides(kinds: ReadonlySet<Requirement['must']>): string {
  if (kinds.size > 1)
    return 'write literals (any_of) for them, and where something must not be mentioned let text be that name or number too';
  return kinds.has('mention')
    ? 'write literals (any_of) for them'
    : 'let both text and any_of be the name or number that must not stand there';
}

/** Gates that somebody has asked for and that compare with a baseline. */
function withoutBaselineCaveats({ settings }: RunFacts): readonly string[] {
  const { unasked } = policyOf(settings);
  return GATE_KINDS.filter(
    (kind) => (GATES[kind].source === 'baseline' || GATES[kind].check === 'judged drop') && !unasked.has(kind),
  ).map((kind) => `${kind} has nothing to compare with: no baseline is set.`);
}

/** What decides about passing and may be changed by whoever opens a pull request. */
function configCaveat({ origins, policy }: RunFacts['settings']): readonly string[] {
  const names = SETTING_NAMES.filter(
    (name) => origins[name] === 'config' && BEARING.has(SETTINGS[name].group) && !(isHeld(policy) && isPolicy(name)),
  );
  return names.length === 0 ? [] : [`Set in the config file, which a pull request can change: ${names.join(', ')}.`];
}

/** Whether the config file of a pull request is known to loosen nothing. */
function isHeld(policy: PolicyOfBase | undefined): boolean {
  return policy !== undefined && policy.unread === null && !policy.isNew;
}

const UNCOUNTED = /^No gate counts (?:other )?contradictions /;

/** Whether a caveat is about errors that a run passes with: whoever reads the verdict should not miss it. */
export function isUncounted(caveat: string): boolean {
  return UNCOUNTED.test(caveat);
}

function uncountedCaveat({ uncounted }: Evaluation, settings: Pick<Settings, 'fail-on'>): readonly string[] {
  const names = uncounted();
  if (names.length === 0) return [];
  const counted = allowancesOf(settings['fail-on']);
  const isOfClass = ({ of }: Allowance): boolean => codesOf('contradiction').some((code) => code === of);
  const named = counted
    .filter((one) => !isOfClass(one))
    .map(({ of, threshold }) => (threshold === 0 ? of : `${of}=${threshold}`));
  const other = counted.some(isOfClass) ? 'other ' : '';
  const have = names.length === 1 ? '1 session has' : `${names.length} sessions have`;
  return [
    `No gate counts ${other}contradictions with the reference, which ${have} (${nameSome(names, NAMED)}): such a session fails with fail-on: ${[...named, 'contradiction'].join(', ')}.`,
  ];
}

/** A place for what nobody reads: whoever wrote it takes it for scored. */
function unreadFieldsCaveat({ fields, dimensions }: Pick<Settings, 'fields' | 'dimensions'>): readonly string[] {
  const unread = DIMENSIONS.filter((one) => fields?.[one] !== undefined && !dimensions.includes(one));
  if (unread.length === 0) return [];
  return [
    `fields says where ${unread.join(' and ')} ${unread.length === 1 ? 'stands' : 'stand'}, and nothing reads ${unread.length === 1 ? 'it' : 'them'}: dimensions is ${dimensions.join(', ')}.`,
  ];
}

/** An old name that is still understood. */
const FORMER_HOLM =
  "multiplicity: holm means max-t now: the gate on the overall stays as it is, and the other dimensions' drops are tested together. Write max-t.";

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
