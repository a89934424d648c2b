import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Settings } from '../../src/library/declarations.js';
import { type Matchers, openMatchers } from '../../src/library/matchers.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const GOOD = {
  title: 'Made the login test wait for the event',
  summary: 'The login test failed in 3 of 10 runs, since it waited for 500 ms. It now waits for the event.',
  key_actions: ['Reproduced the failure on a slow runner', 'Replaced the fixed wait by the event'],
  outcome: 'success',
};
const PAGE = `# ${GOOD.title}\n\n${GOOD.summary}\n\n## Key actions\n\n- ${GOOD.key_actions.join('\n- ')}\n\nOutcome: success\n`;
const WRONG = { ...GOOD, outcome: 'failed' };

const { root: cwd } = makeWorkspace({
  'golden-corpus/login/reference.json': { reference: GOOD },
  'golden-corpus/page/reference.md': PAGE,
  'golden-corpus/floor/reference.json': { reference: GOOD, gates: { min_dimensions: { title: 0.9 } } },
  'golden-corpus/other/reference.json': {
    reference: { ...GOOD, key_actions: ['Moved the invoices of 2024 into the archive bucket'] },
  },
  'golden-corpus/broken/reference.json': '{',
  'candidates/login.json': WRONG,
});

let matchers: Matchers;

beforeAll(async () => {
  matchers = await openMatchers({ width: 100, colour: false });
});

