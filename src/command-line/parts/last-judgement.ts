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
export interface Judged {
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
  const path = pathIn(values['report-dir'], 'report.json');
  if (files.kind(path) !== 'file') return null;
  const read = files.read(path);
  const parsed = read.kind === 'text' ? parseJson(read.text) : undefined;
  if (parsed === undefined || 'error' in parsed) return null;
  const { data } = lastReport.safeParse(parsed.document.value);
  const session = data?.sessions.find(({ name }) => name === judged.name);
  if (session === undefined) return null;
  // Of several samples the judge was asked about the first that is usable.
  const asked = session.samples == null ? session : session.samples.find(({ status }) => status === 'scored');
  const isSame =
    asked?.candidate_digest === judged.candidateDigest && session.reference_digest === judged.referenceDigest;
  return isSame && session.judge !== undefined ? { place: path, ...session.judge } : null;
}
