import { readMessages } from '../../../src/inputs/transcripts/read-messages.js';
import { jsonl } from '../../builders/summaries.js';

/** What is read of values, one a line: the format with how many were left out, the messages, and what is not known. */
export type Row = readonly [
  name: string,
  values: readonly unknown[],
  counted: readonly [format: string, skipped: number],
  told: readonly string[],
  unknown: readonly string[],
];

/** The formats that are recognised, and what is read as them. */
export function readRow(values: readonly unknown[]) {
  const { format, skipped, messages, unknown } = readMessages(jsonl(...(values as object[])), 't.jsonl');
  return {
    counted: [format, skipped],
    told: messages.map(({ line, conversation, role, blocks }) => {
      const texts = blocks.map((block) => {
        const mark =
          block.kind === 'result' ? `[${block.tool ?? '?'} ${block.isError}]` : block.kind === 'call' ? '!' : '';
        return `${block.role}${mark} ${block.text}`;
      });
      return `${line}.${conversation} ${role}: ${texts.join(' | ')}`;
    }),
    unknown: unknown.map(({ line, what }) => `${line} ${what.replace(/; allowed: .*$/, '')}`),
  };
}
