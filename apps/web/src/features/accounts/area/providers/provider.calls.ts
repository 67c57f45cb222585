import type { AuthIdentity } from '@nivel/client/auth-client';
import { auth, sessionKey } from '../../../../shell/session/auth.ts';
import { requireToken } from '../../../../shell/session/require-token.ts';
import { session } from '../../../../shell/session/session.ts';
import type { FreshProof } from '../../factors.calls.ts';
import type { FlowChallenge } from './provider-flow.ts';

/** Where a person signs in at a provider. @param way the path of ours on which the person comes back */
export const addressOf = (provider: string, challenge: FlowChallenge, way: string): string =>
  `/auth/v1/authorize?${new URLSearchParams({ provider, redirect_to: location.origin + way, ...challenge }).toString()}`;

/**
 * Asks where the people of an organization sign in.
 * @param domain that of its addresses
 * @param way the path of ours on which the person comes back
 * @throws ClientError
 */
export const beginSso = async (domain: string, challenge: FlowChallenge, way: string): Promise<string> => {
  const body = { domain, redirect_to: location.origin + way, skip_http_redirect: true, ...challenge };
  return ((await auth.ask({ method: 'POST', path: '/sso', body })) as { readonly url: string }).url;
};

/** Exchanges the code with which a person came back; signs in. @throws ClientError */
export const exchangeCode = async (code: string, verifier: string): Promise<void> => {
  await session.enter(async () => {
    const body = { auth_code: code, code_verifier: verifier };
    return auth.ask({ method: 'POST', path: '/token?grant_type=pkce', body, proof: await sessionKey.begin() });
  });
};

/** Asks where an identity is linked. @param way the path of ours on which the person comes back @throws ClientError */
export const beginLink = async (
  provider: string,
  challenge: FlowChallenge,
  way: string,
  proof: FreshProof,
): Promise<string> => {
  const wanted = { provider, redirect_to: location.origin + way, skip_http_redirect: 'true', ...challenge };
  const path = `/user/identities/authorize?${new URLSearchParams(wanted).toString()}`;
  const begun = await auth.ask({ method: 'POST', path, body: proof, token: await requireToken() });
  return (begun as { readonly url: string }).url;
};

/** @throws ClientError */
export const unlinkIdentity = async (id: string, proof: FreshProof): Promise<void> => {
  const path = `/user/identities/${encodeURIComponent(id)}`;
  await auth.ask({ method: 'DELETE', path, body: proof, token: await requireToken() });
};

/** The ways in which the person proves who they are. @throws ClientError */
export const readIdentities = async (): Promise<readonly AuthIdentity[]> =>
  (await auth.user(await requireToken())).identities ?? [];
