import { describe, expect, it } from '@jest/globals';
import { openScoreSession } from '../../src/library/score-session.js';
import { SECRETS } from '../builders/credentials.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const LETTERS = 'a1B2c3D4e5'.repeat(4);

/** What is said of a candidate beside a reference and a transcript that know nothing of it. */
function saidOf(candidate: object, reference: object = {}, rubric = 'v2'): string {
  const session = {
    ...referenceJson({ name: 'login' }, { ...reference }),
    transcript: { file: 'transcript.txt', text: 'User: the login test fails' },
  } as unknown as Parameters<ReturnType<typeof openScoreSession>>[0];
  return JSON.stringify(openScoreSession()(session, summaryJson({ ...candidate }), { rubric }));
}

describe('a piece of a credential, without what makes it one', () => {
  it.each(SECRETS)('is in nothing that is said of a candidate or a reference that has %s', (_, secret) => {
    const text = `It was called with ${secret} and`;
    const summary = { title: text, summary: text, key_actions: [text], aha_moments: [{ seq: 1, type: text }] };
    for (const said of [saidOf(summary), saidOf(summary, {}, 'v1'), saidOf({}, { ...summary, aha_moments: [] })]) {
      expect(said.toLowerCase()).not.toContain(LETTERS.toLowerCase().slice(0, 30));
    }
  });

  it('is in no diff, word by word, and in no explanation', async () => {
    const { root } = makeWorkspace({
      'golden-corpus/login/reference.json': referenceJson(
        {},
        { key_actions: ['Called the API with Bearer and a retry'] },
      ),
      'candidates/login.json': summaryJson({ key_actions: [`Called the API with Bea${'rer '}${LETTERS} and a retry`] }),
    });
    for (const command of ['diff', 'explain']) {
      for (const flags of [[], ['--json']]) {
        const { exitCode, stdout } = await runProgram([command, 'login', ...flags], root);
        expect([exitCode, stdout]).toEqual([0, expect.stringContaining('***')]);
        expect(stdout).not.toContain(LETTERS);
      }
    }
  });

  it('is in no remark about a reference that its transcript does not bear out', async () => {
    const { root } = makeWorkspace({
      'golden-corpus/login/reference.json': referenceJson(
        {},
        { summary: `See https://x.example/?access_to${'ken='}${LETTERS}` },
      ),
      'golden-corpus/login/transcript.txt': 'User: the login test fails\nAssistant: It waits.\n',
    });
    const { exitCode, stdout } = await runProgram(['lint'], root);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('like a token')]);
    expect(stdout).not.toContain(LETTERS);
  });

  it.each([
    ['a name that stands nowhere else', { title: `See https://x.example/?access_to${'ken='}${LETTERS}` }],
    ['the end of a text that is cut', { summary: `It works. Authorization: Bea${'rer '}${LETTERS} ),test. open` }],
  ])('is not quoted as %s', (_, candidate) => {
    expect(saidOf(candidate)).not.toContain(LETTERS);
  });
});
