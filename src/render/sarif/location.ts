import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { plainLine } from '../escape.js';

/** The top of the repository, which every path is relative to. Where it lies is the reader's to know. */
export const ROOT = '%SRCROOT%';

/**
 * Where a finding stands: its line, and what of which session it is about. There always is a file: GitHub refuses the
 * whole upload for one result without. Where no file can be named, it is the folder of the candidates.
 */
export function locationOf(
  session: ReportSession | null,
  { file, line, column, dimension }: ReportFinding,
  { settings }: Report,
): unknown {
  const candidates = settings['candidates']?.value;
  const isKnown = file !== null && !isMasked(file);
  const path = isKnown ? file : typeof candidates === 'string' ? candidates : '.';
  const region =
    isKnown && line !== null ? { startLine: line, ...(column !== null && { startColumn: column }) } : { startLine: 1 };
  const name = session === null ? undefined : plainLine(session.name, 300);
  return {
    physicalLocation: { artifactLocation: artifactOf(path), region },
    ...(name !== undefined && {
      logicalLocations: [
        { name: dimension ?? name, fullyQualifiedName: dimension === null ? name : `${name}/${dimension}` },
      ],
    }),
  };
}

/** By this number a message links to the reference: GitHub shows related locations only where a message does. */
export const REFERENCE_ID = 1;

/** The reference that a session is compared with, where there is one. In a `.jsonl` corpus it is a line that the report does not know. */
export function referenceOf(
  { name, reference_digest: digest }: ReportSession,
  { settings }: Report,
): readonly unknown[] {
  const corpus = settings['corpus']?.value;
  if (digest === null || typeof corpus !== 'string' || corpus.endsWith('.jsonl')) return [];
  const file = `${corpus === '.' ? '' : `${corpus}/`}${name}/reference.json`;
  if (isMasked(file)) return [];
  return [
    {
      id: REFERENCE_ID,
      physicalLocation: { artifactLocation: artifactOf(file), region: { startLine: 1 } },
      message: { text: 'The reference of this session' },
    },
  ];
}

/** Where a credential was masked, a path leads nowhere any more. */
function isMasked(path: string): boolean {
  return path.includes('***');
}

/** A path of the workspace as a relative reference by RFC 3986. */
function artifactOf(path: string): unknown {
  const uri = path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return { uri, uriBaseId: ROOT };
}
