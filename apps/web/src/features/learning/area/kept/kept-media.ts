import { noResponse } from '@nivel/client/client-error';
import { limits } from '../../../../limits/limits.ts';
import { inOfflineDatabase, PERSON } from '../../../../shell/offline/offline-database.ts';
import type { OpenedLesson } from './opened-lesson.ts';

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

/** A file of the site, unless it is too large to be kept. */
const fetched = async (address: string, signal: AbortSignal | null): Promise<Blob | null> => {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    throw noResponse(error, navigator.onLine);
  });
  const length = Number(response.headers.get('content-length') ?? 0);
  if (response.ok && length <= limits.offline.videoMostBytes) return response.blob();
  await response.body?.cancel();
  return null;
};

/** Keeps video, captions and poster of a part, each once, until `signal` ends it. */
export const keepMedia = async (
  userId: string,
  { id: partId, content }: OpenedLesson,
  signal: AbortSignal | null = null,
): Promise<void> => {
  if (content.type !== 'video') return;
  for (const name of names) {
    const { [name]: address } = content;
    if ((await read(userId, partId, name)) !== null) continue;
    const file = await fetched(address, signal);
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
