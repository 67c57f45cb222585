import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret as people copy it. @param key 32 random bytes */
export const shownSecret = (key: Buffer): string => `${PREFIX}${key.toString('base64')}`;

/**
 * The headers that authenticate a call by the Standard Webhooks specification (1.0): HMAC-SHA256 of id, time and body with the
 * bytes after the key's prefix. The id is the same for every attempt; the time is not.
 */
export const signedHeaders = (
  secret: string,
  { id, body }: { readonly id: string; readonly body: string },
  now: Date,
): Readonly<Record<string, string>> => {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${mac}` };
};
