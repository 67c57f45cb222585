import type { QueryClient } from '@tanstack/react-query';
import { whenKnown } from '../session/session.ts';

/** What every route can rely on. */
export interface RouterContext {
  /**
   * The cache of whoever is signed in, once it is known who that is; null when nobody is. Its program is loaded behind
   * sign-in only: landing and sign-in have a budget.
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
 * For loaders: fills the cache beside the page's program instead of after it. Nothing waits for it, and what fails is told
 * by the component that reads it.
 */
export const fillCache = (context: RouterContext, fill: (client: QueryClient) => Promise<unknown>): void => {
  const filling = context.queryClient().then(async (client) => (client ? fill(client) : undefined));
  filling.catch(() => undefined);
};
