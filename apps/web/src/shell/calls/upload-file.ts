import { ClientError, noResponse, refused } from '@nivel/client/client-error';
import { requireToken } from '../session/require-token.ts';
import { session } from '../session/session.ts';

interface UploadOptions {
  /** Share that has left this device, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

const UNAUTHENTICATED = 401;

const bodyOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return null;
  }
};

/** A request of the older kind: `fetch` does not report the progress of an upload. */
const send = (path: string, file: Blob, token: string, { onProgress, signal }: UploadOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cut = () => request.abort();
    const end = (error?: unknown) => {
      signal?.removeEventListener('abort', cut);
      if (error === undefined) resolve();
      else reject(error);
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      const { status } = request;
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      end(status < 300 ? undefined : refused({ status, headers }, bodyOf(request)));
    };
    request.onerror = () => end(noResponse(null, navigator.onLine));
    request.onabort = () => end(new DOMException('The upload was cancelled', 'AbortError'));
    if (signal?.aborted) {
      request.onabort(new ProgressEvent('abort'));
      return;
    }
    signal?.addEventListener('abort', cut);
    request.open('POST', `/storage/v1/object/${path}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('cache-control', 'max-age=3600');
    request.setRequestHeader('x-upsert', 'false');
    request.send(file);
  });

/**
 * Sends a file to the storage door.
 *
 * @param path bucket and path, each segment encoded
 * @throws ClientError; an `AbortError` when the signal ended it
 */
export const uploadFile = async (path: string, file: Blob, options: UploadOptions = {}): Promise<void> => {
  const token = await requireToken();
  try {
    await send(path, file, token, options);
  } catch (error) {
    if (!(error instanceof ClientError) || error.status !== UNAUTHENTICATED) throw error;
    // A token that was thought good (signed out elsewhere, new keys): a new one is tried, once.
    await session.refused(token);
    await send(path, file, await requireToken(), options);
  }
};
