import { copiesDatabase } from '../../../../shell/storage/copies.ts';

/** Its content: boards of projects, and the list of projects of a person. */
export type CopyStore = 'boards' | 'project-lists';

/** The time of the copy, in milliseconds since 1970. */
export const SAVED_AT = 'savedAt';
/** The version of the format of copies; copies in another format are deleted. */
const FORM = 4;
const keyPaths: Readonly<Record<CopyStore, string | string[]>> = {
  boards: ['userId', 'projectId'],
  'project-lists': 'userId',
};

const renew = (database: IDBDatabase): void => {
  for (const [name, keyPath] of Object.entries(keyPaths)) {
    if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
    database.createObjectStore(name, { keyPath }).createIndex(SAVED_AT, SAVED_AT);
  }
};

/** Does something with one kind of copies in a transaction, and closes the database, which a sign-out deletes. */
export const withCopies = async <Result>(
  name: CopyStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const opening = indexedDB.open(copiesDatabase, FORM);
  opening.onupgradeneeded = () => renew(opening.result);
  opening.onerror = () => reject(opening.error ?? new Error('the database does not open'));
  opening.onsuccess = () => {
    const { result: database } = opening;
    const transaction = database.transaction([name], mode);
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the copy was not kept'));
    promise.finally(() => database.close()).catch(() => undefined);
  };
  return promise;
};
