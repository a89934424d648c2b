/** The folder that the process was started in; nothing where somebody has removed it since. */
export function currentFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}
