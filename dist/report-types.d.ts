// Made by npm run generate, from src/report/schema.ts.

/** One gate of a report. */
export interface Gate {
  readonly id: string;
  readonly kind: 'fail-on' | 'min-overall' | 'min-dimensions' | 'min-session' | 'session' | 'max-regression' | 'max-drift' | 'max-session-regression' | 'max-new-failures' | 'min-judge-overall' | 'min-judge-dimensions' | 'min-judge-session' | 'max-judge-regression' | 'min-relevance' | 'min-coherence' | 'min-faithfulness' | 'max-hallucination' | 'min-completion' | 'max-metric-regression';
  /** A score or a drop in 0..1; of fail-on and max-new-failures the number of sessions allowed. */
  readonly threshold: number;
  /** As shown, with three decimals; of max-regression, max-drift, max-judge-regression and max-metric-regression the drop, below 0 for a rise; of max-session-regression the largest drop that counts; of fail-on and max-new-failures the number of sessions. Null when not evaluated, unless the gate is waived or advisory. */
  readonly value: number | null;
  readonly status: 'pass' | 'fail' | 'not_evaluated';
  /** Below min-judge-agreement: the value is told and does not count. */
  readonly advisory?: true | undefined;
  readonly message: string;
  /** Absent where nothing varies and where nothing was evaluated. */
  readonly flip_risk?: {
    /** Distance of the value from where the verdict turns (the threshold, or turns_at) in standard errors. */
    readonly errors: number;
    /** Of a drop, where that is more than what is allowed: the drop whose 95 % interval just reaches 0, up to which it passes as chance. */
    readonly turns_at?: number | undefined;
    /** clear from 2 standard errors on, close from 1 on. */
    readonly word: 'clear' | 'close' | 'coin toss';
    /** What would have to happen for it to flip. */
    readonly about: 'other sessions' | 'judging again';
    /** How much the judge wavers is more of a guess (0.1 an answer) than seen: hardly anything was asked twice. */
    readonly assumed?: true | undefined;
  } | undefined;
  /** How another run of the pipeline over the same sessions might turn it over; only with several samples. */
  readonly rerun_risk?: {
    /** Distance of the value from the threshold in standard errors of another run. */
    readonly errors: number;
    readonly word: 'clear' | 'close' | 'coin toss';
  } | undefined;
  /** It has failed, is waived, and decides nothing; the value is kept. */
  readonly waived?: true | undefined;
}

/** One finding of a report. */
export interface ReportFinding {
  readonly code: 'NO_CANDIDATE' | 'INVALID_CANDIDATE' | 'DUPLICATE_CANDIDATE' | 'UNREADABLE_CANDIDATE' | 'FIELD_MISSING' | 'WRONG_OUTCOME' | 'SUMMARY_EMPTY' | 'SUMMARY_BOILERPLATE' | 'TITLE_EMPTY' | 'TITLE_GENERIC' | 'WRONG_LANGUAGE' | 'NEGATION_MISMATCH' | 'NUMBER_MISMATCH' | 'IDENTIFIER_MISMATCH' | 'DIRECTION_MISMATCH' | 'ANTONYM_MISMATCH' | 'STATUS_MISMATCH' | 'HEDGE_DROPPED' | 'SCRAMBLED_TEXT' | 'REPEATED_TEXT' | 'CUT_OFF' | 'SPEAKS_TO_JUDGE' | 'CONTRADICTED_CLAIM' | 'UNGROUNDED_NUMBER' | 'UNGROUNDED_NAME' | 'FOREIGN_ACTION' | 'FOREIGN_SENTENCE' | 'REQUIREMENT_VIOLATED' | 'REQUIREMENT_UNMET' | 'MARKUP_IN_TEXT' | 'CHATTER' | 'SUMMARY_TOO_SHORT' | 'SUMMARY_TOO_LONG' | 'MISSING_ACTION' | 'EXTRA_ACTION' | 'REPEATED_ACTION' | 'OPEN_POINT_LOST' | 'CORRECTION_LOST' | 'SUMMARY_GAP' | 'UNSUPPORTED_CLAIM' | 'TITLE_DRIFT' | 'MISSING_MOMENT' | 'EXTRA_MOMENT' | 'JUDGE_DISAGREES' | 'JUDGE_SUGGESTION' | 'FIELD_UNKNOWN' | 'UNKNOWN_SESSION';
  readonly severity: 'error' | 'warning' | 'note';
  readonly dimension: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments' | null;
  readonly message: string;
  readonly suggestion: string | null;
  /** Relative to the workspace, with /. */
  readonly file: string | null;
  readonly line: number | null;
  /** In UTF-16 units. */
  readonly column: number | null;
  /** The key of the value in the file, such as bullets[2], where the team names it otherwise than we do. */
  readonly key?: string | undefined;
  /** In how many of the samples of its session it is there, such as 2/3; left out without samples. */
  readonly samples?: string | undefined;
  /** It was there on the base already, so that fail-on leaves it out. */
  readonly known?: true | undefined;
  /** The base, with the same reference, did not have it. Left out where the report of the base is cut. */
  readonly new?: true | undefined;
}

/** One of several samples of a session. */
export interface ReportSample {
  readonly sample: number;
  readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate';
  /** A missing or invalid sample is a zero. */
  readonly overall: number;
  /** What the judge gives the sample, where the rubric judge was asked about it; null where that was not measured. */
  readonly judge_overall?: number | null | undefined;
  readonly dimensions: readonly {
    readonly dimension: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments';
    readonly score: number;
  }[];
  /** Its findings: of each the code, and a digest by which a later run knows it in other words. */
  readonly findings: readonly string[];
  readonly candidate_path: string | null;
  readonly candidate_digest: string | null;
}

