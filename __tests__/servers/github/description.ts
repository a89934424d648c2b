import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Operation } from 'openapi-backend';

/** What this server reads of OpenAPI 3.0. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
}

interface Described {
  readonly operationId: string;
  readonly externalDocs?: { readonly url: string };
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Extract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Match {
  readonly operationId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly documentationUrl: string;
}

/** What does not fit, in the order of GitHub's own messages: nothing when all is well. */
export type Misfits = readonly string[];

/**
 * GitHub's own description of the operations that this server knows. A worker of jest loads this file once (see
 * scripts/jest/test-modules.mjs): what it has compiled of the description serves all files of tests.
 */
export class Description {
  static #loaded: Promise<Description> | undefined;

  readonly #api: OpenAPIBackend;
  readonly #extract: Extract;
  readonly #operations: ReadonlyMap<string, Described>;

  private constructor(api: OpenAPIBackend, extract: Extract) {
    this.#api = api;
    this.#extract = extract;
    this.#operations = new Map(
      Object.values(extract.paths)
        .flatMap((methods) => Object.values(methods))
        .map((operation) => [operation.operationId, operation]),
    );
  }

  static load(): Promise<Description> {
    Description.#loaded ??= Description.#read();
    return Description.#loaded;
  }

  static async #read(): Promise<Description> {
    const text = readFileSync(resolve('__tests__/servers/github-openapi.json'), 'utf8');
    // `quick` compiles the schemas of an operation when it is first used.
    const api = new OpenAPIBackend({
      definition: JSON.parse(text),
      quick: true,
      validate: true,
      ajvOpts: { strict: false, allErrors: true, verbose: true, logger: false },
      customizeAjv: (ajv) => addFormats.default(ajv),
    });
    await api.init();
    // The router makes them anew for each request, several times.
    for (const router of new Set([api.router, api.validator.router])) {
      const operations = router.getOperations();
      router.getOperations = () => operations;
    }
    return new Description(api, JSON.parse(text));
  }

  get operationIds(): readonly string[] {
    return [...this.#operations.keys()];
  }

  match(method: string, path: string): Match | undefined {
    const operation = this.#match({ method, path, query: '', headers: {}, body: undefined });
    if (operation === undefined) return undefined;
    const { operationId } = operation;
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1) ?? [];
    return {
      operationId,
      params: Object.fromEntries(names.map((name, i) => [name, decode(values[i] ?? '')])),
      documentationUrl: this.#operations.get(operationId)?.externalDocs?.url ?? 'https://docs.github.com/rest',
    };
  }

  checkRequest(request: HttpRequest): Misfits {
    const operation = this.#match(request);
    if (operation === undefined) return [`${request.method} ${request.path} is not described`];
    const { errors } = this.#api.validator.validateRequest(toRequest(request), operation);
    // The file name of a workflow that is made of digits is a number, too; the description allows one of both.
    return (errors ?? [])
      .filter(({ keyword, instancePath }) => keyword !== 'oneOf' || !instancePath.startsWith('/path/'))
      .map(sayAsGitHub);
  }

  checkReply(operationId: string, status: number, body: unknown): Misfits {
    const operation = this.#operations.get(operationId);
    if (operation === undefined) return [`${operationId} is not described`];
    if (status < 400 && operation.responses[status] === undefined) {
      return [`${operationId} is not described to answer ${status}`];
    }
    const { errors } = this.#api.validator.validateResponse(body, operationId, status);
    return (errors ?? [])
      .filter((error) => !isKnownDeparture(error))
      .map(({ instancePath, message }) => `${operationId} ${status}: ${instancePath} ${message}`);
  }

  /** Fields of the body that the description does not know; GitHub ignores them, and a typing error goes unseen. */
  unknownFields(operationId: string, body: unknown): readonly string[] {
    const schema = this.#operations.get(operationId)?.requestBody?.content['application/json']?.schema;
    return schema === undefined ? [] : this.#unknownFields(schema, body, '');
  }

  /** A reply with what is given and, for the required rest, something that fits: null, '', 0, false, [], a URL. */
  complete(operationId: string, status: number, given: unknown): unknown {
    const response = this.#operations.get(operationId)?.responses[status];
    const schema = response?.content?.['application/json']?.schema;
    return schema === undefined ? given : this.#fill(schema, given);
  }

  #match(request: HttpRequest): (Operation & { readonly operationId: string }) | undefined {
    const operation = this.#api.matchOperation(toRequest(request));
    return operation?.operationId === undefined ? undefined : { ...operation, operationId: operation.operationId };
  }

  #unknownFields(schema: Schema, value: unknown, path: string): readonly string[] {
    const { properties, items } = this.#resolve(schema);
    if (Array.isArray(value)) {
      return items === undefined ? [] : value.flatMap((item, i) => this.#unknownFields(items, item, `${path}[${i}]`));
    }
    if (!isObject(value) || properties === undefined) return [];
    return Object.entries(value).flatMap(([name, member]) => {
      const known = properties[name];
      const at = path === '' ? name : `${path}.${name}`;
      return known === undefined ? [at] : this.#unknownFields(known, member, at);
    });
  }

  #fill(given: Schema, value: unknown): unknown {
    const schema = this.#resolve(given);
    if (value === undefined) return this.#sample(schema);
    const { properties = {}, required = [], items, oneOf, anyOf } = schema;
    const [alternative] = oneOf ?? anyOf ?? [];
    if (alternative !== undefined) return this.#fill(alternative, value);
    if (Array.isArray(value)) return items === undefined ? value : value.map((item) => this.#fill(items, item));
    if (!isObject(value)) return value;
    const filled: Record<string, unknown> = {};
    for (const name of required) filled[name] = this.#fill(properties[name] ?? {}, value[name]);
    for (const [name, member] of Object.entries(value)) {
      if (!(name in filled) && member !== undefined) filled[name] = this.#fill(properties[name] ?? {}, member);
    }
    return filled;
  }

  #sample(schema: Schema): unknown {
    if (schema.nullable === true) return null;
    if (schema.enum !== undefined) return schema.enum[0];
    const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
    if (alternative !== undefined) return this.#fill(alternative, undefined);
    switch (schema.type) {
      case 'string':
        return SAMPLES[schema.format ?? ''] ?? '';
      case 'integer':
      case 'number':
        return 0;
      case 'boolean':
        return false;
      case 'array':
        return [];
      default:
        return this.#fill(schema, {});
    }
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(schema.$ref) ?? [];
    const found = this.#extract.components[kind]?.[name];
    if (found === undefined) throw new Error(`${schema.$ref} leads nowhere`);
    return this.#resolve(found);
  }
}

