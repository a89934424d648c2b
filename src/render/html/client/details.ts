import type { Detail } from '../page-data.js';

/** The details of sessions by the position of their row, in blocks of data. */
interface Details {
  readonly at: (row: number) => Detail | undefined;
  /** A block as it stands in the page; null behind the last one. */
  readonly source: (block: number) => string | null;
}

/** A block is read when one of its rows is opened for the first time. */
export function openDetails(blockSize: number): Details {
  const blocks = new Map<number, readonly Detail[]>();
  const source = (block: number): string | null => document.getElementById(`details-${block}`)?.textContent ?? null;
  return {
    source,
    at: (row) => {
      const at = Math.floor(row / blockSize);
      const block: readonly Detail[] = blocks.get(at) ?? JSON.parse(source(at) ?? '[]');
      blocks.set(at, block);
      return block[row - at * blockSize];
    },
  };
}
