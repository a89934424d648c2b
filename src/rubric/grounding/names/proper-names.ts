import { TECHNICAL_TERMS } from './technical-terms.js';

/**
 * Something new by the name of its product: "a Grafana alert". "The Django migration" and "a fix for Safari" call what is there by a name
 * that code may have shown.
 */
const NEW_THING = /(?<=\ban? (?:[\p{Ll}-]{2,20} )?)\p{Lu}\p{Ll}{2,}(?= \p{Ll}{3})/gu;

/** Days and months are shortened as one likes. */
const OF_CALENDAR = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thur?s?|fri|sat|sun)$/;

/** Languages, systems, formats and common tools show from endings of files, commands, addresses and code without a word of them. */
const SHOWN_BY_CODE: ReadonlySet<string> = new Set(
  `ada android bash basic bourne clojure cobol cython dart delphi dockerfile docker elixir elm emacs erlang excel fortran git gnu go golang
  gradle groovy haskell helm html java jinja julia jupyter kotlin kubernetes latex linux lisp lua make makefile markdown matlab maven mac node
  ocaml pascal perl php podman python rails react ruby rust scala scheme shell slack spring swift unicode unix unixes vim windows word xcode
  yaml zig zsh postgres django flask tailwind terraform ansible cypress matplotlib pandas jira confluence webpack gherkin safari bluetooth raspberry
  english german french spanish latin gmail google github microsoft apple amazon european american british`.split(
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
 * Names of products in an English line of which its session says nothing, where it tells of something new.
 */
export function unknownNamesIn(line: string, { isEnglish, hasBeginning }: SessionNames): readonly string[] {
  return (line.match(NEW_THING) ?? []).filter((name) => {
    const lower = name.toLowerCase();
    if (OF_CALENDAR.test(lower) || SHOWN_BY_CODE.has(lower) || TECHNICAL_TERMS.has(lower) || isEnglish(lower))
      return false;
    return !hasBeginning(lower.slice(0, TELLS));
  });
}
