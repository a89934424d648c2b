import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { plainLine } from '../escape.js';

/** The top of the repository, which every path is relative to. Where it lies is the reader's to know. */
export const ROOT = '%SRCROOT%';

/** Where a finding stands: its line, and what of which session it is about. */
export function locationOf(session: ReportSession | null, { file, line, column, dimension }: ReportFinding): unknown {
  const artifactLocation = artifactOf(file);
  const region = line === null ? undefined : { startLine: line, ...(column !== null && { startColumn: column }) };
  const name = session === null ? undefined : plainLine(session.name, 300);
  return {
    ...(artifactLocation !== undefined && {
      physicalLocation: { artifactLocation, ...(region !== undefined && { region }) },
    }),
    ...(name !== undefined && {
      logicalLocations: [
        { name: dimension ?? name, fullyQualifiedName: dimension === null ? name : `${name}/${dimension}` },
      ],
    }),
  };
}

/** The reference that a session is compared with. In a `.jsonl` corpus it is a line that the report does not know. */
export function referenceOf({ name }: ReportSession, { settings }: Report): readonly unknown[] {
  const corpus = settings['corpus']?.value;
  if (typeof corpus !== 'string') return [];
  const file = corpus.endsWith('.jsonl') ? corpus : `${corpus === '.' ? '' : `${corpus}/`}${name}/reference.json`;
  const artifactLocation = artifactOf(file);
  if (artifactLocation === undefined) return [];
  return [{ physicalLocation: { artifactLocation }, message: { text: 'The reference of this session' } }];
}

function artifactOf(path: string | null): unknown {
  // Where a credential was masked, the path leads nowhere any more.
  if (path === null || path.includes('***')) return undefined;
  return { uri: uriOf(path), uriBaseId: ROOT };
}

/** A path of the workspace as a relative reference by RFC 3986. */
function uriOf(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