/** What the judge says of one session. */
export interface ReportJudgement {
  /** No model was asked: all of this is made up. */
  readonly simulated?: true | undefined;
  /** The judge's own number, not computed from its dimensions; null = unmeasured. */
  readonly overall: number | null;
  readonly dimensions: readonly {
    readonly dimension: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments';
    readonly score: number | null;
    readonly reason: string | null;
  }[];
  /** What the judge noted before it scored: facts without which a reader would believe something else. */
  readonly facts?: readonly {
    readonly fact: string;
    readonly status: 'told' | 'blurred' | 'contradicted' | 'absent';
  }[] | undefined;
  /** Claims of the candidate that its session does not bear out. */
  readonly invented?: readonly string[] | undefined;
  /** Whether the candidate has words for whoever judges it, as the judge says. */
  readonly speaks_to_judge?: boolean | undefined;
  /** What each member of a panel says, in their order; the words beside the medians are those of the nearest. */
  readonly panel?: readonly {
    readonly provider: string;
    readonly model: string;
    readonly overall: number | null;
    readonly dimensions: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: number | null };
    readonly metrics?: { readonly [key in 'relevance' | 'coherence' | 'faithfulness' | 'completion']?: number | null } | undefined;
    readonly rationale: string | null;
    /** Why there is no overall. */
    readonly reason: string | null;
  }[] | undefined;
  /** How far the overalls of the members that count lie apart; null below two. Left out without a panel. */
  readonly spread?: number | null | undefined;
  readonly rationale: string | null;
  /** Made from the facts and from what is invented. */
  readonly suggestions: readonly string[];
  /** What was cut before it was shown to the judge: it has not judged it. */
  readonly shortened?: readonly string[] | undefined;
  /** What was asked for beside the rubric. */
  readonly metrics?: {
    readonly relevance?: {
      /** Null where it was not measured. */
      readonly score: number | null;
      readonly explanation: string | null;
      /** Why there is no score; null where there is one. */
      readonly reason: string | null;
      readonly prompt_version: string;
      /** The score of each answer. */
      readonly samples: readonly number[];
    } | undefined;
    readonly coherence?: {
      /** Null where it was not measured. */
      readonly score: number | null;
      readonly explanation: string | null;
      /** Why there is no score; null where there is one. */
      readonly reason: string | null;
      readonly prompt_version: string;
      /** The score of each answer. */
      readonly samples: readonly number[];
    } | undefined;
    readonly faithfulness?: {
      /** Null where it was not measured. */
      readonly score: number | null;
      readonly explanation: string | null;
      /** Why there is no score; null where there is one. */
      readonly reason: string | null;
      readonly prompt_version: string;
      readonly asked: number;
      readonly answered: number;
      readonly confirmed: number;
      readonly contradicted: number;
      readonly unsupported: number;
      /** Claims beyond the most that are checked: as many claims without an answer. */
      readonly omitted: number;
      /** Sentences and entries beyond what a judge is shown of a candidate: as many claims without an answer. */
      readonly not_shown?: number | undefined;
      readonly claims: readonly {
        readonly statement: string;
        readonly field: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments';
        readonly file: string;
        readonly line: number | null;
        readonly column: number | null;
        readonly question: string | null;
        readonly status: 'confirmed' | 'contradicted' | 'unsupported' | 'unanswered';
        /** The words of the transcript that decide, and where they stand. */
        readonly evidence: {
          readonly quote: string;
          /** Whether these words stand in the passage; else the line is where that begins. */
          readonly found: boolean;
          readonly file: string;
          readonly line: number | null;
        } | null;
      }[];
      /** What the transcript says to the word for the outcome, which is no claim and in no number. */
      readonly outcome?: {
        readonly statement: string;
        readonly field: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments';
        readonly file: string;
        readonly line: number | null;
        readonly column: number | null;
        readonly question: string | null;
        readonly status: 'confirmed' | 'contradicted' | 'unsupported' | 'unanswered';
        /** The words of the transcript that decide, and where they stand. */
        readonly evidence: {
          readonly quote: string;
          /** Whether these words stand in the passage; else the line is where that begins. */
          readonly found: boolean;
          readonly file: string;
          readonly line: number | null;
        } | null;
      } | undefined;
    } | undefined;
    /** 1 - faithfulness. */
    readonly hallucination?: {
      /** Null where it was not measured. */
      readonly score: number | null;
      readonly explanation: string | null;
      /** Why there is no score; null where there is one. */
      readonly reason: string | null;
      readonly prompt_version: string;
    } | undefined;
    readonly completion?: {
      /** Null where it was not measured. */
      readonly score: number | null;
      readonly explanation: string | null;
      /** Why there is no score; null where there is one. */
      readonly reason: string | null;
      readonly prompt_version: string;
      /** All requirements are satisfied, and none is unmeasured. */
      readonly fully_complete: boolean;
      readonly requirements: readonly {
        readonly id: string;
        readonly must: 'mention' | 'not_mention';
        readonly status: 'satisfied' | 'unmet' | 'violated' | 'unmeasured';
        /** literals: by names and numbers; structural: by words alone, nothing could be it; judged: by the judge. */
        readonly stage: 'literals' | 'structural' | 'judged';
        /** Where the words that decide stand, else what could be it; null for nothing. */
        readonly file: string | null;
        readonly line: number | null;
        readonly column: number | null;
        /** The words of the candidate by which the judge decided. */
        readonly evidence: {
          readonly quote: string;
          /** Whether these words stand in the candidate. */
          readonly found: boolean;
        } | null;
      }[];
    } | undefined;
    readonly explanation_quality?: readonly {
      readonly score: number | null;
      readonly reason: string | null;
      readonly explanation: string | null;
      readonly prompt_version: string;
      readonly specific: boolean | null;
      readonly quotes_exist: 'yes' | 'no' | 'none' | null;
      readonly matches_score: boolean | null;
      readonly actionable: boolean | null;
      readonly meta: {
        readonly original_evaluation: {
          readonly metric: 'rubric' | 'relevance' | 'coherence';
          readonly score: number;
          readonly explanation: string;
          readonly prompt_version: string;
        };
      };
    }[] | undefined;
    /** What relevance and faithfulness were measured against. */
    readonly transcript?: {
      readonly file: string;
      readonly digest: string;
      /** Lines that are no message, and were left out. */
      readonly malformed_lines: number;
    } | undefined;
    /** Asked for, and cannot be asked here. */
    readonly skipped: readonly {
      readonly metric: string;
      /** Why something was not measured, such as budget or timeout. */
      readonly reason: string;
    }[];
  } | undefined;
  /** A proposal for a failing session; never scored. */
  readonly rewrite?: unknown | undefined;
  /** Answers that measured something. */
  readonly samples: number;
  readonly unmeasured: readonly {
    readonly measurement: string;
    /** Why something was not measured, such as budget or timeout. */
    readonly reason: string;
  }[];
  readonly model_used: string | null;
  readonly prompt_version: string;
  readonly duration_ms: number;
  /** Null where the provider does not count them. */
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
  /** Null when the price of the model is not known. */
  readonly cost_usd: number | null;
  /** Requests, retries included; 0 when all answers were recorded ones. */
  readonly attempts: number;
  /** Left out where each request was answered. */
  readonly failed_attempts?: {
    /** How many requests brought no usable answer, by reason. */
    readonly reasons: { readonly [key: string]: number };
    /** Waited before asking again. */
    readonly waited_ms: number;
  } | undefined;
}

