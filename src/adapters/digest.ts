import { createHash } from 'node:crypto';
import type { Digest } from '../ports.js';

export const sha256: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
