// Right documents of every kind that is read, which the fuzzer breaks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SUMMARY = {
  title: 'Fixed the flaky login test of PR #317',
  summary:
    'The login test failed on slow runners because it waited 30 s for a fixed time. It now waits for the event, and all 12 tests of src/login.ts pass. The cache was not changed.',
  key_actions: [
    'Reproduced the failure with a slow network',
    'Replaced the fixed wait of 30 s by an event in `src/login.ts`',
    'Opened PR #317, which was not merged yet',
  ],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
  topics_found: ['tests'],
};

export const CANDIDATE = {
  title: 'Fixed the login test',
  summary: 'The login test waited for 30 s on slow runners. It waits for the event now and 11 tests pass.',
  key_actions: ['Reproduced it with a slow network', 'Replaced the wait by an event', 'Merged PR #317'],
  outcome: 'success',
  aha_moments: [
    { seq: 4, type: 'insight', highlight: 'The wait was too short' },
    { seq: 9, type: 'turn' },
  ],
};

export const SESSION = {
  name: 'login',
  difficulty: 'normal',
  kind: 'bugfix',
  tags: ['tests'],
  notes: 'A plain one.',
  reviewed_by: 'maintainers',
  reviewed_at: '2026-11-01',
  gates: { min_overall: 0.4, min_dimensions: { title: 0.2 } },
  requirements: [
    { id: 'event', text: 'The test waits for the event', must: 'mention', any_of: ['event'], instead: ['timeout'] },
    { id: 'cache', text: 'The cache was changed', must: 'not_mention' },
  ],
  reference: SUMMARY,
};

export const ACCEPTED = { ...CANDIDATE, by: 'mona', at: '2026-11-02', because: 'It says the same' };
export const REJECTED = {
  ...CANDIDATE,
  by: 'mona',
  at: '2026-11-02',
  because: 'PR #317 is open',
  code: 'STATUS_MISMATCH',
};
export const TAUGHT_SESSION = {
  ...SESSION,
  accepted: [{ id: 'a1', ...ACCEPTED }],
  rejected: [{ id: 'r1', ...REJECTED }],
};
export const LABELS = [
  {
    id: 'l1',
    candidate: CANDIDATE,
    overall: 0.7,
    dimensions: { title: 0.5, outcome: 1 },
    labeller: 'mona',
    at: '2026-11-02',
  },
];

export const FIELDS = {
  fields: {
    title: 'headline',
    summary: 'body.text',
    key_actions: 'bullets',
    outcome: 'status',
    aha_moments: 'gen_ai\\.moments',
  },
  outcomes: { completed: 'success', 'in progress': 'partial', blocked: 'failed' },
  dimensions: ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'],
};

/** The candidate under the keys that the fields name. */
export const THEIRS = {
  headline: CANDIDATE.title,
  body: { text: CANDIDATE.summary, language: 'en' },
  bullets: CANDIDATE.key_actions,
  status: 'Completed',
  'gen_ai.moments': CANDIDATE.aha_moments,
};

export const PAGE = `---
tags: [tests]
difficulty: simple
reviewed_by: mona
requirements:
  - {id: event, text: It waits for the event, must: mention}
---
# Fixed the login test

The login test waited for 30 s on *slow* runners.
It waits for the event now.

\`\`\`ts
wait(30);
\`\`\`

## Key actions

- Reproduced it with a slow network
- Replaced the wait in \`src/login.ts\`
  1. and the test
* Opened PR #317

## Aha moments
- 4 insight: The wait was too short

Outcome: success
`;

export const CONFIG = `# The gate.
corpus: golden-corpus
candidates: candidates.jsonl
min-overall: 0.4
min-dimensions: {title: 0.2, outcome: 0.1}
fail-on: unusable, form, outcome=1
rubric: v2
weights:
  title: 0.2
  summary: 0.3
  key_actions: 0.5
fields:
  topics_found: "topics"
outcomes: {done: success}
report-formats: [json, markdown, html, junit, sarif, gitlab]
max-regression: 0.02
comment: always
`;

