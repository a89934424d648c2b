import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { Defect } from '../../src/core/finding.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { candidatesOf, openCandidates } from '../../src/inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../../src/inputs/corpus/golden-session.js';
import { openCorpus } from '../../src/inputs/corpus/open-corpus.js';
import { corpusOf } from '../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { RequirementCheck } from '../../src/rubric/requirement-check.js';
import { openClaimCheck, openScorer, type RubricVersion } from '../../src/rubric/score.js';
import { scoreCandidate } from '../../src/scoring/score-session.js';
import { MOST_OTHER_SESSIONS, SessionContext } from '../../src/scoring/session-context.js';
import { SETTINGS } from '../../src/settings/table.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

/** The findings about the session `one`. */
function defectsOf(tree: Tree, candidate: object, rubric: RubricVersion = 'v2'): readonly Defect[] {
  const { files } = makeWorkspace({ ...tree, 'candidates/one.json': summaryJson({ ...candidate }) });
  const corpus = corpusOf(openCorpus('corpus', files), sha256, OWN_FORMAT);
  const golden = corpus.sessions.find(({ name }) => name === 'one');
  if (golden === undefined) throw new Error('no session one');
  return scoreCandidate(
    golden,
    candidatesOf(openCandidates('candidates', files), sha256, OWN_FORMAT).byName.get('one'),
    {
      score: openScorer(rubric, SETTINGS.weights.default, DIMENSIONS),
      check: new RequirementCheck(),
      claims: openClaimCheck(rubric),
      format: OWN_FORMAT,
      candidatesPath: 'candidates',
      context: SessionContext.of(corpus, { files, digest: sha256 }),
    },
  ).defects;
}

const codesOf = (defects: readonly Defect[]): readonly string[] => defects.map(({ code }) => code);
const UNGROUNDED = ['UNGROUNDED_NUMBER', 'UNGROUNDED_NAME'];

const REFERENCE = { summary: 'The import of 4711 rows took 12.5 s because of parse_row.' };
const reference = (content: object = REFERENCE) => ({ 'corpus/one/reference.json': referenceJson({}, { ...content }) });
const say = (content: string) => jsonl({ role: 'tool', content });

describe('numbers that a transcript bears out by reckoning', () => {
  const mended = { summary: 'A key press takes 4.4 ms instead of 3.1 ms since the probe.' };
  const costs = { summary: 'Since the probe a key press takes 1.3 ms more, now 4.4 ms.' };

  it('contradict no reference', () => {
    const defects = defectsOf(
      { ...reference(mended), 'corpus/one/transcript.jsonl': say('3.1 ms, then 4.4 ms') },
      costs,
    );
    expect(codesOf(defects).filter((code) => /MISMATCH|UNGROUNDED/.test(code))).toEqual([]);
  });
});

