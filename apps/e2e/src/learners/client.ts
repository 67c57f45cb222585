import { createClient } from '@supabase/supabase-js';
import { addresses } from '../stack/addresses.ts';

/** The unmodified public client library, pointed at the gateway; it keeps its session in memory. */
export const publicClient = () => createClient(addresses().site, 'public-key', { auth: { detectSessionInUrl: false } });

export type PublicClient = ReturnType<typeof publicClient>;

/** An answer of the public client: data, or an error instead of it. */
type Answer = { readonly data: unknown; readonly error: Error | null };
type Given<A extends Answer> = NonNullable<Extract<A, { error: null }>['data']>;

/** The data of an answer. @throws the error that came instead of it */
export const dataOf = <A extends Answer>({ data, error }: A): Given<A> => {
  if (error) throw error;
  if (data === null || data === undefined) throw new Error('An answer without data and without an error');
  return data;
};