export const WAIVERS = `waivers:
  - session: login
    dimension: outcome
    reason: known since the move
    until: 2027-12-31
    by: mona
  - {code: CUT_OFF, reason: 'the model stops', until: 2027-01-31, by: team}
  - gate: max-regression
    reason: "new prompt"
    until: 2027-02-28
    by: mona
`;

export const LEDGER = { days: { '2026-11-20': 0.25, '2026-11-21': 1.000000001 }, open: { '2026-11-21': 0.1 } };

const KEY = '0123456789abcdef'.repeat(4);

export const RECORDINGS = ['0', '1', '2'].map((digit) => ({
  about: 'login, rubric',
  is_cut: false,
  key: KEY.replaceAll('f', digit),
  model: 'claude-haiku-5-5',
  prompt_version: '7',
  provider: 'anthropic',
  recorded_model: 'claude-haiku-5-5-20260901',
  sample: 0,
  text: '{"overall": 0.8}',
  usage: { input_tokens: 10, output_tokens: 5, cache_write_tokens: 0, cache_read_tokens: 0 },
}));

export const BATCHES = [
  { handing_over: 'token-1', requests: 1, at: '2026-11-20T10:00:00Z' },
  {
    batch: 'msgbatch_01',
    token: 'token-1',
    base_url: 'https://api.anthropic.com',
    created_at: '2026-11-20T10:00:00Z',
    booked: { ledger: 'ledger.json', day: '2026-11-20', usd: [0.01] },
    keys: [KEY],
  },
  { settled: 'msgbatch_01', keys: [KEY] },
];

const MESSAGE = {
  ...{ id: 'msg_01', type: 'message', role: 'assistant', model: 'claude-haiku-5-5-20260901', stop_reason: 'end_turn' },
  content: [{ type: 'text', text: '{"overall": 0.8}' }],
  usage: { input_tokens: 10, output_tokens: 5, cache_creation_input_tokens: 0, cache_read_input_tokens: null },
};

/** The lines of a batch that has ended, one of each kind. */
export const RESULTS = [
  { type: 'succeeded', message: MESSAGE },
  {
    type: 'succeeded',
    message: { ...MESSAGE, stop_reason: 'refusal', stop_details: { category: 'cyber' }, content: [] },
  },
  {
    type: 'errored',
    error: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_01' },
  },
  { type: 'canceled' },
  { type: 'expired' },
].map((result, i) => ({ custom_id: KEY.replaceAll('e', String(i)), result }));

export const REQUEST = {
  ...{ model: 'claude-haiku-5-5', promptVersion: '7', system: 'You are a judge.', user: '{"candidate": {}}' },
  ...{ schema: { type: 'object', description: 'an answer' }, maxTokens: 500, effort: 'low' },
};

const USAGE = { inputTokens: 10, outputTokens: 5, cacheWriteTokens: 0, cacheReadTokens: 0 };
const SAID = { model: 'claude-haiku-5-5-20260901', usage: USAGE, requestId: 'req_01' };

/** What may come of asking, as the program has it. */
export const OUTCOMES = [
  { kind: 'answer', text: '{"overall": 0.8}', isCut: false, stopReason: 'end_turn', ...SAID },
  { kind: 'refusal', category: 'cyber', ...SAID },
  {
    ...{ kind: 'failure', reason: 'server_error', status: 529, message: 'Overloaded', canRetry: true },
    ...{ mayBeBilled: false, retryAfterMs: 1000, requestId: 'req_01' },
  },
];

const SHA = '0123456789abcdef0123456789abcdef01234567';
const PERSON = { login: 'mona', id: 11, type: 'User' };
const REPOSITORY = { id: 5, full_name: 'acme/widgets', default_branch: 'main', owner: { login: 'acme' } };
const HEAD = { sha: SHA, ref: 'fix', repo: REPOSITORY };

