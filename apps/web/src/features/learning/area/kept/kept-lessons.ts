import { inOfflineDatabase, PERSON } from '../../../../shell/offline/offline-database.ts';
import type { ModuleOutline } from './opened-lesson.ts';
import { keepMedia, keptFiles } from './kept-media.ts';
import { isVideo, keptSize, type KeptSize } from './kept-size.ts';
import { ownId } from './own-id.ts';

/** A stored lesson: a module with the list of its parts, or a part with its content, without solutions. */
export interface LessonKey {
  readonly kind: 'module' | 'part';
  readonly id: string;
}

interface KeptLesson extends LessonKey {
  readonly userId: string;
  readonly data: unknown;
}

/**
 * Stores a lesson for the person here, with a video if it is small enough.
 *
 * @throws where the browser stores nothing or has no room, and ClientError where a file of the video does not arrive
 */
export const storeLesson = async ({ kind, id }: LessonKey, data: unknown, signal?: AbortSignal): Promise<void> => {
  const userId = ownId();
  if (userId === null) return;
  const lesson: KeptLesson = { userId, kind, id, data };
  await inOfflineDatabase('readwrite', (store) => store('lessons').put(lesson));
  if (kind === 'part' && isVideo(data)) await keepMedia(userId, data, signal);
};

/** Stores a lesson that was opened. A device that stores nothing works without it. */
export const keepLesson = async (key: LessonKey, data: unknown): Promise<void> =>
  storeLesson(key, data).catch(() => undefined);

/** A lesson that is kept for the person here, or null. Its data are as they were kept. */
export const keptLesson = async <Data>({ kind, id }: LessonKey): Promise<Data | null> => {
  const userId = ownId();
  if (userId === null) return null;
  const read = inOfflineDatabase(
    'readonly',
    (store) => store('lessons').get([userId, kind, id]) as IDBRequest<KeptLesson | undefined>,
  );
  const kept = await read.catch(() => undefined);
  return kept === undefined ? null : (kept.data as Data);
};

const ownLessons = async (): Promise<readonly KeptLesson[]> => {
  const userId = ownId();
  if (userId === null) return [];
  const read = inOfflineDatabase(
    'readonly',
    (store) => store('lessons').index(PERSON).getAll(userId) as IDBRequest<KeptLesson[]>,
  );
  return read.catch(() => []);
};

/** The modules that can be studied here without network, and which of their parts are kept. */
export const keptModules = async (): Promise<{ module: ModuleOutline; partIds: ReadonlySet<string> }[]> => {
  const lessons = await ownLessons();
  const partIds = new Set(lessons.filter(({ kind }) => kind === 'part').map(({ id }) => id));
  return lessons
    .filter(({ kind }) => kind === 'module')
    .map(({ data }) => ({ module: data as ModuleOutline, partIds }))
    .filter(({ module }) => module.parts.some(({ id }) => partIds.has(id)));
};

/** How much is kept of a module, and of everything. */
export const keptOf = async (module: ModuleOutline): Promise<{ ofModule: KeptSize; inAll: KeptSize }> => {
  const userId = ownId();
  const ids = new Set(module.parts.map(({ id }) => id));
  const parts = (await ownLessons()).filter(({ kind }) => kind === 'part');
  const files = userId === null ? [] : await keptFiles(userId).catch(() => []);
  const ofModule = parts.filter(({ id }) => ids.has(id));
  return { ofModule: keptSize(ofModule, files), inAll: keptSize(parts, files) };
};

/** Deletes a module and its parts from this device. Work that waits to be sent stays. */
export const dropModule = async (module: ModuleOutline): Promise<void> => {
  const userId = ownId();
  if (userId === null) return;
  await inOfflineDatabase('readwrite', (store) => {
    for (const { id } of module.parts) {
      store('lessons').delete([userId, 'part', id]);
      store('media').delete(IDBKeyRange.bound([userId, id], [userId, id, []]));
    }
    return store('lessons').delete([userId, 'module', module.id]);
  });
};

/** Deletes every lesson of the person here from this device. Work that waits to be sent stays. */
export const dropAllLessons = async (): Promise<void> => {
  const userId = ownId();
  if (userId === null) return;
  const own = IDBKeyRange.bound([userId], [userId, []]);
  await inOfflineDatabase('readwrite', (store) => {
    store('media').delete(own);
    return store('lessons').delete(own);
  });
};
