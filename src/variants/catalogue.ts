import type { Edit } from './edit.js';
import { ACTION_EDITS } from './edits/actions.js';
import { ARRANGEMENT_EDITS } from './edits/arrangement.js';
import { FACT_EDITS } from './edits/facts.js';
import { MOMENT_EDITS } from './edits/moments.js';
import { OUTCOME_EDITS } from './edits/outcome.js';
import { SHAPE_EDITS } from './edits/shape.js';
import { WHOLE_TEXT_EDITS } from './edits/whole-texts.js';
import { WORDING_EDITS } from './edits/wording.js';
import { WRITING_EDITS } from './edits/writing.js';

/** All ways to change a reference, damaging ones first. */
export const EDITS: readonly Edit[] = [
  ...WHOLE_TEXT_EDITS,
  ...OUTCOME_EDITS,
  ...ACTION_EDITS,
  ...SHAPE_EDITS,
  ...FACT_EDITS,
  ...MOMENT_EDITS,
  ...WORDING_EDITS,
  ...WRITING_EDITS,
  ...ARRANGEMENT_EDITS,
];
