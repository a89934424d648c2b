import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { readTranscript } from '../../../src/inputs/transcripts/transcript.js';
import { passagesOf, textOfPassage } from '../../../src/judge/grounding/passages.js';
import type { Report } from '../../../src/report/schema.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';

const FOLDER = '__tests__/inputs/transcripts/samples';
const sample = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
const NAMES = readdirSync(FOLDER);

/** A run over one session whose candidate has a number of the transcript, 14, and one of nobody, 87. */
async function scored(transcript: string, name: string): Promise<Report['sessions'][number]> {
  const said = { title: 'Feed test', summary: 'One of 14 tests failed. It took 87 seconds.', key_actions: [] };
  const { root } = makeWorkspace({
    'golden-corpus/feed/reference.json': referenceJson({}, { ...said, summary: 'A test failed.', aha_moments: [] }),
    [`golden-corpus/feed/transcript${extname(name)}`]: transcript,
    'candidates/feed.json': summaryJson({ ...said, aha_moments: [] }),
  });
  await runProgram(['--report-formats=json', '--warn-only'], root, { env: { GITHUB_WORKSPACE: root } });
  const explained = await runProgram(['explain', 'feed'], root, { env: { GITHUB_WORKSPACE: root } });
  expect(/\n {2}transcript [\w-]+, \d+ message/.test(explained.stdout)).toBe(name !== 'own.jsonl');
  const report: Report = JSON.parse(readFileSync(join(root, 'summary-gate-report/report.json'), 'utf8'));
  const [session] = report.sessions;
  if (session === undefined) throw new Error('no session');
  return session;
}

const ungrounded = ({ findings }: Report['sessions'][number]): readonly string[] =>
  findings.filter(({ code }) => code === 'UNGROUNDED_NUMBER').map(({ suggestion }) => suggestion ?? '');

describe('a transcript of any format', () => {
  it.each(NAMES)('bears out what a candidate says, and refutes what it made up: %s', async (name) => {
    const session = await scored(sample(name), name);
    expect(ungrounded(session)).toEqual([expect.stringContaining('87 seconds')]);
    const { format, messages, skipped } = readTranscript(sample(name), name, sha256);
    const wanted = { file: `golden-corpus/feed/transcript${extname(name)}`, unknown: [], unknown_count: 0 };
    expect(session.transcript).toEqual({ ...wanted, format, messages, skipped });
  });

  it.each(NAMES)('has passages for a judge: %s', (name) => {
    const passages = passagesOf(readTranscript(sample(name), name, sha256))
      .map(textOfPassage)
      .join('\n');
    expect(passages).toContain('const items = all.slice(0, 11);');
    expect(passages).toContain('The slice drops the twelfth item');
  });

  it('refutes nothing where a line is broken, and is borne out by lines that nobody knows', async () => {
    const codex = sample('codex.jsonl');
    expect(ungrounded(await scored(`${codex}{"typ\n`, 'codex.jsonl'))).toEqual([]);
    const unknown = { type: 'response_item', payload: { type: 'hologram', said: 'took 87 seconds' } };
    const session = await scored(`${codex}${JSON.stringify(unknown)}\n`, 'codex.jsonl');
    expect(ungrounded(session)).toEqual([]);
    expect(session.transcript).toMatchObject({
      unknown: [{ line: codex.split('\n').length, what: 'an item of the type "hologram"' }],
      unknown_count: 1,
    });
  });
});

it('a report says where a line of a transcript is not understood, since then nothing is ungrounded', async () => {
  const lines = ['{"speaker":"agent","text":"I refund 49 EUR."}', '{"speaker":"klant","text":"Thanks."}', '[]'];
  const { root } = makeWorkspace({
    'golden-corpus/feed/reference.json': referenceJson({}, { summary: 'The agent refunded 49 EUR.' }),
    'golden-corpus/feed/transcript.jsonl': lines.join('\n'),
    'candidates/feed.json': summaryJson({ summary: 'The agent refunded 49 EUR under RV-7781, with 13 EUR extra.' }),
  });
  const { stdout } = await runProgram(['--min-overall=0', '--min-session=0'], root, {
    env: { GITHUB_WORKSPACE: root },
  });
  const read = (name: string): string => readFileSync(join(root, 'summary-gate-report', name), 'utf8');
  const { caveats, sessions }: Report = JSON.parse(read('report.json'));
  expect(sessions[0]?.findings.filter(({ code }) => code.startsWith('UNGROUNDED'))).toEqual([]);
  const place = 'golden-corpus/feed/transcript.jsonl:2';
  expect(caveats).toContainEqual(
    expect.stringMatching(
      new RegExp(`^1 transcript not understood whole, so that .*: ${place} \\(not a message: "speaker" is "klant"; `),
    ),
  );
  expect(sessions[0]?.transcript).toMatchObject({ format: 'own', messages: 1, unknown_count: 2 });
  for (const text of [stdout.replaceAll(/\s+/g, ' '), read('report.md'), read('report.html')]) {
    expect(text).toContain('1 transcript not understood whole');
    expect(text).toContain(place);
  }
});
