import { addTo } from '../core/groups.js';
import { showNumber } from '../core/numbers.js';
import { capitalised, counted, listed } from '../core/text.js';
import { failureSentences, failureTitle } from './failure-sentences.js';
import { pairwiseSentences } from './pairwise-sentences.js';
import type { ComparedDifference, ComparedPair, ComparedSubject, ComparedVariant, Comparison } from './schema.js';
import { PAIRWISE_ID } from './subjects.js';
import { visibleSentences } from './visible-sentences.js';
import {
  areTooMany,
  betterOf,
  betterWords,
  differenceNumbers,
  percent,
  relations,
  sessionsOf,
  showUsd,
  subjectLabel,
} from './words.js';

type Told = Pick<Comparison, 'variants' | 'subjects' | 'pairs' | 'against' | 'session_count'>;

/** The subjects that a title speaks of, what is wrong first. */
const OF_TITLE = ['wrong', 'gates', 'overall'] as const;

/** The result in one sentence, and who has failed in how many sessions. */
export function comparisonTitle(told: Told): string {
  return [resultTitle(told), ...undecidedTitle(told), ...failureTitle(told)].join('; ');
}

/** Where comparisons are too many for their sessions, that no difference is shown says nothing. */
function undecidedTitle({ pairs }: Told): readonly string[] {
  const undecided = pairs.flatMap(({ differences }) => differences.filter(areTooMany));
  const sessions = Math.max(...undecided.map(({ n }) => n));
  return undecided.length === 0
    ? []
    : [`${counted(undecided.length, 'comparison')} undecided: too many for ${counted(sessions, 'session')}`];
}

/** A variant that is closer is not praised before it is said that it is wrong more often. */
function resultTitle(told: Told): string {
  const found = OF_TITLE.flatMap((id) => subjectOf(told, id) ?? []);
  const praise = new Map<string, string[]>();
  for (const { id, winner } of found) {
    if (winner === null) continue;
    addTo(praise, winner, betterWords(id, countedIn(told)));
  }
  const partly = found
    .filter(({ winner, shown }) => winner === null && shown.length > 0)
    .map(({ id, shown }) => relations(shown, (names) => betterWords(id, countedIn(told), names)));
  const warned = warnings(told);
  const parts = [...warned, ...[...praise].map(([name, words]) => `${name} ${listed(words)}`), ...partly];
  if (told.subjects.every(({ equal }) => equal)) return `Nothing differs between ${amongVariants(told)}`;
  if (praise.size + partly.length === 0) {
    const rest = dimensionsShown(told);
    const about = rest === undefined ? '' : ' in what is wrong and closeness';
    return [...parts, `no difference shown between ${amongVariants(told)}${about}`, ...(rest ?? [])]
      .map(first)
      .join('; ');
  }
  const open = found.filter(({ winner, shown }) => winner === null && shown.length === 0).map(({ id }) => id);
  const unsaid = (['wrong', 'overall'] as const).filter(
    (id) => open.some((one) => one === id) && (id !== 'wrong' || warned.length === 0),
  );
  const rest = unsaid.map((id) => (id === 'wrong' ? 'what is wrong' : 'closeness'));
  return [...parts, ...(rest.length === 0 ? [] : [`no difference shown in ${listed(rest)}`])].map(first).join('; ');
}

/** A sentence begins with a capital, unless a name begins it: names are told as they are. */
function first(part: string, index: number): string {
  return index === 0 && part.startsWith('no difference') ? capitalised(part) : part;
}

/** What is wrong is counted in sessions, or in their samples where a variant has several. */
function countedIn({ variants }: Told): 'sessions' | 'samples' {
  return variants.some(({ samples }) => samples !== null) ? 'samples' : 'sessions';
}

function amongVariants({ variants }: Told): string {
  return variants.length === 2 ? listed(variants.map(({ name }) => name)) : `the ${variants.length} variants`;
}

/** From this share of the sessions on, a title tells a difference that the test does not show. */
const STRIKING = 0.25;

/**
 * What a title says first of what is wrong by the count alone: that who is closer by the test has more of it, or that somebody has it
 * in many sessions more. Few sessions show no difference, and a title without a word of it would read as if there were none.
 */
