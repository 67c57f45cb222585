import { createHmac, timingSafeEqual } from 'node:crypto';
import { openedFile, type OpenedFile } from '@nivel/contracts/kernel/stored-file';
import { z } from 'zod';

/** Below which path of the site files open by a signature. */
export const SIGNED_FILES = '/storage/v1/object/sign/';

const LONGEST = 2_000;
const signed = openedFile.extend({ until: z.int() });

const macOf = (key: string, path: string, said: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`file address\n${path}\n${said}`).digest();

/**
 * Makes an address under which a file opens without a token, until it ends.
 * @param key MEDIA_KEY, 32 bytes in base64
 * @param path bucket and path, each segment encoded
 * @param until milliseconds since the epoch
 */
export const signFile = (key: string, path: string, file: OpenedFile, until: number): string => {
  const said = Buffer.from(JSON.stringify({ ...file, until })).toString('base64url');
  return `${SIGNED_FILES}${path}?token=${said}.${macOf(key, path, said).toString('base64url')}`;
};

/** The file that an address opens; null where it was not made by `signFile`, or has ended. @param path as it came, still encoded */
export const openSignedFile = (key: string, path: string, token: string, nowMs: number): OpenedFile | null => {
  const [said = '', signature = '', more] = token.split('.');
  if (more !== undefined || token.length > LONGEST) return null;
  const [ours, theirs] = [macOf(key, path, said), Buffer.from(signature, 'base64url')];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null;
  const { until, ...file } = signed.parse(JSON.parse(Buffer.from(said, 'base64url').toString()));
  return nowMs < until ? file : null;
};
