import { z } from 'zod';
import { COMMANDS } from './command-line/catalogue.js';
import { WORKFLOW_PATH, workflowFor } from './command-line/first-files/workflow.js';
import { defaultText } from './command-line/help.js';
import { comparisonSchema } from './comparison/schema.js';
import { FINDING_CODES, NEVER_GATES } from './core/finding.js';
import { goldenSessionSchema } from './inputs/corpus/golden-session.js';
import { labelsSchema } from './inputs/labels/label.js';
import { waiversSchema } from './inputs/waivers/waiver.js';
import { FINDING_TEXTS } from './render/finding-texts.js';
import { reportSchema } from './report/schema.js';
import { turnsSchema } from './report/turns-schema.js';
import { codesOf, FINDING_CLASS_NAMES } from './settings/fail-on.js';
import { OUTPUTS } from './settings/outputs.js';
import { GROUP_TITLES, type Group } from './settings/setting.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings/table.js';

/**
 * Everything that is made from the tables of settings, outputs and commands and from the schemas. Only
 * `npm run generate` and a test use this; it is in no bundle.
 */

export function configSchema(): Readonly<Record<string, unknown>> {
  const names = SETTING_NAMES.filter((name) => !SETTINGS[name].trusted);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'summary-gate config file',
    description: 'Settings of summary-gate in .github/summary-gate.yml. Inputs of the action and flags win over it.',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        {
          description: `${SETTINGS[name].description} (default: ${defaultText(name)})`,
          ...SETTINGS[name].kind.jsonSchema,
        },
      ]),
    ),
  };
}

export function reportJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'summary-gate report', ...z.toJSONSchema(reportSchema, { target: 'draft-2020-12' }) };
}

export function turnsJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'summary-gate turns (turns.json)', ...z.toJSONSchema(turnsSchema, { target: 'draft-2020-12' }) };
}

export function compareJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    title: 'summary-gate comparison (compare.json)',
    ...z.toJSONSchema(comparisonSchema, { target: 'draft-2020-12' }),
  };
}

export function referenceJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    title: 'summary-gate golden session (reference.json)',
    ...z.toJSONSchema(goldenSessionSchema, { target: 'draft-2020-12', io: 'input' }),
  };
}

export function waiversJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    title: 'summary-gate waivers',
    description: 'Acknowledged failures of sessions, codes of findings and gates in .github/summary-gate-waivers.yml.',
    ...z.toJSONSchema(waiversSchema, { target: 'draft-2020-12', io: 'input' }),
  };
}

export function labelsJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    title: 'summary-gate labels of candidates (labels.json)',
    ...z.toJSONSchema(labelsSchema, { target: 'draft-2020-12', io: 'input' }),
  };
}

export function actionMetadata(): string {
  const inputs = SETTING_NAMES.map(
    (name) =>
      `  ${name}:\n    description: ${yamlText(`${SETTINGS[name].description} (default: ${defaultText(name)}; allowed: ${SETTINGS[name].kind.allowed})`)}\n    required: false\n${defaultLine(name)}`,
  );
  const outputs = Object.entries(OUTPUTS).map(
    ([name, description]) => `  ${name}:\n    description: ${yamlText(description)}\n`,
  );
  return `# Made by \`npm run generate\` from src/settings. Inputs that a config file can set state no default here: the runner
# would pass it on as if it had been set, and it would win over the config file.
name: summary-gate
description: Stops a pull request from making LLM-written session summaries worse.
author: summary-gate maintainers
branding:
  icon: check-circle
  color: green
inputs:
${inputs.join('')}outputs:
${outputs.join('')}runs:
  using: node24
  main: dist/index.js
`;
}

/** A secret cannot stand in the config file, so that its default wins over nothing. */
function defaultLine(name: SettingName): string {
  const { secret } = SETTINGS[name];
  return secret?.actionDefault == null ? '' : `    default: ${secret.actionDefault}\n`;
}

/** The generated parts of each page, by the name of their markers. */
export function pageParts(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return {
    'README.md': { workflow: workflowBlock(), commands: commandTable(), outputs: outputTable() },
    'docs/getting-started.md': {
      workflow: `<!-- file: ${WORKFLOW_PATH} -->\n${workflowBlock('bash summarise-golden-sessions.sh')}`,
    },
    'docs/settings.md': { settings: settingTables() },
    'docs/findings.md': { findings: findingTable(), classes: classTable(), 'never-gates': neverGates() },
  };
}

/** The workflow as `init` writes it into a repository with a branch main, or with that pipeline in place of its placeholder. */
function workflowBlock(pipeline?: string): string {
  const place = { folder: '.', branches: ['main'] };
  return `\`\`\`yaml\n${workflowFor(pipeline === undefined ? place : { ...place, pipeline })}\`\`\``;
}

function settingTables(): string {
  const groups = Object.keys(GROUP_TITLES) as Group[];
  const tables = groups.map((group) => {
    const rows = SETTING_NAMES.filter((name) => SETTINGS[name].group === group).map((name) => {
      const { description, trusted, kind } = SETTINGS[name];
      const where = trusted ? ' *Inputs and flags only.*' : '';
      return `| \`${name}\` | \`${defaultText(name)}\` | ${cell(description)}${where} Allowed: ${cell(kind.allowed)}. |`;
    });
    return `## ${GROUP_TITLES[group]}\n\n${table(['Setting', 'Default', 'Meaning'], rows)}`;
  });
  return tables.join('\n\n');
}

function outputTable(): string {
  return table(
    ['Output', 'Meaning'],
    Object.entries(OUTPUTS).map(([name, text]) => `| \`${name}\` | ${cell(text)} |`),
  );
}

function commandTable(): string {
  return table(
    ['Command', ''],
    COMMANDS.map(({ usage, summary }) => `| \`${usage}\` | ${cell(summary)} |`),
  );
}

/** Classes without a code are names for later, and nothing to read about. */
function classTable(): string {
  const classed = FINDING_CLASS_NAMES.filter((name) => codesOf(name).length > 0);
  return table(
    ['Class', 'Codes'],
    classed.map(
      (name) =>
        `| \`${name}\` | ${codesOf(name)
          .map((code) => `\`${code}\``)
          .join(', ')} |`,
    ),
  );
}

/** Which codes `fail-on` takes beside the classes, and which it refuses. */
function neverGates(): string {
  const refused = FINDING_CODES.filter((code) => NEVER_GATES.has(code)).map((code) => `\`${code}\``);
  return `Codes can be named one by one, in a class or not, but for those that never gate: ${refused.join(', ')}.`;
}

function findingTable(): string {
  return table(
    ['Code', 'When', 'What to do'],
    FINDING_CODES.map((code) => {
      const { full, help } = FINDING_TEXTS[code];
      return `| \`${code}\` | ${cell(full)} | ${cell(help)} |`;
    }),
  );
}

function table(heads: readonly string[], rows: readonly string[]): string {
  const line = heads.map(() => '---').join('|');
  return [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${line}|`, ...rows].join('\n');
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. Throws when the markers are missing. */
export function fillParts(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((page, [name, part]) => {
    const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!marked.test(page)) throw new Error(`the page has no part ${name}`);
    return page.replace(marked, (_, start: string, end: string) => `${start}${part}\n${end}`);
  }, text);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

/** JSON strings are YAML strings. */
function yamlText(text: string): string {
  return JSON.stringify(text);
}
