import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openWorkspace } from '../../src/adapters/disk/files.js';
import { formatProblem } from '../../src/core/errors.js';
import { describeKind, isShellSafe } from '../../src/core/text.js';
import { resolveSettings, settingsOfInputs } from '../../src/settings/resolve.js';
import type { Input } from '../../src/settings/resolved.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from '../../src/settings/table.js';
import { runs } from '../builders/long-runs.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const CONFIG = '.github/summary-gate.yml';

type Given = Readonly<Partial<Record<SettingName, string>>>;

function inputsOf(given: Given, label: (name: SettingName) => string = (name) => `--${name}`): Map<SettingName, Input> {
  const inputs = new Map<SettingName, Input>();
  for (const name of SETTING_NAMES) {
    const text = given[name];
    if (text !== undefined) inputs.set(name, { text, label: label(name) });
  }
  return inputs;
}

/** The settings of a fresh workspace with this config file, and their problems as lines. */
function resolve(given: Given, config?: string | Uint8Array, tree: Tree = {}) {
  const { files } = makeWorkspace({ ...tree, ...(config !== undefined && { [CONFIG]: config }) });
  const { values, origins, problems } = resolveSettings(inputsOf(given), files);
  return { values, origins, problems: problems.map(formatProblem) };
}

describe('settings', () => {
  it('tell a wrong entry of a mapping at its own line, and each for itself', () => {
    const config =
      'fields:\n  title: headline\n  sumary: body\n  outcome: title\noutcomes:\n  done: success\n  ok: sucess\n';
    const { problems } = resolve({}, config);
    expect(problems.map((one) => one.replace(/;.*/s, ''))).toEqual([
      `${CONFIG}:3:3: fields: "sumary" is not a field (did you mean summary?)`,
      `${CONFIG}:7:3: outcomes: "ok": "sucess" is not an outcome (did you mean success?)`,
    ]);
    const taken = resolve({}, 'fields:\n  title: a\n  outcome: summary\n');
    expect(taken.problems.map((one) => one.replace(/;.*/s, ''))).toEqual([
      `${CONFIG}:3:3: fields: outcome: its path begins with summary, where summary is read`,
    ]);
  });

  it('tell all that is wrong with levels of alerts and with prices, each at its own line', () => {
    const config =
      'alerts:\n  relevence: none\n  coherence:\n    warning: 2\n    critcal: 0.5\n  faithfulness: none\n' +
      'prices:\n  claude-haiku-5-5: {input: -1, output: 1}\n  claude-opus-5: {input: 9, output: 40}\n  house: 3\n';
    const { problems } = resolve({}, config);
    expect(problems.map((one) => one.replace(/; allowed.*/s, '')).sort()).toEqual([
      `${CONFIG}:10:3: prices: "house" needs input and output, each 0 or more`,
      `${CONFIG}:2:3: alerts: "relevence" is not a metric (did you mean relevance?)`,
      `${CONFIG}:3:3: alerts: coherence: warning: 2 is out of range (write 0.02 for 2 %), "critcal" is not a level (did you mean critical?)`,
      `${CONFIG}:8:3: prices: "claude-haiku-5-5" needs input and output, each 0 or more`,
    ]);
  });

  it('are the defaults when nothing is given', () => {
    const { values, origins, problems } = resolve({});
    expect(problems).toEqual([]);
    expect(values).toEqual(Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].default])));
    expect(new Set(Object.values(origins))).toEqual(new Set(['default']));
  });

  it.each<[string, Given, string | undefined, number | null, string]>([
    ['the default', {}, undefined, 0.55, 'default'],
    ['the config file over the default', {}, 'min-overall: 0.6\n', 0.6, 'config'],
    ['an input over the config file', { 'min-overall': '0.8' }, 'min-overall: 0.6\n', 0.8, 'input'],
    ['an input over the default', { 'min-overall': '0.8' }, undefined, 0.8, 'input'],
    ['none in the config file over the default', {}, 'min-overall: none\n', null, 'config'],
    ['none as input over the config file', { 'min-overall': 'none' }, 'min-overall: 0.6\n', null, 'input'],
    ['the default when the config file gives no value', {}, 'min-overall:\n', 0.55, 'default'],
    ['a number in quotes', {}, 'min-overall: "0.6"\n', 0.6, 'config'],
    ['a number without its zero', {}, 'min-overall: .6\n', 0.6, 'config'],
    ['zero, which is no absence', {}, 'min-overall: 0\n', 0, 'config'],
  ])('take %s', (_, given, config, wanted, origin) => {
    const { values, origins, problems } = resolve(given, config);
    expect(problems).toEqual([]);
    expect([values['min-overall'], origins['min-overall']]).toEqual([wanted, origin]);
  });

  it.each<[string, Given, string | undefined, number | null, string]>([
    ['of v2 where nothing is given', {}, undefined, 0.55, 'default'],
    ['of v2 as an input', { rubric: 'v2' }, undefined, 0.55, 'default'],
    ['of v2 in the config file', {}, 'rubric: v2\n', 0.55, 'default'],
    ['of v1 as an input', { rubric: 'v1' }, undefined, 0.5, 'default'],
    ['of v1 in the config file', {}, 'rubric: v1\n', 0.5, 'default'],
    ['of v1 as an input over v2 in the config file', { rubric: 'v1' }, 'rubric: v2\n', 0.5, 'default'],
    ['of v2 as an input over v1 in the config file', { rubric: 'v2' }, 'rubric: v1\n', 0.55, 'default'],
    ['of v1 beside a min-overall without a value', {}, 'rubric: v1\nmin-overall:\n', 0.5, 'default'],
    ['no more beside an input', { rubric: 'v1', 'min-overall': '0.6' }, undefined, 0.6, 'input'],
    ['no more beside the config file', { rubric: 'v1' }, 'min-overall: 0.6\n', 0.6, 'config'],
    ["no more beside the other rubric's default", { rubric: 'v1', 'min-overall': '0.55' }, undefined, 0.55, 'input'],
    ['no more beside none as an input', { rubric: 'v1', 'min-overall': 'none' }, undefined, null, 'input'],
    ['no more beside none in the config file', {}, 'rubric: v1\nmin-overall: none\n', null, 'config'],
  ])('take the min-overall of the rubric: that %s', (_, given, config, wanted, origin) => {
    const { values, origins, problems } = resolve(given, config);
    expect(problems).toEqual([]);
    expect([values['min-overall'], origins['min-overall']]).toEqual([wanted, origin]);
  });

  it.each<[string, Given, string | undefined, readonly string[]]>([
    ['both', { 'min-overall': '0.8', comment: 'never' }, 'limit: 2\nmin-overall: 0.6\n', ['--min-overall 2']],
    ['both alike', { 'min-overall': '0.6' }, 'min-overall: 0.6\n', ['--min-overall 1']],
    ['the input alone', { 'min-overall': '0.8' }, 'limit: 2\n', []],
    ['the config file alone', {}, 'min-overall: 0.6\n', []],
    ['nobody', {}, undefined, []],
  ])('say what the config file says in vain where %s set it', (_, given, config, wanted) => {
    const { files } = makeWorkspace(config === undefined ? {} : { [CONFIG]: config });
    const { shadowed } = resolveSettings(inputsOf(given), files);
    expect(shadowed.map(({ label, place }) => `${label} ${place.line}`)).toEqual(wanted);
  });

  it('take false from an input over true in the config file', () => {
    const { values, origins } = resolve({ 'allow-empty': 'false' }, 'allow-empty: true\nlimit: 2\n');
    expect([values['allow-empty'], values.limit]).toEqual([false, 2]);
    expect([origins['allow-empty'], origins.limit, origins.weights]).toEqual(['input', 'config', 'default']);
  });

  it('take weights whole: those of an input do not mix with those of the config file', () => {
    const { values } = resolve({ weights: 'title=1' }, 'weights: {summary: 1}\n');
    expect(values.weights).toEqual({ title: 1, summary: 0, key_actions: 0, outcome: 0, aha_moments: 0 });
  });

  it.each<[string, Given, string | undefined, string]>([
    [
      'a flag',
      { 'min-overall': '7' },
      undefined,
      '--min-overall: "7" is out of range (write 0.07 for 7 %); allowed: a number from 0 to 1 with at most 3 decimals, or none',
    ],
    [
      'a config file',
      {},
      '\nmin-overall: 7\n',
      `${CONFIG}:2:1: min-overall: 7 is out of range (write 0.07 for 7 %); allowed: a number from 0 to 1 with at most 3 decimals, or none`,
    ],
    [
      'a date',
      {},
      'limit: 2024-01-01\n',
      `${CONFIG}:1:1: limit: "2024-01-01" is not a whole number of 1 or more; allowed: a whole number, 1 or more, or none`,
    ],
    [
      'infinity',
      {},
      'limit: .inf\n',
      `${CONFIG}:1:1: limit: Infinity is not a whole number of 1 or more; allowed: a whole number, 1 or more, or none`,
    ],
    [
      'a number for a path',
      {},
      'corpus: 2024\n',
      `${CONFIG}:1:1: corpus: 2024 is not a path (YAML needs quotes around such a name); allowed: a path inside the workspace`,
    ],
    [
      'a number for a word',
      {},
      'comment-key: 0123\n',
      `${CONFIG}:1:1: comment-key: 123 is not such a word (YAML needs quotes around such a name); allowed: up to 40 letters, digits, - and _`,
    ],
    [
      'a number for a model',
      {},
      'meta-judge-model: 4.5\n',
      `${CONFIG}:1:1: meta-judge-model: 4.5 is not such a name (YAML needs quotes around such a name); allowed: the name of a model: letters, digits and . _ : / - @, or none`,
    ],
    [
      'a boolean for a path',
      {},
      'corpus: true\n',
      `${CONFIG}:1:1: corpus: true is not a path (YAML needs quotes around such a name); allowed: a path inside the workspace`,
    ],
    [
      'an empty path',
      {},
      'candidates: ""\n',
      `${CONFIG}:1:1: candidates: "" is not a path; allowed: a path inside the workspace, or several separated by commas, one for each sample`,
    ],
    [
      'a list for a path',
      {},
      'corpus: [a]\n',
      `${CONFIG}:1:1: corpus: a list is not a path; allowed: a path inside the workspace`,
    ],
    ['none where it is not allowed', { rubric: 'none' }, undefined, '--rubric: "none" is unknown; allowed: v1, v2'],
    ['a path outside, as a flag', { corpus: '../x' }, 'corpus: y\n', '--corpus: "../x" leads outside the workspace'],
    [
      'a path outside, in the config file',
      {},
      'limit: 1\ncorpus: /etc\n',
      `${CONFIG}:2:1: corpus: "/etc" leads outside the workspace`,
    ],
    [
      'a report folder outside',
      {},
      'report-dir: ../x\n',
      `${CONFIG}:1:1: report-dir: "../x" leads outside the workspace`,
    ],
    ['a NUL in a path', {}, 'corpus: "a\\0b"\n', `${CONFIG}:1:1: corpus: a path cannot contain a NUL character`],
  ])('name a wrong value by where it stands: %s', (_, given, config, wanted) => {
    expect(resolve(given, config).problems).toEqual([
      wanted.startsWith(CONFIG) ? wanted : expect.stringContaining(wanted),
    ]);
  });

  it('name an input as the workflow does', () => {
    const { files } = makeWorkspace();
    const inputs = inputsOf({ limit: '0', corpus: '/etc' }, (name) => `input ${name}`);
    expect(resolveSettings(inputs, files).problems.map(formatProblem)).toEqual([
      'input limit: "0" is not a whole number of 1 or more; allowed: a whole number, 1 or more, or none',
      'input corpus: "/etc" leads outside the workspace',
    ]);
  });

  it('report everything that is wrong in one go, each with its place', () => {
    const config = [
      'foo: 1',
      'warn-only: true',
      'corpus: ../out',
      'weights: {title: 0.5}',
      'min-session: 2',
      'limit: 1',
      'limit: 2',
    ];
    const { problems } = resolve({ 'min-overall': 'x', 'report-dir': 'a b', rubric: 'v3' }, `${config.join('\n')}\n`);
    expect(problems.map((line) => line.replace(/ .*/s, ''))).toEqual([
      `${CONFIG}:1:1:`,
      `${CONFIG}:2:1:`,
      `${CONFIG}:7:1:`,
      '--rubric:',
      `${CONFIG}:4:1:`,
      '--min-overall:',
      `${CONFIG}:5:1:`,
      `${CONFIG}:3:1:`,
      '--report-dir:',
    ]);
  });

  it('keep a usable value beside every problem, so that the run can look for more', () => {
    const { values } = resolve({ 'min-overall': 'x', weights: 'title=2', limit: '-1' });
    expect([values['min-overall'], values.weights, values.limit]).toEqual([0.55, SETTINGS.weights.default, null]);
    expect(resolve({ rubric: 'v1', 'min-overall': 'x' }).values['min-overall']).toBe(0.5);
    expect(resolve({ rubric: 'v3' }).values).toMatchObject({ rubric: 'v2', 'min-overall': 0.55 });
  });

  it.each<[string, Given, number | null]>([
    ['nothing', {}, 0.55],
    ['rubric v1', { rubric: 'v1' }, 0.5],
    ['rubric v1 and a gate', { rubric: 'v1', 'min-overall': '0.6' }, 0.6],
    ['rubric v1 and no gate', { rubric: 'v1', 'min-overall': 'none' }, null],
    ['a rubric that does not exist', { rubric: 'v3' }, 0.55],
    ['rubric v1 and a gate that is no number', { rubric: 'v1', 'min-overall': 'x' }, 0.5],
  ])('of the inputs alone have the min-overall that belongs to %s', (_, given, wanted) => {
    expect(settingsOfInputs(inputsOf(given))['min-overall']).toBe(wanted);
  });
});

