import { noResponse, refused } from '@nivel/client/client-error';
import { requireToken } from '../session/require-token.ts';
import { siteFetch } from './site-client.ts';

interface Signed {
  readonly path: string;
  readonly signedURL: string | null;
}

const STORAGE = '/storage/v1';

/**
 * Temporary addresses that open files without a token: for pictures in a page, and for files that a browser saves itself.
 *
 * @param paths below the bucket, not encoded
 * @returns addresses by path; missing files, or those not for the caller, have none
 * @throws ClientError
 */
export const signFiles = async (
  bucket: string,
  paths: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, string>> => {
  if (paths.length === 0) return new Map();
  const headers = { authorization: `Bearer ${await requireToken()}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ expiresIn: seconds, paths }) };
  const response = await siteFetch(`${STORAGE}/object/sign/${bucket}`, init).catch((error: unknown) => {
    throw noResponse(error, navigator.onLine);
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response, body);
  const signed = body as readonly Signed[];
  return new Map(signed.flatMap(({ path, signedURL }) => (signedURL === null ? [] : [[path, STORAGE + signedURL]])));
};

const REFUSALS: Readonly<Record<number, string>> = { 404: 'file_not_found', 503: 'files_unavailable' };

/**
 * Checks that a signed file is readable before the browser navigates to it; otherwise the browser would show or save the
 * refusal.
 *
 * @throws ClientError `file_not_found`, `files_unavailable`
 */
export const requireFile = async (address: string): Promise<void> => {
  const response = await siteFetch(address, { method: 'HEAD' }).catch((error: unknown) => {
    throw noResponse(error, navigator.onLine);
  });
  if (!response.ok)
    throw refused(response, { code: REFUSALS[response.status] ?? 'unknown', message: '', details: null });
};
