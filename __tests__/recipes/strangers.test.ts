import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** The rows of the table below a heading of docs/security.md; the last cell of each names the tests that show it. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').matchAll(/^\| (?!.* Shown by \|$|---)(.+) \|$/gm);
  return [...lines].map(([, row = '']) => row.split(' | '));
}

const STRANGER = "A stranger's pull request";
const TABLES = [
  STRANGER,
  'Whose settings decide',
  'Golden sessions of a pull request',
  'The judge and a pull request',
  'Lists that were walked',
];

/** Every file of tests, with slashes. */
const FILES = new Set(
  readdirSync('__tests__', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
);

describe("the table of what a stranger's pull request can change", () => {
  it('is about everything that it may own', () => {
    const subjects = rowsOf(STRANGER)
      .map(([subject = '']) => subject)
      .join('\n');
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
});

describe.each(TABLES)('the table below "%s"', (heading) => {
  it('has rows', () => expect(rowsOf(heading).length).toBeGreaterThan(8));

  it.each(rowsOf(heading).map((cells) => [cells[0] ?? '', cells.at(-1) ?? ''] as const))(
    'names tests that there are for: %s',
    (_, cell) => {
      const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      expect(named.length).toBeGreaterThan(0);
      for (const name of named) {
        const [path = '', words = ''] = name.split(': ');
        expect(FILES).toContain(path);
        expect(readFileSync(`__tests__/${path}`, 'utf8')).toContain(words);
      }
    },
  );
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
