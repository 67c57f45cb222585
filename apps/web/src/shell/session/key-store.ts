import type { KeyStore, NumberedKey } from './session-key.ts';

const database = 'nivel-session';
const keys = 'keys';
const only = 'key';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(keys);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not open'));
  });

/** Reads the key and writes what `change` makes of it, in one transaction: tabs wait for each other, so no number is given twice. */
const replace = async (change: (known: NumberedKey | undefined) => NumberedKey | null): Promise<NumberedKey | null> => {
  const opened = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = opened.transaction(keys, 'readwrite');
      const store = transaction.objectStore(keys);
      const reading = store.get(only) as IDBRequest<NumberedKey | undefined>;
      let changed: NumberedKey | null = null;
      reading.onsuccess = () => {
        changed = change(reading.result);
        if (changed) store.put(changed, only);
        else store.delete(only);
      };
      transaction.oncomplete = () => resolve(changed);
      transaction.onabort = () => reject(transaction.error ?? new Error('the key was not kept'));
    });
  } finally {
    opened.close();
  }
};

const advanced = (key: NumberedKey): NumberedKey => ({ ...key, seq: key.seq + 1 });

/** The key in IndexedDB, which stores it as an object whose private half cannot be exported. */
export const browserKeyStore: KeyStore = {
  next: async () => replace((known) => (known ? advanced(known) : null)),
  keep: async (pair) => {
    const kept = await replace((known) => advanced(known ?? { pair, seq: 0 }));
    if (!kept) throw new Error('the key was not kept');
    return kept;
  },
  remove: async () => void (await replace(() => null)),
};
