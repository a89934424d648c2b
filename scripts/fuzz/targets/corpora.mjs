// Whole runs over forty hostile sessions each, of which each is looked at by itself.
import { leaking } from '../broken-files.mjs';
import { brokenJson, brokenTexts, hostileText, leakingText } from '../generators.mjs';
import { hasNoCredential, isScore, isWholeReport, must, same } from '../invariants.mjs';
import * as material from '../material.mjs';
import { parsedOrNothing } from '../values.mjs';
import { Workspace } from '../workspace.mjs';
import { pagesAreSafe } from './pages.mjs';

const SESSIONS = 40;

const nameOf = (index) => `session-${String(index).padStart(2, '0')}`;

export const CORPORA = {
  corpora: (tools) => {
    const workspace = new Workspace(tools, { 'candidates/readme.txt': '' });
    return {
      size: SESSIONS,
      make: (chance) => ({
        rubric: chance.pick(['v1', 'v2']),
        sessions: Array.from({ length: SESSIONS }, (_, index) => sessionOf(nameOf(index), chance)),
      }),
      check: ({ rubric, sessions }) => {
        const corpus = sessions.map(({ golden }) => `${JSON.stringify(golden)}\n`).join('');
        const given = sessions.filter(({ candidate }) => candidate !== null);
        const files = given.map(({ golden, candidate }) => [`candidates/${golden.name}.json`, candidate]);
        return workspace.with({ 'corpus.jsonl': corpus, ...Object.fromEntries(files) }, async () => {
          const said = await workspace.score({ rubric, corpus: 'corpus.jsonl', 'allow-empty': 'true' });
          must(said.refused === undefined, () => `right sessions are refused: ${said.refused}`);
          isWholeReport(said.report);
          for (const session of sessions) sessionIsWhole(session, said.report);
          for (const [format, page] of Object.entries(said.pages)) hasNoCredential(page, format, sessions);
          return pagesAreSafe(tools, said.report, said.pages);
        });
      },
    };
  },
};

/** A golden session that is right, whatever its texts are, and a candidate that may be anything, or not there. */
function sessionOf(name, chance) {
  const other = chance.isOneIn(6) ? leakingText : hostileText;
  const { title, summary, key_actions: actions } = material.SUMMARY;
  const texts = chance.isOneIn(2) ? brokenTexts({ title, summary, key_actions: actions }, chance, other) : {};
  const golden = { name, requirements: material.SESSION.requirements, reference: { ...material.SUMMARY, ...texts } };
  return { golden, candidate: chance.isOneIn(12) ? null : candidateOf(golden.reference, chance, other) };
}

function candidateOf(reference, chance, other) {
  const right = chance.pick([material.CANDIDATE, material.CANDIDATE, reference]);
  switch (chance.below(4)) {
    case 0:
      return brokenJson(right, chance);
    case 1:
      return JSON.stringify(leaking(right, chance));
    default:
      return JSON.stringify(brokenTexts(right, chance, other));
  }
}

/** It is there once, with the state that its candidate has, and what is said of it is said at its own place. */
function sessionIsWhole({ golden: { name }, candidate }, report) {
  const [session, ...others] = report.sessions.filter((one) => one.name === name);
  must(session !== undefined && others.length === 0, 'a session is not in the report once');
  const { status, overall, dimensions, findings } = session;
  const read = candidate === null ? undefined : parsedOrNothing(candidate.replace(/^\ufeff/, ''));
  if (candidate === null) same(status, 'missing_candidate', 'the state of a session without a candidate');
  else if (read === undefined) same(status, 'invalid_candidate', 'the state of a session whose candidate is no JSON');
  else must(['scored', 'invalid_candidate'].includes(status), () => `a candidate that is there: ${status}`);
  must(isScore(overall) && overall !== null, () => `a session without a score: ${overall}`);
  if (status !== 'scored') same([overall, ...dimensions.map(({ score }) => score)], [0, 0, 0, 0, 0, 0], 'what failed');
  for (const { file } of findings)
    must(file === 'corpus.jsonl' || file === `candidates/${name}.json`, () => `a finding at another place: ${file}`);
}
