import type { ClientRequest } from 'node:http';
import type { RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { AddressRefusedError, checkedLookup, hostOf, type AddressBook } from './public-address.ts';

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
  const host = hostOf(address);
  const isName = isIP(host) === 0;
  if (!isName && !addresses.isAllowed(host)) return null;
  return open({
    ...options,
    host,
    port: address.port === '' ? 443 : Number(address.port),
    path: `${address.pathname}${address.search}`,
    agent: false,
    lookup: checkedLookup(addresses),
    ...(isName && { servername: host }),
  });
};
