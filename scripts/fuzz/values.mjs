// Ways through plain values.

export function parsedOrNothing(text) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The paths of the first so many values, without recursion: a value may be deeper than the stack. */
export function pathsIn(root, most) {
  const paths = [];
  const left = [[root, []]];
  for (let next = left.pop(); next !== undefined && paths.length < most; next = left.pop()) {
    const [value, path] = next;
    paths.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value))
      left.push([item, [...path, Array.isArray(value) ? Number(key) : key]]);
  }
  return paths;
}

export function at(value, path) {
  return path.reduce((inside, key) => inside?.[key], value);
}

export function withTexts(value, changes) {
  const copy = structuredClone(value);
  for (const [path, text] of changes) {
    const parent = at(copy, path.slice(0, -1));
    if (parent != null) parent[path.at(-1)] = text;
  }
  return copy;
}
