import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Place, Problem } from '../errors.js';
import { nearestName } from './nearest-name.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from './table.js';
import type { RawValue } from './value-kinds.js';

export interface ConfigEntry {
  readonly raw: RawValue;
  readonly place: Place;
}

export interface ConfigFile {
  readonly entries: ReadonlyMap<SettingName, ConfigEntry>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the YAML of a config file into raw values with their places. The file belongs to the pull request: it is
 * never evaluated, knows no tags and no aliases, and may not set the trusted settings.
 */
export function readConfigFile(text: string, file: string): ConfigFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const entries = new Map<SettingName, ConfigEntry>();
  const problems: Problem[] = [];
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };

  for (const error of [...document.errors, ...document.warnings]) {
    problems.push({ message: `broken YAML: ${firstLine(error.message)}`, place: placeAt(error.pos[0]) });
  }
  const root = document.contents;
  if (problems.length > 0 || root === null || (isScalar(root) && root.value === null)) return { entries, problems };
  if (!isMap<Node, Node | null>(root)) {
    problems.push({ message: 'the config file must be a mapping of setting names to values', place: placeAt(0) });
    return { entries, problems };
  }

  for (const { key, value } of root.items) {
    const place = placeAt(key.range?.[0] ?? 0);
    const word = isScalar(key) ? String(key.value) : 'a complex key';
    const name = SETTING_NAMES.find((candidate) => candidate === word);
    if (name === undefined) {
      problems.push({ message: `unknown setting ${JSON.stringify(word)}${suggestion(word)}`, place });
      continue;
    }
    if (SETTINGS[name].trusted) {
      problems.push({
        message: `${name} cannot be set in the config file, which a pull request may change`,
        place,
        hint: 'set it as an action input or a flag',
      });
      continue;
    }
    const raw = toRaw(value);
    if (raw === undefined) problems.push({ message: `${name}: aliases and nested keys are not supported`, place });
    else if (raw !== null) entries.set(name, { raw, place });
  }
  return { entries, problems };
}

export function suggestion(word: string, names: readonly string[] = SETTING_NAMES): string {
  const nearest = nearestName(word, names);
  return nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}

/** Plain data of a YAML node; nothing for an alias or a key that is not a scalar. */
function toRaw(node: unknown): RawValue | undefined {
  if (node === null) return null;
  if (isScalar(node)) {
    const { value } = node;
    if (typeof value === 'bigint') return Number(value);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  }
  if (isSeq(node)) {
    const items = node.items.map(toRaw);
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  if (!isMap(node)) return undefined;
  const map = new Map<string, RawValue>();
  for (const { key, value } of node.items) {
    const raw = toRaw(value);
    if (!isScalar(key) || raw === undefined) return undefined;
    map.set(String(key.value), raw);
  }
  return map;
}
