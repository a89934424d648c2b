import * as crypto from 'node:crypto';
import type { Digest, RunningDigest } from '../core/ports.js';
import { inChunks } from './disk/write-pieces.js';

/** Hashes a whole text in one call, three times as fast as piece by piece; undefined before Node.js 20.12. */
const hashAtOnce: typeof crypto.hash | undefined = crypto.hash;

export const sha256: Digest = (text) => {
  if (typeof text === 'string' && hashAtOnce !== undefined) return hashAtOnce('sha256', text);
  const running = openSha256();
  for (const chunk of typeof text === 'string' ? [text] : inChunks(text)) running.add(chunk);
  return running.end();
};

export function openSha256(): RunningDigest {
  const hash = crypto.createHash('sha256');
  return {
    add: (piece) => void hash.update(piece, 'utf8'),
    end: () => hash.digest('hex'),
  };
}
