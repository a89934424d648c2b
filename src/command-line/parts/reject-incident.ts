import { refuse } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { makeDraft } from '../../inputs/corpus/draft.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { folderOfReference } from '../../inputs/corpus/reference-file.js';
import { normalizeName } from '../../inputs/corpus/session-name.js';
import { taughtId } from '../../inputs/corpus/taught-summary.js';
import { type Saying, taughtText } from '../../inputs/corpus/write-taught.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { asWritten } from '../../inputs/format/their-words.js';
import { maskTranscript } from '../../inputs/transcripts/mask.js';
import { isWorthTelling, sourceOf } from '../../inputs/transcripts/source.js';
import { factsOf } from '../../inputs/transcripts/transcript.js';
import { aboutSource } from '../../render/terminal/transcript.js';
import type { CommandContext } from '../command.js';
import { FROM, TRANSCRIPT } from '../flags.js';
import { isCorpusOfPages, obstacles, pageOf, sessionFolder } from './draft-folder.js';
import { faultsFor } from './faults-of-others.js';
import { readNamedSummary } from './named-summary.js';
import { type NamedTranscript, readNamedTranscript } from './named-transcript.js';
import { type Lesson, type Planning, planLessons, sayingOf } from './teach.js';
import type { Plan } from './write-plans.js';

type Incident = Pick<Planning, 'plans' | 'views'>;

/**
 * Plans what a summary of production that people rejected becomes: a rejected summary of its session; where the corpus has no
 * such session, with a draft of it, whose reference is empty, since what was rejected must not become the measure.
 */
export async function planIncident(lesson: Lesson, context: CommandContext): Promise<Incident> {
  const { run, operands, flags } = context;
  const { settings, ports } = run;
  refuse(settings.problems);
  const [operand] = operands;
  if (operand === undefined || operands.length > 1)
    refuse([{ message: 'reject --from needs the name of one session: the one that the summary is of' }]);
  const name = normalizeName(operand ?? '');
  const given = flags.get(TRANSCRIPT.name);
  const transcript = given === undefined ? undefined : readNamedTranscript(given, ports.files);
  const hasCorpus = ports.files.kind(settings.values.corpus) !== 'missing';
  const corpus = hasCorpus
    ? await readCorpus(settings.values.corpus, ports.files, ports.digest, formatOf(settings.values))
    : undefined;
  const isKnown =
    corpus?.sessions.some((session) => session.name === name) === true ||
    (corpus !== undefined && faultsFor(name, corpus).own.length > 0);
  if (!isKnown && transcript !== undefined)
    return draftOf(name, transcript, sayingOf(lesson.command, context), context);
  if (!isKnown)
    refuse([
      {
        message: `the corpus has no session ${JSON.stringify(name)}`,
        hint: 'name its transcript with --transcript, and a draft of it is written, or name another session',
      },
    ]);
  const planned = await planLessons(lesson, context);
  const file = planned.sessions[0]?.golden.place.file ?? '';
  return {
    plans: [...planned.plans, ...(transcript === undefined ? [] : [besideReference(name, file, transcript, run)])],
    views: planned.views,
  };
}

async function draftOf(
  name: string,
  transcript: NamedTranscript,
  saying: Saying,
  { run, flags }: CommandContext,
): Promise<Incident> {
  const { settings, ports } = run;
  const format = formatOf(settings.values);
  const folder = sessionFolder('reject', name, run);
  refuse(obstacles('reject', name, folder, transcript, run));
  const candidate = await readNamedSummary(flags.get(FROM.name) ?? '', name, { ...ports, format });
  const told = [`From an incident, rejected by ${saying.by}: ${saying.because ?? ''}`];
  const draft = makeDraft(name, null, format, told);
  const page = isCorpusOfPages(run) ? await pageOf(name, null, format, told) : undefined;
  const reference: Plan = {
    ...planFor(name, `${folder}/${page === undefined ? 'reference.json' : 'reference.md'}`),
    text: page ?? jsonText(draft.value),
    remarks: [
      'a draft, and its reference is empty: write what really happened, with reviewed_by and reviewed_at, and remove "unreviewed"; until then it stops the gate',
    ],
  };
  const rejected: Plan = {
    ...planFor(name, `${folder}/rejected/${taughtId(saying.at, candidate.digest)}.json`),
    ...taughtText(asWritten(candidate.summary, candidate), saying, format),
    remarks: ['self-test says whether the gates fail it, as soon as the draft is reviewed'],
  };
  return { plans: [reference, copyOf(name, folder, transcript), rejected], views: [] };
}

function planFor(session: string, file: string): Omit<Plan, 'text'> {
  return { session, file, id: null, isKnown: false, before: null, isMasked: false, still: [], remarks: [] };
}

/** The transcript, where the session has none. */
function besideReference(
  name: string,
  reference: string,
  transcript: NamedTranscript,
  { ports: { files } }: CommandContext['run'],
): Plan {
  const folder = folderOfReference(reference);
  if (folder === undefined)
    refuse([
      {
        message: 'transcript: this session is a line of a .jsonl corpus, which has no place for one',
        place: { file: reference },
        hint: 'leave --transcript out',
      },
    ]);
  const taken = files
    .list(folder === undefined || folder === '' ? '.' : folder)
    .find((entry) => /^transcript\./i.test(entry));
  if (taken !== undefined)
    refuse([
      {
        message: 'the session has a transcript already, and reject overwrites nothing',
        place: { file: `${folder}/${taken}` },
        hint: 'leave --transcript out',
      },
    ]);
  return copyOf(name, folder ?? '', transcript);
}

/** A credential in it is masked: the corpus is committed, and shown. */
function copyOf(name: string, folder: string, { file, text, ending, read }: NamedTranscript): Plan {
  const source = sourceOf({ file, ...factsOf(read) });
  const masked = maskTranscript(text, read.format);
  const target = pathIn(folder, `transcript${ending}`);
  if (target === file && masked !== text)
    refuse([
      {
        message: 'transcript: it stands where it is to be kept, and has a credential, which a copy would not have',
        place: { file },
        hint: 'move it out of the corpus and name it there',
      },
    ]);
  return {
    ...planFor(name, target),
    text: masked,
    isMasked: masked !== text,
    remarks: isWorthTelling(source) ? [aboutSource(source)] : [],
  };
}