/** One session of a report. */
export interface ReportSession {
  readonly name: string;
  /** unreferenced: no golden session, so that the judge alone has looked at it. */
  readonly status: 'scored' | 'missing_candidate' | 'invalid_candidate' | 'canary' | 'unreferenced';
  /** Whether it fails a gate: true exactly when gates_failed is not empty. */
  readonly failed: boolean;
  /** Ids of the gates that it fails: fail-on, min-session, its own floors, max-session-regression. */
  readonly gates_failed: readonly string[];
  /** Those of them that somebody has waived. */
  readonly gates_waived?: readonly string[] | undefined;
  /** Closeness to the reference: the weighted mean of the dimensions. */
  readonly overall: number | null;
  readonly dimensions: readonly {
    readonly dimension: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments';
    readonly score: number;
    readonly reason: string;
  }[];
  readonly findings: readonly ReportFinding[];
  /** Findings beyond the limit of one session. */
  readonly findings_omitted?: number | undefined;
  readonly candidate_path: string | null;
  /** Of the reference, with accepted summaries of these together. Null without a golden session. */
  readonly reference_digest: string | null;
  /** Where summaries were accepted: of the reference alone, then of each of these. */
  readonly reference_digests?: readonly string[] | undefined;
  /** Of what each requirement says, in the order of the file. Left out where there is none. */
  readonly requirement_digests?: readonly {
    readonly id: string;
    readonly digest: string;
  }[] | undefined;
  /** What the scores compare with, `reference` or `accepted/<id>`: the one that scores highest. Only where summaries were accepted beside the reference. */
  readonly reference_used?: string | undefined;
  /** The candidate, or one of the samples, says word for word what people rejected: nobody can accept it. */
  readonly rejected_before?: true | undefined;
  /** Where the reference stands, where that is not <name>/reference.json. */
  readonly reference_path?: string | undefined;
  readonly candidate_digest: string | null;
  /** Where the run has several samples a session: each of them. Scores of the session are their means; findings, path and digest are those of the worst. */
  readonly samples?: readonly ReportSample[] | undefined;
  /** Standard deviation of the samples' overalls, with n - 1. */
  readonly spread?: number | null | undefined;
  /** The sample with the lowest overall. */
  readonly worst?: number | undefined;
  /** Waivers of this session, and of findings that it has. */
  readonly waived?: readonly {
    /** Null for all of the session, or of a code. */
    readonly dimension: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments' | null;
    /** Of a waiver of findings of one code. */
    readonly code?: 'NO_CANDIDATE' | 'INVALID_CANDIDATE' | 'DUPLICATE_CANDIDATE' | 'UNREADABLE_CANDIDATE' | 'FIELD_MISSING' | 'WRONG_OUTCOME' | 'SUMMARY_EMPTY' | 'SUMMARY_BOILERPLATE' | 'TITLE_EMPTY' | 'TITLE_GENERIC' | 'WRONG_LANGUAGE' | 'NEGATION_MISMATCH' | 'NUMBER_MISMATCH' | 'IDENTIFIER_MISMATCH' | 'DIRECTION_MISMATCH' | 'ANTONYM_MISMATCH' | 'STATUS_MISMATCH' | 'HEDGE_DROPPED' | 'SCRAMBLED_TEXT' | 'REPEATED_TEXT' | 'CUT_OFF' | 'SPEAKS_TO_JUDGE' | 'CONTRADICTED_CLAIM' | 'UNGROUNDED_NUMBER' | 'UNGROUNDED_NAME' | 'FOREIGN_ACTION' | 'FOREIGN_SENTENCE' | 'REQUIREMENT_VIOLATED' | 'REQUIREMENT_UNMET' | 'MARKUP_IN_TEXT' | 'CHATTER' | 'SUMMARY_TOO_SHORT' | 'SUMMARY_TOO_LONG' | 'MISSING_ACTION' | 'EXTRA_ACTION' | 'REPEATED_ACTION' | 'OPEN_POINT_LOST' | 'CORRECTION_LOST' | 'SUMMARY_GAP' | 'UNSUPPORTED_CLAIM' | 'TITLE_DRIFT' | 'MISSING_MOMENT' | 'EXTRA_MOMENT' | 'JUDGE_DISAGREES' | 'JUDGE_SUGGESTION' | 'FIELD_UNKNOWN' | 'UNKNOWN_SESSION' | undefined;
    readonly reason: string;
    readonly until: string;
    readonly by: string;
  }[] | undefined;
  /** Where max-drift is set: what the session scored in the last reports of the base with this reference, the baseline last; beside the last points of trend. */
  readonly earlier?: readonly number[] | undefined;
  /** As what the transcript of the session was recognised. Left out where there is none, where nothing was read of it, and without a usable candidate, as nothing is held against it then. */
  readonly transcript?: {
    /** Relative to the workspace, with /; of one outside the absolute path. */
    readonly file: string;
    /** As it was recognised by its shape. */
    readonly format: 'own' | 'claude-code' | 'openai' | 'openai-batch' | 'openai-responses' | 'codex' | 'codex-exec' | 'gemini' | 'gemini-cli' | 'langchain' | 'opentelemetry' | 'vscode-chat' | 'chat-log' | 'intercom' | 'langfuse' | 'langsmith' | 'markdown' | 'text';
    readonly messages: number;
    /** Lines and records that carry nothing: metadata, progress, reasoning, repetitions. */
    readonly skipped: number;
    /** Lines, or parts of them, that were not understood and are left out: the first of them. */
    readonly unknown: readonly {
      readonly line: number;
      readonly what: string;
    }[];
    readonly unknown_count: number;
  } | undefined;
  /** Of the transcript, where a usable candidate was held against one that could be read. */
  readonly transcript_digest?: string | undefined;
  /** Its own floors, where it has any. */
  readonly floors?: {
    readonly min_overall?: number | undefined;
    readonly min_dimensions?: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: number } | undefined;
  } | undefined;
  /** Requirements by literals and words alone, where the judge did not measure completion. */
  readonly structural_completion?: {
    /** Facts to mention that some sentence or bullet could be. */
    readonly possible: number;
    /** Facts to mention. */
    readonly of: number;
    readonly requirements: readonly {
      readonly id: string;
      readonly must: 'mention' | 'not_mention';
      /** It stands there, or some sentence or bullet has its words. */
      readonly could_be_there: boolean;
      /** As far as can be told without a judge; unmeasured: nobody knows. */
      readonly status: 'satisfied' | 'unmet' | 'violated' | 'unmeasured';
      /** literals: its names and numbers; coverage: its words. */
      readonly decided_by: 'literals' | 'coverage' | null;
    }[];
  } | undefined;
  readonly judge?: ReportJudgement | undefined;
}

