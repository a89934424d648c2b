import type { Defect, FindingCode } from '../core/finding.js';
import { counted, someNames } from '../core/text.js';
import { isFindingWaived, type Waiver } from '../inputs/waivers/waiver.js';
import { type WeightOfFindings, withoutJudgement } from '../judge/findings.js';
import { codesIn, type RatedSession, type SessionSamples } from '../scoring/scored-session.js';
import {
  type Allowance,
  allowancesOf,
  codesOf,
  FAIL_ON_NAMES,
  type FailOn,
  isJudgedAlone,
} from '../settings/fail-on.js';
import { samplesNeeded } from '../settings/sample-share.js';
import { gateId } from './catalogue.js';
import { type Check, decided } from './check.js';
import type { KnownFindings } from './known-findings.js';
import type { Policy } from './policy.js';

/** The sessions that have a finding of a class or code, by what becomes of it. */
export interface Flagged {
  readonly id: string;
  readonly allowance: Allowance;
  /** Names of those that count. */
  readonly counting: readonly string[];
  /** Of those whose findings somebody has waived. */
  readonly waived: readonly string[];
  /** Of those that had the very same findings on the base. */
  readonly known: readonly string[];
  /** Of those that have such findings by the judge alone, where these are advice. */
  readonly advised: readonly string[];
  /** How many of those that count had more findings on the base than its report keeps. */
  readonly cut: number;
  /** Of sessions that count or are waived by a sample that is not their worst: a finding of such a sample, by session. */
  readonly elsewhere: ReadonlyMap<string, Defect>;
}

/**
 * Which sessions have a finding that `fail-on` names, a row for each class and code that is named.
 * @param weight of what the judge has found; a gate that rests on it alone is advice as a whole, and counts
 */
export function flagSessions(
  sessions: readonly RatedSession[],
  { thresholds, samplesPass }: Pick<Policy, 'thresholds' | 'samplesPass'>,
  waivers: readonly Waiver[],
  known: KnownFindings | null,
  weight: WeightOfFindings = 'they count',
): readonly Flagged[] {
  const rows = allowancesOf(thresholds['fail-on']).map((allowance) => ({
    allowance,
    codes: new Set(codesOf(allowance.of)),
    heedsJudge: weight === 'they count' || isJudgedAlone(allowance.of),
    ...{
      counting: [] as string[],
      waived: [] as string[],
      known: [] as string[],
      advised: [] as string[],
      cut: 0,
      elsewhere: new Map<string, Defect>(),
    },
  }));
  // A session's findings are looked up once, and only where one of them is meant.
  for (const told of rows.length === 0 ? [] : sessions) {
    const has = codesIn(told);
    for (const row of rows.filter(({ codes }) => has.some((code) => codes.has(code)))) {
      const { name } = told.golden;
      const session = row.heedsJudge ? told : withoutJudgement(told);
      if (session !== told && !codesIn(session).some((code) => row.codes.has(code))) {
        row.advised.push(name);
        continue;
      }
      const { fate, shownBy } =
        session.samples === undefined
          ? { fate: fateOf(session, row.codes, waivers, known), shownBy: undefined }
          : fateOfSamples(session, session.samples, row.codes, { waivers, known, samplesPass });
      if (fate === 'free') continue;
      row[fate].push(name);
      if (shownBy !== undefined) row.elsewhere.set(name, shownBy);
      if (fate === 'counting' && known?.isCut(name) === true) row.cut++;
    }
  }
  return rows.map(({ codes: _, heedsJudge: __, ...row }) => ({ ...row, id: gateId('fail-on', row.allowance.of) }));
}

/** The sessions with findings of the base that would fail a gate if they were new: more than it allows have them. */
export function excusedIn(flagged: readonly Flagged[]): ReadonlySet<string> {
  const failing = flagged.filter(
    ({ allowance, counting, known }) => counting.length + known.length > allowance.threshold,
  );
  return new Set(failing.flatMap(({ known }) => known));
}

/** A class of errors most of which no gate counts by default, since they are too often wrong about faithful summaries. */
const UNCOUNTED = 'contradiction';

/** Names of the sessions that would fail a gate on the contradictions that no gate counts; none where a gate counts the class. */
export function uncountedSessions(
  sessions: readonly RatedSession[],
  { thresholds, samplesPass }: Pick<Policy, 'thresholds' | 'samplesPass'>,
  waivers: readonly Waiver[],
  known: KnownFindings | null,
): readonly string[] {
  const named = new Set<string>(allowancesOf(thresholds['fail-on']).map(({ of }) => of));
  if (named.has(UNCOUNTED)) return [];
  const uncounted = codesOf(UNCOUNTED).filter((code) => !named.has(code));
  const asked = { samplesPass, thresholds: { ...thresholds, 'fail-on': countingAll(uncounted) } };
  // A session with two sorts of them is one.
  return [...new Set(flagSessions(sessions, asked, waivers, known).flatMap(({ counting }) => counting))].sort();
}

