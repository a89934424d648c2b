import { formatPlace, type Place } from '../../core/errors.js';

/** Where each name of a corpus was first seen, in broken sessions as well, and how it is spelt there. */
export class SeenNames {
  private readonly first = new Map<string, { readonly spelling: string; readonly place: Place }>();

  /**
   * What is wrong with a name that stands twice; undefined for one that is new.
   * @param spelling as the file has it, while names are compared in composed form: the path of a session that is named by its
   * folder, else the name of the line
   */
  twinOf(name: string, spelling: string, place: Place): string | undefined {
    const first = this.first.get(name);
    if (first === undefined) {
      this.first.set(name, { spelling, place });
      return undefined;
    }
    const message = `the name ${JSON.stringify(name)} stands twice in the corpus, first at ${formatPlace(first.place)}`;
    return first.spelling === spelling ? message : `${message}, which ${LOOKS_ALIKE}`;
  }
}

/** Said of two names that are the same to who reads them, and two to a file system. */
const LOOKS_ALIKE = 'looks alike and differs only in Unicode normal form (NFC, NFD)';
