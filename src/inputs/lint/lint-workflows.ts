import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { formatPlace, type Place } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { pathIn } from '../../core/workspace-path.js';
import { type ConfigEntry, readConfigFile } from '../../settings/config-file.js';
import { DEFAULT_CONFIG, SETTING_NAMES, type SettingName, type Settings } from '../../settings/table.js';
import type { LintIssue } from './issue.js';

/** GitHub reads workflows only here, whatever the working directory. */
const WORKFLOWS = '.github/workflows';

/** Parsing grows faster than the file, and the file is foreign: a longer one is left alone, as are more than so many. */
const LONGEST_WORKFLOW = 200_000;
const MOST_WORKFLOWS = 100;

/** Steps that run the gate: the published action, a copy of it by that name, and the action of this very repository. */
const OURS = /(?:^|\/)summary-gate(?:[@/]|$)|^\.\/?$/i;

/**
 * Inputs of workflows that win over a value of the config file: who changes the value there and sees nothing change would
 * look for the reason in vain. Of a workflow that nobody can read GitHub says so itself.
 */
export function lintWorkflows({ config }: Pick<Settings, 'config'>, files: Files): readonly LintIssue[] {
  if (config === null || files.kind(config) !== 'file' || files.kind(WORKFLOWS) !== 'folder') return [];
  const read = files.read(config);
  if (read.kind === 'unreadable') return [];
  const { entries } = readConfigFile(read.text, config);
  if (entries.size === 0) return [];
  return files
    .list(WORKFLOWS)
    .filter((name) => /\.ya?ml$/i.test(name))
    .slice(0, MOST_WORKFLOWS)
    .flatMap((name) => shadowingIn(`${WORKFLOWS}/${name}`, config, entries, files));
}

/**
 * The folders that a workflow gates, from the top of the repository, `.` for the top itself; an expression of GitHub stands as it
 * is written. Undefined where nobody can read the workflow.
 */
export function gatedFolders(file: string, files: Files): readonly string[] | undefined {
  const read = files.kind(file) === 'file' ? files.read(file) : undefined;
  if (read?.kind !== 'text' || read.text.length > LONGEST_WORKFLOW) return undefined;
  const document = parseDocument(read.text, READING);
  if (document.errors.length > 0) return undefined;
  return [...new Set(stepsOf(document).map((inputs) => inputPath(inputs, 'working-directory') || '.'))];
}

/** Of a foreign file: nothing in it is more than text, lists and mappings. */
const READING = { prettyErrors: false, uniqueKeys: false, schema: 'core', resolveKnownTags: false } as const;

function shadowingIn(
  file: string,
  config: string,
  entries: ReadonlyMap<SettingName, ConfigEntry>,
  files: Files,
): readonly LintIssue[] {
  const read = files.kind(file) === 'file' ? files.read(file) : undefined;
  if (read?.kind !== 'text' || read.text.length > LONGEST_WORKFLOW) return [];
  const lines = new LineCounter();
  const document = parseDocument(read.text, { lineCounter: lines, ...READING });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  return stepsOf(document).flatMap((inputs) => {
    if (configOf(inputs) !== config) return [];
    return inputs.flatMap(({ name, text, offset }): readonly LintIssue[] => {
      const setting = SETTING_NAMES.find((one) => one === name);
      const entry = setting === undefined ? undefined : entries.get(setting);
      if (entry === undefined || text === '') return [];
      const when = text.includes('${{') ? ' wherever it is not empty' : '';
      const message = `input ${name} wins over ${formatPlace(entry.place)}${when}, which sets it too: keep one of them`;
      return [{ rule: 'shadowed-setting', severity: 'warning', message, place: placeAt(offset) }];
    });
  });
}

/** An input of a step: its name in lower case, as GitHub compares them, and where it stands. */
interface StepInput {
  readonly name: string;
  readonly text: string;
  readonly offset: number;
}

/** The inputs of each step that runs the gate. */
function stepsOf(document: Document): readonly (readonly StepInput[])[] {
  const resolved = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  const member = (node: unknown, key: string): unknown => {
    const map = resolved(node);
    return isMap<Node, Node | null>(map) ? resolved(map.get(key, true)) : undefined;
  };
  const jobs = member(document.contents, 'jobs');
  return (isMap<Node, Node | null>(jobs) ? jobs.items : []).flatMap(({ value: job }) => {
    const steps = member(job, 'steps');
    return (isSeq(steps) ? steps.items : []).flatMap((step) => {
      const uses = member(step, 'uses');
      const given = member(step, 'with');
      if (!OURS.test(textOf(uses))) return [];
      return [
        (isMap<Node, Node | null>(given) ? given.items : []).map(({ key, value }) => ({
          name: textOf(key).toLowerCase(),
          text: textOf(resolved(value)),
          offset: key.range?.[0] ?? 0,
        })),
      ];
    });
  });
}

/** What GitHub makes of a value; nothing of what it would refuse. */
function textOf(node: unknown): string {
  return isScalar(node) && node.value !== null ? String(node.value).trim() : '';
}

/** The config file that a step reads, from the top of the repository. */
function configOf(inputs: readonly StepInput[]): string {
  return pathIn(inputPath(inputs, 'working-directory'), inputPath(inputs, 'config') || DEFAULT_CONFIG);
}

function inputPath(inputs: readonly StepInput[], name: string): string {
  const text = inputs.find((input) => input.name === name)?.text ?? '';
  return text.replace(/^(?:\.\/)+/, '').replace(/(?<!\/)\/+$/, '');
}
