import type { QueryClient } from '@tanstack/react-query';
import { whenKnown } from '../session/session.ts';

/** The context of every route. */
export interface RouterContext {
  /**
   * The cache of the signed-in person, once they are known; null when nobody is signed in. Its program is loaded only after
   * sign-in, because landing and sign-in have a budget.
   */
  readonly queryClient: () => Promise<QueryClient | null>;
}

/** The context of one router. */
export const createRouterContext = (): RouterContext => {
  const context: RouterContext = {
    queryClient: async () => {
      const state = await whenKnown();
      if (state.status !== 'signed-in') return null;
      return (await import('../calls/query-client.ts')).queryClientOf(context, state.user.id);
    },
  };
  return context;
};

/**
 * Data that a page will read, requested by its loader. It gets the page's parameters, and whether the person is still unknown.
 */
export type CacheFill<Params = unknown> = (client: QueryClient, params: Params, isPreload: boolean) => Promise<unknown>;

interface Loading<Params> {
  readonly context: RouterContext;
  readonly params: Params;
  readonly preload: boolean;
}

/**
 * A loader that fills the cache in parallel with loading the page's program. Nothing waits for it, and the component that reads
 * the data reports a failure.
 *
 * @param load imports the queries, which are not part of the first page
 */
export const filling =
  <Params>(load: () => Promise<CacheFill<Params>>) =>
  ({ context, params, preload }: Loading<Params>): void => {
    const fill = async () => {
      const [client, fillWith] = await Promise.all([context.queryClient(), load()]);
      if (client) await fillWith(client, params, preload);
    };
    fill().catch(() => undefined);
  };
