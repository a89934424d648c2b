import { isPlainObject, jsonOrNothing } from '../../core/json/values.js';
import { maskJsonText } from '../../core/masked-json.js';
import type { Digest } from '../../core/ports.js';
import { maskSecrets, maskTexts } from '../../core/redact.js';
import { maskedHead } from '../../core/text.js';
import { inTheirKeys } from '../format/in-their-keys.js';
import { namePath } from '../format/line-name.js';
import { isOurName, type SummaryFormat } from '../format/summary-format.js';
import { asWritten } from '../format/their-words.js';
import type { InputText } from '../input-texts.js';
import { readCandidate } from './read-candidate.js';
import { isWrapped } from './wrapped-summary.js';

/** What is kept of a candidate that nobody can read: enough to see what it is. */
const LONGEST_BROKEN = 20_000;

/** Where a candidate belongs. */
interface CandidateOwner {
  readonly name: string;
  /** Which sample it is, where its place tells. */
  readonly sample?: number | undefined;
}

/**
 * A candidate as a line of a `.jsonl` file that is read as it was: under the team's own keys, with what it lacks and what it
 * has beside, and broken where it was. Credentials are masked, as everywhere.
 */
export function candidateLine(
  { name, sample }: CandidateOwner,
  input: InputText,
  digest: Digest,
  format: SummaryFormat,
): string {
  const owner = { name: maskSecrets(name), ...(sample !== undefined && { sample }) };
  const content = contentOf(input, digest, format);
  if (content === undefined) return brokenLine(owner, input.text);
  try {
    return JSON.stringify({ ...owner, candidate: maskTexts(content) });
  } catch {
    // Nesting may be deeper than the engine can walk.
    return textLine(owner, input.text);
  }
}

/** What stands where the summary should; undefined where nobody can read it. */
function contentOf(input: InputText, digest: Digest, format: SummaryFormat): unknown {
  if (input.fault !== null) return undefined;
  if (input.markdown !== undefined) return ofMarkdown(input, digest, format);
  let value: unknown;
  try {
    value = JSON.parse(input.text);
  } catch {
    return undefined;
  }
  if (!isPlainObject(value)) return undefined;
  if (isWrapped(value, format)) return value['candidate'];
  // A line says whose it is among its keys; a file may have keys of that name that mean something else, and so may a line
  // that says it elsewhere.
  if (input.name !== undefined) return value;
  const { sample: _number, ...content } = value;
  if (!isOurName(namePath(value, format))) return content;
  const { name: _, ...summary } = content;
  return summary;
}

/** A page as the object that is read from it, without the fields that it lacks. */
function ofMarkdown(input: InputText, digest: Digest, format: SummaryFormat): unknown {
  const candidate = readCandidate(input, digest, format);
  if (!('kind' in candidate) || candidate.kind !== 'valid') return undefined;
  const { missing, summary } = candidate;
  const dimensions = format.dimensions.filter((one) => !missing.has(one));
  return inTheirKeys(asWritten(summary, candidate), { ...format, dimensions });
}

/** A line as broken as the text, so that it is told of in the same words; where that would heal it, the text in place of an object. */
function brokenLine(owner: CandidateOwner, text: string): string {
  const masked = maskedHead(text, LONGEST_BROKEN, maskJsonText);
  if (!/^\s*\{/.test(masked)) return textLine(owner, text);
  const line = `${JSON.stringify(owner).slice(0, -1)},"candidate":${masked.replace(/[\r\n]+/g, ' ')}`;
  return isJson(line) ? textLine(owner, text) : line;
}

function textLine(owner: CandidateOwner, text: string): string {
  return JSON.stringify({ ...owner, candidate: maskedHead(text, LONGEST_BROKEN, maskJsonText) });
}

function isJson(text: string): boolean {
  return jsonOrNothing(text) !== undefined;
}
