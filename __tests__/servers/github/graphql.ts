import { z } from 'zod';
import { type Account, fullName, type PullRequest } from '../world.js';
import {
  type Document,
  type Literal,
  type OperationDefinition,
  readDocument,
  type Selection,
} from './graphql-document.js';
import { findMistakes, mayBe } from './graphql-schema.js';
import { type Comment, hasIssue, type State } from './state.js';

export interface GraphqlOptions {
  /** Who `viewer` says we are, or the error that it gives instead. */
  readonly viewer: { readonly login: string } | { readonly error: string };
  readonly mayRead: boolean;
  readonly mayWrite: boolean;
  readonly serverUrl: string;
}

export interface GraphqlAnswer {
  readonly body: object;
  /** What the caller did wrong: GitHub says it in an answer with status 200. */
  readonly misuse: readonly string[];
}

type Args = Readonly<Record<string, unknown>>;
interface Thing {
  readonly type: string;
  readonly fields: Readonly<Record<string, (args: Args) => unknown>>;
}
interface ReportedError {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

class FieldError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

const requestBody = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export function answerGraphql(state: State, options: GraphqlOptions, body: unknown): GraphqlAnswer {
  const request = requestBody.safeParse(body);
  if (!request.success) return refuse(['A query attribute must be specified and must be a string.']);
  const { query, variables, operationName } = request.data;
  let document: Document;
  try {
    document = readDocument(query);
  } catch (error) {
    return refuse([`Parse error: ${error instanceof Error ? error.message : error}`]);
  }
  const operation = document.operations.find(({ name }) => !operationName || name === operationName);
  if (operation === undefined) return refuse(['No operation to carry out']);
  const mistakes = findMistakes(document, operation, variables ?? {});
  if (mistakes.length > 0) return refuse(mistakes);
  return new Execution(document, operation, variables ?? {}).run(rootOf(state, options, operation.kind));
}

function refuse(mistakes: readonly string[]): GraphqlAnswer {
  return { body: { errors: mistakes.map((message) => ({ message })) }, misuse: mistakes };
}

class Execution {
  readonly #errors: ReportedError[] = [];
  readonly #misuse: string[] = [];

  constructor(
    readonly document: Document,
    readonly operation: OperationDefinition,
    readonly variables: Args,
  ) {}

