import { describe, expect, it } from '@jest/globals';
import stringWidth from 'string-width';
import { type Explanation, renderExplanation } from '../../../src/render/terminal/explanation.js';
import type { RubricVersion } from '../../../src/rubric/score.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';
import { runProgram } from '../../command-line/commands/program.js';

const REFERENCE = {
  title: 'Fix login redirect loop behind the proxy',
  summary: 'Users were sent back to the login page. The proxy hid the protocol. One hop is trusted now.',
  key_actions: ['Reproduced the loop with curl', 'Trusted one proxy hop', 'Added a test with a forged header'],
  outcome: 'partial',
  aha_moments: [
    { seq: 3, type: 'question' },
    { seq: 11, type: 'insight' },
  ],
};

const CANDIDATE = {
  title: 'Login loop fixed',
  summary: 'The login page came back for users behind a proxy.',
  key_actions: ['Reproduced the loop with curl', 'Wrote documentation'],
  outcome: 'success',
  aha_moments: [{ seq: 3, type: 'question' }],
};

/** Changed number, negated claim, two actions in one, one twice: all that rubric v2 takes something off for. */
const CONTRADICTED_REFERENCE = {
  ...REFERENCE,
  summary: 'The login test failed 42 times. The proxy was restarted. The cookie is sent again by auth-proxy 1.4.2.',
  key_actions: ['Reproduced the loop with curl', 'Restarted the proxy', 'Added a test with a forged header'],
};
const CONTRADICTED = {
  ...CANDIDATE,
  title: 'Proxy behind the loop: redirect login fix',
  summary: 'The login test failed 24 times. The proxy was not restarted. The cookie is sent again by auth-proxy 1.4.2.',
  key_actions: [
    'Reproduced the loop with curl and restarted the proxy',
    'Did not add a test with a forged header',
    'Reproduced the loop with curl and restarted the proxy',
  ],
};

const workspace = makeWorkspace({
  'golden-corpus/contradicted/reference.json': referenceJson({}, CONTRADICTED_REFERENCE),
  'candidates/contradicted.json': CONTRADICTED,
  'golden-corpus/login/reference.json': referenceJson({}, REFERENCE),
  'candidates/login.json': CANDIDATE,
  'golden-corpus/注文の取り込みを直す/reference.json': referenceJson(
    {},
    { title: '受注CSVの文字化けを直した'.repeat(9) },
  ),
  'candidates/注文の取り込みを直す.json': summaryJson({ title: '修正'.repeat(60), key_actions: ['x'.repeat(400)] }),
});

