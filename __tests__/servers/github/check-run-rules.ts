import { z } from 'zod';
import { invalid } from './refusal.js';
import type { CheckRun } from './state.js';

/** The limits of check runs, https://docs.github.com/rest/checks/runs, where the description is silent. */
const LONGEST_TITLE = 255;
const LONGEST_TEXT = 65_535;
const MOST_ANNOTATIONS = 50;
const LONGEST_ANNOTATION_BYTES = 64 * 1024;

const annotation = z.object({
  path: z.string(),
  start_line: z.number(),
  end_line: z.number(),
  start_column: z.number().optional(),
  end_column: z.number().optional(),
  annotation_level: z.string(),
  message: z.string(),
  title: z.string().optional(),
  raw_details: z.string().optional(),
});

export const checkRunUpdate = z.object({
  name: z.string().optional(),
  status: z.string().optional(),
  conclusion: z.string().optional(),
  details_url: z.string().optional(),
  external_id: z.string().optional(),
  started_at: z.string().optional(),
  completed_at: z.string().optional(),
  output: z
    .object({
      title: z.string().optional(),
      summary: z.string(),
      text: z.string().optional(),
      annotations: z.array(annotation).optional(),
    })
    .optional(),
});
export const checkRunBody = checkRunUpdate.extend({ name: z.string(), head_sha: z.string() });

export type WantedCheckRun = z.infer<typeof checkRunUpdate>;

export function refuseBadCheckRun(wanted: WantedCheckRun, before: CheckRun | undefined): void {
  const { status, conclusion = before?.conclusion, details_url, output } = wanted;
  if (status === 'completed' && (conclusion === undefined || conclusion === null)) {
    throw invalid('"conclusion" wasn\'t supplied: it is required when the status is "completed".');
  }
  if (wanted.conclusion === 'stale') throw invalid('Only GitHub itself can set the conclusion "stale".');
  if (details_url !== undefined && !/^https?:\/\//.test(details_url)) {
    throw invalid('details_url must use http or https.');
  }
  if (output === undefined) return;
  if ((output.title ?? '').length > LONGEST_TITLE) {
    throw invalid(`Only ${LONGEST_TITLE} characters are allowed; ${output.title?.length} were supplied (title).`);
  }
  for (const text of [output.summary, output.text ?? '']) {
    if (text.length > LONGEST_TEXT) {
      throw invalid(`Only ${LONGEST_TEXT} characters are allowed; ${text.length} were supplied.`);
    }
  }
  const { annotations = [] } = output;
  if (annotations.length > MOST_ANNOTATIONS) {
    throw invalid(`No more than ${MOST_ANNOTATIONS} items are allowed; ${annotations.length} were supplied.`);
  }
  for (const one of annotations) refuseBadAnnotation(one);
}

/**
 * The order of lines and columns is documented. What follows from it (lines start at 1, paths are relative, texts are
 * not empty) is not known to be refused, but would show nowhere.
 */
function refuseBadAnnotation(one: z.infer<typeof annotation>): void {
  if (one.path === '' || one.path.startsWith('/') || one.path.startsWith('./')) {
    throw invalid(`The path of an annotation is relative to the repository, not ${JSON.stringify(one.path)}.`);
  }
  if (one.start_line < 1) throw invalid('start_line starts at 1.');
  if (one.end_line < one.start_line) throw invalid('end_line must not be before start_line.');
  const { start_column: start, end_column: end } = one;
  if ((start !== undefined || end !== undefined) && one.start_line !== one.end_line) {
    throw invalid('start_column and end_column are only allowed on one and the same line.');
  }
  if (start !== undefined && start < 1) throw invalid('start_column starts at 1.');
  if (start !== undefined && end !== undefined && end < start)
    throw invalid('end_column must not be before start_column.');
  if ((one.title ?? '').length > LONGEST_TITLE) throw invalid(`Only ${LONGEST_TITLE} characters are allowed (title).`);
  if (one.message === '') throw invalid('message must not be empty.');
  for (const text of [one.message, one.raw_details ?? '']) {
    if (Buffer.byteLength(text) > LONGEST_ANNOTATION_BYTES)
      throw invalid('Only 64 KB are allowed (message, raw_details).');
  }
}

/** Brings a check run up to date; annotations are appended, the rest is replaced. */
export function settleCheckRun(run: CheckRun, wanted: WantedCheckRun, now: Date): void {
  const { output } = wanted;
  run.name = wanted.name ?? run.name;
  run.detailsUrl = wanted.details_url ?? run.detailsUrl;
  run.externalId = wanted.external_id ?? run.externalId;
  run.startedAt = wanted.started_at ?? run.startedAt ?? now.toISOString();
  run.conclusion = wanted.conclusion ?? run.conclusion;
  // A conclusion completes the run, whatever the status says.
  run.status = wanted.conclusion === undefined ? (wanted.status ?? run.status) : 'completed';
  if (run.status === 'completed') run.completedAt = wanted.completed_at ?? run.completedAt ?? now.toISOString();
  if (output === undefined) return;
  run.title = output.title ?? run.title;
  run.summary = output.summary;
  run.text = output.text ?? run.text;
  run.annotations.push(...(output.annotations ?? []));
}
