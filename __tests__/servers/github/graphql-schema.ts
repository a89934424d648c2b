import type { Document, Literal, OperationDefinition, Selection, Variable } from './graphql-document.js';

/** The small part of GitHub's GraphQL schema that this server knows, written by hand from docs.github.com/graphql. */

export interface Field {
  /** An object type or an interface; without one the field is a leaf and takes no selections. */
  readonly type?: string;
  readonly args?: Readonly<Record<string, string>>;
}

const leaf: Field = {};
const page = { first: 'Int', last: 'Int', after: 'String', before: 'String' };
const minimizable = { isMinimized: leaf, minimizedReason: leaf, viewerCanMinimize: leaf };
const commented = {
  id: leaf,
  databaseId: leaf,
  number: leaf,
  title: leaf,
  url: leaf,
  comments: { type: 'IssueCommentConnection', args: page },
};

export const TYPES: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Query: {
    viewer: { type: 'User' },
    node: { type: 'Node', args: { id: 'ID!' } },
    nodes: { type: 'Node', args: { ids: '[ID!]!' } },
    repository: { type: 'Repository', args: { owner: 'String!', name: 'String!', followRenames: 'Boolean' } },
  },
  Mutation: {
    minimizeComment: { type: 'MinimizeCommentPayload', args: { input: 'MinimizeCommentInput!' } },
    unminimizeComment: { type: 'UnminimizeCommentPayload', args: { input: 'UnminimizeCommentInput!' } },
  },
  MinimizeCommentPayload: { clientMutationId: leaf, minimizedComment: { type: 'Minimizable' } },
  UnminimizeCommentPayload: { clientMutationId: leaf, unminimizedComment: { type: 'Minimizable' } },
  Node: { id: leaf },
  Actor: { login: leaf, url: leaf },
  Minimizable: minimizable,
  User: { id: leaf, databaseId: leaf, login: leaf, url: leaf },
  Bot: { id: leaf, databaseId: leaf, login: leaf, url: leaf },
  Repository: {
    id: leaf,
    databaseId: leaf,
    name: leaf,
    nameWithOwner: leaf,
    pullRequest: { type: 'PullRequest', args: { number: 'Int!' } },
    issue: { type: 'Issue', args: { number: 'Int!' } },
  },
  PullRequest: { ...commented, headRefOid: leaf, headRefName: leaf, isCrossRepository: leaf },
  Issue: commented,
  IssueCommentConnection: { nodes: { type: 'IssueComment' }, pageInfo: { type: 'PageInfo' }, totalCount: leaf },
  PageInfo: { hasNextPage: leaf, hasPreviousPage: leaf, startCursor: leaf, endCursor: leaf },
  IssueComment: {
    ...minimizable,
    id: leaf,
    databaseId: leaf,
    fullDatabaseId: leaf,
    body: leaf,
    url: leaf,
    createdAt: leaf,
    updatedAt: leaf,
    viewerDidAuthor: leaf,
    author: { type: 'Actor' },
  },
};

/** Which objects an interface may turn out to be. */
export const INTERFACES: Readonly<Record<string, readonly string[]>> = {
  Node: ['User', 'Bot', 'Repository', 'PullRequest', 'Issue', 'IssueComment'],
  Actor: ['User', 'Bot'],
  Minimizable: ['IssueComment'],
};

