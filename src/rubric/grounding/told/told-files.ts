import { onceEach } from '../../../core/once-each.js';

/** Endings of files, a row for those that may stand for one another: what is compiled may be told by the name of what it becomes. */
const ROWS = `ts tsx mts cts js jsx mjs cjs
  yml yaml
  json jsonl ndjson
  html htm
  css scss sass less
  md mdx markdown
  c h
  cc cpp cxx hh hpp
  doc docx
  xls xlsx
  jpg jpeg
  py pyi ipynb
  ex exs
  kt kts`;
const ALONE =
  'go rs java scala rb php cs swift lua pl sh bash ps1 sql toml ini cfg xml csv tsv txt log pdf odt png svg gif proto tf gradle vue svelte';

/** A file with one of these may be told without it, as modules are. */
export const ENDINGS_OF_MODULES: ReadonlySet<string> = new Set(
  'ts tsx js jsx mjs cjs py go rs java kt rb md json yaml yml toml sql sh cs php html css'.split(' '),
);

/** Each ending with the first of its row. */
const KIND_OF: ReadonlyMap<string, string> = new Map(
  [...ROWS.split('\n'), ...ALONE.split(' ')].flatMap((row) => {
    const [kind = '', ...others] = row.trim().split(' ');
    return [kind, ...others].map((ending) => [ending, kind] as const);
  }),
);

/**
 * What a text may call by its format alone, and how: what is exported "as CSV" may be told as `report.csv` beside the `report.sql` that
 * makes it.
 */
const FORMATS: ReadonlyMap<string, RegExp> = new Map(
  'json html md|markdown xml csv pdf yml|yaml doc|docx|word xls|xlsx|excel svg png log txt sql css'
    .split(' ')
    .map((names) => [
      names.split('|')[0] ?? '',
      new RegExp(`(?<![\\p{L}\\p{Nd}_.-])(?:${names})s?(?![\\p{L}\\p{Nd}_])`, 'iu'),
    ]),
);

const ENDING = /[.]([a-z][a-z\d]{0,7})(?![\p{L}\p{Nd}_-])/gu;
const OF_NAME = /[\p{L}\p{Nd}_-]/u;

/** Longer names are cut in front. */
const LONGEST_STEM = 60;

/** Names of more files than this are not held; of the others nothing is known. */
const MOST_FILES = 50_000;

/** The files of some texts, by their names without folder and ending. */
export class ToldFiles {
  private readonly kinds = new Map<string, Set<string>>();

  /** @param texts are read once, and once more for each format that is asked for */
  constructor(private readonly texts: Iterable<string>) {
    for (const text of texts) this.read(text.toLowerCase());
  }

  private read(text: string): void {
    for (const { index, 1: ending = '' } of text.matchAll(ENDING)) {
      const kind = KIND_OF.get(ending);
      const stem = kind === undefined ? '' : stemBefore(text, index);
      if (kind === undefined || stem === '') continue;
      const known = this.kinds.get(stem);
      if (known !== undefined) known.add(kind);
      else if (this.kinds.size < MOST_FILES) this.kinds.set(stem, new Set([kind]));
    }
  }

  /** Whether a file of this name is told with such an ending, or only with another one; undefined where none is told. */
  has({ stem, kind }: FileName): boolean | undefined {
    const told = this.kinds.get(stem);
    if (told === undefined) return undefined;
    return told.has(kind) || this.callsFormat(kind);
  }

  /** Whether a format is told by itself: "CSV", and not `.csv`. */
  private readonly callsFormat = onceEach((kind) => {
    const format = FORMATS.get(kind);
    if (format === undefined) return false;
    for (const text of this.texts) if (format.test(text)) return true;
    return false;
  });
}

function stemBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < LONGEST_STEM && OF_NAME.test(text.charAt(start - 1))) start--;
  return text.slice(start, end);
}

/** A file by its name without folder, and the kind of its ending. */
export interface FileName {
  readonly stem: string;
  readonly kind: string;
}

/** The file that a name is of; undefined for any other name. */
export function fileNameOf(written: string): FileName | undefined {
  const lower = written.toLowerCase().replace(/:\d{1,7}$/, '');
  const at = lower.lastIndexOf('.');
  const kind = at < 1 ? undefined : KIND_OF.get(lower.slice(at + 1));
  const stem = kind === undefined ? '' : stemBefore(lower, at);
  return kind === undefined || stem === '' ? undefined : { stem, kind };
}
