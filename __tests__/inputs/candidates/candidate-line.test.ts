import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Candidate } from '../../../src/inputs/candidates/candidate.js';
import { candidateLine } from '../../../src/inputs/candidates/candidate-line.js';
import { readCandidate } from '../../../src/inputs/candidates/read-candidate.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import type { InputText } from '../../../src/inputs/input-texts.js';
import { runs } from '../../builders/long-runs.js';
import { summaryJson } from '../../builders/summaries.js';

const inputOf = (text: string, name: string | undefined): InputText => {
  return { file: 'x', line: 1, text, fault: null, name, markdown: undefined };
};

/** What a run makes of a text: the summary that it scores, what it lacks, or nothing. */
function toldOf(text: string, name?: string) {
  const read = readCandidate(inputOf(text, name), sha256, OWN_FORMAT) as Candidate;
  if (read.kind === 'invalid') return { kind: read.kind, name: read.name };
  return { kind: read.kind, name: read.name, summary: read.summary, missing: [...read.missing] };
}

const again = (text: string, name = 'a') => candidateLine({ name }, inputOf(text, name), sha256, OWN_FORMAT);

describe('a candidate as a line', () => {
  it('is read as it was, whatever it is', () => {
    const summary = fc.record(
      {
        title: fc.anything({ maxDepth: 1 }),
        summary: fc.string(),
        key_actions: fc.array(fc.string()),
        outcome: fc.string(),
        keyActions: fc.string(),
        name: fc.string(),
        sample: fc.integer(),
        candidate: fc.oneof(
          fc.option(fc.record({ title: fc.string() }, { requiredKeys: [] })),
          fc.string(),
          fc.integer(),
        ),
      },
      { requiredKeys: [] },
    );
    const written = fc.oneof(
      summary.map((value) => JSON.stringify(value)),
      fc.json(),
      fc.string(),
    );
    const cut = fc.tuple(written, fc.nat({ max: 60 })).map(([text, at]) => text.slice(0, text.length - at));
    fc.assert(
      fc.property(fc.oneof(written, cut), (text) => {
        const line = again(text);
        expect(line).not.toContain('\n');
        expect(toldOf(line)).toEqual(toldOf(text, 'a'));
      }),
      { numRuns: runs(3_000) },
    );
  });

  it.each([
    ['that would heal', '{"a": 1}, "b": {"c": 2}'],
    ['with a name of its own', '{"name": "b", "title": "x'],
    ['in a fence', '```json\n{}\n```'],
    ['of several lines', '{\n"title":\r\n "x'],
    ['too deep to be written', `{"title": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['that is empty', ''],
    ['that is null', 'null'],
  ])('that is broken stays so: one %s', (_, text) => {
    expect(toldOf(again(text))).toEqual({ kind: 'invalid', name: 'a' });
  });

  it('has no keys that reach further than the object', () => {
    const line = again(`{"__proto__": {"title": "x"}, "constructor": 1, ${JSON.stringify(summaryJson()).slice(1)}`);
    expect(toldOf(line)).toMatchObject({ kind: 'valid', summary: { title: summaryJson()['title'] } });
  });

  const AWS = ['AK', 'IAQYLPMN5HFIQR7XYA'].join('');
  it.each([
    [
      'an answer that was cut, with a token on a line of its own',
      `{"title":"a","summary":"the key:\\n${AWS}", "key_actions": ["cut`,
    ],
    ['a text of JSON that is no object', `["the key:\\t${AWS}"`],
    ['a token that is written in escapes', `{"title":"a","summary":"\\u0041${AWS.slice(1)}", "key_actions": ["cut`],
    ['the same in a text', `"\\u0041${AWS.slice(1)}" and`],
    ['a page', `the key:\n${AWS}\n`],
  ])('shows no credential of %s', (_, text) => {
    expect(again(text)).not.toContain(AWS.slice(1));
    expect(again(text)).toContain('***');
  });

  it.each(['{"title": "', 'The page '])('of %s is masked before it is cut', (start) => {
    for (let before = 19_940; before < 20_000; before += 7) {
      expect(again(`${start}${'x '.repeat(before / 2)}${AWS} and`)).not.toContain(AWS.slice(0, 4));
    }
  });

  it('of which much is masked ends before what may be cut in two', () => {
    const key = ['-----BEGIN ', 'PRIVATE KEY-----', 'x'.repeat(1_990), '-----END ', 'PRIVATE KEY-----'].join('');
    for (let before = 19_980; before < 20_000; before += 3) {
      expect(again(`{"title": "${key}${'y '.repeat(before / 2 - 20)}${AWS} and${' z'.repeat(3_000)}`)).not.toMatch(
        /AKIA/,
      );
    }
  });

  it('of a page that is very long and broken is cut', () => {
    expect(again(`{"title": "${'x'.repeat(100_000)}`).length).toBeLessThan(21_000);
  });
});
