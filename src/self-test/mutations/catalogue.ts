import type { Edit } from './edit.js';
import { ACTION_EDITS } from './edits/actions.js';
import { ANSWER_EDITS } from './edits/answers.js';
import { BULLET_EDITS } from './edits/bullets.js';
import { CLAIM_EDITS } from './edits/claims.js';
import { CORRECTION_EDITS } from './edits/corrections.js';
import { IDENTIFIER_EDITS } from './edits/identifiers.js';
import { MARK_EDITS } from './edits/marks.js';
import { MOMENT_EDITS } from './edits/moments.js';
import { NUMBER_EDITS, NUMBER_FORMAT } from './edits/numbers.js';
import { OTHER_SESSION_EDITS } from './edits/other-sessions.js';
import { OUTCOME_EDITS } from './edits/outcome.js';
import { PROGRESS_EDITS } from './edits/progress.js';
import { REWORDED } from './edits/reworded.js';
import { SENTENCE_EDITS } from './edits/sentences.js';
import { SHAPE_EDITS } from './edits/shape.js';
import { VOICE_EDITS } from './edits/voice.js';
import { WHOLE_TEXT_EDITS } from './edits/whole-texts.js';
import { WORDING_EDITS } from './edits/wording.js';

/** All ways to change a reference or a candidate. */
export const EDITS: readonly Edit[] = [
  ...WHOLE_TEXT_EDITS,
  ...OUTCOME_EDITS,
  ...ACTION_EDITS,
  ...SHAPE_EDITS,
  ...CLAIM_EDITS,
  ...NUMBER_EDITS,
  ...IDENTIFIER_EDITS,
  ...PROGRESS_EDITS,
  ...CORRECTION_EDITS,
  ...OTHER_SESSION_EDITS,
  ...ANSWER_EDITS,
  ...MOMENT_EDITS,
  ...WORDING_EDITS,
  ...MARK_EDITS,
  NUMBER_FORMAT,
  ...BULLET_EDITS,
  ...VOICE_EDITS,
  ...SENTENCE_EDITS,
  REWORDED,
];
