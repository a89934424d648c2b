/**
 * What is wrong with the schema of a structured answer, as far as the vendor says what it takes; nothing when it is
 * fine. Stricter than the vendor may be: a keyword that is not known to be accepted is refused.
 */
export function problemOfSchema(schema: unknown): string | undefined {
  if (!isObject(schema)) return 'the schema must be an object';
  if (schema['type'] !== 'object') return 'the root of the schema must be of type object';
  const optional = countOptional(schema);
  if (optional > MOST_OPTIONAL) return 'The compiled grammar is too large: too many optional properties';
  return problemAt(schema, 'schema');
}

const MOST_OPTIONAL = 24;

const FORMATS = ['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'uri', 'ipv4', 'ipv6', 'uuid'];

const KEYWORDS = new Set(
  'type description title properties required additionalProperties items enum const anyOf allOf $ref $defs minItems format'.split(
    ' ',
  ),
);

function problemAt(schema: unknown, path: string): string | undefined {
  if (!isObject(schema)) return `${path}: must be an object`;
  const stray = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (stray !== undefined) return `${path}: For '${String(schema['type'])}' type, property '${stray}' is not supported`;
  const ref = schema['$ref'];
  if (ref !== undefined && !/^#\/\$defs\/\w+$/.test(String(ref))) return `${path}: recursive or foreign $ref`;
  const minItems = schema['minItems'];
  if (minItems !== undefined && minItems !== 0 && minItems !== 1) return `${path}: minItems may be 0 or 1 only`;
  const format = schema['format'];
  if (format !== undefined && !FORMATS.includes(String(format))) return `${path}: format ${format} is not supported`;
  return problemOfObject(schema, path) ?? firstProblem(childrenOf(schema, path));
}

function problemOfObject(schema: Schema, path: string): string | undefined {
  if (schema['type'] !== 'object') return undefined;
  if (schema['additionalProperties'] !== false) {
    return `${path}: For 'object' type, 'additionalProperties' must be explicitly set to false`;
  }
  const { properties, required } = schema;
  if (!isObject(properties)) return `${path}: an object needs properties`;
  if (required !== undefined && !Array.isArray(required)) return `${path}: required must be a list`;
  const unknown = (required ?? []).find((name: unknown) => !Object.hasOwn(properties, String(name)));
  return unknown === undefined ? undefined : `${path}: required names ${unknown}, which is no property`;
}

type Schema = Readonly<Record<string, unknown>>;

function childrenOf(schema: Schema, path: string): readonly (readonly [string, unknown])[] {
  const maps = ['properties', '$defs'].flatMap((keyword) =>
    isObject(schema[keyword])
      ? Object.entries(schema[keyword]).map(([name, child]) => [`${path}.${name}`, child] as const)
      : [],
  );
  const lists = ['anyOf', 'allOf'].flatMap((keyword) => {
    const list: unknown = schema[keyword];
    return Array.isArray(list) ? list.map((child, i) => [`${path}.${keyword}[${i}]`, child] as const) : [];
  });
  return [...maps, ...lists, ...('items' in schema ? [[`${path}[]`, schema['items']] as const] : [])];
}

function firstProblem(children: readonly (readonly [string, unknown])[]): string | undefined {
  for (const [path, child] of children) {
    const problem = problemAt(child, path);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function countOptional(schema: unknown): number {
  if (!isObject(schema)) return 0;
  const own = isObject(schema['properties']) ? Object.keys(schema['properties']).length : 0;
  const required = Array.isArray(schema['required']) ? schema['required'].length : 0;
  return childrenOf(schema, '').reduce((sum, [, child]) => sum + countOptional(child), own - required);
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
