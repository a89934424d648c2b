import { TECHNICAL_TERMS } from './technical-terms.js';

/** A word with a capital behind another word, in which nothing is joined to it: "a Grafana alert", "asked Ada". */
const CAPITAL = /(?<=[\p{Ll}\d,;)] )\p{Lu}\p{Ll}{2,}(?![\p{L}\d_/@-]|\.\p{L})/gu;
const SMALL = /(?<= )\p{Ll}{3,}/gu;

/** Days and months are shortened as one likes. */
const OF_CALENDAR = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)$/;

/** Languages, systems and formats show from endings of files, commands and code without a word of them. */
const SHOWN_BY_CODE: ReadonlySet<string> = new Set(
  `ada android bash basic bourne clojure cobol cython dart delphi dockerfile docker elixir elm emacs erlang excel fortran git gnu go golang
  gradle groovy haskell helm html java jinja julia jupyter kotlin kubernetes latex linux lisp lua make makefile markdown matlab maven mac node
  ocaml pascal perl php podman python rails react ruby rust scala scheme shell slack spring swift unicode unix unixes vim windows word xcode
  yaml zig zsh english german french spanish latin gmail google github microsoft apple amazon european american british`.split(
    /\s+/,
  ),
);

/** So many letters of a name that a session has may stand for it: `playwright.config.ts` for Playwright, Postgres for PostgreSQL. */
const TELLS = 5;

/** What tells whether a session speaks of something. */
export interface SessionNames {
  /** Whether a word in small letters is one of everyday English. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether a word of the session begins so, in small letters. */
  readonly hasBeginning: (beginning: string) => boolean;
}

/**
 * Names of products, places and persons in an English line of which its session says nothing: words with a capital that are no English
 * ones. None in a line that writes all its words so.
 */
export function unknownNamesIn(line: string, { isEnglish, hasBeginning }: SessionNames): readonly string[] {
  const capitals = line.match(CAPITAL) ?? [];
  if (capitals.length === 0 || capitals.length > (line.match(SMALL)?.length ?? 0)) return [];
  return capitals.filter((name) => {
    const lower = name.toLowerCase();
    if (OF_CALENDAR.test(lower) || SHOWN_BY_CODE.has(lower) || TECHNICAL_TERMS.has(lower) || isEnglish(lower))
      return false;
    return !hasBeginning(lower.slice(0, TELLS));
  });
}
