import type { SessionUser } from '../session/session-state.ts';
import { inOfflineDatabase } from './offline-database.ts';

interface KeptPerson {
  readonly userId: string;
  readonly user: SessionUser;
  /** When they were here last, in ms since 1970. */
  readonly at: number;
}

/**
 * The person who was here last; null where this device keeps nobody.
 *
 * @param userId the only one who is meant; null: whoever it was
 */
export const lastPerson = async (userId: string | null = null): Promise<KeptPerson | null> => {
  try {
    const people = await inOfflineDatabase('readonly', (store) => store('people').getAll() as IDBRequest<KeptPerson[]>);
    const meant = people.filter((one) => userId === null || one.userId === userId);
    return meant.toSorted((one, other) => other.at - one.at)[0] ?? null;
  } catch {
    return null;
  }
};

/** Keeps who is here, so that the page can be opened without network. Without their second factors: nobody needs them then. */
export const keepPerson = async ({ factors: _factors, ...user }: SessionUser): Promise<void> => {
  const person: KeptPerson = { userId: user.id, user, at: Date.now() };
  await inOfflineDatabase('readwrite', (store) => store('people').put(person)).catch(() => undefined);
};
