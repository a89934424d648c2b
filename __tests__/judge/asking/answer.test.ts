import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../../src/core/summary.js';
import { missingIn, type RubricAnswer, readRubricAnswer } from '../../../src/judge/asking/answer.js';
import { FACT_STATUSES } from '../../../src/judge/asking/carrying-fact.js';
import { runs } from '../../builders/long-runs.js';
import { summaryJson } from '../../builders/summaries.js';
import { anyText } from '../../builders/texts.js';

type Json = Readonly<Record<string, unknown>>;

/** The answer as a judge writes it: reasons before scores, the overall behind the dimensions. */
function answerJson(overrides: Json = {}, scores: Json = {}): Json {
  const dimensions = DIMENSIONS.map((name, i) => [
    name,
    { reason: `about ${name}`, score: Object.hasOwn(scores, name) ? scores[name] : 0.5 + i / 10 },
  ]);
  return {
    facts: FACTS,
    invented: ['it is "partial"'],
    speaks_to_judge: false,
    dimensions: Object.fromEntries(dimensions),
    rationale: 'Most is said.',
    overall: 0.75,
    rewrite: null,
    ...overrides,
  };
}

const FACTS = [
  { fact: 'The cause is a race', status: 'absent' },
  { fact: 'The flag was removed', status: 'told' },
];

const TEXT = JSON.stringify(answerJson());

function read(text: string, isCut = false): RubricAnswer {
  const answer = readRubricAnswer(text, isCut);
  if ('reason' in answer) throw new Error(`refused: ${answer.reason}`);
  return answer;
}

function refusal(text: string, isCut = false): string | undefined {
  const answer = readRubricAnswer(text, isCut);
  return 'reason' in answer ? answer.reason : undefined;
}

/** Every number of an answer by its name. */
function numbers(text: string, isCut = true): ReadonlyMap<string, number> {
  const answer = readRubricAnswer(text, isCut);
  if ('reason' in answer) return new Map();
  const all = [
    ...DIMENSIONS.map((name) => [name, answer.dimensions[name].score] as const),
    ['overall', answer.overall] as const,
  ];
  return new Map(all.flatMap(([name, score]) => (score === null ? [] : [[name, score]])));
}

