/** The oldest major version of Node.js that runs the program; older ones stumble over its syntax. */
export const OLDEST_NODE = 20;

/**
 * What is wrong with a version of Node.js such as `18.20.8`, as a line for the person who reads it; nothing where it will
 * do.
 */
export function nodeProblem(version: string): string | undefined {
  const major = Number.parseInt(version, 10);
  if (major >= OLDEST_NODE) return undefined;
  return `summary-gate needs Node.js ${OLDEST_NODE} or later; this is ${version} (node --version says which one runs)`;
}
