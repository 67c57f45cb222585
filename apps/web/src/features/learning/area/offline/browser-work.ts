import { inOfflineDatabase, PART, PERSON } from '../../../../shell/offline/offline-database.ts';
import type { RefusedWork, StudyWork, WaitingWork } from './study-work.ts';
import { memoryWork, type WorkStore } from './work-store.ts';

const add = async ({ userId, partId, ...work }: StudyWork): Promise<boolean> => {
  let isAdded = false;
  await inOfflineDatabase('readwrite', (store) => {
    const known = store('waiting').index(PART).getKey([userId, partId]);
    known.onsuccess = () => {
      isAdded = known.result === undefined;
      if (isAdded) store('waiting').add({ userId, partId, ...work });
    };
    return known;
  });
  return isAdded;
};

/** Work is kept before videos are: those can be fetched again. */
const makeRoom = async (): Promise<void> => inOfflineDatabase('readwrite', (store) => store('media').clear());

/** Work in IndexedDB, where it outlives the tab and the browser. */
const inDatabase: WorkStore = {
  add: async (work) =>
    add(work).catch(async () => {
      await makeRoom();
      return add(work);
    }),
  // Rows are stored as they were put.
  waiting: async (userId) =>
    inOfflineDatabase(
      'readonly',
      (store) => store('waiting').index(PERSON).getAll(userId) as IDBRequest<WaitingWork[]>,
    ),
  refused: async (userId) =>
    inOfflineDatabase(
      'readonly',
      (store) => store('refused').index(PERSON).getAll(userId) as IDBRequest<RefusedWork[]>,
    ),
  done: async (order) => inOfflineDatabase('readwrite', (store) => store('waiting').delete(order)),
  refuse: async ({ order, ...work }, code) =>
    void (await inOfflineDatabase('readwrite', (store) => {
      store('waiting').delete(order);
      return store('refused').put({ ...work, code });
    })),
  dismiss: async (userId, id) => inOfflineDatabase('readwrite', (store) => store('refused').delete([userId, id])),
};

/** The work that waits on this device; kept only as long as the page lives if the browser stores nothing. */
export const openWork = async (): Promise<WorkStore> => {
  try {
    await inDatabase.waiting('');
    return inDatabase;
  } catch {
    return memoryWork();
  }
};
