import { z } from 'zod';
import { parseJson } from '../../core/json/document.js';
import type { Files } from '../../core/ports.js';
import { pathIn } from '../../core/workspace-path.js';
import type { Explanation } from '../../render/terminal/explanation.js';
import { judgementSchema } from '../../report/metrics-schema.js';
import type { Settings } from '../../settings/table.js';

/** As much of a report as is needed here: one of another version may have it as well. */
const lastReport = z.looseObject({
  sessions: z.array(
    z.looseObject({
      name: z.string(),
      candidate_digest: z.string().nullable(),
      samples: z.array(z.looseObject({ status: z.string(), candidate_digest: z.string().nullable() })).nullish(),
      reference_digest: z.string().nullable(),
      judge: judgementSchema.optional(),
    }),
  ),
});

/** Of what the judge's word is wanted. */
interface Judged {
  readonly name: string;
  readonly candidateDigest: string;
  /** Null without a golden session. */
  readonly referenceDigest: string | null;
}

/**
 * What the judge said of this very candidate and reference in the last run, as report.json has it: nobody is asked for an
 * explanation. The file is foreign, and one that is no report tells nothing.
 */
export function lastJudgement(judged: Judged, values: Settings, files: Files): Explanation['judge'] {
  return openLastJudgements(values, files)(judged);
}

/** The same of many, for which the report is read once. */
export function openLastJudgements(values: Settings, files: Files): (judged: Judged) => Explanation['judge'] {
  const path = pathIn(values['report-dir'], 'report.json');
  let sessions: ReturnType<typeof sessionsIn> | undefined;
  return (judged) => {
    sessions ??= sessionsIn(path, files);
    const session = sessions.get(judged.name);
    return session === undefined ? null : judgementIn(session, judged, path);
  };
}

type LastSession = z.infer<typeof lastReport>['sessions'][number];

function sessionsIn(path: string, files: Files): ReadonlyMap<string, LastSession> {
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  const parsed = read?.kind === 'text' ? parseJson(read.text) : undefined;
  if (parsed === undefined || 'error' in parsed) return new Map();
  const { data } = lastReport.safeParse(parsed.document.value);
  return new Map(data?.sessions.map((session) => [session.name, session]));
}

function judgementIn(session: LastSession, judged: Judged, path: string): Explanation['judge'] {
  // Of several samples the judge was asked about the first that is usable.
  const asked = session.samples == null ? session : session.samples.find(({ status }) => status === 'scored');
  const isSame =
    asked?.candidate_digest === judged.candidateDigest && session.reference_digest === judged.referenceDigest;
  return isSame && session.judge !== undefined ? { place: path, ...session.judge } : null;
}
