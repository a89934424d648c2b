import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Place, Problem } from '../core/errors.js';
import { parseYaml } from '../core/json/yaml.js';
import { FIELDS } from '../core/summary.js';
import { nearestName } from '../core/text.js';
import type { RawValue } from './raw-values.js';
import { SETTING_NAMES, SETTINGS, type SettingName } from './table.js';

export interface ConfigEntry {
  readonly raw: RawValue;
  readonly place: Place;
  /** Where each entry of a mapping stands, by its key. */
  readonly entries?: ReadonlyMap<string, Place>;
}

interface ConfigFile {
  readonly entries: ReadonlyMap<SettingName, ConfigEntry>;
  readonly problems: readonly Problem[];
  /** Settings whose values are not known for what is wrong; `config` itself where that is all of them. */
  readonly wrong: ReadonlySet<SettingName>;
}

/** A config file is a page of settings. Parsing grows faster than the file, and the file is foreign. */
const LONGEST_CONFIG = 65_536;

/** Syntax errors after the first few are echoes of them. */
const SHOWN_SYNTAX_ERRORS = 5;

/**
 * Reads the YAML of a config file into raw values with their places. The file belongs to the pull request: it is
 * never evaluated, knows no tags and no aliases, and may not set the trusted settings.
 */
export function readConfigFile(text: string, file: string): ConfigFile {
  const entries = new Map<SettingName, ConfigEntry>();
  const problems: Problem[] = [];
  const nothing = { entries, problems, wrong: new Set<SettingName>(['config']) };
  if (text.length > LONGEST_CONFIG) {
    problems.push({ message: `the config file is longer than ${LONGEST_CONFIG} characters`, place: { file } });
    return nothing;
  }
  // Doubled keys are found below: the parser compares each key with every other one.
  const { document, faults, positionAt } = parseYaml(text, { uniqueKeys: false });
  const placeAt = (offset: number): Place => ({ file, ...positionAt(offset) });
  for (const { message, offset } of faults.slice(0, SHOWN_SYNTAX_ERRORS)) {
    problems.push({ message: `broken YAML: ${message}`, place: placeAt(offset) });
  }
  const root = document.contents;
  if (problems.length > 0) return nothing;
  if (root === null || (isScalar(root) && root.value === null)) return { entries, problems, wrong: new Set() };
  if (!isMap<Node, Node | null>(root)) {
    problems.push({ message: 'the config file must be a mapping of setting names to values', place: placeAt(0) });
    return nothing;
  }

  const seen = new Set<SettingName>();
  const wrong = new Set<SettingName>();
  /** The setting above that has no value. */
  let above: SettingName | undefined;
  for (const { key, value } of root.items) {
    const place = placeAt(key.range?.[0] ?? 0);
    if (!isScalar(key)) {
      problems.push({ message: 'the name of a setting must be a word', place });
      continue;
    }
    const word = String(key.value);
    const name = SETTING_NAMES.find((candidate) => candidate === word);
    if (name === undefined) {
      // Without indentation the parts of a setting stand beside it, and it has none.
      if (above !== undefined && FIELDS.some((field) => field === word)) {
        const hint = `set it in by two spaces, to stand below ${above}:`;
        problems.push({ message: `unknown setting ${JSON.stringify(word)}`, place, hint });
        wrong.add(above);
        continue;
      }
      problems.push({ message: `unknown setting ${JSON.stringify(word)}${suggestion(word)}`, place });
      const nearest = nearestName(word, SETTING_NAMES);
      const meant = SETTING_NAMES.find((one) => one === nearest);
      if (meant !== undefined) wrong.add(meant);
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
    if (seen.has(name)) {
      problems.push({ message: `${name} is given twice`, place });
      wrong.add(name);
      continue;
    }
    seen.add(name);
    above = isScalar(value) && value.value === null ? name : undefined;
    const read = toRaw(value);
    if ('reason' in read) {
      problems.push({ message: `${name}: ${read.reason}`, place });
      wrong.add(name);
    } else if (read.raw !== null) entries.set(name, { raw: read.raw, place, ...entriesOf(value, placeAt) });
  }
  return { entries, problems, wrong };
}

function entriesOf(node: Node | null, placeAt: (offset: number) => Place): Pick<ConfigEntry, 'entries'> {
  if (!isMap<Node, Node | null>(node)) return {};
  const keys = node.items.flatMap(({ key }) => (isScalar(key) ? [key] : []));
  return { entries: new Map(keys.map((key) => [String(key.value), placeAt(key.range?.[0] ?? 0)])) };
}

export function suggestion(word: string, names: readonly string[] = SETTING_NAMES): string {
  const nearest = nearestName(word, names);
  return nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`;
}

type Read = { readonly raw: RawValue } | { readonly reason: string };

/** Plain data of a YAML node, or why it has none. */
function toRaw(node: unknown): Read {
  if (node === null) return { raw: null };
  if (isScalar(node)) return scalarToRaw(node.value);
  if (isSeq(node)) {
    const items: RawValue[] = [];
    for (const item of node.items) {
      const read = toRaw(item);
      if ('reason' in read) return read;
      items.push(read.raw);
    }
    return { raw: items };
  }
  if (!isMap(node)) return { reason: 'aliases are not supported' };
  const map = new Map<string, RawValue>();
  for (const { key, value } of node.items) {
    if (!isScalar(key)) return { reason: 'a key must be a word' };
    const word = String(key.value);
    if (map.has(word)) return { reason: `${JSON.stringify(word)} is given twice` };
    const read = toRaw(value);
    if ('reason' in read) return read;
    map.set(word, read.raw);
  }
  return { raw: map };
}

function scalarToRaw(value: unknown): Read {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { raw: value };
  }
  return { reason: 'this kind of value is not supported' };
}
