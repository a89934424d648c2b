import type { Detail } from '../page-data.js';
import { data } from './page-parts.js';

/** Details by the position of their row. A block is read when one of its rows is opened for the first time. */
export function openDetails(blockSize: number): (row: number) => Detail | undefined {
  const blocks = new Map<number, readonly Detail[]>();
  return (row) => {
    const at = Math.floor(row / blockSize);
    let block = blocks.get(at);
    if (block === undefined) {
      block = data<readonly Detail[]>(`details-${at}`);
      blocks.set(at, block);
    }
    return block[row - at * blockSize];
  };
}
