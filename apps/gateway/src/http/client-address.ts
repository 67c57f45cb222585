import type { IncomingHttpHeaders } from 'node:http';

const LONGEST = 45;
/** Represents callers behind a proxy that no setting names: all of them together, and none of this machine. */
const UNKNOWN = '0.0.0.0';
/** Headers of proxies; each means that the caller is not the other end of the connection. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** The parts of a request that name its origin. */
export interface Origin {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/**
 * The address that limits count. Without trusted proxies it is that of the connection; with N of them it is the Nth entry of
 * `X-Forwarded-For` from the right, because every entry further left was written by an unknown party.
 */
export const clientAddress = (request: Origin, trustedProxies: number): string => {
  const peer = request.socket.remoteAddress ?? UNKNOWN;
  if (trustedProxies === 0) return isLoopback(peer) && isForwarded(request) ? UNKNOWN : peer;
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const entry = entries.at(-trustedProxies)?.trim() ?? '';
  return entry === '' || entry.length > LONGEST ? peer : entry;
};

const isForwarded = ({ headers }: Origin): boolean => FORWARDING.some((name) => headers[name] !== undefined);

/** Whether an address is of this very machine. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\.[\d.]+$/.test(address);
