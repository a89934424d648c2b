// Other people's programs, in a scratch folder outside of the project: together they bring hundreds of packages.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Exact versions. promptfoo wants Node.js 22.22 or later, and runners run actions with Node.js 24; npm can bring both.
 */
export const VERSIONS = {
  promptfoo: '0.123.1',
  autoevals: '0.3.0',
  'js-rouge': '3.2.3',
  node: '22.23.3',
  'node of runners': '24.21.0',
};

const PLATFORM = process.platform === 'win32' ? 'win' : process.platform;
const NODE_PACKAGE = `node-${PLATFORM}-${process.arch}`;
/** The name that the second Node.js goes by, beside the first. */
const RUNNER_NODE = 'node-of-runners';

/**
 * Installs what is not there yet and returns the folder of the packages, the Node.js that all of them run with, and the one
 * that runners have.
 */
export function installPeers(folder) {
  const modules = join(folder, 'node_modules');
  const { node, 'node of runners': runnerNode, ...packages } = VERSIONS;
  const wanted = { ...packages, [NODE_PACKAGE]: node, [RUNNER_NODE]: runnerNode };
  const isThere = ([name, version]) => {
    const file = join(modules, name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  };
  if (!Object.entries(wanted).every(isThere)) {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    const names = Object.entries(wanted).map(([name, version]) =>
      name === RUNNER_NODE ? `${name}@npm:${NODE_PACKAGE}@${version}` : `${name}@${version}`,
    );
    const flags = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
    execFileSync('npm', ['install', '--prefix', folder, ...flags, ...names], { stdio: ['ignore', 2, 2] });
  }
  const binaryOf = (name) => join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return { modules, node: binaryOf(NODE_PACKAGE), runnerNode: binaryOf(RUNNER_NODE) };
}