  run(root: Thing): GraphqlAnswer {
    const data = this.#select(root, this.operation.selections, []);
    const dead = data['viewer'] === null;
    const body = { data: dead ? null : data, ...(this.#errors.length > 0 && { errors: this.#errors }) };
    return { body, misuse: this.#misuse };
  }

  #select(
    thing: Thing,
    selections: readonly Selection[],
    path: readonly (string | number)[],
  ): Readonly<Record<string, unknown>> {
    const selected: Record<string, unknown> = {};
    for (const selection of selections) {
      if (selection.kind === 'field') {
        selected[selection.alias] = this.#field(thing, selection, [...path, selection.alias]);
        continue;
      }
      const fragment = selection.kind === 'spread' ? this.document.fragments.get(selection.name) : selection;
      if (fragment === undefined || !mayBe(thing.type, fragment.on ?? thing.type)) continue;
      Object.assign(selected, this.#select(thing, fragment.selections, path));
    }
    return selected;
  }

  #field(thing: Thing, field: Selection & { readonly kind: 'field' }, path: readonly (string | number)[]): unknown {
    if (field.name === '__typename') return thing.type;
    const args = Object.fromEntries([...field.args].map(([name, literal]) => [name, this.#value(literal)]));
    try {
      return this.#show(thing.fields[field.name]?.(args) ?? null, field.selections, path);
    } catch (error) {
      return this.#report(error, path);
    }
  }

  #show(value: unknown, selections: readonly Selection[], path: readonly (string | number)[]): unknown {
    if (value instanceof FieldError) return this.#report(value, path);
    if (Array.isArray(value)) return value.map((item, i) => this.#show(item, selections, [...path, i]));
    return isThing(value) ? this.#select(value, selections, path) : value;
  }

  #report(error: unknown, path: readonly (string | number)[]): null {
    if (!(error instanceof FieldError)) throw error;
    this.#errors.push({ type: error.type, path, message: error.message });
    if (error.type === MISUSE) this.#misuse.push(error.message);
    return null;
  }

  #value(literal: Literal): unknown {
    switch (literal.kind) {
      case 'variable': {
        const byDefault = this.operation.variables.find(({ name }) => name === literal.name)?.byDefault;
        return this.variables[literal.name] ?? (byDefault === undefined ? undefined : this.#value(byDefault));
      }
      case 'list':
        return literal.items.map((item) => this.#value(item));
      case 'object':
        return Object.fromEntries([...literal.members].map(([name, member]) => [name, this.#value(member)]));
      case 'enum':
        return literal.name;
      case 'scalar':
        return literal.value;
    }
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && 'type' in value && 'fields' in value;
}

/** GitHub's word for wrong arguments that only show when the field is read. */
const MISUSE = 'ARGUMENT_ERROR';
const MOST_NODES = 100;
const text = z.string();
const classified = z.object({ subjectId: z.string(), classifier: z.string().optional() });

function rootOf(state: State, options: GraphqlOptions, kind: 'query' | 'mutation'): Thing {
  const commentById = (id: string): Comment => {
    const comment = state.comments.find(({ nodeId }) => nodeId === id);
    if (comment === undefined) throw unresolved(id);
    if (!options.mayRead) throw forbidden();
    return comment;
  };
  const show = showing(state, options);
  const setMinimized = (args: Args, payload: string, member: string, minimized: boolean): Thing => {
    const { subjectId, classifier } = classified.parse(args['input']);
    const comment = commentById(subjectId);
    if (!options.mayWrite) throw forbidden();
    comment.minimized = minimized;
    comment.minimizedReason = minimized ? (classifier ?? 'OUTDATED').toLowerCase().replace('_', '-') : null;
    return { type: payload, fields: { clientMutationId: () => null, [member]: () => show.comment(comment) } };
  };
  if (kind === 'mutation') {
    return {
      type: 'Mutation',
      fields: {
        minimizeComment: (args) => setMinimized(args, 'MinimizeCommentPayload', 'minimizedComment', true),
        unminimizeComment: (args) => setMinimized(args, 'UnminimizeCommentPayload', 'unminimizedComment', false),
      },
    };
  }
  return {
    type: 'Query',
    fields: {
      viewer: () => {
        if ('error' in options.viewer) throw new FieldError('FORBIDDEN', options.viewer.error);
        return show.account('User', { ...state.viewer, login: options.viewer.login });
      },
      node: ({ id }) => show.comment(commentById(text.parse(id))),
      nodes: ({ ids }) => {
        const wanted = z.array(z.string()).parse(ids);
        if (wanted.length > MOST_NODES) {
          throw new FieldError(
            MISUSE,
            `You may not provide more than ${MOST_NODES} node ids; you provided ${wanted.length}.`,
          );
        }
        return wanted.map((id) => attempt(() => show.comment(commentById(id))));
      },
      repository: ({ owner, name }) => {
        const wanted = `${owner}/${name}`;
        if (wanted.toLowerCase() !== fullName(state.repository).toLowerCase()) {
          throw new FieldError('NOT_FOUND', `Could not resolve to a Repository with the name '${wanted}'.`);
        }
        return show.repository();
      },
    },
  };
}

function showing(state: State, { mayRead, mayWrite, serverUrl }: GraphqlOptions) {
  const pageUrl = (rest: string): string => `${serverUrl}/${fullName(state.repository)}/${rest}`;
  const account = (type: string, { login, id }: Account): Thing => ({
    type,
    fields: { id: () => `U_kgDO${id}`, databaseId: () => id, login: () => login, url: () => `${serverUrl}/${login}` },
  });
  const comment = (one: Comment): Thing => ({
    type: 'IssueComment',
    fields: {
      id: () => one.nodeId,
      databaseId: () => one.id,
      fullDatabaseId: () => String(one.id),
      body: () => one.body,
      url: () => pageUrl(`pull/${one.issue}#issuecomment-${one.id}`),
      createdAt: () => one.createdAt.toISOString(),
      updatedAt: () => one.updatedAt.toISOString(),
      isMinimized: () => one.minimized,
      minimizedReason: () => one.minimizedReason,
      viewerCanMinimize: () => mayWrite,
      viewerDidAuthor: () => one.author.id === state.viewer.id,
      // Unlike REST, GraphQL names a bot that wrote something without its suffix.
      author: () =>
        account(one.author.type === 'Bot' ? 'Bot' : 'User', {
          ...one.author,
          login: one.author.login.replace(/\[bot\]$/, ''),
        }),
    },
  });
  const comments = (issue: number, args: Args): Thing => {
    if (!mayRead) throw forbidden();
    return connection(state.comments.filter((one) => one.issue === issue).map(comment), args);
  };
  const commented = (type: string, number: number, pull: PullRequest | undefined): Thing => ({
    type,
    fields: {
      id: () => `${type}_${number}`,
      databaseId: () => pull?.id ?? number,
      number: () => number,
      title: () => pull?.title ?? '',
      url: () => pageUrl(`${pull === undefined ? 'issues' : 'pull'}/${number}`),
      headRefOid: () => pull?.head.sha,
      headRefName: () => pull?.head.ref,
      isCrossRepository: () => pull?.head.repository?.id !== pull?.base.repository.id,
      comments: (args) => comments(number, args),
    },
  });
  const repository = (): Thing => ({
    type: 'Repository',
    fields: {
      id: () => `R_kgDO${state.repository.id}`,
      databaseId: () => state.repository.id,
      name: () => state.repository.name,
      nameWithOwner: () => fullName(state.repository),
      pullRequest: ({ number }) => {
        const pull = state.pulls.find((candidate) => candidate.number === number);
        if (pull === undefined) throw missing('PullRequest', number);
        return commented('PullRequest', pull.number, pull);
      },
      issue: ({ number }) => {
        const wanted = Number(number);
        if (!hasIssue(state, wanted) || state.pulls.some((pull) => pull.number === wanted))
          throw missing('Issue', number);
        return commented('Issue', wanted, undefined);
      },
    },
  });
  return { account, comment, repository };
}

function connection(all: readonly Thing[], { first, last, after, before }: Args): Thing {
  const limit = first ?? last;
  if (typeof limit !== 'number') {
    throw new FieldError(
      MISUSE,
      'You must provide a `first` or `last` value to properly paginate the `comments` connection.',
    );
  }
  if (limit > MOST_NODES) {
    throw new FieldError(
      MISUSE,
      `Requesting ${limit} records on the \`comments\` connection exceeds the limit of ${MOST_NODES} records.`,
    );
  }
  const from = typeof after === 'string' ? fromCursor(after) + 1 : 0;
  const to = typeof before === 'string' ? fromCursor(before) : all.length;
  const start = typeof first === 'number' ? from : Math.max(from, to - limit);
  const end = typeof first === 'number' ? Math.min(to, from + limit) : to;
  const info: Thing = {
    type: 'PageInfo',
    fields: {
      hasNextPage: () => end < all.length,
      hasPreviousPage: () => start > 0,
      startCursor: () => (end > start ? toCursor(start) : null),
      endCursor: () => (end > start ? toCursor(end - 1) : null),
    },
  };
  return {
    type: 'IssueCommentConnection',
    fields: { nodes: () => all.slice(start, end), pageInfo: () => info, totalCount: () => all.length },
  };
}

const toCursor = (index: number): string => Buffer.from(`cursor:v2:${index}`).toString('base64');
const fromCursor = (cursor: string): number => Number(Buffer.from(cursor, 'base64').toString().split(':')[2]);

function attempt(read: () => Thing): Thing | FieldError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FieldError) return error;
    throw error;
  }
}

function forbidden(): FieldError {
  return new FieldError('FORBIDDEN', 'Resource not accessible by integration');
}

function unresolved(id: string): FieldError {
  return new FieldError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`);
}

function missing(type: string, number: unknown): FieldError {
  return new FieldError('NOT_FOUND', `Could not resolve to a ${type} with the number of ${number}.`);
}
