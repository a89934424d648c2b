import { relative } from 'node:path';
import { quoteForShell, terminalLine } from '../core/text.js';

/** The name of the package, and of the program that an install of it puts on the path. */
const NAME = 'summary-gate';

/** Where a package manager keeps the program of a package that belongs to a project, with `/`. */
const LOCAL = /^(?<project>.*)\/node_modules\/(?:\.bin\/summary-gate|summary-gate\/dist\/cli\.js)$/;

/**
 * The program as it can be called again from a folder, for help and advice: `npx summary-gate` where it is installed in a
 * project, `summary-gate` where it is installed for all, and otherwise `node` with the file that runs.
 * @param program the file that was started, absolute; of an installed program often the link to it
 */
export function calledAs(program: string | undefined, cwd: string): string {
  if (program === undefined) return 'node dist/cli.js';
  const path = program.replaceAll('\\', '/');
  if (isLocal(path, cwd.replaceAll('\\', '/'))) return `npx ${NAME}`;
  // A link of any name is somebody's own; only the one that installers make is known to be on the path.
  if (path.endsWith(`/${NAME}`) || path.endsWith(`/node_modules/${NAME}/dist/cli.js`)) return NAME;
  return terminalLine(`node ${quoteForShell(shortPath(cwd, program))}`);
}

/** On Windows a program that is installed for all lies in a `node_modules`, too, but not in one above the folder. */
function isLocal(path: string, cwd: string): boolean {
  const project = LOCAL.exec(path)?.groups?.['project'];
  if (project === undefined) return false;
  return path.includes('/node_modules/.bin/') || path.includes('/_npx/') || `${cwd}/`.startsWith(`${project}/`);
}

/** The path from here, or the absolute one where that is shorter. */
export function shortPath(cwd: string, path: string): string {
  const fromHere = relative(cwd, path);
  return fromHere.length < path.length ? fromHere : path;
}
