import { resolve } from 'node:path';
import { openWorkspace } from '../adapters/disk/files.js';
import { gitRootOf } from '../adapters/git.js';
import type { Environment } from '../core/environment.js';
import type { Problem } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import { describeKind } from '../core/text.js';
import { startFolder } from '../core/workspace-path.js';
import type { Inputs } from '../settings/resolved.js';

/**
 * Opens the workspace that bounds every path: GITHUB_WORKSPACE, else the git root above the current folder, else the
 * current folder. Paths start from `working-directory`, which itself starts from the current folder when that is inside
 * the workspace and from the workspace otherwise; `folder` is its path in the workspace, as it was named. Returns a problem where a folder is missing or outside.
 */
export function findWorkspace(
  inputs: Inputs,
  { env, cwd }: Environment,
): { readonly files: Files; readonly folder: string } | { readonly problem: Problem } {
  const root = env['GITHUB_WORKSPACE'] || gitRootOf(cwd) || cwd;
  const whole = openFolder(root);
  if (whole === undefined) {
    return {
      problem: {
        message: `the workspace ${JSON.stringify(root)} is not a folder that can be opened`,
        hint: 'GITHUB_WORKSPACE names it',
      },
    };
  }
  const start = 'path' in whole.locate(cwd) ? openWorkspace(root, cwd) : whole;
  const input = inputs.get('working-directory');
  if (input === undefined) return { files: start, folder: startFolder(start) };
  const located = start.locate(input.text);
  if ('problem' in located) return { problem: { message: `${input.label}: ${located.problem} (${root})` } };
  const kind = start.kind(located.path);
  if (kind !== 'folder') {
    return { problem: { message: `${input.label}: ${JSON.stringify(input.text)}: ${describeKind(kind)}` } };
  }
  return { files: openWorkspace(root, resolve(root, located.path)), folder: located.path };
}

function openFolder(path: string): Files | undefined {
  try {
    const files = openWorkspace(path, path);
    return files.kind('.') === 'folder' ? files : undefined;
  } catch {
    return undefined;
  }
}
