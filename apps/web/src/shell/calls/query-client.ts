import { QueryClient } from '@tanstack/react-query';
import { session } from '../session/session.ts';
import { isTransient } from './is-transient.ts';
import { limits } from '../../limits/limits.ts';

const newQueryClient = () => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: limits.cache.staleMs,
        gcTime: limits.cache.collectedAfterMs,
        retry: (failures, error) => failures < limits.cache.retries && isTransient(error),
        retryDelay: (attempt) => Math.min(limits.cache.firstRetryMs * 2 ** attempt, limits.cache.retryCapMs),
      },
    },
  });
  for (const [area, { staleMs, collectedAfterMs }] of Object.entries(limits.cache.areas))
    client.setQueryDefaults([area], { staleTime: staleMs, gcTime: collectedAfterMs });
  return client;
};

let clients = new WeakMap<object, { readonly userId: string; readonly client: QueryClient }>();

/** Data read for a person are deleted with their session. */
session.subscribe(() => {
  if (session.state().status === 'signed-out') clients = new WeakMap();
});

/**
 * The cache of the signed-in person; another person gets a new, empty one.
 *
 * @param page whose cache it is: there is one router to a page
 */
export const queryClientOf = (page: object, userId: string): QueryClient => {
  const known = clients.get(page);
  if (known?.userId === userId) return known.client;
  const client = newQueryClient();
  clients.set(page, { userId, client });
  return client;
};
