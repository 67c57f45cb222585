import { mergedWork } from './merged-work.ts';
import type { RefusedWork, StudyWork, WaitingWork } from './study-work.ts';

/** The work that waits on this device. */
export interface WorkStore {
  /**
   * Adds to what was watched of the same video.
   * @returns false where finished work for the same part waits already: it counts once
   */
  readonly add: (work: StudyWork) => Promise<boolean>;
  /** Sorted in the order in which it was done. */
  readonly waiting: (userId: string) => Promise<readonly WaitingWork[]>;
  readonly refused: (userId: string) => Promise<readonly RefusedWork[]>;
  readonly done: (order: number) => Promise<void>;
  /** It is no longer sent, and is stored with the reason. */
  readonly refuse: (work: WaitingWork, code: string) => Promise<void>;
  /** Why it was refused has been read. */
  readonly dismiss: (userId: string, id: string) => Promise<void>;
}

/** For browsers that store nothing: waiting work is lost with the page. */
export const memoryWork = (): WorkStore => {
  let order = 0;
  let waiting: readonly WaitingWork[] = [];
  let refused: readonly RefusedWork[] = [];
  return {
    add: async (work) => {
      const before = waiting.find(({ userId, partId }) => userId === work.userId && partId === work.partId);
      const row = mergedWork(before, work);
      if (row === null) return false;
      order += 1;
      waiting = [...waiting.filter((one) => one !== before), { ...row, order }];
      return true;
    },
    waiting: async (userId) => waiting.filter((one) => one.userId === userId),
    refused: async (userId) => refused.filter((one) => one.userId === userId),
    done: async (done) => void (waiting = waiting.filter((one) => one.order !== done)),
    refuse: async (work, code) => {
      waiting = waiting.filter((one) => one.order !== work.order);
      refused = [...refused, { ...work, code }];
    },
    dismiss: async (userId, id) => void (refused = refused.filter((one) => one.userId !== userId || one.id !== id)),
  };
};
