import { expect } from 'vitest';
import { loadMatchers } from './program.js';

expect.extend(await loadMatchers());
