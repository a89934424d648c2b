// What `import … from 'summary-gate'` gives: the build copies this file as it is into the package, so it imports nothing but
// the types of a report, which stand beside it. docs/api.md is made from both.
import type { Report } from './report-types.js';

export type * from './report-types.js';

/** An aspect that the rubric scores. */
export type Dimension = 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments';

/** A turning point of a session; `seq` is the number of the message it happened in. */
export interface Moment {
  readonly seq: number;
  readonly type: string;
  readonly highlight: string;
}

/** A session summary, under the keys of the project. */
export interface Summary {
  readonly title: string;
  readonly summary: string;
  readonly key_actions: readonly string[];
  readonly outcome: string;
  readonly aha_moments: readonly Moment[];
  readonly topics_found: readonly string[];
}

/** A fact that a summary must mention, or must not. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  readonly must: 'mention' | 'not_mention';
  /** Names and numbers that tell it: of a fact to mention one must stand there. */
  readonly any_of?: readonly string[];
  /** Names and numbers that would be wrong in its place. */
  readonly instead?: readonly string[];
}

/** A summary that people have reviewed; an `outcome` is `success`, `partial` or `failed`. */
export type Reference = Partial<Summary> & Pick<Summary, 'title' | 'summary' | 'key_actions' | 'outcome'>;

/** A summary that people accepted beside a reference: who did, and on which day (YYYY-MM-DD). */
export type AcceptedSummary = Reference & {
  readonly id?: string;
  readonly by: string;
  readonly at: string;
  readonly because?: string | null;
};

/** A session with its reviewed reference, as plain data. */
export interface GoldenSession {
  readonly name: string;
  readonly reference: Reference;
  readonly accepted?: readonly AcceptedSummary[];
  readonly requirements?: readonly Requirement[];
  readonly difficulty?: 'simple' | 'normal' | 'complex';
  readonly kind?: 'bugfix' | 'feature' | 'refactor' | 'debugging' | 'design' | 'operations' | 'other';
  readonly tags?: readonly string[];
  /** Sessions of one group move together, as those of one project do: chance is reckoned by groups. */
  readonly group?: string;
  readonly notes?: string;
  /** True for a session that watches the judge and is not scored. */
  readonly canary?: boolean;
  /** Floors of this session alone. */
  readonly gates?: {
    readonly min_overall?: number | undefined;
    readonly min_dimensions?: { readonly [dimension in Dimension]?: number | undefined } | undefined;
  };
  /** The file of its transcript: numbers and names that stand in neither of them are of nowhere. */
  readonly transcript?: { readonly file: string; readonly text: string };
  /** Where the reference stands, relative to the workspace. */
  readonly file?: string;
}

/**
 * Settings by their names on the command line (docs/settings.md): `{ 'min-overall': 0.6, weights: { title: 0.6, outcome: 0.4 } }`.
 */
export interface Settings {
  readonly [name: string]:
    | string
    | number
    | boolean
    | readonly string[]
    | { readonly [key: string]: string | number }
    | undefined;
}

/** Where files are. */
export interface Place {
  /** The folder from which paths go out; the current one when left out. The workspace is its git root. */
  readonly cwd?: string;
}

/** Something that is wrong with what was given. */
export interface Problem {
  readonly message: string;
  readonly place?: { readonly file: string; readonly line?: number; readonly column?: number };
  readonly hint?: string;
}

/**
 * Wrong input or configuration: `problems` names each with what is allowed, `message` has all of them, a line each. Every
 * function throws it, or rejects with it, and nothing else on purpose.
 */
export declare class UserError extends Error {
  readonly problems: readonly Problem[];
}

/** What is wrong in a candidate, and what to write instead. docs/findings.md lists the codes. */
export interface Finding {
  readonly code: string;
  readonly dimension: Dimension | null;
  readonly message: string;
  readonly suggestion: string | null;
  /** Such as `candidate.key_actions[1]`; of a candidate that was given as text `candidate:4:18`. */
  readonly place: string;
}

/** How close a candidate is to its reference. */
export interface SessionScore {
  readonly name: string;
  readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate';
  /** 0..1, the weighted mean of the dimensions; 0 where the candidate is missing or invalid. */
  readonly overall: number;
  readonly dimensions: readonly { readonly dimension: Dimension; readonly score: number; readonly reason: string }[];
  /** The weightiest first. */
  readonly findings: readonly Finding[];
}

/** What a model is asked about one candidate. */
export interface JudgePrompt {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: { readonly [key: string]: unknown };
  /** Cap of the answer in tokens, thinking included. */
  readonly maxTokens: number;
  /** The setting `judge-model`. */
  readonly model: string;
  /** Changes whenever the words do. */
  readonly version: string;
}

