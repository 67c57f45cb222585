import { createClient } from '@nivel/client/client';
import { requireToken } from '../session/require-token.ts';
import { session } from '../session/session.ts';

const bearer = 'Bearer ';

/** A door refused a token that was thought good (signed out elsewhere, new keys): a new one is tried, once. */
const renewing =
  (isLeaving: boolean): typeof fetch =>
  async (input, init) => {
    const options = { ...init, keepalive: isLeaving };
    const response = await fetch(input, options);
    if (response.status !== 401) return response;
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization')?.slice(bearer.length);
    if (!token) return response;
    await session.refused(token);
    const renewed = await session.accessToken();
    if (!renewed) return response;
    headers.set('authorization', bearer + renewed);
    return fetch(input, { ...options, headers });
  };

/** For doors that are not procedures. */
export const siteFetch = renewing(false);

/** Calls to this site's doors by the signed-in person. */
export const siteClient = createClient({ token: requireToken, fetch: siteFetch });

/** The same for requests sent on leaving: its requests outlive the page. */
export const leavingClient = createClient({ token: requireToken, fetch: renewing(true) });