/** How sure the means are. */
export interface ReportStatistics {
  readonly overall: {
    readonly mean: number | null;
    /** The score below which 5 of 100 lie; not in reports of earlier versions. */
    readonly p5?: number | null | undefined;
    /** Quantiles are of type 7, as in R and NumPy. */
    readonly p50: number | null;
    readonly p95: number | null;
    /** With n - 1; null below two sessions. */
    readonly stddev: number | null;
    /** 95 % interval of the mean, Wilson's for an outcome that is 0 or 1 everywhere; null below two sessions. */
    readonly ci95: readonly [number, number] | null;
    /** Of ci95, where statistics.interval does not tell how it was made: Wilson. Of a metric of the judge the number of sessions that were measured decides as the number of sessions does there. */
    readonly interval_method?: 'wilson' | undefined;
    /** Ten bins, each without its upper end but the last. */
    readonly histogram: readonly {
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }[];
  };
  readonly dimensions: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: {
    readonly mean: number | null;
    /** The score below which 5 of 100 lie; not in reports of earlier versions. */
    readonly p5?: number | null | undefined;
    /** Quantiles are of type 7, as in R and NumPy. */
    readonly p50: number | null;
    readonly p95: number | null;
    /** With n - 1; null below two sessions. */
    readonly stddev: number | null;
    /** 95 % interval of the mean, Wilson's for an outcome that is 0 or 1 everywhere; null below two sessions. */
    readonly ci95: readonly [number, number] | null;
    /** Of ci95, where statistics.interval does not tell how it was made: Wilson. Of a metric of the judge the number of sessions that were measured decides as the number of sessions does there. */
    readonly interval_method?: 'wilson' | undefined;
    /** Ten bins, each without its upper end but the last. */
    readonly histogram: readonly {
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }[];
  } };
  /** How the intervals of means were made, but for those with an interval_method of their own; null below two sessions, where there is none. */
  readonly interval: {
    /** student_t below 8 sessions, normal above 5,000. */
    readonly method: 'student_t' | 'bootstrap' | 'normal';
    /** Of the bootstrap. */
    readonly resamples: number | null;
  } | null;
  /** What the regression gate can see with so many sessions; null where even the largest drop may be chance, and where nothing varies. */
  readonly detectable_change: {
    /** Smallest drop of the overall mean that is noticed four times in five, if every session falls by about that much. */
    readonly drop: number;
    readonly power: 0.8;
    /** What the spread is that of: the paired sessions' changes; without a baseline what their samples differ by, or, assumed, their scores. */
    readonly basis: 'changes' | 'samples' | 'scores';
    readonly sessions: number;
    /** So many sessions more would see half of it; null: none would. */
    readonly sessions_to_halve: number | null;
  } | null;
  /** Where the run has several samples a session. Intervals and changes have their part of it already. */
  readonly samples?: {
    readonly per_session: number;
    /** Standard deviation of samples within their sessions, pooled. */
    readonly spread: number | null;
    /** Standard error of the overall mean when the pipeline runs again over the same sessions. */
    readonly rerun_error: number | null;
  } | undefined;
}

