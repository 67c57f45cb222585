import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

interface Address {
  readonly address: string;
  readonly family: number;
}

/** An address that is not one of the public internet. */
export class AddressRefusedError extends Error {}

/** Of IPv6 only 2000::/3 is given out; `::7f00:1` and other forms below it contain an address of IPv4 and have no range of their own. */
const isGivenOut = ([first = 0]: readonly number[]): boolean => first >= 0x20 && first < 0x40;

/**
 * Whether an IP address is one of the public internet: neither private, loopback, link-local, shared, reserved, multicast nor a form
 * of IPv6 with an address of IPv4 within.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const known = ipaddr.process(address);
  return known.range() === 'unicast' && (known.kind() === 'ipv4' || isGivenOut(known.toByteArray()));
};

/** The host of an address as connections take it: without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a host is an IP address that may not be called; names are looked at when they are resolved. */
export const isRefusedLiteral = (host: string): boolean => isIP(host) !== 0 && !isPublicAddress(host);

/** How names become addresses, and which of them may be called. */
export interface AddressBook {
  resolve(host: string): Promise<readonly Address[]>;
  isAllowed(address: string): boolean;
}

export const publicAddresses: AddressBook = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
};

/**
 * A lookup for a connection, which goes to one of the addresses that were checked and to no other. One that is not allowed among
 * several refuses all: else the name could answer with another one the next time.
 */
const checkedLookup =
  ({ resolve, isAllowed }: AddressBook): LookupFunction =>
  (host, options, done) => {
    void resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isAllowed(address)))
          done(new AddressRefusedError(`${host} has an address that is not public`), '', 0);
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new Error(String(error)), '', 0);
      },
    );
  };

/** Where a connection goes, in the options of `node:http` and `node:https`. */
interface GuardedTarget {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly agent: false;
  readonly lookup: LookupFunction;
  readonly servername?: string;
}

/**
 * The options of a new connection that goes to a checked IP address and to no other.
 * @returns null where the host is an IP address that may not be called; a name with such an address fails with
 * `AddressRefusedError` when the connection is opened
 */
export const guardedTarget = (url: URL, book: AddressBook): GuardedTarget | null => {
  const host = hostOf(url);
  const isName = isIP(host) === 0;
  if (!isName && !book.isAllowed(host)) return null;
  return {
    host,
    port: url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    agent: false,
    lookup: checkedLookup(book),
    ...(isName && { servername: host }),
  };
};