function warnings(told: Told): readonly string[] {
  const { closer, rival, difference } = worstConflict(told) ?? {};
  const [better, worse] = difference === undefined ? mostApart(told) : [rival, closer];
  return better === undefined || (difference !== undefined && difference.word !== 'no_difference_shown')
    ? []
    : [`${better} ${betterWords('wrong', countedIn(told))} than ${worse}, which may be chance`];
}

/** Who is wrong in fewer sessions than whom, of the pair in which that is most, where no test shows it of any pair; nobody where it is little. */
function mostApart({ pairs }: Told): readonly [] | readonly [string, string] {
  const found = pairs.flatMap((pair) => {
    const difference = differenceIn(pair, 'wrong');
    return difference === undefined ? [] : [{ pair, word: difference.word, delta: difference.delta ?? 0 }];
  });
  if (found.some(({ word }) => word === 'a' || word === 'b')) return [];
  const [most] = found.sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta));
  if (most === undefined || Math.abs(most.delta) < STRIKING) return [];
  return most.delta > 0 ? [most.pair.a, most.pair.b] : [most.pair.b, most.pair.a];
}

interface Conflict {
  readonly closer: string;
  /** Who is wrong in fewer sessions. */
  readonly rival: string;
  readonly pair: ComparedPair;
  readonly difference: ComparedDifference;
  /** By how much, as a share of sessions. */
  readonly size: number;
}

/** Pairs in which one is shown to be closer to the references, and the other has something wrong in fewer sessions. */
function conflictsOf({ pairs }: Told): readonly Conflict[] {
  return pairs.flatMap((pair) => {
    const closer = betterOf(differenceIn(pair, 'overall') ?? { word: 'equal' }, pair);
    const difference = differenceIn(pair, 'wrong');
    if (closer === null || difference?.delta == null) return [];
    const { delta } = difference;
    // Of what is wrong less is better.
    const rival = delta > 0 ? pair.a : delta < 0 ? pair.b : closer;
    return rival === closer ? [] : [{ closer, rival, pair, difference, size: Math.abs(delta) }];
  });
}

function worstConflict(told: Told): Conflict | undefined {
  const [first, ...others] = conflictsOf(told);
  return others.reduce((worst, one) => (worst !== undefined && one.size > worst.size ? one : worst), first);
}

/** The result in words: what is wrong first, then closeness, then the rest. */
export function comparisonSentences(told: Told): readonly string[] {
  return [
    ...failureSentences(told),
    ...subjectSentence(told, 'wrong', wrongOf),
    ...subjectSentence(told, 'gates', ({ gates, ...rest }) => sessionsOf(gates, rest)),
    ...conflictsOf(told).slice(0, MOST_CONFLICTS).map(conflictSentence),
    ...subjectSentence(told, 'overall', ({ overall }) => showNumber(overall.mean)),
    ...visibleSentences(told),
    ...dimensionSentence(told),
    ...subjectSentence(told, 'judge.overall', ({ judge }) => showNumber(judge?.overall.mean ?? null)),
    ...metricSentence(told),
    ...pairwiseSentences(told),
    ...costSentence(told),
  ];
}

/** The sessions of a variant that have something wrong; of samples their share first, which is what is compared. */
function wrongOf({ wrong, ...rest }: ComparedVariant): string {
  const sessions = sessionsOf(wrong, rest);
  return wrong.of_samples === undefined ? sessions : `${percent(wrong.of_samples)} of samples, in ${sessions}`;
}

const MOST_CONFLICTS = 3;

const OPENINGS: Readonly<Record<string, string>> = {
  wrong: 'Sessions with something wrong (unusable, outcome, contradiction, requirement, ungrounded)',
  gates: 'Sessions that fail the gates',
  overall: 'Closeness to the references',
  'judge.overall': "The judge's overall",
};

function subjectSentence(told: Told, id: string, textOf: (variant: ComparedVariant) => string): readonly string[] {
  const subject = subjectOf(told, id);
  if (subject === undefined) return [];
  const values = told.variants.map((variant) => `${variant.name} ${textOf(variant)}`).join(', ');
  return [`${OPENINGS[id] ?? capitalised(subjectLabel(id))}: ${values}. ${resultSentence(told, subject)}.`];
}

