import type { StoredCommand, RefusedCommand, WaitingCommand } from './waiting-command.ts';

/** The commands that wait on this device, of everybody who uses it. */
export interface CommandStore {
  readonly add: (command: WaitingCommand) => Promise<void>;
  /** The waiting commands in the order in which they were given, up to a maximum. */
  readonly waiting: (userId: string, projectId: string, most?: number) => Promise<StoredCommand[]>;
  readonly count: (userId: string, projectId: string) => Promise<number>;
  readonly refused: (userId: string, projectId: string) => Promise<RefusedCommand[]>;
  readonly done: (order: number) => Promise<void>;
  /** Moves commands to the refused ones: they no longer wait. */
  readonly refuse: (refused: readonly (RefusedCommand & StoredCommand)[]) => Promise<void>;
  readonly dismiss: (commandIds: readonly string[]) => Promise<void>;
  /** The people and projects with stored commands. */
  readonly owners: () => Promise<Pick<WaitingCommand, 'userId' | 'projectId'>[]>;
  readonly forget: (userId: string, projectId: string) => Promise<void>;
}

/** For browsers that store nothing: waiting commands are lost with the page. */
export const memoryCommands = (): CommandStore => {
  let order = 0;
  let kept: StoredCommand[] = [];
  let refusals: RefusedCommand[] = [];
  const isOf = (userId: string, projectId: string) => (one: WaitingCommand) =>
    one.userId === userId && one.projectId === projectId;
  return {
    add: async (command) => void kept.push({ ...command, order: (order += 1) }),
    waiting: async (userId, projectId, most) => kept.filter(isOf(userId, projectId)).slice(0, most),
    count: async (userId, projectId) => kept.filter(isOf(userId, projectId)).length,
    refused: async (userId, projectId) => refusals.filter(isOf(userId, projectId)),
    done: async (done) => void (kept = kept.filter((one) => one.order !== done)),
    refuse: async (refused) => {
      const orders = new Set(refused.map((one) => one.order));
      kept = kept.filter((one) => !orders.has(one.order));
      refusals.push(...refused);
    },
    dismiss: async (ids) => void (refusals = refusals.filter(({ commandId }) => !ids.includes(commandId))),
    owners: async () => [...kept, ...refusals],
    forget: async (userId, projectId) => {
      const isTheirs = isOf(userId, projectId);
      kept = kept.filter((one) => !isTheirs(one));
      refusals = refusals.filter((one) => !isTheirs(one));
    },
  };
};
