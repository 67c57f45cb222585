import { ClientError, noResponse } from '@nivel/client/client-error';
import { session } from './session.ts';

/**
 * The access token for a call that only a signed-in user can make.
 *
 * @throws ClientError `not_signed_in` when nobody is signed in, and the failure of the network when a session exists but its
 * token cannot be renewed
 */
export const requireToken = async (): Promise<string> => {
  const token = await session.accessToken();
  if (token !== null) return token;
  const { status } = session.state();
  if (status !== 'signed-out' && status !== 'second-step') throw noResponse(null, navigator.onLine);
  throw new ClientError({ code: 'not_signed_in', kind: 'refused', status: 401, message: 'User not authenticated' });
};
