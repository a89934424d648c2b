import type { Tree } from '../builders/workspace.js';

/** The settings of a team with keys and words of its own. */
export const TEAM_SETTINGS = `fields:
  title: headline
  summary: body.text
  key_actions: bullets
  outcome: status
  aha_moments: moments
  topics_found: labels
outcomes:
  Completed: success
  Done: success
  blocked: failed
`;

/** A summary as this team writes it. */
export const TEAM_SUMMARY = {
  headline: 'Fix the login redirect loop behind the proxy',
  body: {
    text: 'The login redirect loop came from a missing Secure cookie behind the reverse proxy. The fix trusts one proxy hop, and a test covers it.',
  },
  bullets: [
    'Traced the redirect loop to the missing cookie',
    'Set trust proxy to one hop',
    'Added an integration test for login',
  ],
  status: 'completed',
  moments: [{ seq: 3, type: 'insight', highlight: 'The app sees plain HTTP.' }],
  labels: ['login'],
};

/** A workspace of this team with one session, `one`. */
export function teamTree(candidate: unknown, reference: unknown = TEAM_SUMMARY): Tree {
  return {
    '.github/summary-gate.yml': TEAM_SETTINGS,
    'golden-corpus/one/reference.json': { reference },
    'candidates/one.json': candidate as object,
  };
}
