/**
 * The data that this device keeps for offline study: the last person (`people`), opened or downloaded content (`lessons`,
 * `media`), and work that waits to be sent or was refused. It is not a cache that may be cleared to make room, because the work
 * exists nowhere else. Every row names its person and is deleted when that person signs out.
 */
const DATABASE = 'nivel-study';
const FORM = 1;
/** The index of a person's rows, in every store except `people`. */
export const PERSON = 'person';
/** The index of waiting work for one part of a person; there is one at a time. */
export const PART = 'part';

const keyPaths = {
  people: 'userId',
  lessons: ['userId', 'kind', 'id'],
  media: ['userId', 'partId', 'name'],
  waiting: 'order',
  refused: ['userId', 'id'],
} as const;
export type OfflineStore = keyof typeof keyPaths;
const names = Object.keys(keyPaths) as OfflineStore[];

const create = (database: IDBDatabase): void => {
  for (const name of names) {
    const { [name]: keyPath } = keyPaths;
    const isNumbered = name === 'waiting';
    const store = database.createObjectStore(name, {
      keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath],
      autoIncrement: isNumbered,
    });
    if (name !== 'people') store.createIndex(PERSON, 'userId');
    if (isNumbered) store.createIndex(PART, ['userId', 'partId'], { unique: true });
  }
};

/** Starts work in a transaction; work that does not start in whole changes nothing. */
const requestIn = <Result>(
  transaction: IDBTransaction,
  work: (store: (name: OfflineStore) => IDBObjectStore) => IDBRequest<Result>,
): IDBRequest<Result> => {
  try {
    return work((name) => transaction.objectStore(name));
  } catch (error) {
    transaction.abort();
    throw error;
  }
};

/**
 * Runs work in one transaction over all stores and closes the database again, so that no tab blocks another.
 *
 * @returns the result of the request that `work` returns, once everything is stored
 * @throws where the browser stores nothing, has no room, or has a database of this name without our stores
 */
export const inOfflineDatabase = async <Result>(
  mode: IDBTransactionMode,
  work: (store: (name: OfflineStore) => IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const opening = indexedDB.open(DATABASE, FORM);
  opening.onupgradeneeded = () => create(opening.result);
  opening.onerror = () => reject(opening.error ?? new Error('the database does not open'));
  opening.onsuccess = () => {
    const { result: database } = opening;
    promise.finally(() => database.close()).catch(() => undefined);
    try {
      const transaction = database.transaction(names, mode);
      transaction.onabort = () => reject(transaction.error ?? new Error('it was not kept'));
      const request = requestIn(transaction, work);
      transaction.oncomplete = () => resolve(request.result);
    } catch (error) {
      reject(error);
    }
  };
  return promise;
};

/** Deletes all that is kept for a person. */
export const forgetOfflinePerson = async (userId: string): Promise<void> => {
  await inOfflineDatabase('readwrite', (store) => {
    for (const name of names.filter((one) => one !== 'people')) {
      const keys = store(name).index(PERSON).getAllKeys(userId);
      keys.onsuccess = () => keys.result.forEach((key) => store(name).delete(key));
    }
    return store('people').delete(userId);
  });
};