describe('the config file', () => {
  it.each<[string, Given, Tree, string | null]>([
    ['is the default one when that exists', {}, { [CONFIG]: 'limit: 3\n' }, CONFIG],
    ['is none when the default one does not exist', {}, {}, null],
    ['is none when .github is a file', {}, { '.github': 'x' }, null],
    [
      'is the one that is named',
      { config: 'gate.yml' },
      { 'gate.yml': 'limit: 3\n', [CONFIG]: 'limit: 9\n' },
      'gate.yml',
    ],
    ['may be switched off', { config: 'none' }, { [CONFIG]: 'limit: 9\n' }, null],
    [
      'may be reached by a link inside the workspace',
      { config: 'link.yml' },
      { 'a/b.yml': 'limit: 3\n', 'link.yml': { link: 'a/b.yml' } },
      'link.yml',
    ],
    ['may have a byte order mark and CRLF', {}, { [CONFIG]: '\ufefflimit: 3\r\n' }, CONFIG],
  ])('%s', (_, given, tree, wanted) => {
    const { values, problems } = resolve(given, undefined, tree);
    expect(problems).toEqual([]);
    expect(values.config).toBe(wanted);
    expect(values.limit).toBe(wanted === null ? null : 3);
  });

  it('is named in the report relative to the workspace, however it was given', () => {
    const { root, files } = makeWorkspace({ 'gate.yml': 'limit: 3\n' });
    for (const config of [join(root, 'gate.yml'), './gate.yml', 'x/../gate.yml']) {
      const { values, origins } = resolveSettings(inputsOf({ config }), files);
      expect([values.config, origins.config]).toEqual(['gate.yml', 'input']);
    }
  });

  it.each<[string, Given, Tree, string]>([
    ['is missing', { config: 'x.yml' }, {}, 'x.yml: --config: there is no such file or folder'],
    ['is a folder', { config: 'x' }, { 'x/y': '' }, 'x: --config: this is a folder'],
    ['is a folder, by default', {}, { [`${CONFIG}/y`]: '' }, `${CONFIG}: config: this is a folder`],
    ['lies outside', { config: '../x.yml' }, {}, '--config: "../x.yml" leads outside the workspace'],
    ['links outside', {}, { [CONFIG]: { link: '/etc/hostname' } }, `config: "${CONFIG}" leads outside the workspace`],
    [
      'links to nothing',
      {},
      { [CONFIG]: { link: 'nothing' } },
      `config: "${CONFIG}" leads through a symbolic link to nothing`,
    ],
    [
      'is not UTF-8',
      {},
      { [CONFIG]: Buffer.from('limit: 1\ncorpus: caf\xe9\n', 'latin1') },
      `${CONFIG}:2: config: the file is not UTF-8`,
    ],
    [
      'is UTF-16',
      { config: 'x.yml' },
      { 'x.yml': Buffer.from('\ufefflimit: 1\n', 'utf16le') },
      'x.yml: --config: the file is UTF-16; save it as UTF-8',
    ],
    ['is broken', {}, { [CONFIG]: 'limit: [\n' }, `${CONFIG}:2:1: broken YAML: `],
  ])('is refused when it %s', (_, given, tree, wanted) => {
    const { problems } = resolve(given, undefined, tree);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(wanted)).toBe(true);
  });

  it('cannot set what is trusted: the values stay the defaults', () => {
    const { values, problems } = resolve({}, 'warn-only: true\nworking-directory: /\nconfig: other.yml\n');
    expect(problems).toHaveLength(3);
    expect([values['warn-only'], values['working-directory'], values.config]).toEqual([false, '.', CONFIG]);
  });
});