const SAMPLES: Readonly<Record<string, string>> = {
  'date-time': '2026-11-01T00:00:00Z',
  uri: 'https://github.com/',
  email: 'mona@example.com',
};

function toRequest({ method, path, query, headers, body }: HttpRequest) {
  return { method, path, query, headers: { ...headers }, body };
}

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly parentSchema?: Readonly<Record<string, unknown>> | undefined;
}

/** GitHub's words for what it refuses, as far as they are known. */
function sayAsGitHub({ keyword, instancePath, message, params }: SchemaError): string {
  const where = instancePath.replace(/^\/requestBody/, 'body');
  switch (keyword) {
    case 'required':
      return `"${params['missingProperty']}" wasn't supplied.`;
    case 'maxItems':
      return `No more than ${params['limit']} items are allowed (${where}).`;
    case 'maxLength':
      return `Only ${params['limit']} characters are allowed (${where}).`;
    case 'additionalProperties':
      return `"${params['additionalProperty']}" is not a permitted key (${where}).`;
    default:
      return `For '${where}', ${message ?? keyword}.`;
  }
}

/**
 * Where GitHub's answers are null although its description denies it: the repository and its owner of a deleted fork,
 * and whatever is nullable but has an enum that forgets null.
 */
function isKnownDeparture({ keyword, instancePath, data, parentSchema }: SchemaError): boolean {
  if (data !== null) return false;
  return /\/head\/(repo|user)$/.test(instancePath) || (keyword === 'enum' && parentSchema?.['nullable'] === true);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