async function explain(name: string, columns: number, rubric: RubricVersion = 'v2'): Promise<string> {
  const { exitCode, stdout, stderr } = await runProgram(['explain', name, '--rubric', rubric], workspace.root, {
    columns,
    env: { NO_COLOR: '1' },
  });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

/** The value of a sum of products such as `0.3 x (1 - 0.5) + 2 / 3`. */
function evaluate(sum: string): number {
  const flat = sum.replaceAll(/\(([^()]+)\)/g, (_, inner: string) => String(evaluate(inner)));
  const terms = flat.replaceAll(' - ', ' + -').split(' + ');
  return terms.reduce((total, term) => total + evaluateProduct(term), 0);
}

function evaluateProduct(term: string): number {
  const [first = '', ...others] = term.split(/ ([x/]) /);
  let value = Number(first);
  for (let i = 0; i + 1 < others.length; i += 2) {
    const factor = Number(others[i + 1]);
    value = others[i] === 'x' ? value * factor : value / factor;
  }
  return value;
}

describe('renderExplanation', () => {
  it('shows every number behind a session by rubric v1, in the order of the arithmetic', async () => {
    const [numbers, findings] = (await explain('login', 120, 'v1')).split(/(?<== 0\.295\n)\n/);
    expect(numbers).toBe(`login  0.295
  rubric     v1
  reference  golden-corpus/login/reference.json:1
  candidate  candidates/login.json:1:1

title  0.175 x weight 0.2 = 0.035  2 of 8 words shared, length ratio 0.43, x 0.7 for its length
  reference  Fix login redirect loop behind the proxy
  candidate  Login loop fixed
  shared     2: login loop
  missing    5: fix redirect behind the proxy
  extra      1: fixed
  Jaccard    2 shared / 8 in all = 0.25
  length     3 words for 7, ratio 0.428571, factor 0.7
  score      0.25 x 0.7 = 0.175

summary  0.3 x weight 0.3 = 0.09  6 of 20 words shared, length ratio 0.63
  reference  Users were sent back to the login page. The proxy hid the protocol. One hop is trusted now.
  candidate  The login page came back for users behind a proxy.
  shared     6: users back the login page proxy
  missing    10: were sent to hid protocol one hop is trusted now
  extra      4: came for behind a
  Jaccard    6 shared / 20 in all = 0.3
  length     10 words for 16, ratio 0.625, factor 1
  score      0.3 x 1 = 0.3

key_actions  0.4 x weight 0.3 = 0.12  1 of 3 actions found, 1 of 2 candidate actions justified, F1 0.40
  actions of the reference, each with its best match in the candidate
  ✔  1  Reproduced the loop with curl (best 1, similarity 1)
  ✖  2  Trusted one proxy hop (shares no word)
  ✖  3  Added a test with a forged header (best 1, similarity 0.1)
  actions of the candidate, each with its best match in the reference
  ✔  1  Reproduced the loop with curl (best 1, similarity 1)
  ✖  2  Wrote documentation (shares no word)
  match      from similarity 0.3
  recall     1 / 3 = 0.333333
  precision  1 / 2 = 0.5
  F1         2 x recall x precision / (recall + precision) = 0.4

outcome  0 x weight 0.1 = 0  different
  reference  partial
  candidate  success

aha_moments  0.5 x weight 0.1 = 0.05  1 moments for 2, 1 of 2 types shared
  reference  3 question, 11 insight
  candidate  3 question
  count      1 for 2: 0.5
  types      1 shared / 2 in all = 0.5
  score      0.6 x 0.5 + 0.4 x 0.5 = 0.5

overall  0.035 + 0.09 + 0.12 + 0 + 0.05 = 0.295
`);
    expect(findings).toContain('WRONG_OUTCOME  candidates/login.json:8:14\n');
    expect(findings).toContain('\n  → Change outcome to "partial"\n');
  });

  it('shows every number behind a session by rubric v2, in the order of the arithmetic', async () => {
    const text = await explain('login', 200);
    expect(
      text
        .replaceAll(/\d+(\.\d+)?/g, 'N')
        .split('\n\n')
        .slice(0, -1),
    ).toEqual([
      `login  N
  rubric     vN
  reference  golden-corpus/login/reference.json:N
  candidate  candidates/login.json:N:N`,
      `title  N x weight N = N  covers N of the reference, which covers N of it
  reference  Fix login redirect loop behind the proxy
  candidate  Login loop fixed
  missing    N: redirect behind proxy
  recall     N of the weight of the reference's words is in the candidate
  precision  N of the candidate's is in the reference
  similarity (recall + FN) / N = (N + N) / N = N
  length     N times the number of words, factor N
  bent       N + N x N x (N - N) = N
  score      N x N x N x N = N`,
      `summary  N x weight N = N  covers N of the reference
  reference  Users were sent back to the login page. The proxy hid the protocol. One hop is trusted now.
  candidate  The login page came back for users behind a proxy.
  missing    N: sent hid protocol hop trusted
  extra      N: came behind
  recall     N of the weight of the reference's words is in the candidate
  precision  N of the candidate's is in the reference
  length     N times the weight of words, factor N
  bent       N + N x N x (N - N) = N
  score      N x N x N x N = N`,
      `key_actions  N x weight N = N  N of N actions found, recall N, precision N
  actions of the reference, each with the candidate action that says it
  ✔  N  Reproduced the loop with curl (as N, credit N)
  ✖  N  Trusted one proxy hop (shares no word)
  ✖  N  Added a test with a forged header (shares no word)
  actions of the candidate, each with the reference action that it says
  ✔  N  Reproduced the loop with curl (as N, credit N)
  ✖  N  Wrote documentation (shares no word)
  recall     N credits / N = N
  precision  N credits / N = N
  FN         N x recall x precision / (recall + precision) = N`,
      `outcome  N x weight N = N  different
  reference  partial
  candidate  success`,
      `aha_moments  N x weight N = N  N moments for N, N types shared, N near their place
  reference  N question, N insight
  candidate  N question
  count      N for N: N
  types      FN of the types: N
  places     N within N messages: N
  score      N x N + N x N + N x N = N`,
      'overall  N + N + N + N + N = N',
    ]);
    expect(text).toMatch(/\n\nWRONG_OUTCOME {2}candidates\/login\.json:8:14\n.*\n {2}→ Change outcome to "partial"\n/);
  });

  it('names what rubric v2 takes off for contradictions', async () => {
    const text = await explain('contradicted', 200);
    expect(text).toMatch(/^ {2}statements +factor 0\.\d+ for contradicted statements$/m);
    expect(text).toMatch(/^ {2}facts +factor 0\.\d+ for changed numbers and names$/m);
    expect(text).toMatch(/^ {2}✔ {2}2 {2}Restarted the proxy \(part of 1, credit 0\.\d+\)$/m);
    expect(text).toMatch(
      /^ {2}✔ {2}2 {2}Did not add a test .* \(as 3, credit 0\.\d+, after x 0\.\d+.* for contradictions\)$/m,
    );
    expect(text).toMatch(/^ {2}✖ {2}3 {2}Reproduced the loop .* \(says again what another one says\)$/m);
  });

  it.each(['login', 'contradicted'])(
    'shows sums and products of %s that are right, with the numbers as shown',
    async (name) => {
      const sums = (await explain(name, 400))
        .replaceAll(/(?<= x )weight | credits(?= )/g, '')
        .split('\n')
        .flatMap((line) => [...line.matchAll(/([\d.(][\d.() x+/-]* [x+/] [\d.() x+/-]*) = ([\d.]+)/g)]);
      expect(sums.length).toBeGreaterThanOrEqual(14);
      for (const [, sum = '', result = ''] of sums) {
        expect([sum, Math.abs(evaluate(sum) - Number(result)) < 6e-5]).toEqual([sum, true]);
      }
    },
  );

  it.each([40, 57, 80, 120])('fits into %d columns, for wide text too', async (width) => {
    for (const name of ['login', 'contradicted', '注文の取り込みを直す']) {
      for (const line of (await explain(name, width)).split('\n')) {
        if (stringWidth(line) > width) expect(line).toMatch(/^ {2}(reference {2}|candidate {2}|)\S+\.json:\d+(:\d+)?$/);
      }
    }
  });

  it('says the same in colour and without', async () => {
    const { stdout } = await runProgram(['explain', 'login'], workspace.root, { columns: 80 });
    expect(stdout).toContain('\u001b[31m');
    expect(stdout.replaceAll(/\u001b\[\d+m/g, '')).toBe(await explain('login', 80));
  });

  it.each([
    ['missing_candidate', 'none: a missing candidate scores 0'],
    ['invalid_candidate', 'an invalid candidate scores 0'],
    ['canary', 'this is a canary'],
  ] as const)('says what %s means', (status, words) => {
    const explanation: Explanation = {
      name: 'x',
      status,
      rubric: 'v1',
      overall: status === 'canary' ? null : 0,
      dimensions: [],
      findings: [],
      reference: {
        place: 'r.json:1',
        title: '',
        summary: '',
        key_actions: [],
        outcome: '',
        aha_moments: [],
        topics_found: [],
      },
      candidate: null,
      judge: null,
    };
    expect(renderExplanation(explanation, { colour: false, width: 200 })).toContain(words);
  });
});
