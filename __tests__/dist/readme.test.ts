import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const readme = readFileSync('README.md', 'utf8');

describe('README.md', () => {
  it('shows the two commands of a newcomer first, and the first one works without node_modules', () => {
    const commands = readme.match(/^ {4}\S.+$/gm)?.map((line) => line.trim());
    expect(commands?.slice(0, 2)).toEqual([
      'node dist/cli.js --corpus golden-corpus --candidates examples/good',
      'npm cit',
    ]);
    const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
    try {
      for (const name of ['dist', 'golden-corpus', 'examples']) cpSync(name, join(checkout, name), { recursive: true });
      const { status, stdout, stderr } = spawnSync('bash', ['-c', commands?.[0] ?? ''], {
        cwd: checkout,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
      expect(stderr).toContain('summary-gate-report/report.json');
      expect(stdout).toMatch(/^✔ Pass/m);
      expect(status).toBe(0);
      expect(existsSync(join(checkout, 'summary-gate-report/report.md'))).toBe(true);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
    }
  });

  it('can be read in five minutes: at most 1,500 words beside its code, at 300 a minute', () => {
    const prose = readme.replace(/```[\s\S]*?```/g, '');
    expect(prose.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)?.length).toBeLessThan(1500);
  });
});

const made = mkdtempSync(join(tmpdir(), 'pages-'));

afterAll(() => rmSync(made, { recursive: true, force: true }));

/** What the script says of pages, and its exit code. */
function rerun(...paths: readonly string[]) {
  return spawnSync(process.execPath, ['scripts/readme-output.mjs', ...paths], { encoding: 'utf8' });
}

describe('the commands of a page', () => {
  const pages = [
    ['the output', '$ echo a\nb\n', '$ echo a\na\n'],
    ['the output of the second one', '$ echo a\na\n$ echo b\nc\n', '$ echo a\na\n$ echo b\nb\n'],
    ['an output that is not there', '$ echo a\n$ true\n', '$ echo a\na\n$ true\n'],
    ['the exit code of the one before', '$ false\n$ echo $?\n0\n', '$ false\n$ echo $?\n1\n'],
  ].map(([difference = '', shown = '', real = ''], i) => {
    const block = (text: string) => `# A page\n\n\`\`\`console\n${text}\`\`\`\n`;
    return { difference, path: join(made, `page-${i}.md`), shown: block(shown), real: block(real) };
  });
  const paths = pages.map(({ path }) => path);
  /** What the script has done to the pages, in three runs over all of them. */
  let told: {
    readonly before: ReturnType<typeof rerun>;
    readonly texts: readonly string[];
    readonly after: number | null;
  };
  beforeAll(() => {
    for (const { path, shown } of pages) writeFileSync(path, shown);
    const before = rerun('--check', ...paths);
    expect(rerun(...paths).status).toBe(0);
    told = { before, texts: paths.map((path) => readFileSync(path, 'utf8')), after: rerun('--check', ...paths).status };
  });

  it.each(pages)('that print something else are found by $difference, and written anew', ({ path, real }) => {
    expect(told.before).toMatchObject({ status: 1, stderr: expect.stringContaining(path) });
    expect(told.texts[paths.indexOf(path)]).toBe(real);
    expect(told.after).toBe(0);
  });

  it('run in a repository of their own where the page says so, with its files', () => {
    const path = join(made, 'repository.md');
    const page = [
      '<!-- in a new repository -->',
      '<!-- run: echo hidden > hidden.txt -->',
      '<!-- file: a/b.txt -->\n```text\nfrom the page\n```',
      '```console\n$ cat hidden.txt a/b.txt nothing\n$ ls ../summary-gate/package.json; git rev-parse --show-prefix\n```',
      '<!-- in a new repository -->\n```console\n$ ls\n```\n',
    ].join('\n');
    writeFileSync(path, page);
    expect(rerun(path).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain(
      '$ cat hidden.txt a/b.txt nothing\nhidden\nfrom the page\ncat: nothing: No such file or directory\n$ ls ../summary-gate/package.json; git rev-parse --show-prefix\n../summary-gate/package.json\n',
    );
    expect(readFileSync(path, 'utf8')).toContain('```console\n$ ls\n```');
    expect(existsSync('a/b.txt')).toBe(false);
  });

  it('get from the program that stays what one of its own says: its folder, environment, exit code and both streams', () => {
    const path = join(made, 'program.md');
    const commands = [
      'npx summary-gate --version && node -p 6*7',
      'SOURCE_DATE_EPOCH=later node ../summary-gate/dist/cli.js --corpus a; echo $?',
      'mkdir a && cd a && node ../../summary-gate/dist/cli.js lint > ../said; echo $?; wc -c < ../said; ls; cd ..',
      '(set -o pipefail; node ../summary-gate/dist/cli.js --help | head -n 0); echo $?',
    ];
    const block = (text: string) => `<!-- in a new repository -->\n\`\`\`console\n${text}\`\`\`\n`;
    writeFileSync(path, block(commands.map((command) => `$ ${command}\n`).join('')));
    expect(rerun(path)).toMatchObject({ status: 0, stderr: '' });
    const outputs = readFileSync(path, 'utf8')
      .split(/^\$ .*\n/m)
      .slice(1);
    expect(outputs).toEqual([
      expect.stringMatching(/^\d+\.\d+\.\d+\n42\n$/),
      expect.stringMatching(/^2\n[\s\S]+SOURCE_DATE_EPOCH is "later"/),
      expect.stringMatching(/^2\n0\nsummary-gate could not run: one problem\n.+a\/golden-corpus": there is no such/),
      '0\n```\n',
    ]);
  });
});
