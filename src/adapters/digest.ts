import { createHash } from 'node:crypto';
import type { Digest, RunningDigest } from '../ports.js';

export const sha256: Digest = (text) => {
  const running = openSha256();
  for (const piece of typeof text === 'string' ? [text] : text) running.add(piece);
  return running.end();
};

export function openSha256(): RunningDigest {
  const hash = createHash('sha256');
  return {
    add: (piece) => void hash.update(piece, 'utf8'),
    end: () => hash.digest('hex'),
  };
}
