import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** The table of docs/security.md about a stranger's pull request: each line names the tests that show it. */
const [, section = ''] = readFileSync('docs/security.md', 'utf8').split("\n## A stranger's pull request\n");
const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (?!What |---)(.+) \|$/gm)].map(([, row = '']) =>
  row.split(' | '),
);

describe("the table of what a stranger's pull request can change", () => {
  it('is about everything that it may own', () => {
    const subjects = rows.map(([subject = '']) => subject).join('\n');
    for (const one of [
      'candidates',
      'corpus',
      'config',
      'waivers',
      'cassette',
      'file names',
      'git',
      'submodule',
      'artifact',
      'parts',
      'report',
    ])
      expect(subjects.toLowerCase()).toContain(one);
  });

  it.each(rows)('names tests that there are for: %s', (...cells) => {
    const named = [...(cells.at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) {
      const [path = '', words = ''] = name.split(': ');
      const files = readdirSync('__tests__', { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll('\\', '/'),
      );
      const file = files.find((one) => one === path);
      expect(file).toBeDefined();
      expect(readFileSync(`__tests__/${path}`, 'utf8')).toContain(words);
    }
  });
});

describe('what is bundled', () => {
  it('has licences that ask for nothing but their text', () => {
    const {
      components,
    }: { components: readonly { name: string; licenses: readonly { license: { id: string } }[] }[] } = JSON.parse(
      readFileSync('dist/sbom.cdx.json', 'utf8'),
    );
    expect(components.length).toBeGreaterThan(10);
    const allowed = ['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense'];
    const others = components.filter(({ licenses }) => !licenses.every(({ license }) => allowed.includes(license.id)));
    expect(others).toEqual([]);
  });
});
