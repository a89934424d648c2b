/** The number for a place in an answer, such as `dimensions.title.score`. */
export type ScoreAt = (path: string) => number;

/**
 * An answer that a schema allows: numbers as asked for (whatever an enum allows), a few words for a text, true, the first of
 * an enum, no elements where there may be none, and a value rather than null. It speaks for itself: nobody speaks to its
 * judge, and what becomes of its facts fits its overall.
 */
export function instanceOf(schema: unknown, score: ScoreAt): unknown {
  return instanceAt(schema, schema, '', score);
}

function instanceAt(schema: unknown, root: unknown, path: string, score: ScoreAt): unknown {
  if (!isObject(schema)) throw new Error(`no schema at ${path}`);
  if (typeof schema['$ref'] === 'string') return instanceAt(definition(root, schema['$ref']), root, path, score);
  if ('const' in schema) return schema['const'];
  if (path.endsWith('.status')) return score('overall') < 0.5 ? 'absent' : 'told';
  if (path === 'speaks_to_judge') return false;
  if (Array.isArray(schema['enum']) && schema['type'] === 'string') return schema['enum'][0];
  if (Array.isArray(schema['anyOf'])) {
    const choice = schema['anyOf'].find((option) => !isObject(option) || option['type'] !== 'null');
    return instanceAt(choice, root, path, score);
  }
  const types: readonly unknown[] = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isObject(schema['properties']) ? schema['properties'] : {}).map(([name, child]) => [
          name,
          instanceAt(child, root, path === '' ? name : `${path}.${name}`, score),
        ]),
      );
    case 'array':
      return schema['minItems'] === 1 ? [instanceAt(schema['items'], root, `${path}[0]`, score)] : [];
    case 'number':
    case 'integer':
      return score(path);
    case 'string':
      return `What the judge says about ${path}.`;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function definition(root: unknown, ref: string): unknown {
  const definitions = isObject(root) ? root['$defs'] : undefined;
  return isObject(definitions) ? definitions[ref.replace('#/$defs/', '')] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
