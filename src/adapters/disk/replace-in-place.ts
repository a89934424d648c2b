import { closeSync, constants, fstatSync, openSync, readFileSync, writeSync } from 'node:fs';

/** Follows no link that has come to stand there since, and waits for nobody. Windows has neither. */
const CHANGING = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Puts a text in place of another one of as many bytes, where that stands first. The file has the blocks that it had. */
export function replaceInPlace(path: string, from: string, to: string): void {
  const [wanted, instead] = [Buffer.from(from), Buffer.from(to)];
  if (wanted.length !== instead.length) throw new Error('the text has another length than the one that it replaces');
  const file = openSync(path, CHANGING);
  try {
    if (!fstatSync(file).isFile()) throw new Error('this is not a file');
    const at = readFileSync(file).indexOf(wanted);
    if (at === -1) throw new Error('the text to be replaced is not there');
    writeSync(file, instead, 0, instead.length, at);
  } finally {
    closeSync(file);
  }
}
