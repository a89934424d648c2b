import type { Difficulty, Family } from './question.js';
import type { RubricText } from './rubric-text.js';
import { IMPLEMENTATION_COMPLEX } from './rubrics/implementation-complex.js';
import { IMPLEMENTATION_NORMAL } from './rubrics/implementation-normal.js';
import { IMPLEMENTATION_SIMPLE } from './rubrics/implementation-simple.js';
import { INVESTIGATION_COMPLEX } from './rubrics/investigation-complex.js';
import { INVESTIGATION_NORMAL } from './rubrics/investigation-normal.js';
import { INVESTIGATION_SIMPLE } from './rubrics/investigation-simple.js';

/** What is asked of a summary, by the sort of work and its size. */
export const RUBRICS: Readonly<Record<Family, Readonly<Record<Difficulty, RubricText>>>> = {
  implementation: {
    simple: IMPLEMENTATION_SIMPLE,
    normal: IMPLEMENTATION_NORMAL,
    complex: IMPLEMENTATION_COMPLEX,
  },
  investigation: {
    simple: INVESTIGATION_SIMPLE,
    normal: INVESTIGATION_NORMAL,
    complex: INVESTIGATION_COMPLEX,
  },
};
