import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { waitUntilReady, type PrivateStack } from '../../stack/private-stack.ts';

/** From the start of an upload that never finished until its bytes and its row are deleted, by ADR 0059 and 0069. */
const STAGED_FOR = '1 hour';
const LEFT_FOR_READERS = '10 minutes';
const SWEEP_MS = 200;
const SWEPT_WITHIN_MS = 30_000;
/** Half files are here until they are complete (`folder-store.ts`). */
const COMING = 'coming';

const AGE = (state: string, by: string): string =>
  `UPDATE projects.files SET changed_at = changed_at - interval '${by}' WHERE bucket = 'attachments' AND state = '${state}'`;
const LEFT = `SELECT count(*)::int AS staged FROM projects.files WHERE bucket = 'attachments' AND state = $1`;

interface StoredFile {
  readonly attachment: string | null;
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}
const READY = `SELECT a.id AS attachment, f.store_key AS key, f.bytes::int AS bytes, f.sha256
FROM projects.files f LEFT JOIN projects.attachments a ON a.file_id = f.id WHERE f.bucket = 'attachments' AND f.state = 'ready'`;
const POINTING_NOWHERE = `SELECT a.id FROM projects.attachments a LEFT JOIN projects.files f ON f.id = a.file_id AND f.state = 'ready'
WHERE f.id IS NULL`;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const without = async (owner: pg.Client, state: string): Promise<boolean> =>
  (await owner.query<{ staged: number }>(LEFT, [state])).rows[0]?.staged === 0;

const until = async (isSo: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + SWEPT_WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(SWEEP_MS);
  }
  return true;
};

/** The files of a stack, in its database and in its folder. */
export class StoredFiles {
  private readonly stack: PrivateStack;

  constructor(stack: PrivateStack) {
    this.stack = stack;
  }

  /** Lets the retention time of unfinished files pass, and waits for the sweep. @returns the remaining ones after it */
  async sweep(): Promise<string[]> {
    const worker = this.stack.apps.get('worker');
    if (worker === undefined) throw new Error('There is no worker.');
    await worker.child.stop();
    await this.ageComing();
    await this.stack.withOwner(async (owner) => {
      for (const state of ['staged', 'ready']) await owner.query(AGE(state, STAGED_FOR));
    });
    await worker.restart({ FILES_SWEEP_MS: String(SWEEP_MS) });
    const left = await this.swept();
    await worker.child.stop();
    await worker.restart();
    await waitUntilReady(worker);
    return left;
  }

  /** Every row without its bytes, every file without its row, and every attachment without a file. */
  async wrongs(acknowledged: ReadonlyMap<string, Buffer>): Promise<string[]> {
    const { ready, nowhere } = await this.stack.withOwner(async (owner) => ({
      ready: (await owner.query<StoredFile>(READY)).rows,
      nowhere: (await owner.query<{ id: string }>(POINTING_NOWHERE)).rows,
    }));
    const rows: string[] = [];
    for (const file of ready) rows.push(...(await this.wrongOf(file)));
    const keys = new Set(ready.map(({ key }) => key));
    const names = await namesIn(this.folder('attachments'));
    const shaOf = new Map(ready.map(({ attachment, sha256 }) => [attachment, sha256]));
    return [
      ...rows,
      ...ready.filter(({ attachment }) => attachment === null).map(({ key }) => `${key} belongs to no attachment`),
      ...names
        .filter((name) => !keys.has(`attachments/${name}`))
        .map((name) => `${name} lies in the store without a row`),
      ...nowhere.map(({ id }) => `the attachment ${id} has no file`),
      ...[...acknowledged]
        .filter(([id, bytes]) => shaOf.get(id) !== sha256(bytes))
        .map(([id]) => `${id} was taken, and is not there as it was sent`),
    ];
  }

  private swept(): Promise<string[]> {
    return this.stack.withOwner(async (owner) => {
      const isGivenUp = await until(() => without(owner, 'staged'));
      await owner.query(AGE('unused', LEFT_FOR_READERS));
      const isGone = await until(() => without(owner, 'unused'));
      const isWhole = await until(async () => (await namesIn(this.folder(COMING))).length === 0);
      return [
        ...(isGivenUp ? [] : ['uploads that never came are not given up after an hour']),
        ...(isGone ? [] : ['bytes that nobody has are there ten minutes later']),
        ...(isWhole ? [] : ['parts of files lie in the store after an hour']),
      ];
    });
  }

  private async wrongOf({ key, bytes, sha256: expected }: StoredFile): Promise<string[]> {
    const found = await readFile(this.folder(key)).catch(() => null);
    if (found === null) return [`the row of ${key} has no bytes`];
    return found.length === bytes && sha256(found) === expected ? [] : [`${key} has other bytes than its row says`];
  }

  /** Half files of processes that died look as if they had been left an hour ago. */
  private async ageComing(): Promise<void> {
    const before = new Date(Date.now() - 3_700_000);
    for (const name of await namesIn(this.folder(COMING)))
      await utimes(join(this.folder(COMING), name), before, before);
  }

  private folder(name: string): string {
    return join(this.stack.filesFolder, name);
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
