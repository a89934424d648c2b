// docs/api.md, from src/library/declarations.ts and report-types.ts: each function with what stands above it there and its example from
// examples/library/, then the types.
import { readFileSync } from 'node:fs';

const HEAD = `# As a library

[All pages](README.md) · before: [Other CI](other-ci.md) · next: [The judge](judge.md)

<!-- Made by npm run generate, from src/library/declarations.ts and examples/library/. -->

What the command line does, for programs. \`npm install --save-dev summary-gate\`, or of a checkout beside your repository
\`npm install --save-dev ../summary-gate\` with \`install-links=true\` in \`.npmrc\`, which copies it; then \`import { … } from 'summary-gate'\` in
an ES module, or \`await import('summary-gate')\` in CommonJS. Types come with it and need no other package. Importing does
nothing but load; scores are those of the command line, to the last digit. [Semantic versions](https://semver.org) apply to
all that stands on this page; scores may change with a minor version, as the rubric does.

For tests there are [matchers](recipes.md#in-unit-tests) in \`summary-gate/jest\` and \`summary-gate/vitest\`.
`;

const DECLARATION =
  /\/\*\*\n?([\s\S]*?)\*\/\nexport ((?:declare )?(function|class|interface|type) (\w+)[\s\S]*?\n?)(?=\n\/\*\*|$)/g;

/** The text of the page. */
export function apiPage() {
  const declared = ['declarations', 'report-types']
    .flatMap((file) => [...readFileSync(`src/library/${file}.ts`, 'utf8').matchAll(DECLARATION)])
    .map(([, comment, code, kind, name]) => ({
      ...proseOf(comment),
      code: code.replace(/^declare /, '').trimEnd(),
      kind,
      name,
    }));
  const functions = declared.filter(({ kind }) => kind === 'function');
  const types = declared.filter(({ kind }) => kind !== 'function');
  return [
    HEAD,
    ...functions.map(({ name, prose, params, code }) =>
      [
        `## ${name}\n`,
        `${prose}\n`,
        fenced('ts', code),
        ...params,
        `${params.length > 0 ? '\n' : ''}${example(name)}`,
      ].join('\n'),
    ),
    '## Types\n',
    ...types.map(({ name, prose, code }) => [`### ${name}\n`, `${prose}\n`, fenced('ts', code)].join('\n')),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function example(name) {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return fenced('js', readFileSync(`examples/library/${file}.mjs`, 'utf8').trimEnd());
}

function fenced(language, code) {
  return `\`\`\`${language}\n${code}\n\`\`\`\n`;
}

/** A comment as prose, and its parameters as a list. */
function proseOf(comment) {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const [prose, ...params] = lines
    .join(' ')
    .trim()
    .split(/\s*@param (?=\w)/);
  return { prose, params: params.map((param) => `- ${param.replace(/^(\w+) /, '`$1`: ').trim()}`) };
}
