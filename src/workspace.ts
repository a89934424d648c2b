import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { openWorkspace } from './adapters/files.js';
import type { Problem } from './errors.js';
import type { Files } from './ports.js';
import type { Inputs } from './settings/resolve.js';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/**
 * The workspace that bounds every path: GITHUB_WORKSPACE, else the git root above the current folder, else the
 * current folder. Paths are relative to `working-directory`, which starts from the current folder when that lies in
 * the workspace and from the workspace otherwise.
 */
export function findWorkspace(
  inputs: Inputs,
  { env, cwd }: Surroundings,
): { readonly files: Files } | { readonly problem: Problem } {
  const root = env['GITHUB_WORKSPACE'] || findGitRoot(cwd) || cwd;
  try {
    const start = 'path' in openWorkspace(root, root).locate(cwd) ? cwd : root;
    const input = inputs.get('working-directory');
    if (input === undefined) return { files: openWorkspace(root, start) };
    const located = openWorkspace(root, start).locate(input.text);
    if ('problem' in located) return { problem: { message: `${input.label}: ${located.problem} (${root})` } };
    return { files: openWorkspace(root, resolve(root, located.path)) };
  } catch {
    const named = inputs.get('working-directory');
    return {
      problem:
        named === undefined
          ? { message: `the workspace ${JSON.stringify(root)} cannot be opened`, hint: 'GITHUB_WORKSPACE names it' }
          : { message: `${named.label}: there is no folder ${JSON.stringify(named.text)}` },
    };
  }
}

function findGitRoot(folder: string): string | undefined {
  if (existsSync(resolve(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : findGitRoot(parent);
}
