import { afterEach, describe, expect, it } from '@jest/globals';
import { inOfflineDatabase } from './offline-database.ts';

/** A device whose database begins a transaction like this; the list says what became of both. */
const beginning = (transaction: () => unknown): string[] => {
  const ends: string[] = [];
  const opening = {
    result: { transaction, close: () => ends.push('closed') },
    onsuccess: (): void => undefined,
  };
  const open = () => {
    queueMicrotask(() => opening.onsuccess());
    return opening;
  };
  const indexedDB = { open, deleteDatabase: () => undefined };
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  return ends;
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('the database of this device', () => {
  it('is refused where it does not have our stores, so that nobody waits for it', async () => {
    const ends = beginning(() => {
      throw new DOMException('no store', 'NotFoundError');
    });
    const reading = inOfflineDatabase('readonly', (store) => store('people').getAll());
    await expect(reading).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(ends).toEqual(['closed']);
  });

  it('takes nothing of work that fails in the middle', async () => {
    const ends: string[] = [];
    const store = {
      delete: () => ends.push('deleted'),
      put: () => {
        throw new DOMException('no copy', 'DataCloneError');
      },
    };
    beginning(() => ({ objectStore: () => store, abort: () => ends.push('aborted') }));
    const moving = inOfflineDatabase('readwrite', (open) => {
      open('waiting').delete(1);
      return open('refused').put({});
    });
    await expect(moving).rejects.toMatchObject({ name: 'DataCloneError' });
    expect(ends).toEqual(['deleted', 'aborted']);
  });
});
