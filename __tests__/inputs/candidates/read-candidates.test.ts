import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import { formatPlace } from '../../../src/core/errors.js';
import type { Candidate } from '../../../src/inputs/candidates/candidate.js';
import { type Candidates, candidatesOf, openCandidates } from '../../../src/inputs/candidates/read-candidates.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { jsonl, summaryJson } from '../../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../../builders/workspace.js';

function read(tree: Tree, path = 'candidates'): Candidates {
  return candidatesOf(openCandidates(path, makeWorkspace(tree).files), sha256, OWN_FORMAT);
}

/** Candidates of a `.jsonl` file. */
function readLines(text: string | Uint8Array): Candidates {
  return read({ 'candidates.jsonl': text }, 'candidates.jsonl');
}

/** `valid file:line:column`, or the codes and places of what is wrong. */
function describeCandidate(candidate: Candidate | undefined): string | readonly string[] {
  if (candidate === undefined) return 'none';
  if (candidate.kind === 'valid') return `valid ${formatPlace(candidate.place)}`;
  return candidate.defects.map(({ code, message, place }) => `${code} ${formatPlace(place)} ${message}`);
}

const suggestionsFor = (candidate: Candidate | undefined) =>
  candidate?.kind === 'invalid' ? candidate.defects.map(({ suggestion }) => suggestion) : [];
const of = (candidates: Candidates, name: string) => describeCandidate(candidates.byName.get(name));
const names = ({ byName }: Candidates) => [...byName.keys()];
/** What an input without any candidate has. */
const NONE = { byName: new Map(), samplesOf: new Map(), numbers: [] };
const CANNOT = 'The candidate cannot be scored:';

