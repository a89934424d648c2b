import type { JudgeFacts } from '../judge/judge-facts.js';

/**
 * What becomes of the parts of a request that a server does not take, by their names in it. Not said of those that it takes
 * under another name, with which nothing is lost.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  response_format: 'the schema is said in the prompt',
  output_config: 'the schema is said in the prompt',
  schema: 'taken and left unread, it is said in the prompt besides',
  reasoning_effort: 'the model thinks as much as it does',
  effort: 'the model thinks as much as it does',
  thinking: 'the model may think',
  cache_control: 'no prompt is cached',
};

/** What a server has shown that it does not take: the same answers may then be harder to get. Names of models are foreign text. */
export function concededCaveats(judge: JudgeFacts | null): readonly string[] {
  const { conceded = [], panel } = judge ?? {};
  return conceded.flatMap(({ model, parts }) => {
    const named = parts.flatMap((part) => (INSTEAD[part] === undefined ? [] : [`${part} (${INSTEAD[part]})`]));
    if (named.length === 0) return [];
    return `The server${panel === undefined ? '' : ` of ${model}`} does not take ${named.join(', ')}.`;
  });
}
