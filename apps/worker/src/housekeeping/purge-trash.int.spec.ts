import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';
import { PurgeTrashJobHandler } from './purge-trash.job-handler.ts';

interface Trash {
  parts: number;
  failed: number;
  /** With so many parts left nothing can be done. */
  stuckAt: number | null;
}
const empty: Trash = { parts: 0, failed: 0, stuckAt: null };
/** The service with the trash, as the worker meets it. */
const trash = { ...empty };
let worker: WorkerUnderTest;
let other: WorkerUnderTest;
let stop: () => Promise<void>;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ PURGE_EVERY_MS: '200' });
  other = await WorkerUnderTest.start({ PURGE_EVERY_MS: '200' }, worker);
  const connection = await connectBroker({
    url: worker.stack.natsUrl,
    name: 'projects',
    replicas: 1,
    factsKeptDays: 7,
  });
  const server = new RpcServer(connection, 'projects', 1_000_000);
  server.answer(purgeTrash, () => {
    if (trash.parts === trash.stuckAt) {
      trash.failed += 1;
      return Promise.reject(new AppError(commonErrors.internal));
    }
    trash.parts = Math.max(0, trash.parts - 1);
    const counts = { purged: 1, purged_cards: 0, purged_organizations: 0, removed_copies: 0 };
    return Promise.resolve(JSON.stringify({ ...counts, has_more: trash.parts > 0 }));
  });
  stop = async () => {
    await server.stop();
    await connection.close();
  };
}, 60_000);
afterAll(async () => {
  await other.stop();
  await stop();
  await worker.stop();
}, 30_000);
beforeEach(() => {
  Object.assign(trash, empty);
});

describe('the trash', () => {
  it('is emptied part after part until nothing is left', async () => {
    trash.parts = 4;
    await worker.get(PurgeTrashJobHandler).perform();
    expect(trash.parts).toBe(0);
  });

  it('that fails in the middle is gone on with by the next turn, and what was done is not done again', async () => {
    Object.assign(trash, { parts: 4, stuckAt: 2 });
    await expect(worker.get(PurgeTrashJobHandler).perform()).rejects.toThrow();
    expect(trash.parts).toBe(2);
    trash.stuckAt = null;
    await worker.get(PurgeTrashJobHandler).perform();
    expect(trash.parts).toBe(0);
  });

  it('is asked for by two at once without harm', async () => {
    trash.parts = 6;
    await Promise.all([worker, other].map((one) => one.get(PurgeTrashJobHandler).perform()));
    expect(trash.parts).toBe(0);
  });

  it('is emptied by the schedule, whose turns come again after failures', async () => {
    Object.assign(trash, { parts: 3, stuckAt: 1 });
    await waitUntil(() => trash.failed > 2);
    trash.stuckAt = null;
    await waitUntil(() => trash.parts === 0);
    expect(trash.parts).toBe(0);
  });
});
