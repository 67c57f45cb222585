import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

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
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  return `${new ipaddr.IPv6([...known.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
};
