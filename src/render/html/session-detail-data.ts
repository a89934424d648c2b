import { toldMessage } from '../../core/finding.js';
import { DIMENSIONS } from '../../core/summary.js';
import { capitalised, plainLine, plainText } from '../../core/text.js';
import type { ShownTranscript } from '../../inputs/corpus/shown-transcript.js';
import { levelsIn } from '../../report/counted-findings.js';
import type { Report, ReportBaseline, ReportSession } from '../../report/schema.js';
import type { BulletMark, TextMarks } from '../../rubric/text-marks.js';
import type { Contradiction } from '../../rubric/v2/contradiction.js';
import type { BaseText } from '../../scoring/base-texts.js';
import type { SessionTexts } from '../../scoring/session-texts.js';
import { adviceOf, inWords, samplesNote, shownStatus, waivedPart } from '../wording.js';
import { toPageJudgement } from './judgement-data.js';
import {
  type ActionPair,
  type Detail,
  MOST_BULLETS,
  NOT_ON_PAGE,
  type PageClash,
  type PageFinding,
  type PageTexts,
  type PageTranscript,
  toPageSummary,
} from './page-data.js';

/** The longest message that a page shows whole; beyond, it is cut with a mark. */
const LONGEST_MESSAGE = 2000;

/** The most findings of one session. */
const MOST_FINDINGS = 200;

/** A transcript as the page shows it: clean text. */
export function toPageTranscript({ file, messages, omitted }: ShownTranscript): PageTranscript {
  return {
    file: plainLine(file, 500),
    messages: messages.map(({ seq, line, role, text }) => ({ seq, line, who: role, text: plainText(text, 2000) })),
    omitted,
  };
}

/** What the candidate was on the base, or why that is not shown. */
export function toSinceBase(base: BaseText | undefined): Pick<Detail, 'base' | 'withoutBase'> {
  if (base === undefined) return {};
  return base.kind === 'text' ? { base: toPageSummary(base.summary) } : { withoutBase: `${base.reason}.` };
}

/** How a session has changed against the baseline. */
type Change = ReportBaseline['sessions'][number];

/** Everything that opens below the row of a session. */
export function toDetail(
  session: ReportSession,
  texts: SessionTexts | undefined,
  { rubric }: Pick<Report, 'rubric'>,
  change: Change | undefined,
): Detail {
  const { findings, findings_omitted: omitted = 0 } = session;
  const samples = samplesNote(session);
  const levelOf = levelsIn(session);
  return {
    overall: session.overall,
    change: change?.delta ?? null,
    path: session.candidate_path === null ? null : plainLine(session.candidate_path, 500),
    ...(samples !== undefined && { samples }),
    dimensions:
      session.status === 'scored'
        ? session.dimensions.map(({ dimension, score, reason }, i) => ({
            label: capitalised(inWords(dimension)),
            score,
            weight: rubric.weights[dimension] ?? 0,
            reason: plainLine(reason, 500),
            change: change?.dimensions[dimension] ?? null,
            ...(DIMENSIONS[i] !== dimension && { at: DIMENSIONS.indexOf(dimension) }),
          }))
        : [],
    findings: findings
      .slice(0, MOST_FINDINGS)
      .map((finding) => toPageFinding(finding, levelOf(finding), session.candidate_path)),
    omitted: omitted + Math.max(0, findings.length - MOST_FINDINGS),
    waivers: (session.waived ?? []).map(({ reason, until, by, ...waiver }) =>
      plainLine(`${waivedPart(waiver) ?? 'All floors'} until ${until}, by ${by}: ${reason}`, 500),
    ),
    requirements: requirementsOf(session),
    texts: texts === undefined ? null : toPageTexts(texts),
    withoutTexts: texts === undefined ? whyNoTexts(shownStatus(session)) : '',
    judge: session.judge === undefined ? null : toPageJudgement(session.judge),
  };
}

