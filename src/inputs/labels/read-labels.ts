import type { Problem } from '../../core/errors.js';
import { type JsonDocument, type JsonPath, parseJson } from '../../core/json/document.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import { hasManyValues, MANY_VALUES } from '../../core/json/values.js';
import type { Files } from '../../core/ports.js';
import { oversizedSummary } from '../../core/summary-size.js';
import { LONGEST_INPUT_BYTES } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { folderOfReference } from '../corpus/reference-file.js';
import { absentDimensions } from '../format/absent-dimensions.js';
import { doubledFields } from '../format/doubled-fields.js';
import { memberAt, withoutAbsent } from '../format/in-our-keys.js';
import { labelsInOurKeys } from '../format/reference-in-our-keys.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { type Label, labelsSchema } from './label.js';

interface Labels {
  /** In the order of the sessions, and of their files. */
  readonly labels: readonly Label[];
  /** Everything that is wrong, over all files. */
  readonly problems: readonly Problem[];
}

/** Reads the labels.json beside each reference.json. A `.jsonl` corpus has no folders, so it has no labels. */
export function readLabels(sessions: Iterable<GoldenSession>, files: Files, format: SummaryFormat): Labels {
  const read = Array.from(sessions, (session) => readLabelsOf(session, files, format));
  return { labels: read.flatMap(({ labels }) => labels), problems: read.flatMap(({ problems }) => problems) };
}

const NONE: Labels = { labels: [], problems: [] };

/** Reads the labels of one session; there are none where it has no labels.json. */
export function readLabelsOf(session: GoldenSession, files: Files, format: SummaryFormat): Labels {
  const file = labelsFile(session);
  if (file === undefined || files.kind(file) === 'missing') return NONE;
  const read = files.read(file, LONGEST_INPUT_BYTES);
  if (read.kind === 'unreadable') return failed({ message: read.reason, place: { file } });
  const [badLine] = read.invalidLines;
  if (badLine !== undefined) return failed({ message: 'the file is not UTF-8', place: { file, line: badLine } });
  if (session.canary) {
    return failed({ message: 'a canary has no labels: it is judged only damaged', place: { file, line: 1 } });
  }
  const parsed = parseJson(read.text);
  if ('error' in parsed) {
    const { message, position } = parsed.error;
    return failed({ message: `broken JSON: ${message}`, place: { file, ...position } });
  }
  return checkLabels(session, parsed.document, file, format);
}

/** Path of the labels.json of a session; undefined for a session of a `.jsonl` corpus. */
function labelsFile({ place }: GoldenSession): string | undefined {
  const folder = folderOfReference(place.file);
  return folder === undefined ? undefined : pathIn(folder, 'labels.json');
}

function checkLabels(session: GoldenSession, document: JsonDocument, file: string, format: SummaryFormat): Labels {
  if (hasManyValues(document.value)) return failed({ message: `the file ${MANY_VALUES}`, place: { file, line: 1 } });
  const read = labelsInOurKeys(document.value, format);
  const oversized = oversizedLabels(read.value);
  if (oversized.length > 0) {
    const problems = oversized.map(({ path, message }) => ({
      message,
      place: placeOf(document, file, read.toFile(path)),
    }));
    return { labels: [], problems };
  }
  const checked = labelsSchema.safeParse(read.value);
  const problems: Problem[] = [
    ...document.repeatedKeys().map((path) => ({
      message: `the key ${JSON.stringify(path.at(-1))} stands twice in one object`,
      place: placeOf(document, file, path),
    })),
    ...schemaProblems(checked.error?.issues ?? [], document, file, [], read.toFile),
    ...read.labels.flatMap((label, i) => doubledFields(label, document, file, [i, 'candidate'], format)),
  ];
  if (!checked.success) return { labels: [], problems };
  const positionOf = document.positions();
  const seen = new Set<string>();
  const labels = checked.data.map((label, i): Label => {
    const place = { file, ...positionOf([i, 'id']) };
    if (seen.has(label.id)) problems.push({ message: `the id ${JSON.stringify(label.id)} stands twice`, place });
    seen.add(label.id);
    for (const { dimension, message, hint } of absentDimensions(label.dimensions, format)) {
      const at = { file, ...positionOf([i, 'dimensions', dimension]) };
      problems.push({ message: `[${i}].dimensions.${dimension} ${message}`, place: at, hint });
    }
    return {
      session,
      id: label.id,
      candidate: withoutAbsent(label.candidate, format),
      overall: label.overall,
      dimensions: label.dimensions ?? {},
      labeller: label.labeller,
      at: label.at ?? null,
      place,
    };
  });
  return { labels: problems.length > 0 ? [] : labels, problems };
}

/** Labels of candidates that are longer than a summary can be. */
function oversizedLabels(labels: unknown): readonly { readonly path: JsonPath; readonly message: string }[] {
  const all: readonly unknown[] = Array.isArray(labels) ? labels : [];
  return all.flatMap((label, i) => {
    const oversized = oversizedSummary(memberAt(label, ['candidate']));
    return oversized === undefined ? [] : [{ path: [i, 'candidate', oversized.field], message: oversized.message }];
  });
}

function failed(problem: Problem): Labels {
  return { labels: [], problems: [problem] };
}