describe('path settings', () => {
  it('are relative to the working directory, and named relative to the workspace', () => {
    const { root } = makeWorkspace({ 'sub/.github/summary-gate.yml': 'limit: 3\n' });
    const { values, problems } = resolveSettings(
      inputsOf({ candidates: '../other' }),
      openWorkspace(root, join(root, 'sub')),
    );
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      config: 'sub/.github/summary-gate.yml',
      'working-directory': 'sub',
      corpus: 'sub/golden-corpus',
      candidates: 'other',
      'report-dir': 'sub/summary-gate-report',
      limit: 3,
    });
  });

  it('may be absolute inside the workspace', () => {
    const { root, files } = makeWorkspace({ 'x/y': '' });
    const { values, problems } = resolveSettings(
      inputsOf({ corpus: join(root, 'x'), 'report-dir': join(root, 'out') }),
      files,
    );
    expect(problems).toEqual([]);
    expect([values.corpus, values['report-dir']]).toEqual(['x', 'out']);
  });

  it.each<[string, Given, string]>([
    [
      'in the corpus',
      { 'report-dir': 'golden-corpus/out' },
      '--report-dir: "golden-corpus/out" lies in corpus ("golden-corpus")',
    ],
    [
      'in the candidates',
      { 'report-dir': 'candidates' },
      '--report-dir: "candidates" lies in candidates ("candidates")',
    ],
    [
      'in the candidates, by a detour',
      { 'report-dir': './x/../candidates/y' },
      '--report-dir: "./x/../candidates/y" lies in candidates ("candidates")',
    ],
    [
      'in a corpus that was moved around it',
      { corpus: 'summary-gate-report' },
      'report-dir: "summary-gate-report" lies in corpus ("summary-gate-report")',
    ],
    [
      'where the candidates are the workspace',
      { candidates: '.', 'report-dir': '.' },
      '--report-dir: "." lies in candidates (".")',
    ],
  ])('refuse a report folder %s, where its files would be read the next time', (_, given, wanted) => {
    expect(resolve(given).problems).toEqual([`${wanted}, whose next reading would find the report`]);
  });

  it.each([
    ['the same', 'tape.jsonl', 'tape.jsonl'],
    ['the same in another spelling', 'tape.jsonl', './x/../tape.jsonl'],
    ['the same by a link to a folder', 'kept/tape.jsonl', 'way/tape.jsonl'],
    ['the same by a link', 'kept/ledger.json', 'link.json'],
  ])('refuse a ledger and recorded answers in one file: %s', (_, cassette, ledger) => {
    const { root, files } = makeWorkspace({ 'kept/ledger.json': '' });
    symlinkSync('kept', join(root, 'way'));
    symlinkSync('kept/ledger.json', join(root, 'link.json'));
    const of = (other: string) =>
      resolveSettings(inputsOf({ 'judge-cassette': cassette, 'budget-ledger': other }), files).problems.map(
        formatProblem,
      );
    expect(of(ledger)).toEqual([expect.stringMatching(/^--budget-ledger: this is the file of judge-cassette/)]);
    expect(of('other.json')).toEqual([]);
  });

  it.each([
    ['the log', 'out/judge-log.jsonl', 'judge-log.jsonl'],
    ['the report in another spelling', './x/../out/report.json', 'report.json'],
    ['a page in capitals', 'Out/Report.HTML', 'report.html'],
    ['turns by a link to a folder', 'way/turns.json', 'turns.json'],
    ['a comparison by a link', 'link.json', 'compare.json'],
    ['a link that a run would remove', 'out/report.md', 'report.md'],
    ['events', 'out/evaluations-2026-11-21.jsonl', 'evaluations-2026-11-21.jsonl'],
    ['a part', 'out/shard-1-of-2.jsonl', 'shard-1-of-2.jsonl'],
  ])('refuse to keep recorded answers or a ledger in what a run removes or writes: %s', (_, path, name) => {
    const { root, files } = makeWorkspace({ 'out/compare.json': '', 'kept.md': '' });
    symlinkSync('out', join(root, 'way'));
    symlinkSync('out/compare.json', join(root, 'link.json'));
    symlinkSync('../kept.md', join(root, 'out/report.md'));
    const of = (given: Given) =>
      resolveSettings(inputsOf({ 'report-dir': 'out', ...given }), files).problems.map(formatProblem);
    for (const setting of ['judge-cassette', 'budget-ledger']) {
      expect(of({ [setting]: path })).toEqual([
        `--${setting}: this is ${name} of report-dir, which a run removes or writes, and what is kept in it would be lost; name another file`,
      ]);
      expect(of({ [setting]: path, 'report-dir': 'elsewhere' })).toEqual([]);
    }
    expect(of({ 'judge-cassette': 'out/tape.jsonl', 'budget-ledger': 'out/x/report.json' })).toEqual([]);
  });

  it.each<SettingName>([
    ...(['corpus', 'candidates', 'report-dir', 'judge-cassette', 'budget-ledger', 'judge-guidelines'] as const),
    ...(['waivers', 'merge-from', 'baseline', 'config'] as const),
  ])('that lead out of the workspace are refused: %s', (name) => {
    const { problems, values } = resolve({ [name]: '../x' });
    expect(problems).toEqual([`--${name}: "../x" leads outside the workspace`]);
    // What could not be placed stays as it was given.
    expect(values[name]).toBe('../x');
  });

  it('refuse each of several candidates that leads out, and the same folder twice', () => {
    expect(resolve({ candidates: '../a, b, ../c' }).problems).toEqual([
      '--candidates: "../a" leads outside the workspace',
      '--candidates: "../c" leads outside the workspace',
    ]);
    const { root, files } = makeWorkspace({ 'out/1/a.json': '' });
    symlinkSync('1', join(root, 'out/2'));
    const of = (candidates: string) => resolveSettings(inputsOf({ candidates }), files);
    const twice = 'two of its paths lead to "out/1", and each is a sample of its own';
    expect(of('out/1, out/2').problems.map(formatProblem)).toEqual([`--candidates: ${twice}`]);
    expect(of('gone, ./gone').problems.map(formatProblem)).toEqual([`--candidates: ${twice.replace('out/1', 'gone')}`]);
    expect(of('out/1, ./out/3').problems).toEqual([]);
    expect(of('out/1, ./out/3').values.candidates).toEqual(['out/1', 'out/3']);
  });

  it('refuse a report folder that is a file, or belongs to git', () => {
    const tree = { 'out.txt': '', 'here/.keep': '' };
    expect(resolve({ 'report-dir': 'out.txt' }, undefined, tree).problems).toEqual([
      expect.stringMatching(/^--report-dir: "out\.txt": .*; allowed: a folder$/),
    ]);
    expect(resolve({ 'report-dir': 'here' }, undefined, tree).problems).toEqual([]);
    expect(resolve({ 'report-dir': '.git/out' }).problems).toEqual(['--report-dir: ".git/out" belongs to git']);
    expect(resolve({ 'report-dir': '.git' }).problems).toEqual(['--report-dir: ".git" belongs to git']);
    expect(resolve({ 'report-dir': '.gitignored' }).problems).toEqual([]);
  });

  it('tell a file of the name auto from the word', () => {
    expect(resolve({ baseline: 'auto' }).values.baseline).toBe('auto');
    expect(resolve({ baseline: './auto' }).values.baseline).toBe('./auto');
    expect(resolve({ baseline: './x' }).values.baseline).toBe('x');
  });

  it('say which settings cannot be believed, and which would be read wrongly for that', () => {
    const wrongOf = (given: Given) => [...resolveSettings(inputsOf(given), makeWorkspace().files).wrong].sort();
    expect(wrongOf({})).toEqual([]);
    expect(wrongOf({ 'min-overall': 'x' })).toEqual(['min-overall']);
    expect(wrongOf({ fields: 'x' })).toEqual(['candidates', 'corpus', 'fields', 'waivers']);
    expect(wrongOf({ config: 'gone.yml' })).toEqual(['candidates', 'config', 'corpus', 'waivers']);
  });

  it('allow a report folder whose name only begins like the corpus', () => {
    expect(resolve({ 'report-dir': 'golden-corpus-report' }).problems).toEqual([]);
  });
});

