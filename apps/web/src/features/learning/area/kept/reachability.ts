import { ClientError, noResponse } from '@nivel/client/client-error';
import { session } from '../../../../shell/session/session.ts';
import { createStore } from '../../../../shell/store/store.ts';

/** Statuses of a proxy, or of a gateway whose service is away. */
const awayStatuses = new Set([502, 503, 504]);

/** Whether a call failed without an answer, because of this device's network or the service. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ClientError && (error.kind !== 'refused' || awayStatuses.has(error.status));

/** Whether the device itself has no network, so that asking again is of no use. */
export const isWithoutNetwork = (error: unknown): boolean => error instanceof ClientError && error.kind === 'offline';

/** Whether the session was resumed from this device's data, and is not confirmed yet. */
export const isUnconfirmed = (): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && state.accessToken === '';
};

/**
 * Makes a call, unless the service is known to be unreachable: renewing the session first would wait half a minute.
 *
 * @throws ClientError `offline` or `no_response` then, and what the call throws
 */
export const ifReachable = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
  if (!navigator.onLine || isUnconfirmed()) throw noResponse(null, navigator.onLine);
  return call();
};

/** The offline flag: the last data read came from this device, because the service did not answer. */
export const offlineFlag = createStore(false);