function countingAll(codes: readonly FindingCode[]): FailOn {
  return Object.fromEntries(codes.map((code) => [code, 0]));
}

/** What becomes of the findings of a class or code: they count, or somebody has waived them, or the base had them too. */
type FindingOutcome = 'counting' | 'waived' | 'known';

/** One finding that is new and that nobody has waived is enough. */
function fateOf(
  session: Pick<RatedSession, 'golden' | 'defects'>,
  codes: ReadonlySet<FindingCode>,
  waivers: readonly Waiver[],
  known: KnownFindings | null,
): FindingOutcome {
  // The findings are looked up only where something could excuse them.
  if (known === null && waivers.length === 0) return 'counting';
  const { golden, defects } = session;
  const { name } = golden;
  const meant = defects.filter(({ code }) => codes.has(code));
  const isKnown = (defect: Defect): boolean => known?.has(name, defect) === true;
  const fresh = meant.filter((defect) => !isKnown(defect));
  // Of very many findings not all are kept; of one that is not, nobody knows the words.
  if (meant.length > 0 && fresh.length === 0) return 'known';
  return meant.length > 0 && fresh.every((defect) => isFindingWaived(waivers, name, defect)) ? 'waived' : 'counting';
}

interface Excuses extends Pick<Policy, 'samplesPass'> {
  readonly waivers: readonly Waiver[];
  readonly known: KnownFindings | null;
}

/**
 * A session fails when fewer of its samples than must are free of the findings; what a judge adds is said of the session, and
 * no sample outweighs it. Where its own findings, which are those of the worst sample, do not show why, a finding of another
 * sample does.
 */
function fateOfSamples(
  { golden, defects }: RatedSession,
  { all, worst }: SessionSamples,
  codes: ReadonlySet<FindingCode>,
  { waivers, known, samplesPass }: Excuses,
): { readonly fate: FindingOutcome | 'free'; readonly shownBy: Defect | undefined } {
  const fateIn = (own: readonly Defect[]): FindingOutcome => fateOf({ golden, defects: own }, codes, waivers, known);
  const has = (own: readonly FindingCode[]): boolean => own.some((code) => codes.has(code));
  const flagged = all
    .filter((one) => has(one.codes))
    .map((one) => ({ ...one, defects: one.defects, fate: fateIn(one.defects) }));
  const allowed = all.length - samplesNeeded(samplesPass, all.length);
  const ofJudge = defects.filter(({ code, samples }) => samples === undefined && codes.has(code));
  const judged = ofJudge.length === 0 ? undefined : fateIn(ofJudge);
  const fails = (...fates: readonly FindingOutcome[]): boolean =>
    flagged.filter(({ fate }) => fates.includes(fate)).length > allowed ||
    (judged !== undefined && fates.includes(judged));
  const fate = fails('counting')
    ? 'counting'
    : fails('counting', 'waived')
      ? 'waived'
      : fails('counting', 'waived', 'known')
        ? 'known'
        : 'free';
  const isShown = judged === fate || flagged.some((one) => one.sample === worst && one.fate === fate);
  const other = isShown ? undefined : flagged.find((one) => one.fate === fate);
  return { fate, shownBy: other?.defects.find(({ code }) => codes.has(code)) };
}

/**
 * The gate that a class or code makes.
 * @param whyAdvice why findings of the judge do not count; undefined where they do
 */
export function failOnCheck(
  { id, allowance, counting, waived, known, cut, advised }: Flagged,
  whyAdvice: string | undefined,
): Check {
  const { of, threshold } = allowance;
  const fails = counting.length > threshold;
  const numbers = `${of}: ${counted(counting.length, 'session')} ${fails ? '>' : '<='} ${threshold}`;
  const line = counting.length === 0 ? numbers : `${numbers} (${someNames(counting)})`;
  const aside = [
    ...(known.length === 0 ? [] : [`${known.length} known on the base`]),
    ...(waived.length === 0 ? [] : [`${waived.length} waived`]),
    ...(cut === 0 ? [] : [`of ${cut} the baseline keeps not all findings, so that some may be known`]),
    ...(advised.length === 0 ? [] : [`${advised.length} by the judge alone (${someNames(advised)}), ${whyAdvice}`]),
  ];
  return decided(
    { id, kind: 'fail-on', threshold },
    { value: counting.length, fails, message: [line, ...aside].join(', '), failures: [line] },
  );
}

/** The codes behind the id of a gate on findings; none behind another one. */
export function codesOfGate(id: string): readonly FindingCode[] {
  const of = FAIL_ON_NAMES.find((name) => gateId('fail-on', name) === id);
  return of === undefined ? [] : codesOf(of);
}

/**
 * The sessions that fail a gate on findings: those that count where they are too many, and those whose findings are
 * waived where they would be too many without the waivers.
 */
export function failingIn({ allowance: { threshold }, counting, waived }: Flagged): {
  readonly counting: readonly string[];
  readonly waived: readonly string[];
} {
  return {
    counting: counting.length > threshold ? counting : [],
    waived: counting.length + waived.length > threshold ? waived : [],
  };
}