/** Payloads by the names of their events, with what is read of them. */
export const EVENTS = {
  pull_request: {
    action: 'opened',
    repository: REPOSITORY,
    pull_request: { number: 7, title: 'Fix', head: HEAD, base: HEAD, user: PERSON },
  },
  merge_group: { action: 'checks_requested', repository: REPOSITORY, merge_group: { head_sha: SHA, base_sha: SHA } },
  workflow_run: {
    repository: REPOSITORY,
    workflow_run: {
      ...{ event: 'pull_request', head_sha: SHA, head_branch: 'fix', head_repository: REPOSITORY },
      pull_requests: [{ number: 7, head: { sha: SHA }, base: { repo: REPOSITORY } }],
    },
  },
  issue_comment: {
    action: 'created',
    issue: { number: 7, pull_request: { url: 'https://api.github.com/repos/acme/widgets/pulls/7' } },
    comment: {
      ...{
        id: 3,
        body: '/summary-gate accept login',
        html_url: 'https://github.com/acme/widgets/pull/7#issuecomment-3',
      },
      ...{ created_at: '2026-11-21T10:00:00Z', user: PERSON },
    },
    sender: PERSON,
    repository: REPOSITORY,
  },
  push: { ref: 'refs/heads/main', after: SHA, repository: REPOSITORY },
};

const DIMENSION_NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];

/** An answer of each kind of question; the readers have the same names. */
export const ANSWERS = {
  rubric: {
    facts: [{ fact: 'The login test waited for a fixed time', status: 'told' }],
    invented: ['Merged PR #317'],
    speaks_to_judge: false,
    rationale: 'Mostly the same.',
    dimensions: Object.fromEntries(
      DIMENSION_NAMES.map((name, i) => [name, { reason: `On ${name}.`, score: 0.51 + i / 10 }]),
    ),
    overall: 0.85,
    rewrite: CANDIDATE,
  },
  geval: { steps: { correctness: 'a', completeness: 'b' }, reasoning: 'It says so.', score: 4 },
  explanation: {
    reasoning: 'It names what decides.',
    specific: true,
    matches_score: true,
    actionable: false,
    score: 5,
  },
  statements: {
    statements: [
      { field: 'title', quote: 'Fixed the login test', statement: 'The test was fixed', question: 'Was it fixed?' },
    ],
  },
  verdicts: { answers: [1, 2].map((question) => ({ question, evidence: 'It waits', passage: 1, answer: 'yes' })) },
  completion: { answers: [1, 2].map((fact) => ({ fact, evidence: 'It waits', answer: 'no' })) },
  pair: { facts: [{ fact: 'The time', better: 'first' }], reason: 'It is nearer.', grade: 'first_better' },
};

export const COMMENTS = [
  '/summary-gate accept login export/2 --because "it says the same" --commit 0123456\n\nThanks!',
  "/summary-gate reject 'fix login' --because 'PR #317 is open' --code STATUS_MISMATCH",
  '/summary-gate accept “fix login” —because “as good”',
];

/** A value of every kind of setting, as people write it in an input. */
export const INPUTS = [
  ...[
    '0.55',
    '1',
    '3',
    '2/3',
    'true',
    'none',
    'auto',
    'off',
    'v2',
    'title=0.6, summary=0.4',
    'title=0.2',
    'unusable, form, outcome=1',
  ],
  ...[
    'title=headline, summary=body.text',
    'completed=success, blocked=failed',
    'title, summary',
    'json,markdown,html',
    '1/4',
    'holm',
  ],
  ...[
    'out/1, out/2',
    'golden-corpus',
    'claude-haiku-5-5',
    'anthropic:claude-haiku-5-5, openai-compatible:x',
    'python judge.py "a b"',
  ],
  ...[
    'hallucination-rate>0.1',
    'https://api.example.com/v1',
    'default',
    'report.json',
    'relevance, coherence',
    '30',
    'replay',
    '12',
  ],
];

/** Transcripts of all formats, from the samples of the tests, by their names. */
export function transcriptSamples() {
  const folder = '__tests__/inputs/transcripts/samples';
  const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const plain = 'User: the login test fails\nAssistant: I look at it.\n\nIt waits for 30 s.\nTool: exit 1\n';
  const page = '## User\n\nthe login test fails\n\n## Assistant\n\n```\nUser: no\n```\nIt waits.\n';
  return [...files, { name: 'plain.txt', text: plain }, { name: 'page.md', text: page }];
}
