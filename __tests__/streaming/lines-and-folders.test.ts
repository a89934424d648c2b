import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../src/adapters/digest.js';
import { UserError } from '../../src/core/errors.js';
import { candidatesOf, openCandidates } from '../../src/inputs/candidates/read-candidates.js';
import { openCorpus } from '../../src/inputs/corpus/open-corpus.js';
import { corpusOf } from '../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { wholeSession } from '../../src/report/lazy-sessions.js';
import type { ReportFinding } from '../../src/report/schema.js';
import { runPipeline } from '../../src/run/pipeline.js';
import { scoreSessions } from '../../src/scoring/score-sessions.js';
import { nameOf, withoutTexts } from '../../src/scoring/scored-session.js';
import { MEAN_GATE } from '../builders/gates.js';
import {
  bothForms,
  candidate,
  candidateLine,
  FILES,
  FOLDERS,
  fileOf,
  flags,
  golden,
  goldenLine,
  inBothForms,
  NAMES,
  waivers,
} from '../builders/line-files.js';
import { runs } from '../builders/long-runs.js';
import { placeless } from '../builders/placeless.js';
import { type Flags, portsOf, reportOf, settingsOf } from '../builders/runs.js';
import { makeWorkspace, removeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';

/** The report of a run with the texts behind it, or what is wrong. */
async function told(workspace: Workspace, given: Flags): Promise<unknown> {
  try {
    const { report, texts, close } = await runPipeline(settingsOf(workspace, given), portsOf(workspace));
    const sessions = report.sessions.map((session, index) => ({ ...wholeSession(session), texts: texts(index) }));
    close();
    return { ...report, sessions };
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

async function placelessOf(tree: Tree, given: Flags): Promise<unknown> {
  const workspace = makeWorkspace({ ...tree, 'waivers.yml': waivers });
  try {
    return placeless(await told(workspace, given));
  } finally {
    removeWorkspace(workspace);
  }
}

describe('lines and folders', () => {
  it('of the same sessions come to the same report, but for places', async () => {
    await fc.assert(
      fc.asyncProperty(bothForms, flags, async ({ lines, folders }, given) => {
        const [ofLines, ofFolders] = await Promise.all([
          placelessOf(lines, { ...given, ...FILES }),
          placelessOf(folders, { ...given, ...FOLDERS }),
        ]);
        expect(ofFolders).toEqual(ofLines);
      }),
      { numRuns: runs(200) },
    );
  });
});

/** The sessions of a run, each with what it came to of its candidate, and what belongs to nobody; or what is wrong. */
async function sessionsRead(workspace: Workspace): Promise<unknown> {
  const settings = settingsOf(workspace, { ...FILES, 'allow-empty': 'true', 'allow-unreviewed': 'true' });
  const extent = { accepts: () => true, defects: 'all', marks: 'none' } as const;
  try {
    const { sessions, inputs, close } = await scoreSessions(settings, portsOf(workspace), extent);
    const read = sessions.map(withoutTexts).map((session) => ({
      name: nameOf(session),
      status: session.status,
      ...('candidateDigest' in session && { digest: session.candidateDigest }),
      ...(session.status === 'invalid_candidate' && { defects: session.defects }),
    }));
    close();
    return { sessions: read, ofNobody: inputs.candidates.defects };
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

/** The same from readers that hold everything. */
function sessionsHeld({ files }: Workspace): unknown {
  const corpus = corpusOf(openCorpus('corpus.jsonl', files), sha256, OWN_FORMAT);
  if (corpus.problems.length > 0) return corpus.problems;
  const { byName, defects } = candidatesOf(openCandidates('candidates.jsonl', files), sha256, OWN_FORMAT);
  const isEmpty = corpus.sessions.every(({ canary }) => canary) || byName.size + defects.length === 0;
  const sessions = corpus.sessions
    .filter(({ canary }) => canary || !isEmpty)
    .map(({ name, canary }) => {
      if (canary) return { name, status: 'canary' };
      const candidate = byName.get(name);
      if (candidate === undefined) return { name, status: 'missing_candidate', digest: null };
      return candidate.kind === 'valid'
        ? { name, status: 'scored', digest: candidate.digest }
        : { name, status: 'invalid_candidate', digest: null, defects: candidate.defects };
    });
  return { sessions, ofNobody: defects };
}

it('reads one session at a time what a reader sees that holds all, whatever is in the files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fileOf(goldenLine, 'mostly right'),
      fileOf(candidateLine, 'often broken'),
      async (corpus, candidates) => {
        const workspace = makeWorkspace({ 'corpus.jsonl': corpus, 'candidates.jsonl': candidates });
        try {
          expect(await sessionsRead(workspace)).toEqual(sessionsHeld(workspace));
        } finally {
          removeWorkspace(workspace);
        }
      },
    ),
    { numRuns: runs(200) },
  );
});

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
const OUT_OF_RANGE =
  '--min-overall: "7" is out of range (write 0.07 for 7 %); allowed: a number from 0 to 1 with at most 3 decimals, or none';
const MANY = Array.from({ length: 300 }, (_, i) => `Did thing ${i}`);

/** What a run comes to, in short: its title, its sessions and what belongs to none of them; or what is wrong. */
async function inShort(tree: Tree, given: Flags): Promise<readonly string[]> {
  const workspace = makeWorkspace({ ...tree, 'waivers.yml': waivers });
  try {
    const { title, sessions, findings } = await reportOf(workspace, { ...MEAN_GATE, ...FILES, ...given });
    const codesOf = (all: readonly ReportFinding[]): readonly string[] => [...new Set(all.map(({ code }) => code))];
    return [
      title,
      ...sessions.map((session) =>
        [session.name, session.status, session.findings.length, ...codesOf(session.findings)].join(' '),
      ),
      ...findings.map(({ code, suggestion }) => (suggestion === null ? code : `${code}: ${suggestion}`)),
    ];
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n');
    throw error;
  } finally {
    removeWorkspace(workspace);
  }
}

describe('a run', () => {
  // Sessions with their number of findings; problems in the order in which they are told.
  it.each<readonly [string, string, string, Flags, readonly string[]]>([
    [
      'nothing',
      '',
      '',
      {},
      [
        'corpus.jsonl: corpus: it has no golden session to score (write a reference for each session, as docs/corpus.md of summary-gate says; init writes a first one; set allow-empty to true only if nothing to score should pass)',
      ],
    ],
    ['nothing, as is allowed', '', '', { 'allow-empty': 'true' }, ['nothing to score']],
    ['no candidate, as is allowed', golden('a'), '', { 'allow-empty': 'true' }, ['nothing to score']],
    [
      'a broken corpus that would be empty otherwise',
      `${golden('a')}\n{"name":"b"}`,
      '',
      {},
      ['corpus.jsonl:2:1: reference is missing; allowed: an object'],
    ],
    [
      'names in another order',
      `${golden('b')}\n${golden('a')}`,
      `${candidate('a')}\n${candidate('b')}`,
      {},
      ['Pass - overall 1.000 (gate 0.700), its only gate passed, 2 sessions', 'a scored 0', 'b scored 0'],
    ],
    [
      'a name twice in the corpus',
      `${golden('b')}\n${golden('a')}\n${golden('b')}`,
      candidate('a'),
      {},
      ['corpus.jsonl:3: the name "b" stands twice in the corpus, first at corpus.jsonl:1'],
    ],
    [
      'a candidate twice',
      golden('a'),
      `${candidate('a')}\n${candidate('b')}\n${candidate('a')}`,
      {},
      [
        'Fail - overall 0.000 (gate 0.700), 1 of 1 gate failed, 1 session',
        'a invalid_candidate 1 DUPLICATE_CANDIDATE',
        'UNKNOWN_SESSION: Did you mean "a"?',
      ],
    ],
    [
      'an unmatched candidate like a session',
      golden('session-1'),
      candidate('sesion-1'),
      {},
      [
        'Fail - overall 0.000 (gate 0.700), 1 of 1 gate failed, 1 session',
        'session-1 missing_candidate 1 NO_CANDIDATE',
        'UNKNOWN_SESSION: Did you mean "session-1"?',
      ],
    ],
    [
      'a draft',
      golden('a', { unreviewed: true }),
      candidate('a'),
      {},
      [
        'corpus.jsonl:1:26: the golden session "a" is an unreviewed draft (correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"; or set allow-unreviewed to true)',
      ],
    ],
    [
      'a draft, as is allowed',
      golden('a', { unreviewed: true }),
      candidate('a'),
      { 'allow-unreviewed': 'true' },
      ['Pass - overall 1.000 (gate 0.700), its only gate passed, 1 session', 'a scored 0'],
    ],
    [
      'a canary',
      `${golden('a')}\n${golden('k', { canary: true })}`,
      `${candidate('a')}\n${candidate('k')}`,
      {},
      ['Pass - overall 1.000 (gate 0.700), its only gate passed, 1 session', 'a scored 0', 'k canary 0'],
    ],
    ['a wrong setting', golden('a'), candidate('a'), { 'min-overall': '7' }, [OUT_OF_RANGE]],
    [
      'a wrong setting and a broken corpus',
      '{"name":"a"}',
      candidate('a'),
      { 'min-overall': '7' },
      [OUT_OF_RANGE, 'corpus.jsonl:1:1: reference is missing; allowed: an object'],
    ],
    [
      'a waiver of nobody',
      golden('b'),
      candidate('b'),
      { waivers: 'waivers.yml' },
      ['waivers.yml:1:21: waivers: the corpus has no session "a" (did you mean "b"?)'],
    ],
    [
      'a waiver',
      golden('a'),
      candidate('a', { summary: '' }),
      { waivers: 'waivers.yml', 'min-session': '0.9' },
      ['Pass - overall 0.700 (gate 0.700), 1 of 2 gates not evaluated, 1 session', 'a scored 1 SUMMARY_EMPTY'],
    ],
    [
      'a credential',
      golden(TOKEN),
      candidate(TOKEN, { title: 'x' }),
      {},
      ['Pass - overall 0.800 (gate 0.700), its only gate passed, 1 session', '*** scored 1 TITLE_DRIFT'],
    ],
    [
      'more findings than a report takes',
      golden('a'),
      candidate('a', { key_actions: MANY }),
      {},
      [
        'Pass - overall 0.700 (gate 0.700), its only gate passed, 1 session',
        'a scored 100 MISSING_ACTION EXTRA_ACTION',
      ],
    ],
  ])('over %s', async (_, corpus, candidates, given, wanted) => {
    expect(await inShort({ 'corpus.jsonl': corpus, 'candidates.jsonl': candidates }, given)).toEqual(wanted);
  });

  it('counts what belongs to nobody beyond what a report takes', async () => {
    const lines = Array.from({ length: 1500 }, (_, i) => (i % 3 === 0 ? '{' : candidate(`x${i}`)));
    const workspace = makeWorkspace({
      'corpus.jsonl': golden('a'),
      'candidates.jsonl': `${lines.join('\n')}\n${candidate('a')}`,
    });
    const { findings, caveats } = await reportOf(workspace, FILES);
    const count = (wanted: string): number => findings.filter(({ code }) => code === wanted).length;
    expect([count('UNREADABLE_CANDIDATE'), count('UNKNOWN_SESSION')]).toEqual([1, 500]);
    expect(findings[0]?.message).toContain('and so do at least 499 more');
    expect(caveats.join()).toContain('Only 1000 of 1500 findings are in this report');
  });

  it('compares with a baseline of the other form', async () => {
    const names = NAMES.filter((name) => name !== 'e\u0301');
    const { lines } = inBothForms(
      names.map((name) => golden(name)),
      names.map((name) => candidate(name)),
    );
    const { folders } = inBothForms(
      names.map((name) => golden(name)),
      names.map((name) => candidate(name).replace('Pinned', 'Never pinned')),
    );
    const earlier = await reportOf(makeWorkspace(lines), FILES);
    const { baseline } = await reportOf(makeWorkspace({ ...folders, 'baseline.json': earlier }), {
      ...FOLDERS,
      baseline: 'baseline.json',
    });
    expect(baseline).toMatchObject({ paired: 13, changed_references: [], new_sessions: [], removed_sessions: [] });
    expect(baseline?.overall?.delta).toBeLessThan(0);
  });
});
