import { createClient } from '@supabase/supabase-js';
import { addresses } from '../stack/addresses.ts';

interface PublicClientOptions {
  readonly flowType?: 'implicit' | 'pkce';
  /** In the place of `fetch`: that of a browser, which keeps cookies. */
  readonly fetch?: typeof fetch;
  /** Whether it may call what the library still calls experimental. */
  readonly hasRecoveryCodes?: boolean;
}

/** The unmodified public client library, pointed at the gateway; it keeps its session in memory. */
export const publicClient = ({ flowType = 'implicit', fetch, hasRecoveryCodes }: PublicClientOptions = {}) =>
  createClient(addresses().site, 'public-key', {
    auth: {
      detectSessionInUrl: false,
      flowType,
      ...(hasRecoveryCodes && { experimental: { recoveryCodes: true } }),
    },
    ...(fetch && { global: { fetch } }),
  });

export type PublicClient = ReturnType<typeof publicClient>;

/** A result of the public client: data, or an error instead of it. */
type ClientResult = { readonly data: unknown; readonly error: Error | null };
type Given<A extends ClientResult> = NonNullable<Extract<A, { error: null }>['data']>;

/** The data of a result. @throws the error that came instead of it */
export const dataOf = <A extends ClientResult>({ data, error }: A): Given<A> => {
  if (error) throw error;
  if (data === null || data === undefined) throw new Error('A result without data and without an error');
  return data;
};

/** The token that a client sends. */
export const tokenOf = async ({ auth }: PublicClient): Promise<string> =>
  dataOf(await auth.getSession()).session?.access_token ?? '';
