import type { Problem } from '../../core/errors.js';
import type { ExitCode } from '../../core/exit-code.js';
import type { FindingCode } from '../../core/finding.js';
import { summaryText } from '../../core/summary.js';
import { folderOfReference } from '../../inputs/corpus/reference-file.js';
import { MOST_ACCEPTED } from '../../inputs/corpus/taught-summary.js';
import { asStrict, notStrict, type Saying, taughtText, withReference } from '../../inputs/corpus/write-taught.js';
import { isMarkdown } from '../../inputs/markdown/markdown-reader.js';
import { scoreCandidate } from '../../scoring/score-session.js';
import { codesIn } from '../../scoring/scored-session.js';
import type { CommandContext } from '../command.js';
import { REPLACE } from '../teaching-flags.js';
import { type TaughtSession, teach } from './teach.js';
import type { Plan } from './write-plans.js';

/** Accepts candidates: as other wordings beside their references, or in place of them. */
export function accept(context: CommandContext): Promise<ExitCode> {
  const plan = context.flags.has(REPLACE.name) ? replacing : beside;
  return teach(context, { command: 'accept', plan });
}

type Planned = Plan | { readonly problem: Problem };

function beside(taught: TaughtSession, saying: Saying, { ports: { files } }: CommandContext['run']): Planned {
  const { golden, candidate, format } = taught;
  const folder = folderOfReference(golden.place.file);
  if (folder === undefined) return inLine(taught, 'accepted');
  const wrong = notStrict(candidate.summary, format);
  if (wrong !== undefined)
    return {
      problem: {
        message: `this cannot be accepted: ${wrong}`,
        place: candidate.place,
        hint: 'correct it there, or accept another one',
      },
    };
  if (summaryText(asStrict(candidate.summary)) === summaryText(golden.reference))
    return { problem: { message: 'the reference says the same, word for word', place: candidate.place } };
  const known = golden.accepted.find(({ digest }) => digest === candidate.digest);
  const file = `${folder === '' ? '' : `${folder}/`}accepted/${known?.id ?? idOf(taught, saying)}.json`;
  if (known === undefined && golden.accepted.length >= MOST_ACCEPTED && files.kind(file) === 'missing')
    return {
      problem: {
        message: `the session has ${MOST_ACCEPTED} accepted summaries; allowed: no more`,
        place: golden.place,
        hint: 'remove one that a newer one is better than',
      },
    };
  const still = stillTold(taught);
  return {
    ...{ session: golden.name, file, before: null, still, ...taughtText(asStrict(candidate.summary), saying, format) },
    remarks: remarksOn(taught, still),
  };
}

function replacing(taught: TaughtSession, _: Saying, { ports: { files } }: CommandContext['run']): Planned {
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
  const wrong = notStrict(candidate.summary, format);
  const read = files.read(file);
  if (wrong !== undefined || read.kind !== 'text')
    return {
      problem: { message: `this cannot be a reference: ${wrong ?? 'the file cannot be read'}`, place: candidate.place },
    };
  if (summaryText(asStrict(candidate.summary)) === summaryText(golden.reference))
    return { problem: { message: 'the reference says the same, word for word', place: candidate.place } };
  const next = withReference(read.text, golden.reference, asStrict(candidate.summary), format);
  return {
    ...{ session: golden.name, file, before: read.text, ...next, still: [] },
    remarks: [
      'the reference is another one now, and its review is gone: write reviewed_by and reviewed_at when somebody has read it',
    ],
  };
}

/** The same summary has the same id on the same day, so that accepting it twice writes one file. */
export function idOf({ candidate }: Pick<TaughtSession, 'candidate'>, { at }: Saying): string {
  return `${at}-${candidate.digest.slice(0, 8)}`;
}

/** Lists stand in the line of a session, which a person has to rewrite. */
export function inLine({ golden: { place } }: TaughtSession, key: 'accepted' | 'rejected'): Planned {
  return {
    problem: {
      message: `this session is a line of a .jsonl corpus, which no command rewrites`,
      place,
      hint: `put the summary with "by" and "at" into the list "${key}" of its line, as docs/corpus.md says`,
    },
  };
}

/** What an accepted summary does not silence: requirements, most of all. */
function stillTold({ golden, candidate, tools }: TaughtSession): readonly FindingCode[] {
  const { summary, digest, place } = candidate;
  const own = { id: 'new', summary: asStrict(summary), digest, by: '', at: '', because: null, place };
  const accepted = [...golden.accepted, { ...own, outcomeWord: summary.outcome, placeOf: () => place }];
  return codesIn(scoreCandidate({ ...golden, accepted }, candidate, tools));
}

function remarksOn({ golden, candidate }: TaughtSession, still: readonly FindingCode[]): readonly string[] {
  return [
    ...(asStrict(candidate.summary).outcome === golden.reference.outcome
      ? []
      : ['it has another outcome than the reference: a candidate with either will be right']),
    ...(still.length === 0 ? [] : [`accepted, it is still told ${still.join(', ')}`]),
  ];
}