function resultSentence(told: Told, { id, winner, shown, equal }: ComparedSubject): string {
  if (equal) return 'The same in every session';
  const [pair] = told.pairs;
  const only = told.pairs.length === 1 && pair !== undefined ? differenceIn(pair, id) : undefined;
  const numbers = only === undefined || pair === undefined ? null : differenceNumbers(only, pair);
  if (winner !== null) return `${winner} ${betterWords(id, countedIn(told))}${numbers === null ? '' : `, ${numbers}`}`;
  return shown.length === 0
    ? `No difference shown${numbers === null ? '' : `: ${numbers}`}`
    : `${relations(shown, (names) => betterWords(id, countedIn(told), names))}; no more is shown`;
}

function dimensionSentence(told: Told): readonly string[] {
  const dimensions = dimensionsOf(told);
  if (dimensions.length === 0) return [];
  const [shown] = dimensionsShown(told) ?? [];
  if (shown === undefined) return ['In no dimension a difference is shown.'];
  const isAll = dimensions.every((one) => one.shown.length > 0);
  return [`${capitalised(shown)}${isAll ? '' : '; in the others no difference is shown'}.`];
}

/** In which dimensions who is better; undefined where no difference is shown in any. */
function dimensionsShown(told: Told): readonly [string] | undefined {
  const shown = dimensionsOf(told).filter((one) => one.shown.length > 0);
  if (shown.length === 0) return undefined;
  const words = shown.map(
    ({ id, winner, shown: some }) => `${subjectLabel(id)} (${winner ?? relations(some, () => 'better')})`,
  );
  return [`better by dimension: ${words.join(', ')}`];
}

function dimensionsOf({ subjects }: Told): readonly ComparedSubject[] {
  return subjects.filter(({ id, kind }) => kind === 'closeness' && id !== 'overall');
}

function metricSentence({ subjects, variants }: Told): readonly string[] {
  const metrics = subjects.filter(({ id, kind }) => kind === 'judge' && id !== 'judge.overall' && id !== PAIRWISE_ID);
  const voided = variants.filter(({ judge }) => judge?.voided != null).map(({ name }) => name);
  return [
    ...(voided.length === 0 ? [] : [`What the judge says of ${listed(voided)} is void, and in no comparison.`]),
    ...(metrics.length === 0
      ? []
      : [
          `${metrics
            .map(({ id, winner, shown }) => {
              const result = winner ?? (shown.length === 0 ? 'no difference shown' : relations(shown, () => 'better'));
              return `${capitalised(subjectLabel(id))}: ${result}`;
            })
            .join('. ')}.`,
        ]),
  ];
}

function conflictSentence({ closer, rival, pair, difference }: Conflict): string {
  const [ofCloser, ofRival] = closer === pair.a ? [difference.a, difference.b] : [difference.b, difference.a];
  return `They point different ways: ${closer} is closer to the references than ${rival}, and has something wrong in more sessions (${percent(ofCloser)} against ${percent(ofRival)}). Closeness tells wording rather than truth: read these sessions before choosing ${closer}.`;
}

/** What candidates say of their cost, beside the least of it. */
function costSentence({ variants }: Told): readonly string[] {
  const known = variants.flatMap(({ name, n, usage }) =>
    usage?.cost_usd == null ? [] : [{ name, n, cost: usage.cost_usd, sessions: usage.cost_sessions }],
  );
  if (known.length === 0) return [];
  const least = Math.min(...known.map(({ cost }) => cost));
  const isOfAll = known.every(({ n, sessions }) => n === sessions);
  const told = known.map(({ name, n, cost, sessions }) => {
    const times = least > 0 && cost > least ? ` (${(cost / least).toFixed(1)} times the least)` : '';
    return `${name} ${showUsd(cost)}${isOfAll ? times : ` in ${sessions} of ${counted(n, 'session')}`}`;
  });
  const unknown = variants.length - known.length;
  const others =
    isOfAll || known.length < 2 ? '' : '; each is the mean over its own of these sessions, which need not be the same';
  return [
    `Cost a session, as the candidates say: ${told.join(', ')}${unknown === 0 ? '' : `; of ${counted(unknown, 'variant')} nobody says`}${others}.`,
  ];
}

function subjectOf({ subjects }: Told, id: string): ComparedSubject | undefined {
  return subjects.find((subject) => subject.id === id);
}

/** The difference of a pair in a subject. */
export function differenceIn({ differences }: ComparedPair, id: string): ComparedDifference | undefined {
  return differences.find(({ subject }) => subject === id);
}
