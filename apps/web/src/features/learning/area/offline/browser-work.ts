import { inOfflineDatabase, PART, PERSON } from '../../../../shell/offline/offline-database.ts';
import { mergedWork } from './merged-work.ts';
import type { RefusedWork, StudyWork, WaitingWork } from './study-work.ts';
import { memoryWork, type WorkStore } from './work-store.ts';

/** Changed work is a new row, so that a tab that has just sent the former one does not delete it. */
const add = async (work: StudyWork): Promise<boolean> => {
  let isAdded = false;
  await inOfflineDatabase('readwrite', (store) => {
    const known = store('waiting').index(PART).get([work.userId, work.partId]) as IDBRequest<WaitingWork | undefined>;
    known.onsuccess = () => {
      const { result: before } = known;
      const row = mergedWork(before, work);
      isAdded = row !== null;
      if (row === null) return;
      if (before !== undefined) store('waiting').delete(before.order);
      store('waiting').add(row);
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
