/** What a program needs to be found, to find its own settings, and to speak the user's language. None of it is a secret. */
const HANDED_ON = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LANGUAGE', 'TZ', 'TMPDIR', 'TEMP', 'TMP'],
  ...['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_STATE_HOME', 'XDG_RUNTIME_DIR'],
  ...['SYSTEMROOT', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERNAME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH'],
  ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES'],
];

/**
 * The environment of a program: a short fixed list and the variables that somebody has named, nothing else. The inputs of
 * the action, the token of the job and what earlier steps have left stay out of it.
 */
export function environmentFor(
  env: Readonly<Record<string, string | undefined>>,
  named: readonly string[],
): Readonly<Record<string, string>> {
  const isWanted = (name: string): boolean =>
    named.includes(name) || HANDED_ON.includes(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name);
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && isWanted(name) ? [[name, value]] : [])),
  );
}