const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MinimizeCommentInput: { subjectId: 'ID!', classifier: 'ReportedContentClassifiers!', clientMutationId: 'String' },
  UnminimizeCommentInput: { subjectId: 'ID!', clientMutationId: 'String' },
};
const ENUMS: Readonly<Record<string, readonly string[]>> = {
  ReportedContentClassifiers: ['ABUSE', 'DUPLICATE', 'LOW_QUALITY', 'OFF_TOPIC', 'OUTDATED', 'RESOLVED', 'SPAM'],
};

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with an operation before anything is done: unknown fields, arguments, types, unused variables. */
export function findMistakes(document: Document, operation: OperationDefinition, values: Values): readonly string[] {
  const mistakes: string[] = [];
  const used = new Set<string>();
  const variables = new Map(operation.variables.map((variable) => [variable.name, variable]));

  const checkLiteral = (literal: Literal, type: string, where: string): void => {
    if (literal.kind === 'variable') {
      used.add(literal.name);
      const variable = variables.get(literal.name);
      if (variable === undefined) mistakes.push(`Variable $${literal.name} is used but not declared`);
      else if (!flowsInto(variable, type)) {
        mistakes.push(`Type mismatch on variable $${literal.name} and argument ${where} (${variable.type} / ${type})`);
      }
      return;
    }
    const problem = misfit(literal, type, checkLiteral);
    if (problem !== undefined) mistakes.push(`Argument '${where}' has an invalid value. Expected type '${type}'.`);
  };
  const checkSelections = (selections: readonly Selection[], type: string): void => {
    for (const selection of selections) {
      if (selection.kind === 'fragment') {
        const on = selection.on ?? type;
        if (TYPES[on] === undefined) mistakes.push(`No such type ${on}, so it can't be a fragment condition`);
        else if (!mayBe(type, on)) mistakes.push(`Fragment on ${on} can't be spread inside ${type}`);
        else checkSelections(selection.selections, on);
      } else if (selection.kind === 'spread') {
        const fragment = document.fragments.get(selection.name);
        if (fragment === undefined) mistakes.push(`Fragment ${selection.name} was used, but not defined`);
        else checkSelections(fragment.selections, fragment.on);
      } else if (selection.name !== '__typename') checkField(selection, type);
    }
  };
  const checkField = (selection: Selection & { readonly kind: 'field' }, type: string): void => {
    const field = TYPES[type]?.[selection.name];
    if (field === undefined) {
      mistakes.push(`Field '${selection.name}' doesn't exist on type '${type}'`);
      return;
    }
    for (const [name, literal] of selection.args) {
      const wanted = field.args?.[name];
      if (wanted === undefined) mistakes.push(`Field '${selection.name}' doesn't accept argument '${name}'`);
      else checkLiteral(literal, wanted, `${selection.name}.${name}`);
    }
    for (const [name, wanted] of Object.entries(field.args ?? {})) {
      if (wanted.endsWith('!') && !selection.args.has(name)) {
        mistakes.push(`Field '${selection.name}' is missing required arguments: ${name}`);
      }
    }
    if (field.type === undefined && selection.selections.length > 0) {
      mistakes.push(`Selections can't be made on scalars (field '${selection.name}')`);
    } else if (field.type !== undefined && selection.selections.length === 0) {
      mistakes.push(`Field must have selections (field '${selection.name}' returns ${field.type})`);
    } else if (field.type !== undefined) checkSelections(selection.selections, field.type);
  };

  checkSelections(operation.selections, operation.kind === 'query' ? 'Query' : 'Mutation');
  for (const { name, type, byDefault } of operation.variables) {
    if (!used.has(name)) mistakes.push(`Variable $${name} is declared but not used`);
    const value = values[name];
    if (value === undefined ? type.endsWith('!') && byDefault === undefined : !accepts(type, value)) {
      mistakes.push(`Variable $${name} of type ${type} was provided invalid value`);
    }
  }
  return mistakes;
}

export function mayBe(type: string, on: string): boolean {
  return type === on || (INTERFACES[type]?.includes(on) ?? false) || (INTERFACES[on]?.includes(type) ?? false);
}

function flowsInto({ type, byDefault }: Variable, wanted: string): boolean {
  if (type === wanted || type === `${wanted}!`) return true;
  return byDefault !== undefined && `${type}!` === wanted;
}

/** Whether a value that came as JSON can be a variable of this type. */
function accepts(type: string, value: unknown): boolean {
  if (type.endsWith('!')) return value !== null && accepts(type.slice(0, -1), value);
  if (value === null) return true;
  if (type.startsWith('[')) return Array.isArray(value) && value.every((item) => accepts(type.slice(1, -1), item));
  const members = INPUTS[type];
  if (members !== undefined) {
    return (
      typeof value === 'object' &&
      !Array.isArray(value) &&
      Object.keys(value).every((name) => name in members) &&
      Object.entries(members).every(([name, wanted]) => {
        const member: unknown = Reflect.get(value, name);
        return member === undefined ? !wanted.endsWith('!') : accepts(wanted, member);
      })
    );
  }
  if (ENUMS[type] !== undefined) return ENUMS[type].some((known) => known === value);
  return acceptsScalar(type, value);
}

function acceptsScalar(type: string, value: unknown): boolean {
  switch (type) {
    case 'ID':
      return typeof value === 'string' || Number.isInteger(value);
    case 'String':
      return typeof value === 'string';
    case 'Int':
      return Number.isInteger(value);
    case 'Boolean':
      return typeof value === 'boolean';
    default:
      return false;
  }
}

/** The same for a value that is written in the document, where an enum has no quotation marks. */
function misfit(
  literal: Literal,
  type: string,
  check: (literal: Literal, type: string, where: string) => void,
): string | undefined {
  const bare = type.replace(/!$/, '');
  if (literal.kind === 'scalar') {
    if (literal.value === null) return type.endsWith('!') ? 'null' : undefined;
    return acceptsScalar(bare, literal.value) ? undefined : 'scalar';
  }
  if (literal.kind === 'enum') return ENUMS[bare]?.includes(literal.name) ? undefined : 'enum';
  if (literal.kind === 'list') {
    if (!bare.startsWith('[')) return 'list';
    for (const item of literal.items) check(item, bare.slice(1, -1), bare);
    return undefined;
  }
  const members = INPUTS[bare];
  if (literal.kind !== 'object' || members === undefined) return 'object';
  for (const [name, member] of literal.members) {
    const wanted = members[name];
    if (wanted === undefined) return 'unknown member';
    check(member, wanted, name);
  }
  return Object.entries(members).some(([name, wanted]) => wanted.endsWith('!') && !literal.members.has(name))
    ? 'missing member'
    : undefined;
}