/** What the judge was asked, and how it went. */
export interface ReportJudge {
  /** No model was asked: all numbers and words of the judge are made up, and none of its gates counts. */
  readonly simulated?: true | undefined;
  /** How the model was asked, where that was not by one request a question: by batches, at half price. */
  readonly transport?: 'batch' | undefined;
  readonly mode: 'paired' | 'absolute';
  readonly model: string;
  readonly prompt_version: string;
  /** What the team says about its summaries, where the judge was told; its prompt_version changes with it. */
  readonly guidelines?: {
    readonly path: string;
    /** Of the text below: of the file as the judge was shown it. */
    readonly digest: string;
    readonly characters: number;
    readonly text: string;
  } | undefined;
  /** Answers a question that were asked for. */
  readonly samples: number;
  /** Mean over the sessions that were measured. */
  readonly overall_mean: number | null;
  readonly dimension_means: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: number | null };
  readonly calls: number;
  readonly retries: number;
  /** Answers taken from the cassette, or from a batch that another run has paid for. */
  readonly cache_hits: number;
  /** Null where the provider does not count them. */
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
  readonly cost_usd: number | null;
  /** What the answers under cache_hits would have cost. */
  readonly saved_usd: number | null;
  /** Measurements that were wanted: six a session by the rubric, one for each other metric that can be asked. */
  readonly wanted: number;
  readonly measured: number;
  readonly unmeasured: number;
  readonly unmeasured_reasons: { readonly [key: string]: number };
  /** What was asked for beside the rubric. */
  readonly metrics: { readonly [key in 'relevance' | 'coherence' | 'faithfulness' | 'hallucination' | 'completion']?: {
    readonly mean: number | null;
    /** The score below which 5 of 100 lie; not in reports of earlier versions. */
    readonly p5?: number | null | undefined;
    /** Quantiles are of type 7, as in R and NumPy. */
    readonly p50: number | null;
    readonly p95: number | null;
    /** With n - 1; null below two sessions. */
    readonly stddev: number | null;
    /** 95 % interval of the mean, Wilson's for an outcome that is 0 or 1 everywhere; null below two sessions. */
    readonly ci95: readonly [number, number] | null;
    /** Of ci95, where statistics.interval does not tell how it was made: Wilson. Of a metric of the judge the number of sessions that were measured decides as the number of sessions does there. */
    readonly interval_method?: 'wilson' | undefined;
    /** Ten bins, each without its upper end but the last. */
    readonly histogram: readonly {
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }[];
    readonly prompt_version: string;
    readonly wanted: number;
    readonly measured: number;
    /** Sessions about which it cannot be asked. */
    readonly skipped: number;
  } };
  /** References that the gate damaged itself, to see whether the judge notices. */
  readonly canaries: {
    readonly asked: number;
    readonly measured: number;
    /** Canaries that the judge scored 0.5 or more. */
    readonly taken_in: readonly string[];
  };
  /** Left out where the judge is nowhere so far above the rubric. */
  readonly transplants?: {
    /** Sessions that the judge puts 0.3 or more above the rubric. */
    readonly disagreements: number;
    /** Candidates of them that were asked about once more, beside the reference of another session. */
    readonly asked: number;
    readonly measured: number;
    /** Sessions whose candidate was scored 0.5 or more there: the run is void. */
    readonly steered: readonly string[];
  } | undefined;
  readonly meta_evaluation: {
    readonly rate: number;
    readonly model: string;
    readonly prompt_version: string;
    /** Explanations that were judged. */
    readonly run: number;
    readonly measured: number;
    /** Explanations of the sample about which nobody was asked. */
    readonly not_run: number;
    /** Why, such as budget: how often each. */
    readonly not_run_reasons: { readonly [key: string]: number };
    /** Mean of explanation_quality. */
    readonly mean: number | null;
    readonly specific: number;
    readonly quotes_exist: number;
    readonly matches_score: number;
    readonly actionable: number;
    /** Looked up without a model. */
    readonly quotes: {
      /** Explanations that quote something, of all, not of the sample alone. */
      readonly explanations: number;
      /** Those of them all of whose quotes exist. */
      readonly sound: number;
      readonly quotes: number;
      readonly found: number;
    };
  };
  /** Why nothing that the judge says can be believed: no gate of its is evaluated. */
  readonly voided: string | null;
  /** Why nobody could be asked, where judge: auto lets that pass. */
  readonly absence: string | null;
  /** Where requests went, when that was not the vendor's own address. */
  readonly base_url: string | null;
  /** Who was asked, where that was not the Messages API. */
  readonly provider?: 'openai-compatible' | 'command' | undefined;
  /** The name of the program that was asked, without its folder. */
  readonly program?: string | undefined;
  /** Recorded answers that this pull request brings itself. Left out where there are none. */
  readonly new_recordings?: {
    /** Lines of the judge-cassette that the base branch does not have. */
    readonly lines: number;
    /** Those of them that this run had a question for. */
    readonly needed: number;
    /** Asked again where somebody could be asked. Else left out where the pull request is of a fork or nobody knows, and believed where its author may write to the repository. */
    readonly treatment: 'asked_again' | 'left_out' | 'believed';
    /** Why the file of the base could not be read, so that every line counts as new. */
    readonly unread: string | null;
    /** Why the file is not known as it was where the pull request has left the base: then it was held against the newest commit of the base alone. */
    readonly no_merge_base: string | null;
  } | undefined;
  /** What the judge makes of references that were changed on purpose. Only where it has gates and the answers to self-test --judge are recorded. */
  readonly strength?: {
    /** Below this score a copy counts as noticed, or blocked. */
    readonly level: number;
    /** The gate that the level is of. */
    readonly gate: 'min-judge-session' | 'min-judge-overall' | null;
    readonly damaging: number;
    readonly noticed: number;
    readonly harmless: number;
    readonly blocked: number;
    readonly unmeasured: number;
  } | undefined;
  /** Who has judged, where judge-model names several: then scores are medians. */
  readonly panel?: {
    /** In the order of judge-model. */
    readonly members: readonly {
      readonly provider: string;
      readonly model: string;
      /** Over the sessions that it has measured; null where it has none, or is void. */
      readonly overall_mean: number | null;
      readonly metric_means: { readonly [key in 'relevance' | 'coherence' | 'faithfulness' | 'completion']?: number | null };
      readonly wanted: number;
      readonly measured: number;
      readonly unmeasured_reasons: { readonly [key: string]: number };
      readonly calls: number;
      readonly cache_hits: number;
      readonly cost_usd: number | null;
      /** Why nothing that it says can be believed. */
      readonly voided: string | null;
      /** The metrics in whose medians it is not. Empty where it counts in all. */
      readonly left_out: readonly {
        readonly metric: 'rubric' | 'relevance' | 'coherence' | 'faithfulness' | 'completion';
        readonly reason: string;
      }[];
    }[];
    /** Sessions whose overalls of the members that count lie 0.3 or more apart, the widest first. */
    readonly disagreements: readonly {
      readonly session: string;
      readonly spread: number;
    }[];
  } | undefined;
  /** With the labels of the corpus, where min-judge-agreement asks for it. */
  readonly agreement?: {
    /** Candidates with a label and a score. */
    readonly n: number;
    readonly sessions: number;
    readonly spearman: {
      readonly value: number | null;
      /** 95 % bootstrap interval over sessions. */
      readonly ci95: readonly [number, number] | null;
      /** Why the value is null. */
      readonly reason: string | null;
    };
    readonly kappa: {
      readonly value: number | null;
      /** 95 % bootstrap interval over sessions. */
      readonly ci95: readonly [number, number] | null;
      /** Why the value is null. */
      readonly reason: string | null;
    };
    readonly bias: {
      readonly value: number | null;
      /** 95 % bootstrap interval over sessions. */
      readonly ci95: readonly [number, number] | null;
      /** Why the value is null. */
      readonly reason: string | null;
    };
    /** Null when it was not measured. */
    readonly level: number | null;
    readonly labels: number;
    /** Why there is no level. */
    readonly obstacle: string | null;
    readonly labels_digest: string;
  } | undefined;
  /** They never gate. */
  readonly alerts: readonly {
    readonly metric: 'rubric' | 'relevance' | 'coherence' | 'faithfulness' | 'hallucination' | 'completion' | 'explanation_quality';
    readonly level: 'warning' | 'critical';
    /** The mean of the metric, with three decimals. */
    readonly value: number;
    readonly threshold: number;
    /** Sessions that were measured. */
    readonly n: number;
    /** low below 10 sessions, medium below 30. */
    readonly confidence: 'low' | 'medium' | 'high';
    readonly hints: readonly string[];
  }[];
}