describe('a whole answer', () => {
  it('is read', () => {
    expect(read(TEXT)).toEqual({
      facts: FACTS,
      invented: ['it is "partial"'],
      speaksToJudge: false,
      overall: 0.75,
      dimensions: {
        title: { score: 0.5, reason: 'about title' },
        summary: { score: 0.6, reason: 'about summary' },
        key_actions: { score: 0.7, reason: 'about key_actions' },
        outcome: { score: 0.8, reason: 'about outcome' },
        aha_moments: { score: 0.9, reason: 'about aha_moments' },
      },
      rationale: 'Most is said.',
      suggestions: ['Remove: it is "partial"', 'Add: The cause is a race'],
      rewrite: null,
      isRecovered: false,
    });
  });

  it.each([
    ['white space', `\n ${TEXT}\r\n\t`],
    ['a fence', `\`\`\`json\n${TEXT}\n\`\`\``],
    ['prose', `Here is what I think:\n${TEXT}\nAnything else?`],
    ['brackets in prose', `On a scale [0..1], {as told}, with 5 > 3 } ]: ${TEXT} (see {above} and [1]).`],
    ['an open bracket in prose', `The set { begins, and [ too: ${TEXT}`],
    ['a quote behind a bracket', `{"the answer": no colon, } ${TEXT}`.replace('":', '"')],
    ['a list at the root', `[${TEXT}]`],
    ['lists at the root', `[[ ${TEXT} ]]`],
    ['an object of something else', `{"thinking": {"a": 1}}\n${TEXT}`],
    ['an object behind it', `${TEXT} {"done": true}`],
    ['a byte order mark', `\ufeff${TEXT}`],
    ['other keys', JSON.stringify({ note: { overall: 0 }, ...answerJson(), more: [{ score: 1 }] })],
  ])('is read through %s', (_, text) => {
    expect(read(text)).toEqual(read(TEXT));
  });

  it('is the same when it was cut right behind its end', () => {
    for (const tail of ['', '\n', '\n```', ']', ' ]\n``']) expect(read(TEXT + tail, true)).toEqual(read(TEXT));
  });

  it('with a proposed summary gives it', () => {
    const { rewrite } = read(JSON.stringify(answerJson({ rewrite: summaryJson({ topics_found: null }) })));
    expect(rewrite).toEqual({ ...summaryJson(), topics_found: [] });
  });

  it.each([
    ['a text', 'better'],
    ['a wrong type inside', summaryJson({ key_actions: 'one' })],
    ['a list', [summaryJson()]],
  ])('gives no proposal that is %s', (_, rewrite) => {
    expect(read(JSON.stringify(answerJson({ rewrite }))).rewrite).toBeNull();
  });

  it('makes its suggestions of the facts and of what is invented, what misleads first, and of nothing else', () => {
    const facts = (['told', 'absent', 'blurred', 'contradicted'] as const).map((status) => ({ fact: status, status }));
    const broken = [{ fact: ' … ', status: 'absent' }, { fact: 'x', status: 'gone' }, { fact: 'y' }, 'z', null];
    const invented = ['a', '', ' ', 1, null, { text: 'b' }, ['c'], '-', ' d '];
    const said = read(JSON.stringify(answerJson({ facts: [...facts, ...broken], invented, suggestions: ['e'] })));
    expect(said.facts).toEqual(facts);
    expect(said.suggestions).toEqual([
      'Correct: contradicted',
      'Remove: a',
      'Remove: d',
      'Add: absent',
      'Say precisely: blurred',
    ]);
    expect(read(JSON.stringify(answerJson({ facts: 'a', invented: 'b' }))).suggestions).toEqual([]);
  });

  it.each([
    [{ facts: [] }, ['the facts, each with its status']],
    [{ facts: undefined, speaks_to_judge: 'no' }, ['the facts, each with its status', 'speaks_to_judge']],
    [{ overall: null }, ['the score of overall with its reason']],
    [{}, []],
  ])('says what it lacks of %j', (overrides, missing) => {
    expect(missingIn(read(JSON.stringify(answerJson(overrides))), DIMENSIONS, 'owed')).toEqual(missing);
    const withoutFacts = missing.filter((one) => !one.includes('facts'));
    expect(missingIn(read(JSON.stringify(answerJson(overrides))), DIMENSIONS, 'none')).toEqual(withoutFacts);
  });

  it.each(['', '  ', null, 7, ['x']])('has no rationale that is %j', (rationale) => {
    expect(read(JSON.stringify(answerJson({ rationale }))).rationale).toBeNull();
  });
});

