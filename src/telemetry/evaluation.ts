import { shown } from '../core/numbers.js';
import { maskSecrets } from '../core/redact.js';
import { ATTRIBUTE, EVALUATION_EVENT, OWN_ATTRIBUTE } from './names.js';

/** `count`: nobody has judged, and the score was counted. `simulated`: no model was asked, and the score is made up. */
export type Evaluator = 'llm' | 'rubric' | 'count' | 'simulated';

/** One score of one session, or that there is none. */
export interface Evaluation {
  /** Such as `llm.judge.rubric.title`. */
  readonly name: string;
  readonly evaluator: Evaluator;
  readonly version: string;
  readonly session: string;
  /** 0..1; null = not measured, with the reason in `error`. */
  readonly score: number | null;
  readonly error: string | null;
  /** Foreign text, masked when it becomes an attribute. */
  readonly explanation: string | null;
  /** Name of the evaluation that this one is about; left out where it is about a session. */
  readonly original?: string;
}

export type Attributes = Readonly<Record<string, string | number>>;

/** A `gen_ai.evaluation.result` event: what a line of the evaluations file holds, and a log record of OTLP. */
export interface EvaluationEvent {
  readonly timestamp: string;
  readonly name: typeof EVALUATION_EVENT;
  readonly attributes: Attributes;
}

/** The longest explanation that goes out: collectors cut or refuse what is much longer. */
const LONGEST_EXPLANATION = 1024;

export function evaluationEvent(evaluation: Evaluation, timestamp: string): EvaluationEvent {
  const { name, evaluator, version, session, score, error, explanation, original } = evaluation;
  const words = explanation ?? (score === null ? `not measured: ${error ?? 'unknown'}` : null);
  return {
    timestamp,
    name: EVALUATION_EVENT,
    attributes: {
      [ATTRIBUTE.name]: name,
      ...(score !== null && { [ATTRIBUTE.value]: score }),
      [ATTRIBUTE.label]: labelOf(name, score),
      ...(words !== null && { [ATTRIBUTE.explanation]: cut(maskSecrets(words)) }),
      ...(score === null && { [ATTRIBUTE.error]: error ?? 'unknown' }),
      [ATTRIBUTE.session]: maskSecrets(session),
      [OWN_ATTRIBUTE.evaluator]: evaluator,
      [OWN_ATTRIBUTE.version]: version,
      ...(original !== undefined && { [OWN_ATTRIBUTE.original]: original }),
    },
  };
}

/** The default levels of alerts as words, for dashboards that know no thresholds. */
function labelOf(name: string, score: number | null): 'good' | 'fair' | 'poor' | 'unmeasured' {
  if (score === null) return 'unmeasured';
  const isHighBad = name.endsWith('.hallucination');
  const [warning, critical] = isHighBad ? [0.1, 0.2] : [0.7, 0.5];
  const isWithin = (limit: number): boolean => (isHighBad ? shown(score) <= limit : shown(score) >= limit);
  if (isWithin(warning)) return 'good';
  return isWithin(critical) ? 'fair' : 'poor';
}

/** By characters and not by halves of them, or the text is no Unicode any more. One more than may be shows that it is too long. */
function cut(text: string): string {
  const characters = [...text.slice(0, 2 * (LONGEST_EXPLANATION + 1))];
  return characters.length <= LONGEST_EXPLANATION ? text : `${characters.slice(0, LONGEST_EXPLANATION - 1).join('')}…`;
}