/**
 * Asks a model of one's own and resolves to its answer: the text of a JSON object that follows `prompt.schema`, or the two
 * lines `Score: 0.85` and `Explanation: …`. Rejects where there is none.
 */
export type Completer = (
  prompt: JudgePrompt,
  options: {
    /** From 0; another sample of the same question is another answer. */
    readonly sample: number;
    /** The setting `judge-timeout-seconds`, in milliseconds. */
    readonly timeoutMs: number;
  },
) => Promise<string>;

/** A score of the judge with its words; null where it gave none, never 0. */
export interface JudgedScore {
  readonly score: number | null;
  readonly reason: string | null;
}

/** What the judge says of one candidate. Its words are foreign text. */
export interface Judgement {
  readonly session: string;
  /** 0..1, the median of the samples. */
  readonly overall: JudgedScore;
  readonly dimensions: { readonly [dimension in Dimension]: JudgedScore };
  readonly rationale: string | null;
  readonly suggestions: readonly string[];
  /** Whether any answer says that the candidate speaks to its judge; null where none says anything about it. */
  readonly speaksToJudge: boolean | null;
  /** Overall scores of the samples that have one. */
  readonly overalls: readonly number[];
  /** What was asked for and not measured, with the reason (docs/judge.md). */
  readonly unmeasured: readonly { readonly measurement: string; readonly reason: string }[];
  /** What the completer said when it rejected, each once. */
  readonly errors: readonly string[];
}

/** The formats in which a report can be shown: that of the terminal, and those of `report-formats` that are a file. */
export type ReportFormat = 'terminal' | 'json' | 'markdown' | 'html' | 'junit' | 'sarif' | 'gitlab';

/**
 * Scores one candidate against its reference. Pure: reads no file, no configuration and no clock.
 * @param candidate the summary as data, or the text of its JSON; undefined where there is none. Whatever else it is makes
 * an invalid candidate; what JSON cannot say, such as a promise or a circle, is a `UserError`
 * @param settings those that bear on scores: `rubric`, `weights`, `dimensions`, `fields`, `outcomes`
 * @param corpus all sessions, where actions of another session are to be found in the candidate
 */
export declare function scoreSession(
  session: GoldenSession,
  candidate: unknown,
  settings?: Settings,
  corpus?: readonly GoldenSession[],
): SessionScore;

/**
 * Scores a corpus as the command line does in this folder, its config file included, and returns the report. Writes no report
 * file; a judge is asked where the settings say so, with its cassette and its log.
 */
export declare function scoreCorpus(settings?: Settings, place?: Place): Promise<Report>;

/**
 * Reads all golden sessions of the setting `corpus`, in code point order of their names. Rejects with every problem of every
 * file.
 */
export declare function loadCorpus(settings?: Settings, place?: Place): Promise<readonly GoldenSession[]>;

/** Reads one golden session, whatever is wrong with the others. */
export declare function loadSession(name: string, settings?: Settings, place?: Place): Promise<GoldenSession>;

/**
 * Reads a candidate that is a page of Markdown (docs/formats.md) as data for the other functions, which take no page. Rejects
 * with what is wrong with the page.
 * @param settings `fields`, which also names headings, and `dimensions`. What comes out stands under the keys of the project, so
 * give the other functions no `fields` with it
 */
export declare function readMarkdown(text: string, settings?: Settings): Promise<unknown>;

/**
 * What the judge would ask about a candidate, to be sent by whatever means. The same bytes for the same input.
 * @param settings `judge-mode`, `judge-model`, `judge-rationale-chars`, `judge-rewrite`, and those of `scoreSession`
 */
export declare function buildJudgePrompt(session: GoldenSession, candidate: unknown, settings?: Settings): JudgePrompt;

/**
 * Lets a model of one's own judge a candidate: asks, checks the answer, asks once more where that cannot be used, and takes
 * the median of `judge-samples` answers. A completer that rejects is not asked again: it knows best when that helps.
 */
export declare function judge(
  session: GoldenSession,
  candidate: unknown,
  complete: Completer,
  settings?: Settings,
): Promise<Judgement>;

/**
 * The text of a report. Foreign text in it is escaped for where it goes.
 * @param options for `terminal` its columns, 100 when left out, and whether it shows colours; for `html` what gives reference and
 * candidate of a scored session, as `scoreSession` takes them, which the page then shows side by side: a report has neither
 */
export declare function renderReport(
  report: Report,
  format: ReportFormat,
  options?: {
    readonly width?: number;
    readonly colour?: boolean;
    readonly texts?: (name: string) => { readonly session: GoldenSession; readonly candidate: unknown } | undefined;
  },
): Promise<string>;