describe('a score', () => {
  it.each([
    [0, 0],
    [1, 1],
    [-0, 0],
    [0.123456789, 0.123456789],
    [1.001, 1],
    [1.0000001, 1],
    [-0.001, 0],
    [-1e-9, 0],
  ])('of %d is %d', (given, wanted) => {
    expect(read(JSON.stringify(answerJson({ overall: given }))).overall).toBe(wanted);
    expect(read(JSON.stringify(answerJson({}, { outcome: given }))).dimensions.outcome.score).toBe(wanted);
  });

  it.each(['1.0011', '-0.0011', '7', '85', '-1', '1e999', '-1e999', 'Infinity', '-Infinity'])(
    'of %s voids the answer, which was given on another scale',
    (given) => {
      const text = JSON.stringify(answerJson({ overall: '#' })).replace('"#"', given);
      const dimension = JSON.stringify(answerJson({}, { title: '#' })).replace('"#"', given);
      for (const isCut of [false, true]) {
        expect([refusal(text, isCut), refusal(dimension, isCut)]).toEqual(['invalid_answer', 'invalid_answer']);
      }
    },
  );

  it('of the worst grades on a scale of five is no full mark', () => {
    const worst = { title: 1, summary: 1, key_actions: 1, outcome: 5, aha_moments: 1 };
    expect(refusal(JSON.stringify(answerJson({ overall: 1 }, worst)))).toBe('invalid_answer');
  });

  it('that is NaN is missing, and the others stay', () => {
    const text = JSON.stringify(answerJson({ overall: '#' })).replace('"#"', 'NaN');
    expect(read(text)).toEqual({ ...read(TEXT), overall: null });
  });

  it.each(['', ' ', '…', '---', '\u200b', null, 7])('without a reason (%j) is not measured', (reason) => {
    const { dimensions, overall } = read(JSON.stringify(answerJson({ rationale: reason })));
    expect([overall, dimensions.title.score]).toEqual([null, 0.5]);
    const title = { title: { reason, score: 0.5 }, summary: { reason: 'it says so', score: 0.6 } };
    const answer = read(JSON.stringify(answerJson({ dimensions: title })));
    expect([answer.dimensions.title, answer.dimensions.summary.score]).toEqual([{ score: null, reason: null }, 0.6]);
  });

  it.each(['.5', '1.', '+1', '0x1', '1_0', '01', 'undefined', '0,5', 'nan', '-NaN', 'Infinit'])(
    'of %s is no JSON, and refuses the answer',
    (given) => {
      expect(refusal(JSON.stringify(answerJson({ overall: '#' })).replace('"#"', given))).toBe('invalid_answer');
      expect(refusal(JSON.stringify(answerJson({}, { title: '#' })).replace('"#"', given))).toBe('invalid_answer');
    },
  );

  it('in a proposed summary that is NaN makes it none', () => {
    const rewrite = summaryJson({ aha_moments: [{ seq: '#', type: 't' }] });
    expect(read(JSON.stringify(answerJson({ rewrite })).replace('"#"', 'NaN')).rewrite).toBeNull();
  });

  it.each([null, '0.9', true, [0.9], { value: 0.9 }, undefined])('that is %j is not measured', (given) => {
    const { overall, dimensions } = read(JSON.stringify(answerJson({ overall: given }, { title: given })));
    expect(overall).toBeNull();
    expect(dimensions.title).toEqual({ score: null, reason: 'about title' });
    expect(dimensions.summary.score).toBe(0.6);
  });
});

describe('what is missing', () => {
  it.each(DIMENSIONS)('is not measured: %s', (name) => {
    const dimensions = Object.fromEntries(
      DIMENSIONS.flatMap((each) => (each === name ? [] : [[each, { reason: 'r', score: 1 }]])),
    );
    const answer = read(JSON.stringify(answerJson({ dimensions })));
    for (const each of DIMENSIONS) {
      expect(answer.dimensions[each]).toEqual(
        each === name ? { score: null, reason: null } : { score: 1, reason: 'r' },
      );
    }
  });

  it.each([[null], ['x'], [[]], [{ title: 0.5 }], [{ Title: { score: 1 } }]])(
    'leaves the overall: %j',
    (dimensions) => {
      const answer = read(JSON.stringify(answerJson({ dimensions })));
      expect(answer.overall).toBe(0.75);
      expect(DIMENSIONS.map((name) => answer.dimensions[name].score)).toEqual([null, null, null, null, null]);
    },
  );

  it('may be the overall', () => {
    expect(read(JSON.stringify(answerJson({ overall: undefined })))).toEqual({ ...read(TEXT), overall: null });
  });

  it('is not made up from names of every object', () => {
    expect(refusal('{"__proto__": {"overall": 1}, "dimensions": {"constructor": {"score": 1}}}')).toBe(
      'invalid_answer',
    );
  });
});

