import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
import { guardedTarget, hostOf, isRefusedLiteral, publicAddresses } from '@nivel/platform/public-address';
import type { AddressBook } from '@nivel/platform/public-address';

/** The world outside as calls of models reach it. */
export interface ModelDoor {
  readonly addresses: AddressBook;
  /** The origin that needs no public address and no HTTPS; empty: there is none. */
  readonly localOrigin: string;
  readonly open: (options: RequestOptions) => ClientRequest;
}

/** The internet, and the one address that the operator allows beside it. */
export const modelDoor = (localOrigin: string): ModelDoor => ({
  addresses: publicAddresses,
  localOrigin,
  open: httpsRequest,
});

const anyAddress: AddressBook = { ...publicAddresses, isAllowed: () => true };

const isLocal = (url: URL, { localOrigin }: Pick<ModelDoor, 'localOrigin'>): boolean => url.origin === localOrigin;

/** Whether an address cannot be called, as far as it can be told before its name is resolved. */
export const isRefusedAddress = (address: string, door: Pick<ModelDoor, 'localOrigin'>): boolean => {
  const url = new URL(address);
  return !isLocal(url, door) && (url.protocol !== 'https:' || isRefusedLiteral(hostOf(url)));
};

/** A new request to a checked address; null where the address is refused. */
export const openRequest = (url: URL, options: RequestOptions, door: ModelDoor): ClientRequest | null => {
  if (isRefusedAddress(url.href, door)) return null;
  const isHere = isLocal(url, door);
  const target = guardedTarget(url, isHere ? anyAddress : door.addresses);
  if (target === null) return null;
  const open = isHere && url.protocol === 'http:' ? httpRequest : door.open;
  return open({ ...options, ...target });
};
