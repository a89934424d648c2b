import { formatPlace } from '../../core/errors.js';
import type { ExitCode } from '../../core/exit-code.js';
import { FINDING_CODES } from '../../core/finding.js';
import { folderOfReference } from '../../inputs/corpus/reference-file.js';
import { MOST_REJECTED } from '../../inputs/corpus/taught-summary.js';
import { type Saying, taughtText } from '../../inputs/corpus/write-taught.js';
import { codesIn } from '../../scoring/scored-session.js';
import type { CommandContext } from '../command.js';
import { idOf, inLine } from './accept.js';
import { type Lesson, type TaughtSession, teach } from './teach.js';

/** Keeps candidates that people rejected, as an exam for the gates. */
export function reject(context: CommandContext): Promise<ExitCode> {
  return teach(context, { command: 'reject', plan });
}

const plan: Lesson['plan'] = (taught, saying, { ports: { files } }) => {
  const { golden, candidate, format } = taught;
  const folder = folderOfReference(golden.place.file);
  if (folder === undefined) return inLine(taught, 'rejected');
  const twin = golden.accepted.find(({ digest }) => digest === candidate.digest);
  if (twin !== undefined)
    return {
      problem: {
        message: `this summary is accepted, in ${formatPlace(twin.place)}`,
        place: candidate.place,
        hint: 'remove that file first',
      },
    };
  const known = golden.rejected.find(({ digest }) => digest === candidate.digest);
  const file = `${folder === '' ? '' : `${folder}/`}rejected/${known?.id ?? idOf(taught, saying)}.json`;
  if (known === undefined && golden.rejected.length >= MOST_REJECTED && files.kind(file) === 'missing')
    return {
      problem: {
        message: `the session has ${MOST_REJECTED} rejected summaries; allowed: no more`,
        place: golden.place,
      },
    };
  const written = taughtText(candidate.summary, saying, format);
  const still = codesIn(taught.session);
  return { session: golden.name, file, before: null, ...written, still, remarks: remarksOn(taught, saying) };
};

/** Whether anything finds what a person has found. */
function remarksOn({ session }: TaughtSession, { code }: Saying): readonly string[] {
  const codes = codesIn(session);
  const wanted = FINDING_CODES.find((one) => one === code);
  if (wanted !== undefined && !codes.includes(wanted))
    return [`nothing raises ${wanted} here: the gate is blind to it, and a requirement may be what it takes`];
  return codes.length === 0 ? ['nothing is found wrong with it: the gate is blind to it'] : [];
}
