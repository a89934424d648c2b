const CONFIG = `# Settings of summary-gate; every one is in its docs/settings.md. Inputs of the action win over this file.
corpus: golden-corpus
candidates: candidates

# Findings decide: no session may have one of these, without outcome where dimensions has none. A number lets some sessions
# have it: outcome=2. The other contradictions with the reference count when you add contradiction.
# fail-on: unusable, form, outcome, requirement, ungrounded, NUMBER_MISMATCH, IDENTIFIER_MISMATCH, DIRECTION_MISMATCH, STATUS_MISMATCH, HEDGE_DROPPED

# Scores say how close a summary is to its reference, not whether it is true: they guard against gross failure only. Faithful
# ones in other words get 0.3 to 0.9, that of another session about 0.2.
min-overall: 0.55
min-session: 0.25
`;

const REFERENCE = `{
  "name": "fix-login-redirect",
  "notes": "Replace this example by a session of your own. It tests whether the root cause is named, not only the symptom.",
  "difficulty": "simple",
  "kind": "bugfix",
  "tags": ["example"],
  "reference": {
    "title": "Fix login redirect loop behind the proxy",
    "summary": "Users behind the load balancer were sent back to /login after signing in. The session cookie was marked Secure, but the app saw plain HTTP and never sent it, because trust proxy was off. Switched it on for the one proxy hop, added a regression test with X-Forwarded-Proto, and confirmed the fix on staging.",
    "key_actions": [
      "Reproduced the redirect loop on staging with curl",
      "Traced the missing Set-Cookie header to the disabled trust proxy setting",
      "Enabled trust proxy for one hop in server.ts",
      "Added a regression test that sends X-Forwarded-Proto: https"
    ],
    "outcome": "success",
    "aha_moments": [
      { "seq": 3, "type": "question", "highlight": "Why does the loop only happen behind the load balancer?" },
      { "seq": 11, "type": "insight", "highlight": "The app sees plain HTTP, so it withholds its Secure cookie." },
      { "seq": 14, "type": "decision", "highlight": "Trust exactly one proxy hop instead of all of them." }
    ],
    "topics_found": ["login", "cookies", "reverse proxy"]
  }
}
`;

const CANDIDATE = `{
  "title": "Fix login redirect loop caused by proxy setup",
  "summary": "After signing in, users behind the load balancer landed on /login again. The app saw plain HTTP and withheld the Secure session cookie because trust proxy was off. It was enabled for one proxy hop, with a regression test using X-Forwarded-Proto.",
  "key_actions": [
    "Reproduced the redirect loop with curl",
    "Found that the disabled trust proxy setting lost the Set-Cookie header",
    "Enabled trust proxy in server.ts for one hop",
    "Added a regression test with X-Forwarded-Proto"
  ],
  "outcome": "success",
  "aha_moments": [
    { "seq": 3, "type": "question" },
    { "seq": 12, "type": "insight" }
  ]
}
`;

/** What `init` writes into that folder, by path: enough for a first green run, to be replaced by the team's own. */
export const INIT_FILES: Readonly<Record<string, string>> = {
  '.github/summary-gate.yml': CONFIG,
  'golden-corpus/fix-login-redirect/reference.json': REFERENCE,
  'candidates/fix-login-redirect.json': CANDIDATE,
};

/** Those of them that only make sense where there is no corpus yet. */
export const EXAMPLE_FILES = ['golden-corpus/fix-login-redirect/reference.json', 'candidates/fix-login-redirect.json'];
