import { limits } from '../../../../limits/limits.ts';
import { session } from '../../../../shell/session/session.ts';
import type { Dashboard } from '../data/projects.queries.ts';
import { withCopies } from './copies-database.ts';
import { isSignedIn } from './is-signed-in.ts';

/** The projects of a person as the service had them. */
interface StoredProjectList {
  readonly userId: string;
  /** When they were so, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly dashboard: Dashboard;
}

/** For browsers that store nothing: kept as long as the page lives. */
let inMemory: StoredProjectList | undefined;

session.subscribe(() => {
  if (session.state().status === 'signed-out') inMemory = undefined;
});

/** This device's copy of the signed-in person's list of projects, for as many days as their boards; it is deleted at sign-out. */
export const storedProjectList = {
  keep: async (list: StoredProjectList): Promise<void> => {
    if (!isSignedIn(list.userId)) return;
    try {
      await withCopies('project-lists', 'readwrite', (lists) => {
        // Data of another person on the device are deleted.
        lists.clear();
        return lists.put(list);
      });
    } catch {
      if (isSignedIn(list.userId)) inMemory = list;
    }
  },
  read: async (userId: string): Promise<StoredProjectList | undefined> => {
    let list: StoredProjectList | undefined;
    try {
      // Values are stored as they were put.
      list = await withCopies(
        'project-lists',
        'readonly',
        (lists) => lists.get(userId) as IDBRequest<StoredProjectList>,
      );
    } catch {
      list = inMemory?.userId === userId ? inMemory : undefined;
    }
    const isTooOld = list !== undefined && Date.now() - list.savedAt > limits.crico.board.kept.days * 86_400_000;
    return isTooOld ? undefined : list;
  },
  forget: async (userId: string): Promise<void> => {
    inMemory = undefined;
    await withCopies('project-lists', 'readwrite', (lists) => lists.delete(userId)).catch(() => undefined);
  },
};
