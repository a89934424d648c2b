import { UserError } from '../core/errors.js';

/** What a run ends with whose files do not hold still: no score would be one of the files as they are. */
export function changedFile(file: string): UserError {
  return new UserError([
    {
      message: 'the file has changed while it was being read',
      place: { file },
      hint: 'run the gate when the step that writes it has ended',
    },
  ]);
}
