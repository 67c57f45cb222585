/** Whether a request signs out this browser; an end of the other sessions is none. */
export const isSignOut = (method: string, { pathname, searchParams }: URL): boolean =>
  method === 'POST' && pathname === '/auth/v1/logout' && searchParams.get('scope') !== 'others';

/**
 * Who signs out: the person whom the request names. Another person may have studied here last, whose work waits; only where the
 * page did not know who it was is it taken for that one.
 *
 * @returns the id; null where nobody is kept
 */
export const whoSignsOut = async (
  { searchParams }: URL,
  lastPerson: () => Promise<{ readonly userId: string } | null>,
): Promise<string | null> => searchParams.get('id') || ((await lastPerson())?.userId ?? null);
