import { UserError } from '../core/errors.js';

/** The error of a run whose input changed while it was read: scores would belong to no state of the file. */
export function changedFile(file: string): UserError {
  return new UserError([
    {
      message: 'the file has changed while it was being read',
      place: { file },
      hint: 'run the gate when the step that writes it has ended',
    },
  ]);
}
