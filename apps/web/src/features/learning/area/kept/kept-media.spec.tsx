import { describe, expect, it } from '@jest/globals';
import { limits } from '../../../../limits/limits.ts';
import { network } from '../../../../testing/network.ts';
import { fetchedFile } from './kept-media.ts';

/** A site that answers every request like this. */
const answering = (response: Partial<Record<'status' | 'blob', unknown>>, length: number | null = null): void => {
  const { status = 200, blob = async () => new Blob(['abc']) } = response;
  const headers = { get: () => (length === null ? null : String(length)) };
  const answer = { status, ok: status === 200, headers, body: null, blob };
  network.answerWith(async () => Object.assign(Object.create(null) as Response, answer));
};
const most = limits.offline.videoMostBytes;

describe('a file of a video', () => {
  it('is kept up to a size, whether the response says it before or not', async () => {
    answering({});
    expect((await fetchedFile('/media/v.webm', null))?.size).toBe(3);
    answering({}, most + 1);
    expect(await fetchedFile('/media/v.webm', null)).toBeNull();
    answering({ blob: async () => ({ size: most + 1 }) });
    expect(await fetchedFile('/media/v.webm', null)).toBeNull();
  });

  it('is an error where it does not arrive, or not to its end, and not one that cannot be kept', async () => {
    answering({ status: 503 });
    await expect(fetchedFile('/media/v.webm', null)).rejects.toMatchObject({ code: 'no_response' });
    answering({
      blob: async () => {
        throw new TypeError('network error');
      },
    });
    await expect(fetchedFile('/media/v.webm', null)).rejects.toMatchObject({ code: 'no_response' });
  });
});
