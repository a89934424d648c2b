import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { COMMANDS } from '../src/command-line/catalogue.js';
import { FINDING_CODES, NEVER_GATES } from '../src/core/finding.js';
import {
  actionMetadata,
  compareJsonSchema,
  fillParts,
  labelsJsonSchema,
  pageParts,
  referenceJsonSchema,
  waiversJsonSchema,
} from '../src/generate.js';
import { OUTPUTS } from '../src/settings/outputs.js';
import { SETTING_NAMES, SETTINGS } from '../src/settings/table.js';

const action: unknown = parse(readFileSync('action.yml', 'utf8'));

/** A member of foreign data, by its path. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}

function keysAt(value: unknown, ...path: readonly string[]): readonly string[] {
  const found = at(value, ...path);
  return typeof found === 'object' && found !== null ? Object.keys(found) : [];
}

describe('committed files', () => {
  it.each<[string, () => string]>([
    ['action.yml', actionMetadata],
    ['schema/compare.schema.json', () => `${JSON.stringify(compareJsonSchema(), null, 2)}\n`],
    ['schema/waivers.schema.json', () => `${JSON.stringify(waiversJsonSchema(), null, 2)}\n`],
    ['schema/labels.schema.json', () => `${JSON.stringify(labelsJsonSchema(), null, 2)}\n`],
    ['schema/reference.schema.json', () => `${JSON.stringify(referenceJsonSchema(), null, 2)}\n`],
  ])('%s is what the sources make: npm run generate', (file, make) => {
    expect(readFileSync(file, 'utf8')).toBe(make());
  });

  it('docs/api.md is what the declarations and the examples make: npm run generate', async () => {
    const script = '../scripts/api-page.mjs';
    const { apiPage } = await import(script);
    expect(readFileSync('docs/api.md', 'utf8')).toBe(apiPage());
  });

  it.each(Object.entries(pageParts()))('%s has the tables that the sources make: npm run generate', (path, parts) => {
    const page = readFileSync(path, 'utf8');
    expect(fillParts(page, parts)).toBe(page);
  });
});

describe('action.yml', () => {
  it('has an input for every setting and an output for every output, in the order of the tables', () => {
    expect(keysAt(action, 'inputs')).toEqual(SETTING_NAMES);
    expect(keysAt(action, 'outputs')).toEqual(Object.keys(OUTPUTS));
  });

  it.each(SETTING_NAMES)('states no default for %s that could win over the config file', (name) => {
    const secret = SETTINGS[name].secret;
    if (secret !== undefined) expect(SETTINGS[name].trusted).toBe(true);
    const fallback = secret?.actionDefault == null ? [] : ['default'];
    expect(keysAt(action, 'inputs', name)).toEqual(['description', 'required', ...fallback]);
    expect(at(action, 'inputs', name, 'default')).toBe(secret?.actionDefault ?? undefined);
    expect(at(action, 'inputs', name, 'required')).toBe(false);
    expect(at(action, 'inputs', name, 'description')).toContain(SETTINGS[name].description);
    expect(at(action, 'inputs', name, 'description')).toContain(SETTINGS[name].kind.allowed);
  });

  it('runs the bundle on Node 24', () => {
    expect(at(action, 'runs')).toEqual({ using: 'node24', main: 'dist/index.js' });
  });

  it('has what a listing of actions needs', () => {
    for (const key of ['name', 'description', 'author']) expect(at(action, key)).toEqual(expect.any(String));
    expect(keysAt(action, 'branding')).toEqual(['icon', 'color']);
  });
});

describe('the tables of the pages', () => {
  const parts: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(pageParts()));

  it('have a row for every setting, output, command and finding code', () => {
    for (const name of SETTING_NAMES)
      expect(parts['settings']?.match(new RegExp(`^\\| \`${name}\` \\|`, 'gm'))).toHaveLength(1);
    for (const name of Object.keys(OUTPUTS)) expect(parts['outputs']).toContain(`| \`${name}\` |`);
    for (const { usage } of COMMANDS) expect(parts['commands']).toContain(`| \`${usage}\` |`);
    for (const code of FINDING_CODES) expect(parts['findings']).toContain(`| \`${code}\` |`);
  });

  it('name for fail-on exactly the codes that it refuses', () => {
    const named = [...(parts['never-gates'] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code);
    expect(named).toEqual(FINDING_CODES.filter((code) => NEVER_GATES.has(code)));
    expect(named.filter((code) => 'value' in SETTINGS['fail-on'].kind.parse(code ?? ''))).toEqual([]);
  });

  it('stand below a sentence on what never gates, which names the same codes', () => {
    const [, sentence = ''] =
      /it is always `warning`\.\n([\s\S]*?) never\s+gate\./.exec(readFileSync('docs/findings.md', 'utf8')) ?? [];
    const named = [...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code);
    expect(named.sort()).toEqual([...NEVER_GATES].sort());
  });

  it('mark exactly the trusted settings as inputs and flags only', () => {
    const marked = (parts['settings'] ?? '').split('\n').filter((row) => row.includes('*Inputs and flags only.*'));
    expect(marked.map((row) => row.split('`')[1])).toEqual(SETTING_NAMES.filter((name) => SETTINGS[name].trusted));
  });

  it.each(['settings', 'outputs', 'commands', 'findings'])(
    'have as many cells in every row as in the head: %s',
    (part) => {
      for (const table of (parts[part] ?? '').split('\n\n').filter((block) => block.startsWith('|'))) {
        const widths = table.split('\n').map((row) => row.split(/(?<!\\)\|/).length);
        expect(new Set(widths).size).toBe(1);
      }
    },
  );
});

describe('filling the parts of a page', () => {
  it('replaces what stands between the markers and nothing else', () => {
    const page = 'a\n<!-- x -->\nold\n<!-- y -->\n<!-- /x -->\nb\n<!-- z -->\n<!-- /z -->\n';
    const filled = fillParts(page, { x: 'one $& $1', z: 'two' });
    expect(filled).toBe('a\n<!-- x -->\none $& $1\n<!-- /x -->\nb\n<!-- z -->\ntwo\n<!-- /z -->\n');
    expect(fillParts(filled, { x: 'one $& $1', z: 'two' })).toBe(filled);
  });

  it('refuses a page without a marker', () => {
    expect(() => fillParts('a\n<!-- x -->\n', { x: 'one' })).toThrow('the page has no part x');
  });
});