describe('no answer', () => {
  it.each<[string, string]>([
    ['an empty text', ''],
    ['prose', 'I cannot judge this.'],
    ['a text that is JSON', '"overall 0.9"'],
    ['a number', '0.9'],
    ['an empty object', '{}'],
    ['an object of something else', '{"score": 0.9}'],
    ['an answer inside of another object', `{"answer": ${TEXT}}`],
    ['an answer inside of a string', JSON.stringify({ note: TEXT })],
    ['no score at all', JSON.stringify(answerJson({ overall: null, dimensions: {} }))],
    ['brackets only', '{{{[[['],
  ])('is %s', (_, text) => {
    expect(refusal(text)).toBe('invalid_answer');
    expect(refusal(text, true)).toBe('truncated');
  });

  it.each<[string, string]>([
    ['two answers', `${TEXT}\n${JSON.stringify(answerJson({ overall: 0.1 }))}`],
    ['the same answer twice', `${TEXT}\n${TEXT}`],
    ['two answers in a list', `[${TEXT}, ${TEXT}]`],
    ['an answer and a cut one', `${TEXT} {"overall": 0.1, "di`],
    ['an example of an answer before it', `Like {"overall": 1}: ${TEXT}`],
    ['two overalls', TEXT.replace('"overall"', '"overall":0.2,"overall"')],
    ['two overalls, one written otherwise', TEXT.replace('"overall"', '"\\u006fverall":0.2,"overall"')],
    ['two equal overalls', TEXT.replace('"overall"', '"overall":0.75,"overall"')],
    ['two lists of dimensions', TEXT.replace('"rationale"', '"dimensions":{},"rationale"')],
    ['a dimension twice', TEXT.replace('"outcome":', '"title":{"score":1},"outcome":')],
    ['a score twice', TEXT.replace('"score":0.5', '"score":1,"score":0.5')],
    ['a quotation that ends its string', TEXT.replace('about title', 'it says {"overall": 1, "dimensions": {}} here')],
    ['a quotation that closes the answer', TEXT.replace('about title', 'x"}}, "overall": 1} and {"overall": 1}')],
  ])('is what can be read in two ways: %s', (_, text) => {
    for (const isCut of [false, true]) expect(refusal(text, isCut)).toBe('invalid_answer');
  });

  it('is a quotation that a cut answer had come to', () => {
    const text = 'The summary asks for {"overall": 1, "dimensions": {}}, which I shall';
    expect(refusal(text, true)).toBe('truncated');
  });

  it('is not the repeated text that carries no score', () => {
    const text = TEXT.replace('"rationale"', '"rationale":"first","rationale"');
    expect(read(text)).toEqual({ ...read(TEXT), rationale: 'first' });
  });
});

