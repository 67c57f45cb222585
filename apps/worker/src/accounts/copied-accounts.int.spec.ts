import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';

let worker: WorkerUnderTest;
let owner: Awaited<ReturnType<typeof connectBroker>>;
const [known, gone] = [v7(), v7()].sort() as [string, string];

beforeAll(async () => {
  worker = await WorkerUnderTest.start();
  owner = await connectBroker({ url: worker.stack.natsUrl, name: 'auth', replicas: 1, factsKeptDays: 7 });
  new RpcServer(owner, 'auth', 1_000_000).answer(listAccounts, () =>
    Promise.resolve(
      JSON.stringify({
        asOf: new Date().toISOString(),
        entries: [
          { id: known, version: 3, removed: false, row: anAccount(known) },
          { id: gone, version: 2, removed: true },
        ],
        next: null,
      }),
    ),
  );
});
afterAll(async () => {
  await owner.close();
  await worker.stop();
});

describe('the copy of accounts', () => {
  it('is filled at the first boot with the recipients, and the deleted accounts', async () => {
    await waitUntil(async () => (await worker.rows('SELECT 1 FROM copies')).length > 0);
    expect(await worker.rows('SELECT user_id AS id, first_name AS name, version FROM recipients')).toEqual([
      { id: known, name: 'Inés', version: 3 },
    ]);
    expect(await worker.rows('SELECT user_id AS id FROM removed_accounts')).toEqual([{ id: gone }]);
  });
});
