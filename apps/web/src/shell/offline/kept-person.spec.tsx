import { afterEach, describe, expect, it } from '@jest/globals';
import { session } from '../session/session.ts';
import { resumeWithoutNetwork } from './kept-person.ts';
import { lastPerson } from './people.ts';

/** A device whose database has these people, the last of whom was here last. */
const keeping = (...ids: readonly string[]): void => {
  const people = ids.map((userId, at) => ({
    ...{ userId, at },
    user: { id: userId, email: `${userId}@example.test`, created_at: '2026-01-01T00:00:00Z', user_metadata: {} },
  }));
  const request = { result: people };
  const transaction = { objectStore: () => ({ getAll: () => request }), oncomplete: (): void => undefined };
  const opening = {
    result: { transaction: () => transaction, close: () => undefined },
    onsuccess: (): void => undefined,
  };
  const open = () => {
    queueMicrotask(() => {
      opening.onsuccess();
      transaction.oncomplete();
    });
    return opening;
  };
  const indexedDB = { open, deleteDatabase: () => undefined };
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
};
const noted = (note: unknown): void => localStorage.setItem('nivel.has-session', JSON.stringify(note));
const whoIsHere = (): string | null => {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.id : null;
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'indexedDB'));

describe('without network', () => {
  it('the page opens as the person whose session is held, and as nobody else who was here last', async () => {
    keeping('ana', 'ben');
    noted('eva');
    expect(await resumeWithoutNetwork()).toBe(false);
    expect(whoIsHere()).toBeNull();
    noted('ana');
    expect(await resumeWithoutNetwork()).toBe(true);
    expect(whoIsHere()).toBe('ana');
  });

  it('the one who was here last is known, or the one who is meant', async () => {
    keeping('ana', 'ben');
    expect((await lastPerson())?.userId).toBe('ben');
    expect((await lastPerson('ana'))?.userId).toBe('ana');
    expect(await lastPerson('eva')).toBeNull();
  });
});
