/** Workspace path of something in a folder; `.` and the empty text are the top of the workspace. */
export function pathIn(folder: string, name: string): string {
  return folder === '.' || folder === '' ? name : `${folder}/${name}`;
}
