import type { ExitCode } from '../../core/errors.js';
import { formatPlace, refuse } from '../../core/errors.js';
import { FINDING_CODES } from '../../core/finding.js';
import { summaryText } from '../../core/summary.js';
import { gatesOfOne } from '../../gates/evaluate.js';
import { policyOf } from '../../gates/policy.js';
import { asStrict, type Saying } from '../../inputs/corpus/write-taught.js';
import { asWritten } from '../../inputs/format/their-words.js';
import type { CommandContext } from '../command.js';
import { FROM, TRANSCRIPT } from '../flags.js';
import { besideOrInLine, sameAs } from '../parts/plan-taught.js';
import { planIncident } from '../parts/reject-incident.js';
import type { TaughtSession } from '../parts/taught-sessions.js';
import { conclude, type Lesson, teach } from '../parts/teach.js';

/** Keeps candidates that people rejected, as an exam for the gates; or a summary of production, named by its file. */
export async function reject(context: CommandContext): Promise<ExitCode> {
  const { flags } = context;
  if (flags.has(FROM.name)) return conclude('reject', await planIncident(REJECTING, context), context);
  if (flags.has(TRANSCRIPT.name))
    refuse([{ message: 'reject --transcript needs --from: the file of the summary that is rejected' }]);
  return teach(context, REJECTING);
}

/** Keeps a candidate as an exam. */
export const REJECTING: Lesson = { command: 'reject', plan };

function plan(...[taught, saying, run, earlier]: Parameters<Lesson['plan']>): ReturnType<Lesson['plan']> {
  const { golden, candidate } = taught;
  const twin = sameAs(taught, golden.accepted, run.ports.digest);
  if (twin !== undefined)
    return {
      problem: {
        message: `this summary is accepted, in ${formatPlace(twin.place)}, by ${twin.by}`,
        place: candidate.place,
        hint: 'remove it there first, if that was wrong',
      },
    };
  if (summaryText(asStrict(candidate.summary)) === summaryText(golden.reference))
    return {
      problem: {
        message: 'the reference says the same, word for word',
        place: candidate.place,
        hint: 'correct the reference first',
      },
    };
  const known = sameAs(taught, golden.rejected, run.ports.digest);
  // Nothing of what stands there is written anew, so that the code would be lost.
  if (known !== undefined && saying.code !== undefined && known.code !== saying.code)
    return {
      problem: {
        message: `this summary is rejected already, ${known.code === null ? 'without a code' : `with the code ${known.code}`}`,
        place: known.place,
        hint: `write "code": ${JSON.stringify(saying.code)} there, and lint asks for that finding`,
      },
    };
  const summary = asWritten(candidate.summary, candidate);
  const written = besideOrInLine({ kind: 'rejected', known, taught, summary, saying }, run, earlier);
  if ('problem' in written) return written;
  return { ...written, still: taught.codes, remarks: remarksOn(taught, saying, run) };
}

/** Whether anything finds what a person has found, and whether a gate fails it, as `self-test` asks of all that was rejected. */
function remarksOn(
  { codes, session }: TaughtSession,
  { code }: Saying,
  { settings }: CommandContext['run'],
): readonly string[] {
  const wanted = FINDING_CODES.find((one) => one === code);
  if (wanted !== undefined && !codes.includes(wanted))
    return [
      `nothing raises ${wanted} here: the gate is blind to it, so that lint fails, and a requirement may be what it takes`,
    ];
  if (gatesOfOne(policyOf(settings))({ ...session, defectCodes: codes }).length > 0) return [];
  return [
    codes.length === 0
      ? 'nothing is found wrong with it: the gate is blind to it, and a requirement may be what it takes'
      : `no gate that is set here fails it, though this is found wrong with it: ${codes.join(', ')}; name one of these in fail-on, set a floor such as min-session, or write a requirement`,
  ];
}
