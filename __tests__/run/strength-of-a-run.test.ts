import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { RUBRIC_STUB } from '../../src/judge/estimate/stub-answers.js';
import { openJudge } from '../../src/run/open-judge.js';
import { type Judge, runPipeline } from '../../src/run/pipeline.js';
import { openProvider } from '../../src/run/providers.js';
import { cassetteOf, openKeys, recorderOf } from '../../src/run/recorder.js';
import { scoreSessions } from '../../src/scoring/score-sessions.js';
import { copiesForJudge, copyQuestions } from '../../src/self-test/copies-for-judge.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { completion } from '../judge/recordings.js';

const CASSETTE = { 'judge-cassette': 'c.jsonl' };

/** What a run says of its judge where only these of the answers about changed copies are recorded. */
async function judged(flags: Flags, isRecorded: (index: number) => boolean = () => true, more: Tree = {}) {
  const workspace = makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'candidates/a.json': summaryJson(),
    ...more,
  });
  const ports = portsOf(workspace);
  const resolved = settingsOf(workspace, { judge: 'auto', 'min-judge-overall': '0.5', ...CASSETTE, ...flags });
  const settings = resolved.values;
  const scored = await scoreSessions(resolved, ports, { accepts: () => true, defects: 'of a report', marks: 'none' });
  const cassette = cassetteOf(settings, workspace.files, []);
  const { answerForm } = openProvider(settings, { env: {}, root: workspace.root }, []);
  const recorder = recorderOf(cassette, settings, openKeys(settings, sha256));
  const copies = copiesForJudge([scored.corpusSessions.at(0)], settings.dimensions);
  for (const [i, question] of copyQuestions(copies, settings, { answerForm }).entries()) {
    const { session, request } = question.open();
    if (isRecorded(i)) recorder.store({ session, metric: 'rubric' }, request, 0, completion({ text: RUBRIC_STUB }));
  }
  await cassette?.finish();
  const judge = await openJudge(settings, {}, ports);
  try {
    return { found: await judge.judge(scored, () => undefined), warnings: await judge.close() };
  } finally {
    scored.close();
  }
}

describe('the strength of the judge of a run', () => {
  it('is known where all answers about copies are recorded', async () => {
    expect((await judged({})).found).toMatchObject({ strength: { level: expect.any(Number) } });
  });

  it.each<[string, Flags, (index: number) => boolean]>([
    ['one answer is not recorded', {}, (index) => index !== 0],
    ['nobody is asked but a simulation', { simulate: 'true' }, () => true],
    ['the judge has no gate', { 'min-judge-overall': 'none' }, () => true],
  ])('is not known where %s', async (_, flags, isRecorded) => {
    expect((await judged(flags, isRecorded)).found).not.toHaveProperty('strength');
  });

  it('costs nothing, as a simulation does', async () => {
    const { judgements } = (await judged({ simulate: 'true' })).found;
    expect([...judgements.values()].map(({ costUsd, savedUsd }) => [costUsd, savedUsd])).toEqual([[0, 0]]);
  });
});

it.each<[string, Tree, readonly unknown[]]>([
  ['nothing where its log is written', {}, []],
  [
    'that its log could not be written',
    { 'summary-gate-report/judge-log.jsonl/x': '' },
    [expect.stringMatching(/^summary-gate-report\/judge-log\.jsonl could not be written: /)],
  ],
])('a judge says in the end %s', async (_, tree, wanted) => {
  expect((await judged({ simulate: 'true' }, undefined, tree)).warnings).toEqual(wanted);
});

it.each<[string, Judge]>([
  ['a judge that fails', () => Promise.reject(new Error('defect'))],
  ['a report that fails', async () => ({ judgements: null }) as never],
])('texts are not left on the disk by %s', async (_, judge) => {
  let open = 0;
  const workspace = makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'candidates/a.json': summaryJson(),
  });
  const openStore = () => {
    open++;
    return { put: () => ({ offset: 0, length: 0 }), get: () => '', close: () => void open-- };
  };
  const running = runPipeline(settingsOf(workspace), { ...portsOf(workspace), openTempStore: openStore }, judge);
  await expect(running).rejects.toThrow();
  expect(open).toBe(0);
});
