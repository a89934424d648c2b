import { failsSession } from '../gates/evaluate.js';
import type { Scored } from '../pipeline.js';
import { policyOf } from '../report/build-report.js';
import { isRated } from '../scored-session.js';
import type { Settings } from '../settings/table.js';
import { DIMENSIONS } from '../summary.js';
import type { Asking } from './ask.js';
import type { JudgeFacts } from './judge-facts.js';
import { judgeSessions, type Question } from './judge-sessions.js';
import type { Judgement } from './judgement.js';
import { keepToLimits } from './keep-to-limits.js';
import type { OpenGate } from './open-gates.js';
import { EVAL_PROMPT_VERSION } from './prompts/version.js';
import { questionsOf } from './questions.js';

/** What a run needs to judge, besides the scored sessions. */
export interface Judging {
  readonly asking: Asking;
  /** Where requests go, when that is not the vendor's own address. */
  readonly baseUrl: string | null;
  /** Durations are left out of a report whose bytes must be the same again. */
  readonly showsDurations: boolean;
  readonly onJudged: (done: number, all: number) => void;
}

/** The questions of a run. */
export function questionsOfRun({ sessions, candidates, settings: resolved }: Scored): readonly Question[] {
  const settings = resolved.values;
  const policy = policyOf(resolved);
  const failing = sessions.filter(isRated).filter((session) => failsSession(session, policy));
  return questionsOf(sessions, candidates, settings, new Set(failing.map(({ golden }) => golden.name)));
}

/** Asks about every session of a run and gathers what the report needs. */
export async function judgeRun(scored: Scored, judging: Judging): Promise<JudgeFacts> {
  const { asking } = judging;
  const settings = scored.settings.values;
  const judgements = await judgeSessions(questionsOfRun(scored), asking, {
    samples: settings['judge-samples'],
    maxSamples: settings['judge-max-samples'],
    concurrency: settings['judge-concurrency'],
    gates: gatesOf(settings),
    minMeasured: settings['min-measured'],
    onJudged: judging.onJudged,
  });
  // Without a key and without a single recorded answer nobody was there to be asked. Who replays a file on purpose has
  // somebody to ask, and wants to know that the file has no answer.
  const isAbsent =
    asking.replay !== 'replay' && asking.completer === null && judgements.every(({ samples }) => samples === 0);
  return {
    mode: settings['judge-mode'],
    model: settings['judge-model'],
    promptVersion: EVAL_PROMPT_VERSION,
    samples: settings['judge-samples'],
    judgements: new Map(
      judgements.map((judgement) => [
        judgement.session,
        keepToLimits(timed(judgement, judging.showsDurations), {
          suggestions: settings['judge-suggestions'],
          rationaleChars: settings['judge-rationale-chars'],
          wantsRewrite: settings['judge-rewrite'],
        }),
      ]),
    ),
    absence: isAbsent && settings.judge === 'auto' && judgements.length > 0 ? 'no_credentials' : null,
    baseUrl: judging.baseUrl,
  };
}

function gatesOf(settings: Settings): readonly OpenGate[] {
  const overall = settings['min-judge-overall'];
  return [
    ...(overall === null ? [] : [{ measurement: 'overall', threshold: overall } as const]),
    ...DIMENSIONS.flatMap((dimension): readonly OpenGate[] => {
      const threshold = settings['min-judge-dimensions']?.[dimension];
      return threshold === undefined ? [] : [{ measurement: dimension, threshold }];
    }),
  ];
}

function timed(judgement: Judgement, showsDurations: boolean): Judgement {
  return { ...judgement, durationMs: showsDurations ? Math.round(judgement.durationMs) : 0 };
}
