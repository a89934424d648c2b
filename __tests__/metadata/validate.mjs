// Validates action files with the parser of GitHub's own editor support. Usage: node validate.mjs <file>...
// Prints one JSON list of messages a file.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';

// The package imports JSON without saying so, which Node.js refuses.
const loader = `export async function load(url, context, next) {
  const json = url.endsWith('.json') && !context.importAttributes?.type;
  return next(url, json ? { ...context, importAttributes: { ...context.importAttributes, type: 'json' } } : context);
}`;
register(`data:text/javascript,${encodeURIComponent(loader)}`);

const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');
for (const [i, file] of process.argv.slice(2).entries()) {
  // Results are kept by address: with one address for all, every file would be as good as the first.
  const document = TextDocument.create(`file:///${i}/action.yml`, 'yaml', 1, readFileSync(file, 'utf8'));
  const problems = await validate(document);
  process.stdout.write(`${JSON.stringify(problems.map(({ message }) => message))}\n`);
}