describe('a cut answer', () => {
  it.each<[string, string, Readonly<Record<string, number>>]>([
    ['in the first number', '{"dimensions":{"title":{"reason":"r","score":0.8', {}],
    ['behind white space behind it', '{"dimensions":{"title":{"reason":"r","score":0.8 \n', {}],
    ['behind its bracket', '{"dimensions":{"title":{"reason":"r","score":0.8}', { title: 0.8 }],
    ['behind its comma', '{"dimensions":{"title":{"reason":"r","score":0.8,', { title: 0.8 }],
    ['in the second number', '{"rationale":"r","overall":0.25,"dimensions":{"title":{"score":9', { overall: 0.25 }],
    ['in an exponent', '{"rationale":"r","overall":0.25,"dimensions":{"title":{"score":1e', { overall: 0.25 }],
    ['in a key that begins like another one', '{"rationale":"r","overall":0.25,"overall', { overall: 0.25 }],
    ['in a key', '{"rationale":"r","overall":0.25,"dimens', { overall: 0.25 }],
    ['in the last list', '{"rationale":"r","overall":0.25,"invented":["a","b', { overall: 0.25 }],
    ['behind a backslash', '{"overall":0.25,"rationale":"a\\', { overall: 0.25 }],
    ['in a fence', '```json\n{"rationale":"r","overall":0.25,\n', { overall: 0.25 }],
    ['in a list', '[{"rationale":"r","overall":0.25,\n', { overall: 0.25 }],
    ['in a list, behind the answer', '[{"rationale":"r","overall":0.25}', { overall: 0.25 }],
    ['behind a bracket in prose', 'With [1] and {2}: {"rationale":"r","overall":0.25,', { overall: 0.25 }],
  ])('%s', (_, text, wanted) => {
    expect(Object.fromEntries(numbers(text, true))).toEqual(wanted);
    expect(Object.fromEntries(numbers(text, false))).toEqual(wanted);
    expect(refusal(text, true)).toBe(Object.keys(wanted).length === 0 ? 'truncated' : undefined);
    expect(refusal(text, false)).toBe(Object.keys(wanted).length === 0 ? 'invalid_answer' : undefined);
  });

  it('says so', () => {
    expect(read('{"rationale":"r","overall":0.25,', true).isRecovered).toBe(true);
    expect(read('{"rationale":"r","overall":0.25,', false).isRecovered).toBe(true);
    expect(read('{"rationale":"r","overall":0.25}', true).isRecovered).toBe(false);
  });

  it('shows half an explanation with a mark, and half a suggestion not at all', () => {
    expect(read('{"dimensions":{"title":{"reason":"r","score":0.25}},"rationale":"It is go', true).rationale).toBe(
      'It is go…',
    );
    expect(read('{"dimensions":{"title":{"reason":"r","score":0.25}},"rationale":"It is \\ud83d', true).rationale).toBe(
      'It is …',
    );
    expect(read('{"dimensions":{"title":{"reason":"r","score":0.25}},"rationale":"', true).rationale).toBeNull();
    expect(read('{"dimensions":{"title":{"reason":"r","score":0.25}},"rationale":"done"', true).rationale).toBe('done');
    expect(read('{"rationale":"r","overall":0.25,"dimensions":{"title":{"reason":"It', true).dimensions.title).toEqual({
      score: null,
      reason: 'It…',
    });
    expect(read('{"rationale":"r","overall":0.25,"invented":["x","Drop', true).suggestions).toEqual(['Remove: x']);
    const cut = read(
      '{"rationale":"r","overall":0.25,"facts":[{"fact":"a","status":"absent"},{"fact":"b","status":"abs',
      true,
    );
    expect(cut.facts).toEqual([{ fact: 'a', status: 'absent' }]);
  });

  it('proposes no half summary', () => {
    const text = JSON.stringify({ rationale: 'r', overall: 0.25, rewrite: summaryJson() });
    expect(read(text).rewrite).not.toBeNull();
    expect(read(`${text.slice(0, -1)},"x":`, true).rewrite).not.toBeNull();
    expect(read(text.slice(0, -2), true).rewrite).toBeNull();
  });
});

const score = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.constantFrom(0, 1, 0.5, 1e-7, 0.85, 1.0005, -0.0005),
  fc.constant(null),
);

/** Valid answers with members in any order, written by a model or with white space, with things around them. */
const answerText = fc
  .record({
    members: fc.shuffledSubarray(
      ['facts', 'dimensions', 'rationale', 'overall', 'invented', 'rewrite', 'extra'] as const,
      {
        minLength: 1,
      },
    ),
    names: fc.shuffledSubarray([...DIMENSIONS]),
    scores: fc.array(score, { minLength: 6, maxLength: 6 }),
    // A score without a word beside it is none.
    texts: fc.array(
      fc.oneof(
        anyText(),
        fc.constantFrom('because', 'it says so'),
        fc.constantFrom('{"overall": 1}', '"overall": 1,', '\\', '\\"', '}]'),
      ),
      {
        minLength: 8,
        maxLength: 8,
      },
    ),
    isScoreFirst: fc.boolean(),
    space: fc.constantFrom(0, 1, '\t', '\n \r'),
    before: fc.constantFrom('', '\n', '```json\n', 'I think [1] {so}: ', '[', '{ '),
  })
  .map(({ members, names, scores, texts, isScoreFirst, space, before }) => {
    const entry = (i: number) =>
      isScoreFirst ? { score: scores[i], reason: texts[i] } : { reason: texts[i], score: scores[i] };
    const values = {
      facts: texts.map((fact, i) => ({ fact, status: FACT_STATUSES[i % FACT_STATUSES.length] })),
      dimensions: Object.fromEntries(names.map((name, i) => [name, entry(i)])),
      rationale: texts[5],
      overall: scores[5],
      invented: texts.slice(6),
      rewrite: summaryJson({ title: texts[0] }),
      extra: [{ overall: 0.123, score: 0.321, dimensions: { title: { score: 0.4 } } }],
    };
    return `${before}${JSON.stringify(Object.fromEntries(members.map((member) => [member, values[member]])), null, space)}`;
  });

