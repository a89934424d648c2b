import type { Files } from './ports.js';

/** Workspace path of something in a folder; `.` and the empty text are the top of the workspace. */
export function pathIn(folder: string, name: string): string {
  return folder === '.' || folder === '' ? name : `${folder}/${name}`;
}

/** Workspace path of the folder that the paths of a run start from. */
export function startFolder(files: Files): string {
  const start = files.locate('.');
  return 'path' in start ? start.path : '.';
}