describe('the report folder, which becomes an output that workflows paste into a shell', () => {
  const safe = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._/@+-');

  // A backslash parts folders where a path was written on Windows.
  it.each(Array.from({ length: 127 }, (_, i) => String.fromCharCode(i + 1)).filter((one) => one !== '\\'))(
    'may contain %j only if no shell minds',
    (character) => {
      const { values, problems } = resolve({ 'report-dir': `a${character}b` });
      expect(problems.length === 0).toBe(safe.has(character));
      if (problems.length > 0)
        expect(problems).toEqual([expect.stringMatching(/^--report-dir: .* not safe in a shell/)]);
      else expect(values['report-dir']).toBe(`a${character}b`);
    },
  );

  it.each([
    ['-rf'],
    ['--help'],
    ['./-x'],
    ['a\n'],
    ['\n'],
    [' a'],
    ['a '],
    ['$(id)'],
    ['~'],
    ['~root/x'],
    ['a;b'],
    ['é'],
    ['a\u2028b'],
    ['\u202ea'],
  ])('may not be %j, from an input or from the config file', (folder) => {
    for (const { problems } of [
      resolve({ 'report-dir': folder }),
      resolve({}, `report-dir: ${JSON.stringify(folder)}\n`),
    ]) {
      expect(problems).toEqual([expect.stringContaining('not safe in a shell')]);
    }
  });

  it('is not blamed for the name of the working directory, which keeps the path out of the outputs instead', () => {
    const { root } = makeWorkspace();
    for (const folder of ['$(id)', 'my reports', '-x']) {
      mkdirSync(join(root, folder));
      const { problems, values } = resolveSettings(new Map(), openWorkspace(root, join(root, folder)));
      expect(problems).toEqual([]);
      expect(isShellSafe(values['report-dir'])).toBe(false);
    }
  });

  it('does not care what the folders above the workspace are called', () => {
    const { root } = makeWorkspace();
    mkdirSync(join(root, 'a b'));
    const { values, problems } = resolveSettings(new Map(), openWorkspace(join(root, 'a b'), join(root, 'a b')));
    expect(problems).toEqual([]);
    expect(values['report-dir']).toBe('summary-gate-report');
  });

  it('is checked after a link from outside was followed', () => {
    const { root } = makeWorkspace({ 'repo/$(id)/x': '' });
    symlinkSync(join(root, 'repo'), join(root, 'way'));
    const files = openWorkspace(join(root, 'repo'), join(root, 'repo'));
    const { problems } = resolveSettings(inputsOf({ 'report-dir': join(root, 'way', '$(id)') }), files);
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining('not safe in a shell')]);
  });

  it('has only safe characters, or a problem, whatever is given', () => {
    const { files } = makeWorkspace();
    const piece = fc.oneof(fc.constantFrom('a', '/', '..', '.', '-', '$', '`', '\n', ' ', "'", '"'), fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const { values, problems } = resolveSettings(inputsOf({ 'report-dir': pieces.join('') }), files);
        if (problems.length > 0) return;
        expect([...values['report-dir']].every((character) => safe.has(character))).toBe(true);
        expect(values['report-dir']).not.toMatch(/^-|^$/);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('what stands at a path', () => {
  it.each([
    ['missing', 'there is no such file or folder'],
    ['outside', 'the path leads outside the workspace'],
    ['file', 'this is a file'],
    ['folder', 'this is a folder'],
    ['other', 'this is neither a file nor a folder'],
  ] as const)('%s is described', (kind, wanted) => {
    expect(describeKind(kind)).toBe(wanted);
  });
});
