import type { ExitCode } from '../../core/errors.js';
import { formatPlace } from '../../core/errors.js';
import type { FindingCode } from '../../core/finding.js';
import { DIMENSIONS, isBlank, saysNothing, summaryText } from '../../core/summary.js';
import { folderOfReference } from '../../inputs/corpus/reference-file.js';
import { asStrict, notStrict, withReference } from '../../inputs/corpus/write-taught.js';
import { hasField } from '../../inputs/format/in-our-keys.js';
import { asWritten } from '../../inputs/format/their-words.js';
import { isMarkdown } from '../../inputs/markdown/markdown-reader.js';
import { scoreCandidate } from '../../scoring/score-session.js';
import { codesIn } from '../../scoring/scored-session.js';
import type { CommandContext } from '../command.js';
import { REPLACE } from '../flags.js';
import { differenceToReference } from '../parts/accepted-over-time.js';
import { besideOrInLine, sameAs } from '../parts/plan-taught.js';
import type { TaughtSession } from '../parts/taught-sessions.js';
import { type Lesson, type Planned, teach } from '../parts/teach.js';

/** Accepts candidates: as other wordings beside their references, or in place of them. */
export function accept(context: CommandContext): Promise<ExitCode> {
  return teach(context, context.flags.has(REPLACE.name) ? REPLACING : ACCEPTING);
}

/** Puts a candidate beside the reference. */
export const ACCEPTING: Lesson = { command: 'accept', plan: beside };

const REPLACING: Lesson = { command: 'accept', plan: replacing, differenceOf: differenceToReference };

type Planning = Parameters<Lesson['plan']>;

function beside(...[taught, saying, run, earlier]: Planning): Planned {
  const { golden, candidate } = taught;
  const wrong = whyNot(taught, run);
  if (wrong !== undefined) return wrong;
  const known = sameAs(taught, golden.accepted, run.ports.digest);
  const still = stillTold(taught);
  const summary = asWritten(asStrict(candidate.summary), candidate);
  const written = besideOrInLine({ kind: 'accepted', known, taught, summary, saying }, run, earlier);
  return 'problem' in written ? written : { ...written, still, remarks: remarksOn(taught, still) };
}

function replacing(...[taught, _, run]: Planning): Planned {
  const { golden, candidate, format } = taught;
  const { file } = golden.place;
  if (folderOfReference(file) === undefined || isMarkdown(file))
    return {
      problem: {
        message: '--replace rewrites a reference.json alone',
        place: golden.place,
        hint: 'edit this one by hand, or accept without --replace',
      },
    };
  const wrong = whyNot(taught, run);
  if (wrong !== undefined) return wrong;
  const read = run.ports.files.read(file);
  if (read.kind !== 'text')
    return { problem: { message: `the file cannot be rewritten: ${read.reason}`, place: golden.place } };
  const next = withReference(
    read.text,
    asWritten(golden.reference, golden),
    asWritten(asStrict(candidate.summary), candidate),
    format,
  );
  return {
    ...{ session: golden.name, file, id: null, isKnown: false, before: read.text, ...next, still: [] },
    remarks: [
      'the reference is another one now, and its review is gone: write reviewed_by and reviewed_at when somebody has read it',
    ],
  };
}

/** Why a candidate can be no reference, or teaches nothing; undefined where it can. */
function whyNot(
  taught: TaughtSession,
  { ports }: CommandContext['run'],
): Extract<Planned, { problem: object }> | undefined {
  const { golden, candidate, format } = taught;
  const summary = asStrict(candidate.summary);
  const refused = (message: string, hint?: string) => ({
    problem: { message, place: candidate.place, ...(hint !== undefined && { hint }) },
  });
  const wrong = notStrict(candidate.summary, format) ?? (saysNothing(summary) ? 'it says nothing' : undefined);
  if (wrong !== undefined)
    return refused(`this cannot be accepted: ${wrong}`, 'correct it there, or accept another one');
  if (summaryText(summary) === summaryText(golden.reference))
    return refused('the reference says the same, word for word');
  const rejected = sameAs(taught, golden.rejected, ports.digest);
  return rejected === undefined
    ? undefined
    : refused(
        `this summary is rejected, in ${formatPlace(rejected.place)}, by ${rejected.by}: ${rejected.because}`,
        'remove it there first, if that was wrong',
      );
}

/** What an accepted summary does not silence: requirements, most of all. */
function stillTold({ golden, candidate, tools }: TaughtSession): readonly FindingCode[] {
  const { summary, digest, place, outcomeWord } = candidate;
  const own = { id: 'new', summary: asStrict(summary), digest, by: '', at: '', because: null, place };
  const accepted = [...golden.accepted, { ...own, outcomeWord: outcomeWord ?? summary.outcome, placeOf: () => place }];
  return codesIn(scoreCandidate({ ...golden, accepted }, candidate, tools));
}

function remarksOn({ golden, candidate, format }: TaughtSession, still: readonly FindingCode[]): readonly string[] {
  const summary = asStrict(candidate.summary);
  const left = DIMENSIONS.filter(
    (field) => hasField(format, field) && isBlank(summary, field) && !isBlank(golden.reference, field),
  );
  return [
    ...(summary.outcome === golden.reference.outcome
      ? []
      : ['it has another outcome than the reference: a candidate with either will be right']),
    ...(left.length === 0
      ? []
      : [`it has no ${left.join(', ')}: nothing of the reference there will be missing any more`]),
    ...(still.length === 0 ? [] : [`accepted, it is still told ${still.join(', ')}`]),
  ];
}
