import type { ClientOptions } from '@anthropic-ai/sdk/client';
import { z } from 'zod';
import { jsonOrNothing } from '../../core/json/values.js';
import { boundedFetch, patientFetch } from '../bounded-fetch.js';

/** A way to the API without a stored key: an identity that a platform vouches for is exchanged for a token that soon expires. */
export interface Federation {
  readonly ruleId: string;
  readonly organizationId: string;
  readonly serviceAccountId: string | null;
  readonly workspaceId: string | null;
  readonly identity: Identity;
}

/** Where the identity comes from, a JSON web token: a file is read anew each time, and a workflow of GitHub asks for one. */
export type Identity =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'github'; readonly url: string; readonly requestToken: string };

/** Why there is no token; its message holds none. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says of a federation, under the names of the vendor's client; `lacks` names what is missing of one. */
export function federationIn(env: Environment): Federation | { readonly lacks: string } | null {
  const ruleId = said(env['ANTHROPIC_FEDERATION_RULE_ID']);
  if (ruleId === null) return null;
  const organizationId = said(env['ANTHROPIC_ORGANIZATION_ID']);
  if (organizationId === null) return { lacks: 'ANTHROPIC_ORGANIZATION_ID' };
  const identity = identityIn(env);
  if (identity === null) return { lacks: 'ANTHROPIC_IDENTITY_TOKEN (in a workflow, the permission id-token: write)' };
  const serviceAccountId = said(env['ANTHROPIC_SERVICE_ACCOUNT_ID']);
  const workspaceId = said(env['ANTHROPIC_WORKSPACE_ID']);
  return { ruleId, organizationId, serviceAccountId, workspaceId, identity };
}

/** In the order of the vendor's client, which knows nothing of GitHub. */
function identityIn(env: Environment): Identity | null {
  const path = said(env['ANTHROPIC_IDENTITY_TOKEN_FILE']);
  if (path !== null) return { kind: 'file', path };
  const token = said(env['ANTHROPIC_IDENTITY_TOKEN']);
  if (token !== null) return { kind: 'token', token };
  const url = said(env['ACTIONS_ID_TOKEN_REQUEST_URL']);
  const requestToken = said(env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']);
  return url === null || requestToken === null ? null : { kind: 'github', url, requestToken };
}

/** The value of a variable; an empty one is none. */
function said(value: string | undefined): string | null {
  return value?.trim() || null;
}

/** Longest wait for an identity, and for the token that it is exchanged for. */
const EXCHANGE_MS = 30_000;

/** What the vendor's client gets its tokens from; it keeps each until it expires. Throws an IdentityError. */
export async function credentialsOf(
  federation: Federation,
  baseURL: string,
  fetch: typeof globalThis.fetch,
): Promise<NonNullable<ClientOptions['credentials']>> {
  const { oidcFederationProvider } = await import('@anthropic-ai/sdk/lib/credentials/oidc-federation');
  const { ruleId, organizationId, serviceAccountId, workspaceId, identity } = federation;
  const provider = oidcFederationProvider({
    identityTokenProvider: () => tokenOf(identity),
    federationRuleId: ruleId,
    organizationId,
    ...(serviceAccountId !== null && { serviceAccountId }),
    ...(workspaceId !== null && { workspaceId }),
    baseURL,
    fetch: withTimeLimit(fetch),
  });
  return async (options) => {
    try {
      return await provider(options);
    } catch (error) {
      throw new IdentityError(error instanceof Error ? error.message : String(error));
    }
  };
}

async function tokenOf(identity: Identity): Promise<string> {
  switch (identity.kind) {
    case 'token':
      return identity.token;
    case 'file': {
      const { identityTokenFromFile } = await import('@anthropic-ai/sdk/lib/credentials/identity-token');
      return identityTokenFromFile(identity.path)();
    }
    case 'github':
      return tokenOfWorkflow(identity);
  }
}

/** Whom the token is for, as the vendor's rules for GitHub want it. */
const AUDIENCE = 'https://api.anthropic.com';

const tokenAnswer = z.looseObject({ value: z.string().min(1) });

/** Not by the toolkit of GitHub, which prints a command to stdout: a report may go there. */
async function tokenOfWorkflow({ url, requestToken }: Extract<Identity, { kind: 'github' }>): Promise<string> {
  const address = `${url}&audience=${encodeURIComponent(AUDIENCE)}`;
  const send = withTimeLimit(boundedFetch(await patientFetch(url)));
  const response = await send(address, {
    headers: { authorization: `Bearer ${requestToken}`, accept: 'application/json' },
    redirect: 'manual',
  });
  const answer = tokenAnswer.safeParse(jsonOrNothing(await response.text()));
  if (response.ok && answer.success) return answer.data.value;
  throw new IdentityError(`GitHub gave no token of this workflow (status ${response.status})`);
}

function withTimeLimit(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(EXCHANGE_MS) });
}