/** The comparison with the base. */
export interface ReportBaseline {
  readonly source: 'file' | 'artifact' | 'none';
  /** Of a file. */
  readonly path: string | null;
  /** Of an artifact: the run that made it. */
  readonly run_url: string | null;
  /** Of an artifact its commit, of a file the one that it says it was made from. */
  readonly commit: string | null;
  /** The commit is an ancestor of the merge base, which has no artifact itself. */
  readonly fallback: boolean;
  /** Why nothing could be compared; null when it was. */
  readonly reason: string | null;
  readonly scored_at: string | null;
  readonly verdict: 'pass' | 'fail' | 'inconclusive' | null;
  /** What a pull request can edit itself and what differs from the baseline, by digest. */
  readonly changed_inputs: readonly ('corpus' | 'config' | 'waivers' | 'cassette' | 'guidelines')[];
  /** Settings of how summaries are written that differ from the baseline. References are read otherwise by them, so that nothing tells whether the corpus has changed, too. */
  readonly changed_settings?: readonly ('fields' | 'outcomes' | 'dimensions')[] | undefined;
  /** Sessions of both with the same reference: the comparison is over these. */
  readonly paired: number;
  /** Where sessions name a group: how many groups they make. Tests and intervals are by these. */
  readonly groups?: number | undefined;
  /** Left out of the comparison. */
  readonly changed_references: readonly string[];
  /** Waivers that the base does not have, has no more, and has otherwise. */
  readonly changed_waivers?: {
    readonly new: number;
    readonly gone: number;
    readonly changed: number;
  } | undefined;
  /** The same of requirements, in sessions that both have. */
  readonly changed_requirements?: {
    readonly new: number;
    readonly gone: number;
    readonly changed: number;
  } | undefined;
  /** The same of transcripts, in sessions that both have a usable candidate of; new ones are not counted. */
  readonly changed_transcripts?: {
    readonly new: number;
    readonly gone: number;
    readonly changed: number;
  } | undefined;
  /** Floors of sessions themselves, in sessions that both have: lower than on the base, and there no more. */
  readonly lowered_floors?: {
    readonly lowered: number;
    readonly gone: number;
  } | undefined;
  /** Sessions with accepted summaries that the base does not have, and what they score by its texts. In the comparison such a summary takes back a fall and makes no rise. */
  readonly accepted_since?: readonly {
    readonly name: string;
    readonly before: number;
    readonly by_base: number;
    readonly now: number;
  }[] | undefined;
  readonly new_sessions: readonly string[];
  readonly removed_sessions: readonly string[];
  readonly overall: {
    readonly before: number;
    readonly now: number;
    /** now minus before, over the paired sessions. */
    readonly delta: number;
    readonly ci95: readonly [number, number] | null;
    /** Two-sided sign-flip permutation p. */
    readonly p: number;
    /** Of a dimension that has a regression gate: one-sided sign-flip p that it has fallen, which the gate holds to 0.025; of those that multiplicity adds, corrected for their number. */
    readonly p_fall?: number | undefined;
    /** Of this mean alone: noise, nothing that chance does not do as well. Where sessions newly fail or have collapsed it is not in the mean instead: what got worse does not show in this one. Of a dimension that no gate holds, corrected for their number. */
    readonly word: 'regression' | 'tolerated' | 'noise' | 'improvement' | 'not in the mean';
  } | null;
  readonly dimensions: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: {
    readonly before: number;
    readonly now: number;
    /** now minus before, over the paired sessions. */
    readonly delta: number;
    readonly ci95: readonly [number, number] | null;
    /** Two-sided sign-flip permutation p. */
    readonly p: number;
    /** Of a dimension that has a regression gate: one-sided sign-flip p that it has fallen, which the gate holds to 0.025; of those that multiplicity adds, corrected for their number. */
    readonly p_fall?: number | undefined;
    /** Of this mean alone: noise, nothing that chance does not do as well. Where sessions newly fail or have collapsed it is not in the mean instead: what got worse does not show in this one. Of a dimension that no gate holds, corrected for their number. */
    readonly word: 'regression' | 'tolerated' | 'noise' | 'improvement' | 'not in the mean';
  } } | null;
  readonly interval_method: 'student_t' | 'bootstrap' | 'normal' | null;
  /** Chance of at least one false alarm among the gates on drops of means when nothing has changed, by the levels of their tests: max-regression, max-drift and those of the judge. Below 6 sessions by the exact test of signs. */
  readonly false_alarm_chance: number | null;
  readonly sessions: readonly {
    readonly name: string;
    readonly delta: number;
    readonly dimensions: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: number };
  }[];
  /** What max-judge-regression and max-metric-regression rest on: the judge's means, of the same model, mode and prompt version. Left out where neither is set. */
  readonly judge?: readonly {
    readonly of: 'overall' | 'relevance' | 'coherence' | 'faithfulness' | 'completion';
    /** Why nothing was compared; null when it was. */
    readonly reason: string | null;
    /** Sessions with the same reference and a score of the judge in both runs. */
    readonly paired: number;
    readonly before: number | null;
    readonly now: number | null;
    readonly delta: number | null;
    readonly ci95: readonly [number, number] | null;
    readonly p: number | null;
    readonly word: 'regression' | 'tolerated' | 'noise' | 'improvement' | null;
    /** The sessions that fell, the one that fell most first. */
    readonly fallen: readonly {
      readonly name: string;
      readonly before: number;
      readonly now: number;
    }[];
  }[] | undefined;
  /** Sessions that fell by more than max-session-regression allows, waived ones too; where that is off, by its measure auto. */
  readonly collapsed: readonly string[];
  /** Failing sessions against those of the base; waived ones are never new. */
  readonly failures: {
    readonly new: readonly string[];
    readonly already: readonly string[];
    readonly fixed: readonly string[];
  } | null;
}