describe('a person or a day that no transcript tells', () => {
  const toldOf = (summary: string, message: object) =>
    defectsOf({ ...reference(), 'corpus/one/transcript.jsonl': jsonl(message) }, { summary }).flatMap(
      ({ code, message }) => (code === 'UNGROUNDED_NAME' ? [message.match(/the name "([^"]*)"/)?.[1]] : []),
    );
  const said = { role: 'user', content: 'Priya Nair wants it by Thursday.' };

  it.each([
    ['English', 'Maria Nair wants it by Tuesday.', ['Maria', 'Tuesday']],
    ['another surname', 'Priya Patel wants it by Thursday.', ['Priya Patel']],
    ['German', 'Sabine will das bis Dienstag haben, und es wurde nicht mehr geändert.', ['Sabine', 'Dienstag']],
    ['as it is', 'Priya Nair will das bis Donnerstag haben.', []],
  ])('%s', (_, summary, wanted) => expect(toldOf(summary, said)).toEqual(wanted));

  it('is a person alone where messages have their times, which may tell any day', () => {
    const timed = { ...said, timestamp: '2026-11-10T09:30:00Z' };
    expect(toldOf('Maria Nair wants it by Tuesday.', timed)).toEqual(['Maria']);
  });
});

describe('a number that is reckoned from three of a transcript that stand far apart', () => {
  const apart = Array.from({ length: 40 }, () => 'Then there was tea.').join(' ');
  const said = ['July: 812 invoices drifted', 'August: 655 invoices drifted', 'September: 494 invoices drifted'];
  const tree = { ...reference(), 'corpus/one/transcript.jsonl': said.map((one) => say(`${one}. ${apart}`)).join('') };
  const toldOf = (summary: string) =>
    codesOf(defectsOf(tree, { summary })).filter((code) => code === 'UNGROUNDED_NUMBER').length;

  it('is right among the words of its session', () => {
    expect(toldOf('Invoices drifted 1,961 times since July.')).toBe(0);
    expect(toldOf('Invoices drifted 1,973 times since July.')).toBe(1);
  });

  it('is told among words that are strange to it', () => {
    expect(toldOf('The choir sang 1,961 hymns at the harvest festival.')).toBe(1);
  });
});

describe('claims that contradict the reference', () => {
  const open = { summary: 'Pull request 88 with the parser fix is open and waits for its review.' };
  const wrong = { summary: 'The parser fix went in: pull request 88 was merged.' };

  it('are found by rubric v2, with both sentences, in the field that says so', () => {
    const [found] = defectsOf(reference(open), wrong).filter(({ code }) => code === 'STATUS_MISMATCH');
    expect(found).toMatchObject({
      dimension: 'summary',
      message:
        'How far it has come, "pull request 88 was merged" for "Pull request 88 with the parser fix is open": the candidate says "The parser fix went in: pull request 88 was merged.", the reference "Pull request 88 with the parser fix is open and waits for its review."',
      place: { line: 3 },
    });
  });

  it('are none of v1, which compares words alone', () =>
    expect(codesOf(defectsOf(reference(open), wrong, 'v1'))).not.toContain('STATUS_MISMATCH'));

  it('are told once, whatever else finds them', () => {
    const [few, many] = [{ summary: 'It kept 418 rows of the feed.' }, { summary: 'It kept 481 rows of the feed.' }];
    const found = codesOf(defectsOf(reference(few), many)).filter((code) => code === 'NUMBER_MISMATCH');
    expect(found).toHaveLength(1);
  });
});

describe('the form of a candidate, by the words of its session', () => {
  const sluice = { summary: 'The sluice stuck since its hinge had rusted.', key_actions: ['Greased the hinge'] };
  const formOf = (content: object, transcript: Tree = {}) =>
    defectsOf({ ...reference(sluice), ...transcript }, { ...sluice, ...content })
      .filter(({ code }) => code === 'CUT_OFF' || code === 'WRONG_LANGUAGE')
      .map(({ code, dimension, message, place }) => [code, dimension, message, place.line]);

  it('is told of a word that is cut off', () => {
    const cut = [
      'CUT_OFF',
      'key_actions',
      'The action ends in the middle of a word, with "slui": "…Opened the slui"',
      expect.any(Number),
    ];
    expect(formOf({ key_actions: ['Greased the hinge', 'Opened the slui'] })).toEqual([cut]);
  });

  it.each<[string, object, Tree?]>([
    ['that stands elsewhere in the candidate', { title: 'Slui valve', key_actions: ['Opened the slui'] }],
    ['that the transcript has', { key_actions: ['Opened the slui'] }, { 'corpus/one/transcript.jsonl': say('Slui') }],
    ['behind which a text ends', { key_actions: ['Opened the slui.'] }],
    ['that no word begins with', { key_actions: ['Opened the slurm'] }],
  ])('is right with a word %s', (_, content, transcript = {}) => expect(formOf(content, transcript)).toEqual([]));

  it('is told of a word that goes on in the transcript alone', () => {
    const transcript = { 'corpus/one/transcript.jsonl': say('Called the lockkeeper') };
    expect(formOf({ key_actions: ['Called the lockk'] })).toEqual([]);
    expect(formOf({ key_actions: ['Called the lockk'] }, transcript).map(([code]) => code)).toEqual(['CUT_OFF']);
  });

  it('is told of a short line in another language', () => {
    const title = 'Le bateau perdait son amarre';
    const message = `The title is in another language than the reference, which is in English: "${title}"`;
    expect(formOf({ title })).toEqual([['WRONG_LANGUAGE', 'title', message, 2]]);
    const known = { 'corpus/one/transcript.jsonl': say('bateau perdait amarre') };
    expect(formOf({ title }, known)).toEqual([]);
  });

  it('is told once a field', () => {
    expect(formOf({ key_actions: ['Opened the slui', 'Closed the hin'] })).toHaveLength(1);
    expect(formOf({ key_actions: ['Opened the gate and', 'Opened the slui'] })).toHaveLength(1);
  });

  it('is not looked up for a reference in another language', () => {
    const other = {
      title: 'Das Tor der Schleuse klemmt nicht mehr',
      summary: 'Die Schleuse klemmte, weil das Scharnier verrostet war.',
      key_actions: ['Das Scharnier wurde gefettet'],
    };
    const defects = defectsOf(reference(other), { ...other, key_actions: ['Offen blieb die Schleu'] });
    expect(codesOf(defects)).not.toContain('CUT_OFF');
  });
});

describe('facts of a candidate', () => {
  const wrong = { summary: 'The import of 4171 rows took 12.5 s because of read_line.' };

  it.each([
    ['transcript.jsonl', say('rows: 4711, in parse_row')],
    ['transcript.md', '## user\nrows: 4711, in parse_row\n'],
    ['transcript.txt', 'rows: 4711, in parse_row\n'],
  ])('are looked up in %s', (name, text) => {
    const defects = defectsOf({ ...reference(), [`corpus/one/${name}`]: text }, wrong);
    const found = defects.filter(({ code }) => UNGROUNDED.includes(code));
    expect(found.map(({ code, dimension, message }) => [code, dimension, message])).toEqual([
      [
        'UNGROUNDED_NUMBER',
        'summary',
        'Neither the reference nor the transcript has the number "4171": the candidate says "The import of 4171 rows took 12.5 s because of read_line."',
      ],
      [
        'UNGROUNDED_NAME',
        'summary',
        'Neither the reference nor the transcript has the name "read_line": the candidate says "The import of 4171 rows took 12.5 s because of read_line."',
      ],
    ]);
    expect(found.map(({ place }) => place.line)).toEqual([3, 3]);
  });

  it.each([
    ['without a transcript', {}],
    ['with one that nobody can read', { 'corpus/one/transcript.jsonl': '{"no": "message"}\n' }],
    ['with one of which a line is broken', { 'corpus/one/transcript.jsonl': `${say('rows: 4711')}{"ro\n` }],
  ])('are not looked up %s', (_, tree) => {
    const codes = codesOf(defectsOf({ ...reference(), ...tree }, wrong));
    expect(codes.filter((code) => UNGROUNDED.includes(code))).toEqual([]);
    expect(codes).toContain('NUMBER_MISMATCH');
  });

  it.each<[string, string, readonly string[]]>([
    ['neither', 'nothing of that', ['NUMBER_MISMATCH', 'IDENTIFIER_MISMATCH']],
    ['the number', 'first 4171 rows', ['IDENTIFIER_MISMATCH']],
    ['the name', 'then read_line', ['NUMBER_MISMATCH']],
    ['both', '4,171 rows by readLine', []],
  ])('contradict no reference where the transcript has %s', (_, text, codes) => {
    const defects = defectsOf({ ...reference(), 'corpus/one/transcript.txt': text }, wrong);
    expect(codesOf(defects).filter((code) => code.endsWith('_MISMATCH'))).toEqual(codes);
  });

  it('may come from a requirement', () => {
    const requirements = [{ id: 'a', text: 'says that PR 812 is open', must: 'mention' }];
    const tree = {
      'corpus/one/reference.json': referenceJson({ requirements }),
      'corpus/one/transcript.txt': 'nothing',
    };
    expect(
      codesOf(defectsOf(tree, { summary: 'PR #812 is open.' })).filter((code) => UNGROUNDED.includes(code)),
    ).toEqual([]);
  });
});

describe('actions of other sessions', () => {
  const FOREIGN = 'Wrote the token bucket as a Redis script in Lua';
  const other = { 'corpus/two/reference.json': referenceJson({}, { key_actions: [FOREIGN, 'Added a test'] }) };
  const actions = (...more: readonly string[]) => ({
    key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event', ...more],
  });
  const foreignOf = (defects: readonly Defect[]) =>
    defects.filter(({ code }) => code === 'FOREIGN_ACTION').map(({ message }) => message);

  it.each<RubricVersion>(['v1', 'v2'])('are named, once, by rubric %s', (rubric) => {
    const defects = defectsOf(
      { ...reference({}), ...other },
      actions('Wrote a token bucket in Lua as Redis script'),
      rubric,
    );
    expect(foreignOf(defects)).toEqual([
      `This action is one of the session "two": "Wrote a token bucket in Lua as Redis script"; its reference says "${FOREIGN}"`,
    ]);
    expect(codesOf(defects)).not.toContain('EXTRA_ACTION');
  });

  it.each<[string, Tree, object]>([
    ['an action of its own', { ...reference({ key_actions: [FOREIGN] }), ...other }, { key_actions: [FOREIGN] }],
    [
      'an action that nobody has',
      { ...reference({}), ...other },
      actions('Wrote a letter to the vendor of the printer'),
    ],
    ['general words', { ...reference({}), ...other }, actions('Added a test')],
    [
      'words of its transcript',
      { ...reference({}), ...other, 'corpus/one/transcript.txt': 'a token bucket in Lua, a script for Redis' },
      actions(FOREIGN),
    ],
    [
      'an action of many sessions',
      {
        ...reference({}),
        ...Object.fromEntries(
          ['b', 'c', 'd', 'e', 'f'].map((name) => [
            `corpus/${name}/reference.json`,
            referenceJson({}, { key_actions: [FOREIGN] }),
          ]),
        ),
      },
      actions(FOREIGN),
    ],
    [
      'a canary',
      { ...reference({}), 'corpus/two/reference.json': referenceJson({ canary: true }, { key_actions: [FOREIGN] }) },
      actions(FOREIGN),
    ],
  ])('are not seen in %s', (_, tree, candidate) => expect(foreignOf(defectsOf(tree, candidate))).toEqual([]));

  it('are told in the other fields by a code of their own, at their places', () => {
    const sentence = 'A token bucket in Lua runs as a Redis script.';
    const summary = `The race of the test was found with a slow network. ${sentence}`;
    const found = defectsOf({ ...reference({}), ...other }, { summary, title: sentence });
    expect(
      found
        .filter(({ code }) => code.startsWith('FOREIGN_'))
        .map(({ code, dimension, message, place }) => [code, dimension, message, place.line]),
    ).toEqual([
      ['FOREIGN_SENTENCE', 'title', saying(sentence), 2],
      ['FOREIGN_SENTENCE', 'summary', saying(sentence), 3],
    ]);
  });

  const saying = (sentence: string) =>
    `This sentence is one of the session "two": "${sentence}"; its reference says "${FOREIGN}"`;

  it('are looked for among the first sessions by name alone', () => {
    const own = goldenSession();
    const asked: string[] = [];
    const sessions = Array.from({ length: MOST_OTHER_SESSIONS + 1 }, (_, i) => ({
      ...own,
      name: `s${i}`,
      get reference() {
        asked.push(`s${i}`);
        return own.reference;
      },
    }));
    const { files } = makeWorkspace();
    const context = SessionContext.of({ sessions }, { files, digest: sha256 });
    const candidate = { ...own.reference, key_actions: [FOREIGN] };
    context.unknownIn(
      { golden: own, grounds: undefined },
      candidate,
      () => [],
      () => ({ file: '' }),
    );
    expect(asked).toContain(`s${MOST_OTHER_SESSIONS - 1}`);
    expect(asked).not.toContain(`s${MOST_OTHER_SESSIONS}`);
  });
});

function goldenSession(): GoldenSession {
  const { files } = makeWorkspace({ 'corpus/own/reference.json': referenceJson() });
  const [golden] = corpusOf(openCorpus('corpus', files), sha256, OWN_FORMAT).sessions;
  if (golden === undefined) throw new Error('no session');
  return golden;
}
