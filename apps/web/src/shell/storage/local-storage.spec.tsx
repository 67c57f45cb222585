import { describe, expect, it, jest } from '@jest/globals';
import { clearTab, readStored, removeStoredOf, storedNames, writeStored } from './local-storage.ts';

/** A storage that is full until a number of keys were removed. */
const fullUntil = (removed: number) => {
  const setItem = Storage.prototype.setItem;
  let left = removed;
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function remove(this: Storage, key: string) {
    left -= 1;
    delete this[key];
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key: string, value: string) {
    if (left > 0) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};

describe("this device's stored values", () => {
  it('is given back as it was, and what cannot be read is nothing', () => {
    expect(writeStored('a', { b: [1] })).toBe(true);
    expect(readStored('a')).toEqual({ b: [1] });
    localStorage.setItem('nivel.broken', '{');
    expect([readStored('broken'), readStored('never')]).toEqual([null, null]);
    expect(storedNames('a')).toEqual(['a']);
  });

  it('has room made once when the storage is full: five keys of others go, and none of ours', () => {
    for (const key of ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'nivel.mine']) localStorage.setItem(key, '"kept"');
    fullUntil(5);
    expect(writeStored('new', 1)).toBe(true);
    expect(Object.keys(localStorage).toSorted()).toEqual(['nivel.mine', 'nivel.new', 'x6']);
  });

  it('reports when there is no room to be made, or nothing can be stored at all', () => {
    localStorage.setItem('x1', '"kept"');
    fullUntil(2);
    expect(writeStored('new', 1)).toBe(false);
    jest.restoreAllMocks();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(writeStored('new', 1)).toBe(false);
    expect(localStorage.getItem('x1')).toBeNull();
  });

  it("is deleted with its owner's session, and with the tab", () => {
    writeStored('toasts.me', 1);
    writeStored('toasts.you', 1);
    writeStored('theme', 1);
    sessionStorage.setItem('nivel.pending', '1');
    sessionStorage.setItem('other', '1');
    removeStoredOf('me');
    clearTab();
    expect(storedNames('').toSorted()).toEqual(['theme', 'toasts.you']);
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });
});
