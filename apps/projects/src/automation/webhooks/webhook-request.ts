import { request as httpsRequest } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { DeliveryProblem } from '@nivel/contracts/projects/automation/automation-values';
import { publicAddresses } from '@nivel/platform/public-address';
import { DeadlineError, openPublic, requestProblem, type PublicDoor } from './public-request.ts';

/** How long a call may take in all, from the name to the status, in ms. */
const CALL_MS = 8_000;

/** What became of one call. Of what `isSent` nobody knows whether it arrived, unless there is a status. */
export type CallOutcome =
  { readonly status: number } | { readonly status: null; readonly isSent: boolean; readonly problem: DeliveryProblem };

/** Everything of the world outside that a call needs. */
export interface WebhookDoor extends PublicDoor {
  /** The event of a socket at which the first byte of the call can leave. */
  readonly ready: 'secureConnect' | 'connect';
  readonly callMs: number;
}

export const internet: WebhookDoor = {
  addresses: publicAddresses,
  open: httpsRequest,
  ready: 'secureConnect',
  callMs: CALL_MS,
};

interface WebhookCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Calls an address once. The connection is a new one, to an address that was checked; a redirect is an answer like any other and is
 * not followed; of the answer nothing but the status is read.
 */
export const callWebhook = (
  { url, headers, body }: WebhookCall,
  door: WebhookDoor = internet,
): Promise<CallOutcome> => {
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const request = openPublic(new URL(url), { method: 'POST', headers: sent }, door);
  if (request === null) return Promise.resolve({ status: null, isSent: false, problem: 'address_refused' });
  return new Promise((settle) => {
    let isSent = false;
    const deadline = setTimeout(() => request.destroy(new DeadlineError()), door.callMs);
    const end = (outcome: CallOutcome): void => {
      clearTimeout(deadline);
      settle(outcome);
    };
    request.once('socket', (socket) => {
      socket.once(door.ready, () => {
        isSent = true;
      });
    });
    request.once('response', (response: IncomingMessage) => {
      // Nothing more of it is read, however much it is.
      response.destroy();
      end({ status: response.statusCode ?? 0 });
    });
    request.on('error', (error) => {
      const problem = requestProblem(error);
      end({ status: null, isSent, problem: isSent && problem === 'unreachable' ? 'broken' : problem });
    });
    // Without an answer and without an error ends what the other side switches to another protocol.
    request.once('close', () => end({ status: null, isSent, problem: isSent ? 'broken' : 'unreachable' }));
    request.end(body);
  });
};
