import { EXIT, type ExitCode, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import { transcriptPaths } from '../../inputs/corpus/find-transcript.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { normalizeName } from '../../inputs/corpus/session-name.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { Message } from '../../inputs/transcripts/message.js';
import { sourceOf } from '../../inputs/transcripts/source.js';
import { factsOf } from '../../inputs/transcripts/transcript.js';
import { renderTranscript } from '../../render/terminal/transcript.js';
import { toReportSource } from '../../report/transcripts-report.js';
import type { CommandContext } from '../command.js';
import { type NamedTranscript, readNamedTranscript } from '../parts/named-transcript.js';
import { nameHint } from '../parts/session-operand.js';

/** Prints the transcript of a session, or of a file, with the numbers of its messages. */
export async function transcript(context: CommandContext): Promise<ExitCode> {
  const { json, screen, print } = context;
  const { file, read } = await transcriptOf(context);
  if (!json) print(renderTranscript(file, read, screen));
  else {
    const source = toReportSource(sourceOf({ file, ...factsOf(read) }));
    print(jsonText(maskTexts({ transcript: source, messages: read.messages.map(plainMessage) })));
  }
  return EXIT.pass;
}

/** The transcript of a session of that name, else of a file. */
async function transcriptOf({ run, operands }: CommandContext): Promise<NamedTranscript> {
  const { settings, ports } = run;
  refuse(settings.problems);
  const [given = ''] = operands;
  if (given === '') throw new UserError([{ message: 'transcript needs the name of a session, or the path of a file' }]);
  const { corpus } = settings.values;
  const { files, digest } = ports;
  const { sessions } = await readCorpus(corpus, files, digest, formatOf(settings.values));
  const session = sessions.find(({ name }) => name === normalizeName(given));
  const [path] = session === undefined ? [] : transcriptPaths(session, files);
  if (path !== undefined) return readNamedTranscript(`${files.root}/${path}`, files);
  if (session !== undefined) {
    const { file } = session.place;
    const hint = file.endsWith('.jsonl')
      ? 'a session in a line of a file has none; one in a folder has it beside its reference'
      : `copy it beside the reference, as ${file.replace(/[^/]*$/, 'transcript.jsonl')}, or .json, .md or .txt as it is`;
    throw new UserError([{ message: 'the session has no transcript', place: session.place, hint }]);
  }
  const located = files.locate(given);
  const isThere = 'problem' in located || files.kind(located.path) !== 'missing';
  if (isThere) return readNamedTranscript(given, files);
  const { ending, hint } = nameHint(
    given,
    sessions.map(({ name }) => name),
  );
  const message = `there is no session and no file ${JSON.stringify(given)}${ending}`;
  throw new UserError([{ message, ...(hint !== undefined && { hint }) }]);
}

function plainMessage({ seq, line, time, role, blocks, conversation, isAside }: Message) {
  return {
    seq,
    line,
    time,
    role,
    ...(conversation > 1 && { conversation }),
    ...(isAside && { aside: true }),
    blocks: blocks.map((block) => ({
      kind: block.kind,
      role: block.role,
      ...(block.kind !== 'text' && { tool: block.tool }),
      ...(block.kind === 'result' && { is_error: block.isError }),
      text: block.text,
    })),
  };
}
