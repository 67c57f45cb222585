const key = 'nivel.provider-flow';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** What the auth door is shown of the secret that this tab keeps (RFC 7636). */
export interface FlowChallenge {
  readonly code_challenge: string;
  readonly code_challenge_method: 's256' | 'plain';
}

/** Begins a way to a provider and back: the secret stays in this tab. Browsers without encryption can only show it as it is. */
export const beginFlow = async (): Promise<FlowChallenge> => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  try {
    sessionStorage.setItem(key, verifier);
  } catch {
    // Without storage the person comes back without the secret, and is asked to try again.
  }
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return { code_challenge: verifier, code_challenge_method: 'plain' };
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { code_challenge: base64url(new Uint8Array(hash)), code_challenge_method: 's256' };
};

/** The secret of the way that this tab has begun, once; undefined where it has begun none. */
export const takeVerifier = (): string | undefined => {
  try {
    const verifier = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return verifier;
  } catch {
    return undefined;
  }
};

/** The path of ours on which a person comes back who signs in. @param redirect where the person wanted to be */
export const loginWay = (redirect: string | undefined): string =>
  redirect === undefined ? '/login' : `/login?${new URLSearchParams({ redirect }).toString()}`;

/** With what a person came back: a code to exchange, or why there is none. */
export type Arrival = { readonly code: string } | { readonly error: string };

/** Reads the query of an address; null where nothing in it is of a provider. */
export const readArrival = (search: string): Arrival | null => {
  const values = new URLSearchParams(search);
  const code = values.get('code');
  if (code) return { code };
  const error = values.get('error_code') ?? values.get('error');
  return error ? { error } : null;
};

const OURS = ['code', 'error', 'error_code', 'error_description'];

/** The address without what a provider brought: a code has no place in the history. */
export const withoutArrival = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const values = new URLSearchParams(search);
  for (const name of OURS) values.delete(name);
  const rest = values.toString();
  return rest === '' ? pathname : `${pathname}?${rest}`;
};
