import { describe, expect, it } from '@jest/globals';
import { type AnswerSource, answerSource } from '../../../src/judge/asking/replay.js';
import { REPLAY_MODES, type ReplayMode } from '../../../src/settings/judge-metrics.js';

const RECORDING: AnswerSource = { kind: 'recording' };
const RECORD: AnswerSource = { kind: 'call', afterwards: 'record' };
const FORGET: AnswerSource = { kind: 'call', afterwards: 'forget' };
const NOT_RECORDED: AnswerSource = { kind: 'nowhere', reason: 'not_recorded' };
const NO_CREDENTIALS: AnswerSource = { kind: 'nowhere', reason: 'no_credentials' };

describe('the source of an answer', () => {
  // With a recording: with a key, without; without a recording: with a key, without.
  it.each<[ReplayMode, AnswerSource, AnswerSource, AnswerSource, AnswerSource]>([
    ['auto', RECORDING, RECORDING, RECORD, NO_CREDENTIALS],
    ['replay', RECORDING, RECORDING, NOT_RECORDED, NOT_RECORDED],
    ['record', RECORD, NO_CREDENTIALS, RECORD, NO_CREDENTIALS],
    ['live', FORGET, NO_CREDENTIALS, FORGET, NO_CREDENTIALS],
  ])('in mode %s', (mode, ...wanted) => {
    const sources = (['recorded', 'not recorded'] as const).flatMap((recording) =>
      (['present', 'absent'] as const).map((credentials) => answerSource(mode, recording, credentials)),
    );
    expect(sources).toEqual(wanted);
    expect(REPLAY_MODES).toContain(mode);
  });
});
