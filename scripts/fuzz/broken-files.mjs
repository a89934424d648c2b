// The files of a workspace, one of which is broken or leaks a credential.
import { brokenJson, brokenLines, brokenText, brokenTexts, bytesOf, leakingText, saved } from './generators.mjs';
import { CREDENTIALS } from './pieces.mjs';
import { pathsIn, withTexts } from './values.mjs';

/** The bytes of a file of a case: one character each, so that a case is text. */
export const bytes = (text) => Buffer.from(text, 'latin1');

/** One of these files, broken. */
export function brokenFileOf(tree, chance, paths = Object.keys(tree)) {
  const path = chance.pick(paths);
  return { path, text: bytesOf(brokenFile(path, tree[path], chance), chance).toString('latin1') };
}

function brokenFile(path, text, chance) {
  const leaks = chance.isOneIn(4);
  if (path.endsWith('.jsonl')) {
    const values = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    if (leaks) return values.map((one) => `${JSON.stringify(leaking(one, chance))}\n`).join('');
    return brokenLines(values, chance);
  }
  if (!path.endsWith('.json'))
    return saved(brokenText(text, chance, leaks ? CREDENTIALS.map((one) => ` ${one} `) : undefined), chance);
  return leaks ? JSON.stringify(leaking(JSON.parse(text), chance)) : brokenJson(JSON.parse(text), chance);
}

/** A value with a credential in some of its texts, or in place of any of its values. */
export function leaking(value, chance) {
  if (chance.isOneIn(2)) return brokenTexts(value, chance, leakingText);
  const [, ...paths] = pathsIn(value, 60);
  return paths.length === 0 ? leakingText(chance) : withTexts(value, [[chance.pick(paths), leakingText(chance)]]);
}
