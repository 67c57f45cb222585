import { createHmac, timingSafeEqual } from 'node:crypto';

/** Below which path of the site the gateway serves the media folder. */
export const MEDIA_PREFIX = '/media/';

/** Addresses end at full quarters of an hour, so that a file opened again soon comes from the browser's cache. */
const STEP_SECONDS = 900;
const TAG_BYTES = 12;
const SIGNED = /^until=(\d{1,12})&for=([\w-]{16})&sig=([\w-]{43})$/;
/** Longer ones are none of ours. */
const LONGEST = 500;

const mac = (key: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest();

const signatureOf = (key: string, path: string, until: string, tag: string): Buffer =>
  mac(key, `media address\n${path}\n${until}\n${tag}`);

/**
 * Creates media addresses that work for some hours without a token, because a player cannot send one. Only the holder of the
 * key can find out whose they are.
 *
 * @param key MEDIA_KEY, 32 bytes in base64
 * @param userId the user who receives them; addresses differ between people, so that a shared cache keeps them apart
 * @returns path in the media folder -> path of the site with expiry, tag of the person, and signature
 */
export const mediaSigner = (
  key: string,
  userId: string,
  { nowMs, seconds }: { readonly nowMs: number; readonly seconds: number },
): ((file: string) => string) => {
  const tag = mac(key, `media tag\n${userId}`).subarray(0, TAG_BYTES).toString('base64url');
  const until = String(Math.ceil((nowMs / 1_000 + seconds) / STEP_SECONDS) * STEP_SECONDS);
  return (file) => {
    const path = MEDIA_PREFIX + file;
    return `${path}?until=${until}&for=${tag}&sig=${signatureOf(key, path, until, tag).toString('base64url')}`;
  };
};

/**
 * Whether `mediaSigner` made this address and it has not expired.
 * @param address path and query exactly as they came: another spelling of a path is another address
 */
export const isSignedMedia = (key: string, address: string, nowMs: number): boolean => {
  if (address.length > LONGEST) return false;
  const at = address.indexOf('?');
  const [, until, tag, signature] = SIGNED.exec(address.slice(at + 1)) ?? [];
  if (at < 0 || until === undefined || tag === undefined || signature === undefined) return false;
  const isOurs = timingSafeEqual(
    signatureOf(key, address.slice(0, at), until, tag),
    Buffer.from(signature, 'base64url'),
  );
  return isOurs && nowMs < Number(until) * 1_000;
};
