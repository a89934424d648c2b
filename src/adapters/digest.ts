import { createHash } from 'node:crypto';
import type { Digest } from '../ports.js';

export const sha256: Digest = (text) => {
  const hash = createHash('sha256');
  for (const piece of typeof text === 'string' ? [text] : text) hash.update(piece, 'utf8');
  return hash.digest('hex');
};