/** What a pull request would change of the settings of its base. */
export interface ReportPolicy {
  readonly changed: readonly {
    readonly setting: string;
    /** By the pull request. */
    readonly wanted: string;
    readonly base: string;
    readonly counts: 'base' | 'pull_request';
    /** A gate as the base had it when the pull request started; the base has raised it since. */
    readonly is_behind?: true | undefined;
  }[];
  /** Why nobody knows what the base has; null where it was read. */
  readonly unread: string | null;
  /** The base does not run this gate yet. */
  readonly brings_workflow: boolean;
  /** All that differs are gates that the base has raised since the pull request started. */
  readonly is_behind?: true | undefined;
}

/** What the gates make of summaries that people accepted and rejected. */
export interface ReportExam {
  readonly rejected: {
    /** Those that the gates were asked about. */
    readonly summaries: number;
    /** Older ones that were not: a run asks about the newest 5 accepted and 10 rejected summaries of each session. */
    readonly not_asked?: number | undefined;
    /** Those that fail a gate, as they should. */
    readonly failed: number;
    /** The first 20 that pass, with why people rejected them. */
    readonly slipped: readonly {
      readonly session: string;
      readonly id: string;
      readonly because: string;
    }[];
  };
  readonly accepted: {
    /** Those that the gates were asked about. */
    readonly summaries: number;
    /** Older ones that were not: a run asks about the newest 5 accepted and 10 rejected summaries of each session. */
    readonly not_asked?: number | undefined;
    /** Those that pass without themselves among the accepted ones. */
    readonly passed: number;
    /** The first 20 that do not, with the gates that they fail. */
    readonly blocked: readonly {
      readonly session: string;
      readonly id: string;
      readonly gates: readonly string[];
    }[];
  };
}

