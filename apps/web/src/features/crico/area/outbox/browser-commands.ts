import { memoryCommands, type CommandStore } from './command-store.ts';
import type { StoredCommand, RefusedCommand, WaitingCommand } from './waiting-command.ts';

const database = 'nivel-commands';
const WAITING = 'waiting';
const REFUSED = 'refused';
const PROJECT = 'project';

const open = async (): Promise<IDBDatabase> => {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    const options = { [WAITING]: { keyPath: 'order', autoIncrement: true }, [REFUSED]: { keyPath: 'commandId' } };
    for (const [name, how] of Object.entries(options))
      request.result.createObjectStore(name, how).createIndex(PROJECT, ['userId', 'projectId']);
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error('the database does not open'));
  return promise;
};

type Stores = Readonly<Record<typeof WAITING | typeof REFUSED, IDBObjectStore>>;

/** Does something in one transaction. @returns the result of its last request, once all of it is stored */
const inDatabase = async <Result>(
  opened: IDBDatabase,
  mode: IDBTransactionMode,
  work: (stores: Stores) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>();
  const transaction = opened.transaction([WAITING, REFUSED], mode);
  const store = (name: string) => transaction.objectStore(name);
  const request = work({ waiting: store(WAITING), refused: store(REFUSED) });
  transaction.oncomplete = () => resolve(request?.result);
  transaction.onabort = () => reject(transaction.error ?? new Error('the command was not kept'));
  return promise;
};

const storeIn = (opened: IDBDatabase): CommandStore => {
  // Values are stored as they were put.
  const read = async <Row>(work: (stores: Stores) => IDBRequest<unknown[]>) =>
    ((await inDatabase(opened, 'readonly', work)) ?? []) as Row[];
  const write = async (work: (stores: Stores) => void) =>
    void (await inDatabase(opened, 'readwrite', (stores) => {
      work(stores);
      return undefined;
    }));
  const own = ({ [WAITING]: waiting, [REFUSED]: refused }: Stores) => [waiting, refused];
  return {
    add: async (command) => write(({ waiting }) => void waiting.add(command)),
    waiting: async (userId, projectId, most) =>
      read<StoredCommand>(({ waiting }) => waiting.index(PROJECT).getAll([userId, projectId], most)),
    count: async (userId, projectId) =>
      (await inDatabase(opened, 'readonly', ({ waiting }) => waiting.index(PROJECT).count([userId, projectId]))) ?? 0,
    refused: async (userId, projectId) =>
      read<RefusedCommand>(({ refused }) => refused.index(PROJECT).getAll([userId, projectId])),
    done: async (order) => write(({ waiting }) => void waiting.delete(order)),
    refuse: async (commands) =>
      write(({ waiting, refused }) => {
        for (const { order, ...command } of commands) {
          waiting.delete(order);
          refused.put(command);
        }
      }),
    dismiss: async (ids) => write(({ refused }) => ids.forEach((id) => refused.delete(id))),
    owners: async () => [
      ...(await read<WaitingCommand>(({ waiting }) => waiting.getAll())),
      ...(await read<WaitingCommand>(({ refused }) => refused.getAll())),
    ],
    forget: async (userId, projectId) =>
      write((stores) =>
        own(stores).forEach((store) => {
          const keys = store.index(PROJECT).getAllKeys([userId, projectId]);
          keys.onsuccess = () => keys.result.forEach((key) => store.delete(key));
        }),
      ),
  };
};

/** The commands that wait on this device; kept only as long as the page lives if the browser stores nothing. */
export const openCommands = async (): Promise<CommandStore> => {
  try {
    return storeIn(await open());
  } catch {
    return memoryCommands();
  }
};
