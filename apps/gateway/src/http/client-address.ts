import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const LONGEST = 45;

/**
 * The address that limits count. Without trusted proxies it is that of the connection; with N of them it is the Nth entry of
 * `X-Forwarded-For` from the right, because every entry further left was written by somebody we do not know.
 */
export const clientAddress = (request: IncomingMessage, trustedProxies: number): string => {
  const peer = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const entry = entries.at(-trustedProxies)?.trim() ?? '';
  return entry === '' || entry.length > LONGEST ? peer : entry;
};

/**
 * What limits count an address as: one of IPv4 by itself, one of IPv6 by its first 64 bits, because a single customer is
 * given all addresses that begin with them.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const plain = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};
