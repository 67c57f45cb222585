import { noResponse } from '@nivel/client/client-error';
import { limits } from '../../../../limits/limits.ts';
import { inOfflineDatabase, PERSON } from '../../../../shell/offline/offline-database.ts';
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
 * A file of the site; null where it is too large to be kept, which not every response says before.
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
    if ((await read(userId, partId, name)) !== null) continue;
    const file = await fetchedFile(address, signal);
    if (ownId() !== userId) return;
    if (file === null) continue;
    const kept: KeptFile = { userId, partId, name, file };
    await inOfflineDatabase('readwrite', (store) => store('media').put(kept));
  }
};

/** Addresses of the kept files of a video, for as long as the page lives; null where the video is not kept. */
export const keptMedia = async (userId: string, partId: string): Promise<Record<MediaName, string> | null> => {
  const files = await Promise.all(names.map(async (name) => read(userId, partId, name)));
  const [video, captions, poster] = files.map((file) => (file === null ? '' : URL.createObjectURL(file)));
  return video ? { video, captions: captions ?? '', poster: poster ?? '' } : null;
};

/** How much the files of these parts take, in bytes. */
export const mediaBytes = async (userId: string, partIds: ReadonlySet<string>): Promise<number> => {
  const files = await inOfflineDatabase(
    'readonly',
    (store) => store('media').index(PERSON).getAll(userId) as IDBRequest<KeptFile[]>,
  );
  return files.filter(({ partId }) => partIds.has(partId)).reduce((sum, { file }) => sum + file.size, 0);
};

export const dropMedia = async (userId: string, partId: string): Promise<void> =>
  inOfflineDatabase('readwrite', (store) =>
    store('media').delete(IDBKeyRange.bound([userId, partId], [userId, partId, []])),
  );
