import { noResponse } from '@nivel/client/client-error';
import { limits } from '../../../../limits/limits.ts';
import { inOfflineDatabase, PERSON } from '../../../../shell/offline/offline-database.ts';
import type { KeptFileSize } from './kept-size.ts';
import type { OpenedLesson } from './opened-lesson.ts';
import { ownId } from './own-id.ts';

const names = ['video', 'captions', 'poster'] as const;
type MediaName = (typeof names)[number];

interface KeptFile {
  readonly userId: string;
  readonly partId: string;
  readonly name: MediaName;
  readonly file: Blob;
}

const read = async (userId: string, partId: string, name: MediaName): Promise<Blob | null> => {
  const kept = await inOfflineDatabase(
    'readonly',
    (store) => store('media').get([userId, partId, name]) as IDBRequest<KeptFile | undefined>,
  );
  return kept?.file ?? null;
};

const isAway = ({ status }: Response): boolean => status >= 500 || status === 429;

/**
 * A file of the site; null where there is none, or it is too large to be kept, which not every response says before.
 *
 * @throws ClientError where it does not arrive, or not to its end
 */
export const fetchedFile = async (address: string, signal: AbortSignal | null): Promise<Blob | null> => {
  const { videoMostBytes } = limits.offline;
  try {
    const response = await fetch(address, { signal });
    if (isAway(response)) throw new Error(`HTTP ${response.status}`);
    const length = Number(response.headers.get('content-length') ?? 0);
    const file = response.ok && length <= videoMostBytes ? await response.blob() : null;
    if (file === null) await response.body?.cancel();
    return file !== null && file.size <= videoMostBytes ? file : null;
  } catch (error) {
    throw noResponse(error, navigator.onLine);
  }
};

/** Keeps video, captions and poster of a part, each once, until `signal` ends it or its person has gone. */
export const keepMedia = async (
  userId: string,
  { id: partId, content }: OpenedLesson,
  signal: AbortSignal | null = null,
): Promise<void> => {
  if (content.type !== 'video') return;
  for (const name of names) {
    const { [name]: address } = content;
    if ((await read(userId, partId, name))?.size) continue;
    const file = await fetchedFile(address, signal);
    if (ownId() !== userId) return;
    // An empty file stands for one that cannot be kept: it is not missing.
    const kept: KeptFile = { userId, partId, name, file: file ?? new Blob() };
    await inOfflineDatabase('readwrite', (store) => store('media').put(kept));
  }
};

/** Addresses of the kept files of a video, for as long as the page lives; null where the video is not kept. */
export const keptMedia = async (userId: string, partId: string): Promise<Record<MediaName, string> | null> => {
  const files = await Promise.all(names.map(async (name) => read(userId, partId, name)));
  const [video, captions, poster] = files.map((file) => (file?.size ? URL.createObjectURL(file) : ''));
  return video ? { video, captions: captions ?? '', poster: poster ?? '' } : null;
};

/** The files of a person's videos on this device, by their sizes. */
export const keptFiles = async (userId: string): Promise<readonly KeptFileSize[]> => {
  const files = await inOfflineDatabase(
    'readonly',
    (store) => store('media').index(PERSON).getAll(userId) as IDBRequest<KeptFile[]>,
  );
  return files.map(({ partId, name, file }) => ({ partId, name, bytes: file.size }));
};