function requirementsOf({ structural_completion: completion }: ReportSession): string {
  if (completion === undefined) return '';
  const lost = completion.requirements.filter(({ must, could_be_there: there }) => must === 'mention' && !there);
  const found = `By words alone ${completion.possible} of ${completion.of} facts to mention could be there`;
  return plainLine(lost.length === 0 ? found : `${found}; not found: ${lost.map(({ id }) => id).join(', ')}`, 1000);
}

function whyNoTexts(status: ReportSession['status']): string {
  switch (status) {
    case 'missing_candidate':
      return 'There is no candidate to compare with the reference.';
    case 'invalid_candidate':
      return 'The candidate cannot be read, so that there is nothing to compare with the reference.';
    case 'canary':
      return 'A canary checks the judge. It is never scored and in no mean.';
    case 'unreferenced':
      return 'There is no golden session of this name: only the judge has looked at the candidate.';
    default:
      return NOT_ON_PAGE;
  }
}

function toPageFinding(
  finding: ReportSession['findings'][number],
  severity: PageFinding['severity'],
  own: string | null,
): PageFinding {
  const { code, dimension, file, line, column } = finding;
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return {
    code,
    severity,
    dimension: dimension === null ? -1 : DIMENSIONS.indexOf(dimension),
    message: plainLine(toldMessage(finding), LONGEST_MESSAGE),
    ...(finding.known === true && { known: true as const }),
    ...(finding.samples !== undefined && { samples: finding.samples }),
    suggestion: toFix(finding),
    place: plainLine(file === own && line !== null ? `line ${line}` : place, 500),
  };
}

/** Where the message has said the very text to add, nobody has to read it twice. */
function toFix(finding: ReportSession['findings'][number]): string | null {
  if (finding.suggestion === null) return null;
  return plainLine(adviceOf(finding) ?? 'Add it', LONGEST_MESSAGE);
}

function toPageTexts({ reference, candidate, marks }: SessionTexts): PageTexts {
  return {
    reference: toPageSummary(reference),
    candidate: toPageSummary(candidate),
    contradictions: { title: clashesOf(marks.title), summary: clashesOf(marks.summary) },
    actions: pairsOf(marks, reference.key_actions.length, candidate.key_actions.length),
  };
}

function clashesOf(contradictions: readonly Contradiction[]): readonly PageClash[] {
  return contradictions.slice(0, MOST_BULLETS).map(toClash);
}

/** So much of a sentence tells where it stands. A text without stops is one, and each of its contradictions would hold it whole. */
const LONGEST_CLASH = 500;

function toClash({ rule, given, wanted, candidateSentence, referenceSentence }: Contradiction): PageClash {
  return {
    rule,
    given: plainText(given),
    wanted: plainText(wanted),
    givenSentence: plainText(candidateSentence).slice(0, LONGEST_CLASH),
    wantedSentence: plainText(referenceSentence).slice(0, LONGEST_CLASH),
  };
}

/** The bullets of the reference in their order, each beside its partner, then those of the candidate without one. */
function pairsOf({ reference, candidate }: TextMarks, wanted: number, given: number): readonly ActionPair[] {
  const taken = new Set(reference.flatMap(({ partner }) => partner ?? []));
  const side = (marks: readonly BulletMark[], count: number): readonly BulletMark[] =>
    Array.from({ length: count }, (_, i) => marks[i] ?? NO_MATCH);
  return [
    ...side(reference, wanted).map((mark, i) => toPair(mark, i, mark.partner)),
    ...side(candidate, given).flatMap((mark, i) => (taken.has(i) ? [] : [toPair(mark, mark.partner, i)])),
  ].filter(({ reference: a, candidate: b }) => (a ?? 0) < MOST_BULLETS && (b ?? 0) < MOST_BULLETS);
}

/** The mark of a bullet that was not compared because the other side has none. */
const NO_MATCH: BulletMark = { partner: null, credit: 0, kind: 'none', contradictions: [] };

function toPair(mark: BulletMark, reference: number | null, candidate: number | null): ActionPair {
  const { kind, credit, contradictions } = mark;
  return { reference, candidate, kind, credit, clashes: contradictions.map(toClash) };
}