/** What report.json has, every key of it: the report of `schema_version` 1. Later versions of the package may add keys, codes and kinds of gates. */
export interface Report {
  readonly schema_version: 1;
  readonly tool: {
    readonly name: 'summary-gate';
    readonly version: string;
  };
  readonly scored_at: string;
  /** What was scored, and by which run. Left out where nothing of it is known. */
  readonly identity?: {
    /** Owner and name. */
    readonly repository?: string | undefined;
    /** Of the GitHub that ran this, without a closing slash; pages link to it. */
    readonly server_url?: string | undefined;
    readonly pull_request?: number | undefined;
    /** Of a pull request its head. */
    readonly commit?: string | undefined;
    /** Whether tracked files differed from the commit; of a run outside of a workflow only. */
    readonly uncommitted_changes?: boolean | undefined;
    /** What the event names: the head of the base branch, of a push the commit before. */
    readonly base_commit?: string | undefined;
    /** Of the workflow run. */
    readonly run_id?: number | undefined;
    readonly run_attempt?: number | undefined;
  } | undefined;
  readonly verdict: 'pass' | 'fail' | 'inconclusive';
  readonly title: string;
  /** Sessions in the means. */
  readonly corpus_size: number;
  /** Mean closeness of the sessions to their references. */
  readonly overall_mean: number | null;
  readonly overall_min: number | null;
  readonly overall_max: number | null;
  /** Of the dimensions that the summaries have (setting dimensions); nothing in a report speaks of others. */
  readonly dimension_means: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: number | null };
  readonly statistics: ReportStatistics;
  readonly gates: readonly Gate[];
  readonly gates_failed: readonly string[];
  /** In code point order of their names. */
  readonly sessions: readonly ReportSession[];
  /** What belongs to no session of the corpus. */
  readonly findings: readonly ReportFinding[];
  readonly rubric: {
    readonly version: 'v1' | 'v2';
    readonly weights: { readonly [key in 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments']?: number };
  };
  readonly settings: { readonly [key: string]: {
    readonly value: unknown;
    readonly from: 'input' | 'config' | 'default';
  } };
  readonly judge?: ReportJudge | undefined;
  /** Of a pull request whose config file is not that of its base: what it would loosen or change, and whose value counts. */
  readonly policy?: ReportPolicy | undefined;
  /** Of the settings that bear on scores and gates. */
  readonly settings_digest: string;
  readonly skipped_folders: number;
  readonly corpus_digest: string;
  readonly candidates_digest: string;
  /** Of the config file; null without one. */
  readonly config_digest: string | null;
  /** All waivers, in the order of their file, whether anything needs them or not. Left out where there is none. */
  readonly waivers?: readonly {
    readonly session: string | null;
    readonly dimension: 'title' | 'summary' | 'key_actions' | 'outcome' | 'aha_moments' | null;
    readonly code?: 'NO_CANDIDATE' | 'INVALID_CANDIDATE' | 'DUPLICATE_CANDIDATE' | 'UNREADABLE_CANDIDATE' | 'FIELD_MISSING' | 'WRONG_OUTCOME' | 'SUMMARY_EMPTY' | 'SUMMARY_BOILERPLATE' | 'TITLE_EMPTY' | 'TITLE_GENERIC' | 'WRONG_LANGUAGE' | 'NEGATION_MISMATCH' | 'NUMBER_MISMATCH' | 'IDENTIFIER_MISMATCH' | 'DIRECTION_MISMATCH' | 'ANTONYM_MISMATCH' | 'STATUS_MISMATCH' | 'HEDGE_DROPPED' | 'SCRAMBLED_TEXT' | 'REPEATED_TEXT' | 'CUT_OFF' | 'SPEAKS_TO_JUDGE' | 'CONTRADICTED_CLAIM' | 'UNGROUNDED_NUMBER' | 'UNGROUNDED_NAME' | 'FOREIGN_ACTION' | 'FOREIGN_SENTENCE' | 'REQUIREMENT_VIOLATED' | 'REQUIREMENT_UNMET' | 'MARKUP_IN_TEXT' | 'CHATTER' | 'SUMMARY_TOO_SHORT' | 'SUMMARY_TOO_LONG' | 'MISSING_ACTION' | 'EXTRA_ACTION' | 'REPEATED_ACTION' | 'OPEN_POINT_LOST' | 'CORRECTION_LOST' | 'SUMMARY_GAP' | 'UNSUPPORTED_CLAIM' | 'TITLE_DRIFT' | 'MISSING_MOMENT' | 'EXTRA_MOMENT' | 'JUDGE_DISAGREES' | 'JUDGE_SUGGESTION' | 'FIELD_UNKNOWN' | 'UNKNOWN_SESSION' | undefined;
    readonly gate?: string | undefined;
    readonly reason: string;
    readonly until: string;
    readonly by: string;
  }[] | undefined;
  /** Of the file of waivers; null without one. */
  readonly waivers_digest: string | null;
  /** Of the recorded answers before the run; null without such a file. */
  readonly cassette_digest: string | null;
  readonly baseline?: ReportBaseline | undefined;
  /** What the gates of single sessions make of summaries that people accepted and rejected. */
  readonly exam?: ReportExam | undefined;
  /** Left out above 1,000 sessions and where nothing was scored. */
  readonly gate_strength?: {
    /** What was damaged: the candidates of this run that pass, or copies of the references where no candidate passes. Left out by versions that damaged references only. */
    readonly texts?: 'references' | 'candidates' | undefined;
    readonly variants: number;
    readonly damaging: number;
    /** Damaging variants whose session would fail. */
    readonly caught: number;
    readonly harmless: number;
    /** Harmless variants whose session would fail. */
    readonly blocked: number;
  } | undefined;
  /** Earlier results, oldest first: the baseline, its baseline, and so on. */
  readonly trend?: readonly {
    readonly scored_at: string;
    readonly overall_mean: number;
    readonly ci95: readonly [number, number] | null;
  }[] | undefined;
  readonly caveats: readonly string[];
}
