import { limits } from '../../../../limits/limits.ts';
import { session } from '../../../../shell/session/session.ts';
import { dropCopies } from '../../../../shell/storage/copies.ts';
import type { Board } from '../board-model/board-store.ts';
import { SAVED_AT, withCopies } from '../storage/copies-database.ts';
import { isSignedIn } from '../storage/is-signed-in.ts';

/** The service's last state of a board, for opening it while the server does not answer. */
export interface StoredBoard {
  readonly userId: string;
  readonly projectId: string;
  /** When it was so, in milliseconds since 1970. */
  readonly savedAt: number;
  readonly board: Board;
}

const { most, days } = limits.crico.board.kept;

/** For browsers that store nothing: kept as long as the page lives. */
let inMemory: readonly StoredBoard[] = [];

session.subscribe(() => {
  if (session.state().status !== 'signed-out') return;
  inMemory = [];
  dropCopies();
});

const isTooOld = ({ savedAt }: StoredBoard): boolean => Date.now() - savedAt > days * 86_400_000;

/** Deletes boards of other people, and the oldest beyond a maximum. */
const prune = (boards: IDBObjectStore, userId: string): void => {
  const keys = boards.index(SAVED_AT).getAllKeys();
  keys.onsuccess = () => {
    const isOwn = (key: IDBValidKey): boolean => Array.isArray(key) && key[0] === userId;
    const own = keys.result.filter(isOwn);
    const gone = [...keys.result.filter((key) => !isOwn(key)), ...own.slice(0, Math.max(0, own.length - most))];
    gone.forEach((key) => boards.delete(key));
  };
};

const isOf = (userId: string, projectId?: string) => (one: StoredBoard) =>
  one.userId === userId && (projectId === undefined || one.projectId === projectId);

/** The boards that this device keeps of a person: the latest few, for some days, and no longer than the right to see them. */
export const storedBoards = {
  keep: async (kept: StoredBoard): Promise<void> => {
    // A board that is left because of a sign-out is not stored after all.
    if (!isSignedIn(kept.userId)) return;
    try {
      await withCopies('boards', 'readwrite', (boards) => {
        const request = boards.put(kept);
        prune(boards, kept.userId);
        return request;
      });
    } catch {
      if (!isSignedIn(kept.userId)) return;
      inMemory = [...inMemory.filter((one) => !isOf(kept.userId, kept.projectId)(one)), kept].slice(-most);
    }
  },
  read: async (userId: string, projectId: string): Promise<StoredBoard | undefined> => {
    let kept: StoredBoard | undefined;
    try {
      // Values are stored as they were put.
      kept = await withCopies(
        'boards',
        'readonly',
        (boards) => boards.get([userId, projectId]) as IDBRequest<StoredBoard>,
      );
    } catch {
      kept = inMemory.find(isOf(userId, projectId));
    }
    return kept && !isTooOld(kept) ? kept : undefined;
  },
  forget: async (userId: string, projectId: string): Promise<void> => {
    inMemory = inMemory.filter((one) => !isOf(userId, projectId)(one));
    await withCopies('boards', 'readwrite', (boards) => boards.delete([userId, projectId])).catch(() => undefined);
  },
  /** Forgets the boards of everybody: they lost the right to all of them. */
  forgetAll: (): void => {
    inMemory = [];
    dropCopies();
  },
};
