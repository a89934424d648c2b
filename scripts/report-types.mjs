// The types of a report as the schema has it, for programs that read one: src/library/report-types.ts.

/** What has a name of its own, by the way to it in the schema; all that is the same elsewhere has the same name. */
const NAMES = {
  Gate: ['gates', 'items'],
  ReportFinding: ['findings', 'items'],
  ReportSample: ['sessions', 'items', 'samples', 'items'],
  ReportJudgement: ['sessions', 'items', 'judge'],
  ReportSession: ['sessions', 'items'],
  ReportStatistics: ['statistics'],
  ReportJudge: ['judge'],
  ReportBaseline: ['baseline'],
  ReportPolicy: ['policy'],
  ReportExam: ['exam'],
  Report: [],
};

const PROSE = {
  Gate: 'One gate of a report.',
  ReportFinding: 'One finding of a report.',
  ReportSample: 'One of several samples of a session.',
  ReportJudgement: 'What the judge says of one session.',
  ReportSession: 'One session of a report.',
  ReportStatistics: 'How sure the means are.',
  ReportJudge: 'What the judge was asked, and how it went.',
  ReportBaseline: 'The comparison with the base.',
  ReportPolicy: 'What a pull request would change of the settings of its base.',
  ReportExam: 'What the gates make of summaries that people accepted and rejected.',
  Report:
    'What report.json has, every key of it: the report of `schema_version` 1. Later versions of the package may add keys, codes and kinds of gates.',
};

/** The text of the file. */
export function reportTypes(schema) {
  const names = new Map(Object.entries(NAMES).map(([name, way]) => [keyOf(follow(schema, way)), name]));
  const declared = Object.entries(NAMES).map(([name, way]) => {
    const one = follow(schema, way);
    const body = one.properties === undefined ? undefined : typeOf(one, { names, skip: keyOf(one), indent: '' });
    const text =
      body === undefined
        ? `export type ${name} = ${typeOf(one, { names, skip: keyOf(one), indent: '' })};`
        : `export interface ${name} ${body}`;
    return `/** ${PROSE[name]} */\n${text}\n`;
  });
  return `// Made by npm run generate, from src/report/schema.ts.\n\n${declared.join('\n')}`;
}

function follow(schema, way) {
  return way.reduce((one, step) => (step === 'items' ? one.items : (one.properties[step] ?? fail(step))), schema);
}

function fail(step) {
  throw new Error(`the schema of reports has no ${step} there any more`);
}

/** Of schemas that mean the same: what is said about one is no part of it. */
function keyOf({ description: _, ...schema }) {
  return JSON.stringify(schema);
}

function typeOf(schema, given) {
  const { names, skip, indent } = given;
  const key = keyOf(schema);
  const name = key === skip ? undefined : names.get(key);
  if (name !== undefined) return name;
  const inner = { ...given, skip: undefined };
  if (schema.$ref !== undefined) return 'unknown';
  if ('const' in schema) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map((one) => typeOf(one, inner)))].join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, inner)).join(' | ');
  switch (schema.type) {
    case 'object':
      return objectOf(schema, { ...inner, indent });
    case 'array':
      return listOf(schema, inner);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      throw new Error(`a type that nothing is made of: ${JSON.stringify(schema).slice(0, 200)}`);
  }
}

function listOf({ prefixItems, items }, given) {
  if (prefixItems !== undefined) return `readonly [${prefixItems.map((one) => typeOf(one, given)).join(', ')}]`;
  const item = typeOf(items, given);
  return `readonly ${item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item}[]`;
}

function objectOf({ properties, required = [], additionalProperties, propertyNames }, given) {
  if (properties === undefined) {
    const keys = propertyNames?.enum;
    const every = keys?.every((one) => required.includes(one));
    const value = typeOf(additionalProperties, given);
    if (keys === undefined) return `{ readonly [key: string]: ${value} }`;
    return `{ readonly [key in ${keys.map(literal).join(' | ')}]${every ? '' : '?'}: ${value} }`;
  }
  const indent = `${given.indent}  `;
  const members = Object.entries(properties).map(([name, schema]) => {
    const about =
      schema.description === undefined ? '' : `${indent}/** ${schema.description.replaceAll('*/', '*\\/')} */\n`;
    const key = /^\w+$/.test(name) ? name : literal(name);
    return `${about}${indent}readonly ${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema, { ...given, indent })}${required.includes(name) ? '' : ' | undefined'};\n`;
  });
  return `{\n${members.join('')}${given.indent}}`;
}

function literal(value) {
  return typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
}
