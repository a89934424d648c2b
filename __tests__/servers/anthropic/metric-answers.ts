import { type Answer, type Asked, answers, type Behaviour, scores } from './behaviours.js';

/** What a model says to the questions of each metric; a behaviour in place of an answer is a fault. */
export interface MetricScript {
  /** Overall and dimensions of the rubric judge, 0..1. */
  readonly rubric?: (asked: Asked) => number;
  /** 1 to 5; relevance sees a request, coherence does not. */
  readonly relevance?: (asked: Asked) => number | Behaviour;
  readonly coherence?: (asked: Asked) => number | Behaviour;
  /** Claims of a summary. */
  readonly claims?: (asked: Asked) => readonly Claim[] | Behaviour;
  /** To each question, the one about the ending among them: the answer, the number of the passage and its words; empty for the first words of that passage. */
  readonly verdict?: (question: string, asked: Asked) => readonly [string, number, string];
  readonly verdicts?: (asked: Asked) => Behaviour;
  /** Whether a fact is stated. */
  readonly states?: (fact: string, asked: Asked) => string;
  readonly explanation?: (asked: Asked) => object | Behaviour;
}

export interface Claim {
  readonly field: string;
  readonly quote: string;
  readonly statement: string;
  /** Left out: one that is made of the statement. */
  readonly question?: string;
}

/** A model that does what each prompt asks for, told apart by the schema of the answer. */
export function judging(script: MetricScript = {}): Answer {
  return (asked) => {
    const keys = keysOf(asked.schema);
    if (keys.includes('dimensions')) return scores(script.rubric?.(asked) ?? 0.2);
    if (keys.includes('specific')) return toBehaviour(script.explanation?.(asked) ?? GOOD_EXPLANATION);
    if (keys.includes('steps')) return geval(asked, script);
    if (keys.includes('statements')) return claimsOf(script.claims?.(asked) ?? [TITLE_CLAIM(asked)]);
    const data = dataOf(asked.user);
    if (data.facts.length > 0) {
      const said = data.facts.map(({ fact, text, nearest }) => ({
        fact,
        evidence: nearest,
        answer: script.states?.(text, asked) ?? 'yes',
      }));
      return answers({ answers: said });
    }
    if (script.verdicts !== undefined) return script.verdicts(asked);
    const said = data.questions.map(({ question, text }) => {
      const [answer, passage, evidence] = script.verdict?.(text, asked) ?? ['yes', 1, ''];
      return { question, evidence: evidence === '' ? beginningOf(data, passage) : evidence, passage, answer };
    });
    return answers({ answers: said });
  };
}

const GOOD_EXPLANATION = {
  reasoning: 'It names what decides.',
  specific: true,
  matches_score: true,
  actionable: true,
  score: 5,
};

/** The title of a summary, or the first words of a reply. */
const TITLE_CLAIM = ({ user }: Asked): Claim => {
  const { summary, reply } = dataOf(user);
  const words = summary.title || reply.slice(0, 80);
  return { field: 'title', quote: words, statement: words };
};

function geval(asked: Asked, script: MetricScript): Behaviour {
  const score = asked.user.startsWith('Judge the relevance') ? script.relevance : script.coherence;
  const said = score?.(asked) ?? 4;
  if (typeof said !== 'number') return said;
  const steps = { correctness: 'a', completeness: 'b', quality: 'c', presentation: 'd' };
  return answers({ steps, reasoning: `It says "${dataOf(asked.user).summary.title}".`, score: said });
}

function claimsOf(claims: readonly Claim[] | Behaviour): Behaviour {
  if ('kind' in claims) return claims;
  return answers({ statements: claims.map((claim) => ({ question: `Is it so: ${claim.statement}`, ...claim })) });
}

function toBehaviour(answer: object | Behaviour): Behaviour {
  return 'kind' in answer ? answer : answers(answer);
}

function keysOf(schema: unknown): readonly string[] {
  const properties = typeof schema === 'object' && schema !== null && 'properties' in schema ? schema.properties : {};
  return Object.keys(typeof properties === 'object' && properties !== null ? properties : {});
}

interface PromptData {
  readonly summary: { readonly title: string };
  readonly reply: string;
  readonly passages: readonly {
    readonly passage: number;
    readonly said: readonly Readonly<Record<string, string>>[];
  }[];
  readonly questions: readonly { readonly question: number; readonly text: string }[];
  readonly facts: readonly { readonly fact: number; readonly text: string; readonly nearest: string }[];
}

function beginningOf({ passages }: PromptData, passage: number): string {
  return Object.values(passages[passage - 1]?.said[0] ?? {})
    .join(' ')
    .slice(0, 60);
}

/** The block of data in a prompt of ours. */
function dataOf(user: string): PromptData {
  const [, rest = '{}'] = user.split('<session_data>\n');
  const block: Partial<PromptData> = JSON.parse(rest.split('\n</session_data>')[0] ?? '{}');
  return { summary: { title: '' }, reply: '', passages: [], questions: [], facts: [], ...block };
}
