import type { IncomingMessage } from 'node:http';

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