describe('for every prefix of an answer', () => {
  it('whatever number comes out is the one of the whole answer, and nothing throws', () => {
    let seen = 0;
    fc.assert(
      fc.property(answerText, (text) => {
        const whole = numbers(text, false);
        for (let end = 0; end <= text.length; end++) {
          for (const [name, number] of numbers(text.slice(0, end))) {
            seen++;
            expect([name, number]).toEqual([name, whole.get(name)]);
          }
        }
        expect(numbers(text)).toEqual(whole);
      }),
      { numRuns: runs(80) },
    );
    // Short runs may draw few numbers, but never none: the property would hold of nothing.
    expect(seen).toBeGreaterThan(0);
  });

  it('whole texts that come out are those of the whole answer, and cut ones their beginnings', () => {
    fc.assert(
      fc.property(answerText, fc.nat(), (text, at) => {
        const whole = readRubricAnswer(text, false);
        const cut = readRubricAnswer(text.slice(0, at % (text.length + 1)), true);
        if ('reason' in cut || 'reason' in whole) return;
        expect(whole.facts.slice(0, cut.facts.length)).toEqual(cut.facts);
        expect(whole.invented.slice(0, cut.invented.length)).toEqual(cut.invented);
        if (cut.rewrite !== null) expect(cut.rewrite).toEqual(whole.rewrite);
        const pairs = [
          [cut.rationale, whole.rationale],
          ...DIMENSIONS.map((name) => [cut.dimensions[name].reason, whole.dimensions[name].reason]),
        ];
        for (const [part, all] of pairs) {
          if (part !== null && part !== all)
            expect(all).toMatch(new RegExp(`^${escaped(part?.slice(0, -1) ?? '')}`, 'u'));
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('more text never takes a number back', () => {
    let before = 0;
    for (let end = 0; end <= TEXT.length; end++) {
      const { size } = numbers(TEXT.slice(0, end));
      expect(size).toBeGreaterThanOrEqual(before);
      before = size;
    }
    expect(before).toBe(6);
  });
});

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

describe('a hostile answer', () => {
  it.each([
    ['in a key that nobody reads', (deep: string) => `{"x": ${deep}, "rationale": "r", "overall": 0.5}`],
    ['in the dimensions', (deep: string) => `{"dimensions": {"title": ${deep}}, "rationale": "r", "overall": 0.5}`],
    ['in a score', (deep: string) => `{"dimensions": {"title": {"score": ${deep}}}, "rationale": "r", "overall": 0.5}`],
    ['in the facts', (deep: string) => `{"facts": ${deep}, "rationale": "r", "overall": 0.5}`],
    ['in the proposal', (deep: string) => `{"rewrite": {"x": ${deep}}, "rationale": "r", "overall": 0.5}`],
  ])('nested 20,000 levels %s is read', (_, write) => {
    const lists = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const objects = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expect(read(write(lists)).overall).toBe(0.5);
    expect(read(write(objects)).overall).toBe(0.5);
    expect(refusal(write('['.repeat(20_000)))).toBe('invalid_answer');
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '\\',
      '"overall"',
      '"dimensions"',
      '"score"',
      '0.5',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, anyText(3)), { maxLength: 40 }), fc.boolean(), (pieces, isCut) => {
        expect(typeof readRubricAnswer(pieces.join(''), isCut)).toBe('object');
      }),
      { numRuns: runs(2000) },
    );
  });
});