describe('toMatchGolden', () => {
  const foreign = { ...GOOD, key_actions: [...GOOD.key_actions, 'Moved the invoices of 2024 into the archive bucket'] };

  it.each<[string, string, unknown, object, RegExp | null]>([
    ['the reference', 'login', GOOD, {}, null],
    ['its text', 'login', JSON.stringify(GOOD), { min: 1 }, null],
    ['a page', 'page', PAGE, { min: 1 }, null],
    ['a page, of a reference in JSON', 'login', PAGE, { min: 1 }, null],
    ['the text of its JSON, of a reference on a page', 'page', JSON.stringify(GOOD), { min: 1 }, null],
    ['a page with JSON in its words', 'login', PAGE.replace('500 ms', '`{"ms": 500}`'), { min: 0.8 }, null],
    ['a page with a wrong outcome', 'login', PAGE.replace('success', 'failed'), {}, /outcome: WRONG_OUTCOME/],
    ['JSON that was cut off', 'login', JSON.stringify(GOOD).slice(0, 80), {}, /broken JSON: a string is not closed/],
    ['JSON with words around it', 'login', `Here it is: ${JSON.stringify(GOOD)}`, {}, /text stands before or behind/],
    ['JSON in a fence', 'login', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``, {}, /inside a Markdown fence/],
    ['JSON that is no object', 'login', '["a"]', {}, /the value is a list; allowed: an object/],
    ['a text that is nothing of these', 'login', 'It works now.', {}, /there is neither a heading nor front matter/],
    ['a finding', 'login', WRONG, {}, /✖ fail-on outcome: WRONG_OUTCOME/],
    ['one that is not counted', 'login', WRONG, { settings: { 'fail-on': 'none' } }, null],
    [
      'the floor of the test',
      'login',
      WRONG,
      { min: 0.95, settings: { 'fail-on': 'none' } },
      /overall 0.900 is below its floor \(min 0.950\)/,
    ],
    [
      'the floor of the session',
      'floor',
      { ...GOOD, title: 'Made tea' },
      { settings: { 'fail-on': 'none' } },
      /title 0\.\d+ is below its floor \(/,
    ],
    ['an action of another session', 'login', foreign, {}, /fail-on ungrounded: FOREIGN_ACTION/],
    ['nothing', 'login', undefined, {}, /fail-on unusable: NO_CANDIDATE/],
    ['no summary', 'login', 7, {}, /fail-on unusable: INVALID_CANDIDATE/],
  ])('of %s', (_, name, candidate, options, fault) => {
    const { pass, message } = matchers.toMatchGolden(candidate, name, { cwd, ...options });
    expect(pass).toBe(fault === null);
    if (fault === null) expect(message()).toContain('expected not to');
    else expect(message()).toMatch(fault);
  });

  it('shows findings and difference as the terminal does', async () => {
    const { message } = matchers.toMatchGolden(WRONG, 'login', { cwd });
    const { stdout } = await runProgram(['diff', 'login'], cwd);
    // Data has no lines: its places are paths.
    const shown = stdout
      .replace(/candidate {2}candidates\/login\.json\S*/, 'candidate  candidate')
      .replace(/candidates\/login\.json:\d+:\d+/g, 'candidate.outcome');
    expect(message()).toContain(shown);
  });

  it('names the key that the team has', async () => {
    const { outcome, ...others } = GOOD;
    const settings = { fields: 'outcome=result' };
    const theirs = makeWorkspace({
      'golden-corpus/login/reference.json': { reference: { ...others, result: outcome } },
      'candidates/login.json': { ...others, result: 'failed' },
    }).root;
    const message = matchers
      .toMatchGolden({ ...others, result: 'failed' }, 'login', { cwd: theirs, settings })
      .message();
    expect(message).toContain('WRONG_OUTCOME  candidate.result\n');
    expect(message).toContain('→ Change result to "success"');
    const { stdout } = await runProgram(['diff', 'login', '--fields', settings.fields], theirs);
    expect(stdout).toContain('→ Change result to "success"');
  });

  it('says what a page lacks as of a page', () => {
    const { message } = matchers.toMatchGolden(PAGE.replace(/Outcome:.*/, ''), 'login', { cwd });
    expect(message()).toContain('→ Write a line "Outcome: success"');
    expect(message()).toContain('+ candidate  candidate.md');
  });

  it('escapes what a candidate may do to a terminal or a log', () => {
    const hostile = {
      ...WRONG,
      title: '\u001b[2J\u202e\n::error::x\n##[group]y',
      key_actions: ['\u0007\r::stop-commands::z'],
    };
    const text = matchers.toMatchGolden(hostile, 'login', { cwd }).message();
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/u);
    expect(text).not.toMatch(/^\s*(::|##\[)/m);
  });

  it.each<[string, () => unknown, string]>([
    ['a name', () => matchers.toMatchGolden(GOOD, 'logn', { cwd }), 'did you mean "login"?'],
    ['no name', () => matchers.toMatchGolden(GOOD, JSON.parse('7'), { cwd }), 'needs the name of a golden session'],
    [
      'a broken session',
      () => matchers.toMatchGolden(GOOD, 'broken', { cwd }),
      'golden-corpus/broken/reference.json:1',
    ],
    ['a floor', () => matchers.toMatchGolden(GOOD, 'login', { cwd, min: 70 }), 'min-session: '],
    ['another floor', () => matchers.toScoreAtLeast(GOOD, 70, 'login', { cwd }), 'allowed: a number from 0 to 1'],
    [
      'a setting',
      () => matchers.toMatchGolden(GOOD, 'login', { cwd, settings: { rubrik: 'v1' } }),
      'did you mean rubric?',
    ],
    ['a summary', () => matchers.toMatchGolden(Promise.resolve(GOOD), 'login', { cwd }), 'await it'],
    ['a set of options', () => matchers.toMatchGolden(GOOD, 'login', JSON.parse('null')), 'options: null'],
    ['another', () => matchers.toScoreAtLeast(GOOD, 0.5, 'login', JSON.parse('0.7')), 'options: 0.7'],
    [
      'the name of an option',
      () => matchers.toMatchGolden(GOOD, 'login', JSON.parse('{"minn": 0.99}')),
      'toMatchGolden: there is no option "minn"; allowed: min, settings, cwd (did you mean min?)',
    ],
    [
      'an option of the other matcher',
      () => matchers.toScoreAtLeast(GOOD, 0.5, 'login', JSON.parse('{"min": 0.99}')),
      'toScoreAtLeast: there is no option "min"; allowed: settings, cwd',
    ],
  ])('throws where %s is wrong, and says what is', (_, run, words) => {
    expect(run).toThrow(words);
  });
});

describe('toScoreAtLeast', () => {
  it.each<[unknown, number, string | typeof GOOD, boolean]>([
    [WRONG, 0.9, 'login', true],
    [WRONG, 0.901, 'login', false],
    [WRONG, 0.9, GOOD, true],
    [PAGE, 1, GOOD, true],
    [undefined, 0, 'login', true],
  ])('of %j: %d of %j', (candidate, min, reference, pass) => {
    const matched = matchers.toScoreAtLeast(candidate, min, reference, { cwd });
    expect(matched.pass).toBe(pass);
    if (!pass) expect(matched.message()).toContain('overall 0.900 is below 0.901');
  });

  const { title, key_actions, outcome: _, summary } = GOOD;
  const THEIRS = { headline: title, bullets: key_actions, result: 'fertig', body: { text: summary } };
  const FIELDS = { title: 'headline', key_actions: 'bullets', outcome: 'result', summary: 'body.text' };
  const settings = { fields: FIELDS, outcomes: { fertig: 'success' } };
  const THEIR_PAGE = PAGE.replace('Key actions', 'Bullets').replace('Outcome: success', 'Result: fertig');

  it.each<[string, unknown, unknown, Settings]>([
    ['their keys and words', THEIRS, THEIRS, settings],
    ['ours, of theirs', THEIRS, GOOD, settings],
    ['theirs, of ours', GOOD, THEIRS, settings],
    ['ours', GOOD, GOOD, settings],
    ['fewer dimensions', { title, key_actions }, { title, key_actions }, { dimensions: ['title', 'key_actions'] }],
    ['a page', GOOD, PAGE, {}],
    ['a page of theirs', THEIRS, THEIR_PAGE, settings],
    ['the text of JSON', GOOD, JSON.stringify(GOOD), {}],
    ['the text of JSON over lines', THEIRS, JSON.stringify(THEIRS, null, 2), settings],
  ])('reads a reference as every other summary: %s', (_name, candidate, reference, given) => {
    const matched = matchers.toScoreAtLeast(candidate, 1, reference, { cwd, settings: given });
    expect(matched.message()).toContain('expected not to');
    expect(matched.pass).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['keys that nothing reads', { ...GOOD, title: undefined, headline: title }, 'set fields: title=headline'],
    ['a word that is no outcome', { ...GOOD, outcome: 'fertig' }, 'set outcomes: fertig=<success'],
    ['a page without an outcome', PAGE.replace(/Outcome:.*/, ''), 'reference.md:1:1: '],
    ['a page in one line', `# ${title}`, 'reference.md'],
    [
      'JSON that was cut off',
      JSON.stringify(GOOD).slice(0, 80),
      'the reference is broken JSON: a string is not closed',
    ],
    ['JSON and more', `${JSON.stringify(GOOD)}, "gates": {}`, 'the reference is broken JSON'],
    ['a promise', Promise.resolve(GOOD), 'await it'],
    ['a list', [], 'reference is a list'],
    ['a name', 'logn', 'did you mean "login"?'],
  ])('says of a reference with %s what is wrong', (_name, reference, words) => {
    expect(() => matchers.toScoreAtLeast(GOOD, 1, reference, { cwd })).toThrow(words);
  });
});
