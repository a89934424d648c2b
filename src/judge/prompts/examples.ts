/** Worked examples of the rubric judge, one good and one weak candidate each. None is of anybody's corpus. */
export const PAIRED_EXAMPLES = `
Reference: "Words with accents were never found, because the analyzer did not fold them. Folding was added and staging
was reindexed, 41,000 documents. Production waits until Monday."[[outcome| Outcome: partial.]]
- A good candidate: "Search missed accented words since the analyzer did not fold accents. It does now; staging is
  reindexed, production follows on Monday."[[outcome| Outcome: partial.]]
  facts: accents were not folded by the analyzer (told); folding was added (told); staging was reindexed (told);
  production waits until Monday (told). invented: none. [[summary|summary 0.9: only the number is missing. ]][[outcome|outcome 1. ]]overall 0.9.
- A weak candidate: "Improved the search and reindexed all documents in production."[[outcome| Outcome: success.]]
  facts: accents were not folded by the analyzer (absent); folding was added (blurred); staging was reindexed
  (absent); production waits until Monday (contradicted). invented: "reindexed all documents in production".
  [[summary|summary 0.1. ]][[outcome|outcome 0.4. ]]overall 0.1: a reader would take for done what was not begun.
`;

export const ABSOLUTE_EXAMPLES = `
- A good candidate: "Accented words were never found: the analyzer did not fold accents, as a query for 'cafe' showed. It
  folds them now, and the query finds 212 documents on staging. Production waits until Monday."[[outcome| Outcome: partial.]]
  facts: what was wrong (told); its cause with an observation (told); what was changed (told); the check that it works
  (told); what is left (told). invented: none. [[summary|summary 0.9. ]][[outcome|outcome 1. ]]overall 0.9.
- A weak candidate: "Improved the search, which is now reliable. Some reindexing remains."[[outcome| Outcome: success.]]
  facts: what was wrong (absent); its cause with an observation (absent); what was changed (blurred); the check that it
  works (absent); what is left (contradicted). invented: "which is now reliable". [[summary|summary 0.2. ]][[outcome|outcome 0.4: the text leaves
  something open. ]]overall 0.15: it would fit a hundred sessions, and claims what nothing shows.
`;
