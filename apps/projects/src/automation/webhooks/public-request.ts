import type { ClientRequest } from 'node:http';
import type { RequestOptions } from 'node:https';
import { AddressRefusedError, guardedTarget, type AddressBook } from '@nivel/platform/public-address';

/** What a request to the world outside needs. */
export interface PublicDoor {
  readonly addresses: AddressBook;
  readonly open: (options: RequestOptions) => ClientRequest;
}

/** A request that has taken too long. */
export class DeadlineError extends Error {}

/** Why a request did not come to an answer. */
export const requestProblem = (error: unknown): 'address_refused' | 'timeout' | 'unreachable' => {
  if (error instanceof AddressRefusedError) return 'address_refused';
  return error instanceof DeadlineError ? 'timeout' : 'unreachable';
};

/**
 * Begins a request by HTTPS. Its connection is a new one, to an address that was checked.
 * @returns null: the address is itself one that is not public
 */
export const openPublic = (
  address: URL,
  options: Pick<RequestOptions, 'method' | 'headers'>,
  { addresses, open }: PublicDoor,
): ClientRequest | null => {
  const target = guardedTarget(address, addresses);
  return target && open({ ...options, ...target });
};
