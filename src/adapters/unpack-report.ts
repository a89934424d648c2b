import { unzipSync } from 'fflate';

/** A report of a million sessions; an archive may promise anything. */
const LARGEST_REPORT = 256 * 1024 * 1024;

/** The report.json of an archive, in whatever folder; nothing where there is none or it is no archive. */
export function unpackReport(archive: Uint8Array): string | undefined {
  try {
    const entries = unzipSync(archive, {
      filter: ({ name, originalSize }) => /(^|\/)report\.json$/.test(name) && originalSize <= LARGEST_REPORT,
    });
    const [shortest] = Object.keys(entries).sort((a, b) => a.length - b.length);
    const bytes = shortest === undefined ? undefined : entries[shortest];
    return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}
