import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { judging, startAnthropic } from '../servers/anthropic.js';
import { judge } from './judged-run.js';

const workspace = () =>
  makeWorkspace({
    'golden-corpus/s/reference.json': referenceJson(),
    'candidates/s.json': summaryJson(),
    'golden-corpus/canary/reference.json': referenceJson({ canary: true }, { title: 'A canary' }),
  });

const TAPE = { 'judge-cassette': 'tape.jsonl', 'min-judge-overall': '0.5' };

describe('a canary and recorded answers', () => {
  it('is asked again where somebody can be asked: the file may say that the judge saw through it', async () => {
    const place = workspace();
    const honest = await startAnthropic({
      answer: judging({ rubric: ({ user }) => (user.includes('A canary') ? 0.1 : 0.8) }),
    });
    const first = await judge(place, honest, TAPE);
    expect(first.report?.verdict).toBe('pass');
    const fooled = await startAnthropic({ answer: judging({ rubric: () => 0.9 }) });
    const second = await judge(place, fooled, TAPE);
    expect(fooled.requests).toHaveLength(1);
    expect(fooled.requests[0]?.text).toContain('A canary');
    expect(second.report?.judge).toMatchObject({ voided: expect.stringContaining('canary'), cache_hits: 1 });
    expect(second.report?.verdict).toBe('inconclusive');
  });

  it('is played where nobody can be asked, and stands in the file for that', async () => {
    const place = workspace();
    const api = await startAnthropic({
      answer: judging({ rubric: ({ user }) => (user.includes('A canary') ? 0.1 : 0.8) }),
    });
    await judge(place, api, TAPE);
    expect(readFileSync(join(place.root, 'tape.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
    const replayed = await judge(place, undefined, { ...TAPE, 'judge-replay': 'replay' });
    expect(replayed.report?.judge?.canaries).toMatchObject({ asked: 1, measured: 1 });
    expect(replayed.report?.verdict).toBe('pass');
  });
});
