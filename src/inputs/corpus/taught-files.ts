import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import type { SidePosition } from '../input-texts.js';
import { ID, MOST_TAUGHT } from './taught-summary.js';

/**
 * The summaries that people accepted or rejected beside a reference, in code point order of their names. Files whose name
 * begins with a dot are none.
 * @param names of what is in the folder of the session
 * @param bad is told of what is no such summary, and of too many
 */
export function besideReference(
  folder: string,
  names: readonly string[],
  files: Files,
  bad: (file: string, reason: string) => void,
): readonly SidePosition[] {
  const found: SidePosition[] = [];
  for (const kind of ['accepted', 'rejected'] as const) {
    const alike = names.find((name) => name !== kind && name.toLowerCase() === kind);
    if (alike !== undefined) bad(`${folder}/${alike}`, `allowed: the name ${kind}`);
    if (!names.includes(kind)) continue;
    const path = `${folder}/${kind}`;
    const what = files.kind(path);
    if (what !== 'folder') {
      bad(path, `${describeKind(what)}; allowed: a folder of <id>.json`);
      continue;
    }
    const all = files.list(path).filter((name) => !name.startsWith('.'));
    const most = MOST_TAUGHT[kind];
    if (all.length > most) {
      bad(path, `it holds ${all.length} summaries; allowed: up to ${most} ${kind} ones a session`);
      continue;
    }
    for (const name of all) {
      const file = `${path}/${name}`;
      if (name.endsWith('.json') && ID.test(name.slice(0, -'.json'.length))) found.push({ kind, file });
      else bad(file, 'allowed: <id>.json, with up to 80 letters, digits and . _ - as its id');
    }
  }
  return found;
}