describe('a candidates folder', () => {
  it('has a candidate for <name>.json, <name>/summary.json and <name>/candidate.json', () => {
    const candidates = read({
      'candidates/a.json': summaryJson(),
      'candidates/b/summary.json': summaryJson(),
      'candidates/c/candidate.json': `\n ${JSON.stringify(summaryJson())}`,
      'candidates/c/notes.json': 'not looked at',
      'candidates/README.md': 'not looked at',
      'candidates/.json': 'not looked at',
      'candidates/d': EMPTY_FOLDER,
    });
    expect(names(candidates)).toEqual(['a', 'b', 'c']);
    expect(of(candidates, 'a')).toBe('valid candidates/a.json:1:1');
    expect(of(candidates, 'b')).toBe('valid candidates/b/summary.json:1:1');
    expect(of(candidates, 'c')).toBe('valid candidates/c/candidate.json:2:2');
    expect([candidates.defects, candidates.problems]).toEqual([[], []]);
  });

  it('is in code point order of the names', () => {
    const files = ['😀', '\uff61', 'b', 'a', 'Z'].map((name) => [`candidates/${name}.json`, summaryJson()] as const);
    expect(names(read(Object.fromEntries(files)))).toEqual(['Z', 'a', 'b', '\uff61', '😀']);
  });

  it.each(['__proto__', 'constructor', '..foo', 'with blanks', 'ログイン', 'a.b', '$&', '-x'])(
    'may have a candidate named %j, as a file and as a folder',
    (name) => {
      expect(of(read({ [`candidates/${name}.json`]: {} }), name)).toBe(`valid candidates/${name}.json:1:1`);
      expect(of(read({ [`candidates/${name}/summary.json`]: {} }), name)).toBe(
        `valid candidates/${name}/summary.json:1:1`,
      );
    },
  );

  it('knows nobody by an inherited name', () => {
    const { byName } = read({ 'candidates/a.json': {} });
    expect(byName.get('__proto__') ?? byName.get('constructor')).toBeUndefined();
  });

  it('compares names composed', () => {
    expect(names(read({ 'candidates/cafe\u0301.json': {} }))).toEqual(['caf\u00e9']);
    expect(names(read({ 'candidates/cafe\u0301/summary.json': {} }))).toEqual(['caf\u00e9']);
  });

  it('takes a folder named x.json for the session x.json', () => {
    const candidates = read({ 'candidates/x.json/summary.json': {}, 'candidates/y.json': EMPTY_FOLDER });
    expect(names(candidates)).toEqual(['x.json']);
  });

  it('may be the workspace itself', () => expect(of(read({ 'a.json': {} }, '.'), 'a')).toBe('valid a.json:1:1'));

  it('makes a broken file a defect of its session alone', () => {
    const candidates = read({
      'candidates/broken.json': '{\n "title": "a',
      'candidates/comment.json': '{ /* */ }',
      'candidates/comma.json': '{"key_actions": ["a",]}',
      'candidates/empty.json': '',
      'candidates/folder/summary.json/x': '',
      'candidates/latin1.json': Buffer.from('{\n"title": "caf\xe9"}', 'latin1'),
      'candidates/list.json': ' []',
      'candidates/types.json': '{"title": 5, "key_actions": ["a", {}]}',
      'candidates/utf16.json': Buffer.from('\ufeff{}', 'utf16le'),
      'candidates/whole.json': '\ufeff{\r\n"title": "a"}\r\n',
    });
    expect(candidates.problems).toEqual([]);
    expect(Object.fromEntries([...candidates.byName].map(([name, value]) => [name, describeCandidate(value)]))).toEqual(
      {
        broken: [`INVALID_CANDIDATE candidates/broken.json:2:11 ${CANNOT} broken JSON: a string is not closed`],
        comment: [`INVALID_CANDIDATE candidates/comment.json:1:3 ${CANNOT} broken JSON: comments are not JSON`],
        comma: [`INVALID_CANDIDATE candidates/comma.json:1:22 ${CANNOT} broken JSON: a value is expected here`],
        empty: [`INVALID_CANDIDATE candidates/empty.json:1:1 ${CANNOT} broken JSON: the text is empty`],
        folder: [`INVALID_CANDIDATE candidates/folder/summary.json:1 ${CANNOT} this is not a file (folder)`],
        latin1: [`INVALID_CANDIDATE candidates/latin1.json:2 ${CANNOT} the file is not UTF-8`],
        list: [`INVALID_CANDIDATE candidates/list.json:1:2 ${CANNOT} the value is a list; allowed: an object`],
        types: [
          `INVALID_CANDIDATE candidates/types.json:1:11 ${CANNOT} title is 5; allowed: text in double quotes`,
          `INVALID_CANDIDATE candidates/types.json:1:35 ${CANNOT} key_actions[1] is an object; allowed: text in double quotes`,
        ],
        utf16: [`INVALID_CANDIDATE candidates/utf16.json:1 ${CANNOT} the file is UTF-16; save it as UTF-8`],
        whole: 'valid candidates/whole.json:1:1',
      },
    );
  });

  it('survives thousands of mistakes and of levels', () => {
    const candidates = read({
      'candidates/wrong.json': JSON.stringify({ key_actions: new Array(20_000).fill(0) }),
      'candidates/deep.json': `{"title": "t", "extra": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'candidates/open.json': '['.repeat(100_000),
    });
    const wrong = candidates.byName.get('wrong');
    expect(wrong?.kind === 'invalid' && wrong.defects.length).toBe(101);
    expect(of(candidates, 'deep')).toBe('valid candidates/deep.json:1:1');
    expect(of(candidates, 'open')).toEqual([
      `INVALID_CANDIDATE candidates/open.json:1:1 ${CANNOT} broken JSON: the JSON is nested too deeply`,
    ]);
  });

  it('makes two candidates for one name invalid and names both', () => {
    const candidates = read({
      'candidates/a.json': {},
      'candidates/a/summary.json': {},
      'candidates/b/summary.json': {},
      'candidates/b/candidate.json': '{',
      'candidates/cafe\u0301.json': {},
      'candidates/caf\u00e9.json': {},
    });
    const twice = (place: string, first: string) =>
      `DUPLICATE_CANDIDATE ${place} Two candidates for one session: ${first} and ${place}`;
    expect(of(candidates, 'a')).toEqual([twice('candidates/a.json:1:1', 'candidates/a/summary.json:1:1')]);
    expect(of(candidates, 'b')).toEqual([
      twice('candidates/b/candidate.json:1:2', 'candidates/b/summary.json:1:1'),
      `INVALID_CANDIDATE candidates/b/candidate.json:1:2 ${CANNOT} broken JSON: a closing } is missing`,
    ]);
    expect(of(candidates, 'caf\u00e9')).toEqual([
      twice('candidates/caf\u00e9.json:1:1', 'candidates/cafe\u0301.json:1:1'),
    ]);
    expect(names(candidates)).toHaveLength(3);
  });

  it('names all of three candidates for one name', () => {
    const candidates = read({
      'candidates/a.json': {},
      'candidates/a/candidate.json': {},
      'candidates/a/summary.json': {},
    });
    const text = JSON.stringify(of(candidates, 'a'));
    for (const file of ['a.json', 'a/candidate.json', 'a/summary.json']) expect(text).toContain(`candidates/${file}`);
    expect(candidates.byName.get('a')?.kind).toBe('invalid');
  });

  it('follows links inside the workspace and says so when one leaves it', () => {
    const outside = makeWorkspace({ 'a/summary.json': {}, 'b.json': {} });
    const candidates = read({
      'elsewhere/in/summary.json': {},
      'candidates/in': { link: '../elsewhere/in' },
      'candidates/folder': { link: `${outside.root}/a` },
      'candidates/file.json': { link: `${outside.root}/b.json` },
      'candidates/inner/summary.json': { link: `${outside.root}/b.json` },
      'candidates/loop': { link: 'loop' },
    });
    const left = (place: string) => [`INVALID_CANDIDATE ${place}:1 ${CANNOT} the path leads outside the workspace`];
    expect(of(candidates, 'in')).toBe('valid candidates/in/summary.json:1:1');
    expect(of(candidates, 'folder')).toEqual(left('candidates/folder'));
    expect(of(candidates, 'file')).toEqual(left('candidates/file.json'));
    expect(of(candidates, 'inner')).toEqual(left('candidates/inner/summary.json'));
    expect(names(candidates)).toHaveLength(4);
  });
});

describe('a .jsonl file of candidates', () => {
  it('has a candidate a line, flat or nested', () => {
    const text = `\ufeff${JSON.stringify({ name: 'flat', ...summaryJson() })}\r\n\n  {"name": "nested", "candidate": {"title": "x"}}`;
    const candidates = readLines(text);
    expect(of(candidates, 'flat')).toBe('valid candidates.jsonl:1:1');
    expect(of(candidates, 'nested')).toBe('valid candidates.jsonl:3:35');
    const nested = candidates.byName.get('nested');
    expect(nested?.kind === 'valid' && nested.places()(['title'])).toEqual({
      file: 'candidates.jsonl',
      line: 3,
      column: 45,
    });
    expect(nested?.kind === 'valid' && nested.summary.title).toBe('x');
  });

  it('takes a nested null for an empty candidate and ignores what stands beside a nested one', () => {
    const candidates = readLines(
      jsonl({ name: 'a', candidate: null, title: 'x' }, { name: 'b', candidate: {}, title: 5 }),
    );
    for (const name of ['a', 'b']) {
      const candidate = candidates.byName.get(name);
      expect(candidate?.kind === 'valid' && candidate.summary.title).toBe('');
    }
  });

  it.each([['model-b'], [2], [true], [['model-b']]])(
    'takes a key "candidate" of the pipeline, %j, for what it is beside a summary: nothing to read',
    (candidate) => {
      const inFile = read({ 'candidates/a.json': { candidate, ...summaryJson() } });
      const inLine = readLines(jsonl({ name: 'a', candidate, ...summaryJson() }, { name: 'b', candidate }));
      for (const candidates of [inFile, inLine]) {
        const found = candidates.byName.get('a');
        expect(found?.kind === 'valid' && found.summary).toMatchObject(summaryJson());
      }
      expect(of(inFile, 'a')).toBe('valid candidates/a.json:1:1');
      // Alone it was meant to be the summary.
      expect(of(inLine, 'b')).toEqual([expect.stringMatching(/^INVALID_CANDIDATE candidates\.jsonl:2:/)]);
    },
  );

  it('may have a field under the key "candidate"', () => {
    const format = { ...OWN_FORMAT, fields: new Map([['summary' as const, ['candidate']]]) };
    const { files } = makeWorkspace({ 'c.jsonl': jsonl({ name: 'a', candidate: 'It was mended.' }) });
    const found = candidatesOf(openCandidates('c.jsonl', files), sha256, format).byName.get('a');
    expect(found?.kind === 'valid' && found.summary.summary).toBe('It was mended.');
  });

  it('may be empty', () => {
    expect(readLines('')).toEqual({ ...NONE, defects: [], problems: [] });
    expect(readLines('\n\r\n \n').byName.size).toBe(0);
  });

  it('makes a broken line with a readable name a defect of that session', () => {
    const candidates = readLines(
      ['{"name": "a", "title": "cut he', '{"title": "x",} ', '{"name": "b"}}', '{"name": "c", "candidate": []}'].join(
        '\n',
      ),
    );
    expect(of(candidates, 'a')).toEqual([
      `INVALID_CANDIDATE candidates.jsonl:1:24 ${CANNOT} broken JSON: a string is not closed`,
    ]);
    expect(of(candidates, 'b')).toEqual([
      `INVALID_CANDIDATE candidates.jsonl:3:14 ${CANNOT} broken JSON: the text goes on after the end of the JSON value`,
    ]);
    expect(of(candidates, 'c')).toEqual([
      `INVALID_CANDIDATE candidates.jsonl:4:28 ${CANNOT} candidate is a list; allowed: an object`,
    ]);
    expect(candidates.defects).toHaveLength(1);
  });

  it.each<[string, string, string, string, string?]>([
    ['no name', '{"title": "x"}', '1', 'its name is missing or not text'],
    ['a name of another type', '{"name": 5}', '1', 'its name is missing or not text'],
    ['no object', '["name"]', '1', 'its name is missing or not text'],
    ['null', 'null', '1', 'its name is missing or not text'],
    ['an empty name', '{"name": ""}', '1', 'its name is empty'],
    [
      'a path as name',
      '{"name": "../a"}',
      '1',
      'its name has a slash, a backslash or a control character',
      'Take the slash out, here and in the corpus',
    ],
    [
      'a line end in its name',
      '{"name": "a\\nb"}',
      '1',
      'its name has a slash, a backslash or a control character',
      'Take the control character out, here and in the corpus',
    ],
    [
      'a very long name',
      `{"name": "${'a'.repeat(10_000)}"}`,
      '1',
      'its name is longer than 255 characters',
      'Take a name that a folder could have, here and in the corpus',
    ],
    ['a cut name', '{"name": "fix-log', '1:10', 'broken JSON: a string is not closed'],
    [
      'an unescaped quote in the name',
      '{"name": "fix "login"", "title": "x"}',
      '1:16',
      'broken JSON: an unknown word (only true, false, null, numbers and quoted strings are JSON)',
    ],
    [
      'no JSON',
      'name: a',
      '1:1',
      'broken JSON: an unknown word (only true, false, null, numbers and quoted strings are JSON)',
    ],
  ])('has a finding of its own for a line with %s', (...[, text, place, reason, remedy]) => {
    const { byName, defects } = readLines(text);
    expect(byName.size).toBe(0);
    expect(defects).toEqual([
      {
        code: 'UNREADABLE_CANDIDATE',
        dimension: null,
        message: `A line of candidates belongs to no session: ${reason}`,
        suggestion: remedy ?? 'Write one line a session: {"name": "…", "title": "…", …}',
        place: expect.objectContaining({ file: 'candidates.jsonl' }),
      },
    ]);
    expect(defects.map((defect) => formatPlace(defect.place))).toEqual([`candidates.jsonl:${place}`]);
  });

  it('advises UTF-8 for what is written otherwise, and says nothing of an answer that was cut off', () => {
    const latin1 = Buffer.from('{"name": "x", "title": "caf\xe9"}\n{"title": "caf\xe9"}\n', 'latin1');
    const { byName, defects } = read({
      'candidates/latin1.json': latin1,
      'candidates/utf16.json': Buffer.from('\ufeff{}', 'utf16le'),
    });
    const ofFiles = ['latin1', 'utf16'].map((name) => suggestionsFor(byName.get(name)));
    expect([ofFiles, defects]).toEqual([[['Save the file as UTF-8'], [null]], []]);
    const ofLines = readLines(latin1);
    expect([suggestionsFor(ofLines.byName.get('x')), ofLines.defects.map(({ suggestion }) => suggestion)]).toEqual([
      ['Save the file as UTF-8'],
      ['Save the file as UTF-8'],
    ]);
  });

  it('reads the lines around one that is not UTF-8', () => {
    const candidates = readLines(
      Buffer.concat([
        Buffer.from(jsonl({ name: 'before' })),
        Buffer.from('{"name": "a", "title": "caf\xe9"}\n{"name": "caf\xe9", "title": "x"}\n', 'latin1'),
        Buffer.from(jsonl({ name: 'after\ufffd' })),
      ]),
    );
    expect(of(candidates, 'before')).toBe('valid candidates.jsonl:1:1');
    expect(of(candidates, 'a')).toEqual([`INVALID_CANDIDATE candidates.jsonl:2 ${CANNOT} the line is not UTF-8`]);
    expect(of(candidates, 'after\ufffd')).toBe('valid candidates.jsonl:4:1');
    expect(names(candidates)).toHaveLength(3);
    expect(candidates.defects.map(({ message, place }) => [message, place.line])).toEqual([
      ['A line of candidates belongs to no session: the line is not UTF-8', 3],
    ]);
  });

  it('makes equal names invalid, whatever their lines look like', () => {
    const candidates = readLines(jsonl({ name: 'caf\u00e9' }, { name: 'b' }, { name: 'cafe\u0301', candidate: {} }));
    expect(of(candidates, 'caf\u00e9')).toEqual([
      'DUPLICATE_CANDIDATE candidates.jsonl:3:29 Two candidates for one session: candidates.jsonl:1:1 and candidates.jsonl:3:29',
    ]);
    expect(of(candidates, 'b')).toBe('valid candidates.jsonl:2:1');
  });

  it('takes no longer than the lines for a name that stands there 20,000 times', () => {
    const read = (times: number) => readLines('{"name":"a"}\n'.repeat(times)).byName.get('a');
    const candidate = read(20_000);
    expect(candidate?.kind === 'invalid' && candidate.defects.length).toBe(19_999);
    expect(growthOf((times) => () => read(times), 5_000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

describe('a path that is no place for candidates', () => {
  const tree: Tree = { 'candidates.json': {}, elsewhere: EMPTY_FOLDER };

  it.each([
    ['nowhere', 'there is no such file or folder'],
    ['nowhere.jsonl', 'there is no such file or folder'],
    ['candidates.json', 'this file is not .jsonl'],
    ['candidates.json/inside', 'there is no such file or folder'],
  ])('%s is a problem', (path, reason) => {
    expect(read(tree, path)).toMatchObject({
      problems: [
        {
          message: `candidates: "${path}": ${reason}; allowed: a folder of <name>.json, <name>/summary.json, <name>/candidate.json, <name>.md, <name>/summary.md, or a .jsonl file`,
        },
      ],
    });
  });

  it('may be an empty folder', () => {
    expect(read(tree, 'elsewhere')).toEqual({ ...NONE, defects: [], problems: [] });
  });
});

describe('the digest of a candidate', () => {
  const digestOf = (value: object): string => {
    const candidate = read({ 'candidates/a.json': value }).byName.get('a');
    return candidate?.kind === 'valid' ? candidate.digest : 'invalid';
  };
  const plain = {
    title: 't',
    summary: 's',
    key_actions: ['a'],
    outcome: 'success',
    aha_moments: [{ seq: 0, type: 'x', highlight: '' }],
    topics_found: [],
  };
  const base = digestOf(plain);

  it.each<[string, object]>([
    ['with keys in another order', Object.fromEntries(Object.entries(plain).reverse())],
    ['without an empty list', { ...plain, topics_found: undefined }],
    ['with null for an empty list', { ...plain, topics_found: null }],
    ['with nulls for empty values of a moment', { ...plain, aha_moments: [{ seq: null, type: 'x', highlight: null }] }],
    ['with unknown keys', { ...plain, model: 'm', aha_moments: [{ seq: 0, type: 'x', cost: 1 }] }],
  ])('is the same %s', (_, value) => expect(digestOf(value)).toBe(base));

  it('is the same in a folder, in a flat line and in a nested line', () => {
    const lines = readLines(jsonl({ name: 'flat', ...plain }, { name: 'nested', candidate: plain }));
    for (const candidate of lines.byName.values()) expect(candidate.kind === 'valid' && candidate.digest).toBe(base);
    expect(lines.byName.size).toBe(2);
  });

  it.each<[string, object]>([
    ['title', { title: 'T' }],
    ['summary', { summary: 's.' }],
    ['actions', { key_actions: ['a', ''] }],
    ['outcome', { outcome: 'Success' }],
    ['number of a moment', { aha_moments: [{ seq: 1, type: 'x' }] }],
    ['type of a moment', { aha_moments: [{ seq: 0, type: 'y' }] }],
    ['highlight', { aha_moments: [{ seq: 0, type: 'x', highlight: 'h' }] }],
    ['topics', { topics_found: [''] }],
  ])('changes with the %s', (_, change) => expect(digestOf({ ...plain, ...change })).not.toBe(base));
});

describe('what models and pipelines write in place of an object', () => {
  const suggestionsOf = (tree: Tree, path: string) => {
    const { byName, defects } = read(tree, path);
    const own = [...byName.values()].flatMap((one) => (one.kind === 'invalid' ? one.defects : []));
    return [...own, ...defects].map(({ message, suggestion }) => [message.replace(/^[^:]*: /, ''), suggestion]);
  };
  const UNWRAP =
    'Keep the object alone where the pipeline writes the file, or ask the model for its answer as structured output';
  const OBJECT = 'Write one JSON object that has the fields of the summary as its keys';
  const EACH = 'Write one file for each session, or one candidate in each line of a .jsonl file';

  it.each<[string, string, string, string]>([
    ['prose before it', 'Here is the summary:\n{"title": "a"}', 'text stands before or behind the JSON', UNWRAP],
    ['prose behind it', '{"title": "a"}\nAnything else?', 'text stands before or behind the JSON', UNWRAP],
    ['a list', '[{"title": "a"}]', 'the value is a list; allowed: an object', OBJECT],
    ['a text', '"a summary"', 'the value is "a summary"; allowed: an object', OBJECT],
    ['a list of candidates', '[{"title": "a"}, {"title": "b"}]', 'the value is a list; allowed: an object', EACH],
  ])('%s', (_, text, message, suggestion) => {
    const told = suggestionsOf({ 'candidates/a.json': text }, 'candidates');
    expect(told).toEqual([[message, suggestion]]);
  });

  it.each(['id', 'session', 'sessionId'])('a line that has its name under %s', (key) => {
    const told = suggestionsOf({ 'c.jsonl': jsonl({ [key]: 'a', title: 'x' }) }, 'c.jsonl');
    expect(told).toEqual([
      [
        'its name is missing or not text',
        `Set fields: name=${key}, or write it as "name": it is to name the session, as the corpus does`,
      ],
    ]);
  });
});
