import { firstIndex } from '../../core/first-index.js';
import { byCodePoint } from '../../core/text.js';
import { inUnicodeForm } from '../../core/unicode-form.js';

/** How the name of a candidate differs from that of a session of the corpus. */
export interface NameMisfit {
  readonly session: string;
  /** What the names of all such candidates need; the same words for the same difference. */
  readonly remedy: string;
}

/** More names are not compared letter by letter. */
const MOST_COMPARED = 100_000;

const LIKE_FOLDERS = 'a candidate is named like the folder of its golden session';

/** Finds sessions whose name a candidate has with something before or behind it, or in other letters. */
export class NameMisfits {
  private plain: ReadonlyMap<string, string> | undefined;

  /** @param names of all golden sessions, in code point order */
  constructor(private readonly names: readonly string[]) {}

  find(name: string): NameMisfit | undefined {
    return this.withAffix(name) ?? this.inOtherLetters(name);
  }

  /** `fix-login.summary`, `run-fix-login`: what is too much is divided off by a mark. */
  private withAffix(name: string): NameMisfit | undefined {
    for (let end = name.length - 1; end > 0; end--) {
      const [session, affix] = [name.slice(0, end), name.slice(end)];
      if (MARKS.test(affix.charAt(0)) && this.has(session)) return misfit(session, affix, 'behind');
    }
    for (let start = 1; start < name.length; start++) {
      const [affix, session] = [name.slice(0, start), name.slice(start)];
      if (MARKS.test(affix.slice(-1)) && this.has(session)) return misfit(session, affix, 'before');
    }
    return undefined;
  }

  private inOtherLetters(name: string): NameMisfit | undefined {
    if (this.names.length > MOST_COMPARED) return undefined;
    this.plain ??= new Map(this.names.map((one) => [plainly(one), one]));
    const session = this.plain.get(plainly(name));
    if (session === undefined) return undefined;
    return { session, remedy: `Write names letter by letter as the corpus does, in the same case: ${LIKE_FOLDERS}` };
  }

  private has(name: string): boolean {
    const { names } = this;
    return names[firstIndex(names.length, (at) => byCodePoint(names[at] ?? '', name) >= 0)] === name;
  }
}

const MARKS = /[-_. @:+~]/;

function misfit(session: string, affix: string, where: 'before' | 'behind'): NameMisfit {
  return { session, remedy: `Leave out ${JSON.stringify(affix)} ${where} the name: ${LIKE_FOLDERS}` };
}

/** The same for names that differ by case, by Unicode form or by how their words are divided. */
function plainly(name: string): string {
  return inUnicodeForm(name, 'NFKC')
    .toLowerCase()
    .replace(/[\s_‐-―-]+/g, '-');
}
