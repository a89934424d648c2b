/** How much of what the judge said a page shows: its words too, its numbers alone, or nothing. */
export type JudgeDetail = 'words' | 'numbers' | 'nothing';

/** How much of a list a page shows; the rest is counted. */
export interface Share {
  readonly most: number;
  readonly bytes: number;
}

/** How much each section of a page shows. */
export interface Budget {
  /** Scores, base and judge as tables, or in a sentence each. */
  readonly numbers: 'in tables' | 'in sentences';
  readonly gates: Share & {
    /** Gates behind a click: they must not push the sessions off the first screens. */
    readonly folded: number;
    /** The longest name of a session in the table. */
    readonly characters: number;
  };
  /** What gates on means rest on. */
  readonly worse: {
    /** Sessions that fell, with what is new in them, and so many findings of each. */
    readonly sessions: Share;
    readonly findings: number;
    /** Sorts of new findings, and sessions that are only named. */
    readonly causes: number;
    readonly named: number;
  };
  readonly failing: {
    /** The table of scores: of all failing sessions before their findings, or of those that have no room for theirs. */
    readonly table: 'of all' | 'of the others';
    readonly rows: Share;
    /** Why sessions fail, those that fail alike in a line. */
    readonly causes: Share;
    /** Sessions with their findings: the worst are open, the next behind a click each. */
    readonly open: Share;
    readonly closed: Share;
  };
  readonly disagreeing: Share;
  readonly faulted: Share;
  readonly passing: Share;
  readonly unreferenced: Share;
  readonly outside: Share;
  /** Of each session and finding that is shown. */
  readonly look: {
    readonly findings: number;
    readonly characters: number;
    readonly judge: JudgeDetail;
    readonly codes: 'shown' | 'left out';
  };
}

/** Only numbers bound a list of a comment: a comment that is too long is made again with less. */
function atMost(most: number): Share {
  return { most, bytes: Number.POSITIVE_INFINITY };
}

/** A step summary may have 1 MiB; of a longer one GitHub shows nothing. */
export const LONGEST_SUMMARY = 900 * 1024;

/** The step summary, which is report.md too. Shares are in bytes, since hostile text grows by escaping. */
const SUMMARY: Budget = {
  numbers: 'in tables',
  gates: { most: 50, bytes: 80 * 1024, folded: 0, characters: 300 },
  worse: { sessions: { most: 20, bytes: 80 * 1024 }, findings: 8, causes: 10, named: 10 },
  failing: {
    table: 'of all',
    rows: { most: 200, bytes: 120 * 1024 },
    causes: { most: 50, bytes: 50 * 1024 },
    open: { most: 50, bytes: 300 * 1024 },
    closed: atMost(0),
  },
  disagreeing: { most: 20, bytes: 60 * 1024 },
  faulted: { most: 20, bytes: 50 * 1024 },
  passing: { most: 200, bytes: 120 * 1024 },
  unreferenced: { most: 200, bytes: 40 * 1024 },
  outside: { most: 50, bytes: 120 * 1024 },
  look: { findings: 8, characters: 500, judge: 'words', codes: 'shown' },
};

/** In full, and compact: what no share bounds, such as names of the baseline, may be long as well. */
export const SUMMARY_BUDGETS: readonly Budget[] = [
  SUMMARY,
  {
    ...SUMMARY,
    failing: { ...SUMMARY.failing, rows: { most: 100, bytes: 60 * 1024 }, open: { most: 20, bytes: 120 * 1024 } },
    passing: { most: 50, bytes: 30 * 1024 },
    outside: { most: 20, bytes: 50 * 1024 },
  },
];

/** GitHub takes 65,536 characters and answers 422 to more. */
export const LONGEST_COMMENT = 60_000;

/** A comment in full, compact and minimal: the first that fits is shown. */
export const COMMENT_BUDGETS: readonly Budget[] = [
  commentBudget({ folded: 90, open: 10, closed: 20, blocks: 10, rows: 100, outside: 20, fallen: 5 }, 300, 'words'),
  commentBudget({ folded: 10, open: 6, closed: 6, blocks: 5, rows: 25, outside: 20, fallen: 3 }, 200, 'numbers'),
  commentBudget({ folded: 0, open: 0, closed: 0, blocks: 0, rows: 0, outside: 0, fallen: 0 }, 80, 'nothing'),
];

interface CommentSize {
  readonly folded: number;
  readonly open: number;
  readonly closed: number;
  /** Passing sessions of which the judge thinks otherwise, and as many that it faults. */
  readonly blocks: number;
  /** Rows of each collapsed table. */
  readonly rows: number;
  readonly outside: number;
  /** Sessions that fell, with what is new in them. */
  readonly fallen: number;
}

function commentBudget(
  { folded, open, closed, blocks, rows, outside, fallen }: CommentSize,
  characters: number,
  judge: JudgeDetail,
): Budget {
  return {
    numbers: 'in sentences',
    gates: { ...atMost(12), folded, characters: 80 },
    worse: { sessions: atMost(fallen), findings: 3, causes: 5, named: 5 },
    failing: {
      table: 'of the others',
      rows: atMost(rows),
      causes: { most: 50, bytes: 10 * 1024 },
      open: atMost(open),
      closed: atMost(closed),
    },
    disagreeing: atMost(blocks),
    faulted: atMost(blocks),
    passing: atMost(rows),
    unreferenced: atMost(rows),
    outside: atMost(outside),
    look: { findings: 3, characters, judge, codes: 'left out' },
  };
}

/** As many of the items as a share allows, rendered. */
export function take<T>(items: readonly T[], { most, bytes }: Share, render: (item: T) => string): readonly string[] {
  const taken: string[] = [];
  let left = bytes;
  for (const item of items.slice(0, most)) {
    const text = render(item);
    left -= bytesOf(text) + 1;
    if (left < 0) break;
    taken.push(text);
  }
  return taken;
}

/** The text in the largest of the sizes that fits, else the shortest there is, in which nothing is of others' making. */
export function largestThatFits<T>(
  sizes: readonly T[],
  longest: number,
  render: (size: T) => string,
  shortest: () => string,
  measure: (text: string) => number = ({ length }) => length,
): string {
  for (const size of sizes) {
    const text = render(size);
    if (measure(text) <= longest) return text;
  }
  return shortest();
}

export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
