import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { register } from 'prom-client';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import type { ServiceUnderTest } from '@nivel/testing/service-under-test';
import type { StartOptions } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { waitUntil } from '@nivel/testing/wait-until';
import {
  BoardsModule,
  listMemberships,
  makeMemberships,
  membershipChanged,
  membershipRemoved,
  readBoard,
  WorkspaceModule,
} from '../test/memberships.ts';
import { startDemo } from '../test/start-demo.ts';
import { Copies } from './copies.ts';

const clock = new TestClock();

const options: StartOptions = { world: { clock, operations: [listMemberships, readBoard] } };
let workspace: ServiceUnderTest;
let boards: ServiceUnderTest;

/** A membership as its owner saves it, with or without telling. */
interface Held {
  readonly id: string;
  readonly userId: string;
  readonly projectId: string;
  readonly role: string;
  readonly version: number;
}
const save = (held: Held, removed = false): Promise<unknown> =>
  workspace.rows(
    `INSERT INTO learning.memberships VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET version = $2, is_removed = $3, role = $6, changed_at = $7`,
    [held.id, held.version, removed, held.userId, held.projectId, held.role, clock.now()],
  );
const aMember = async (role = 'editor', version = 1): Promise<Held> => {
  const held = { id: v7(), userId: v7(), projectId: v7(), role, version };
  await save(held);
  return held;
};
const tell = ({ version, ...payload }: Held): Promise<void> =>
  workspace.work.run(BY_ITSELF, (unit) =>
    Promise.resolve(unit.tell(membershipChanged, payload, { aggregate: payload.id, version })),
  );
const tellRemoved = ({ version, role: _, ...payload }: Held): Promise<void> =>
  workspace.work.run(BY_ITSELF, (unit) =>
    Promise.resolve(unit.tell(membershipRemoved, payload, { aggregate: payload.id, version })),
  );

const read = async ({ userId, projectId }: Held): Promise<string | null> => {
  const member = await boards.person(userId);
  return member.ask(readBoard, { project_id: projectId }).then(
    ({ role }) => role,
    (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
  );
};
const reads = (held: Held, wanted: string) => async () => (await read(held)) === wanted;
const versionOf = async ({ id }: Held): Promise<number | undefined> =>
  (await boards.rows<{ version: number }>('SELECT version FROM worker.memberships_copied WHERE id = $1', [id]))[0]
    ?.version;
const copies = (): Copies => boards.get(Copies);
const driftOf = async (): Promise<number> => {
  const metric = await register.getSingleMetric('nivel_copy_drift_total')?.get();
  return metric?.values.find(({ labels }) => labels['copy'] === listMemberships.name)?.value ?? 0;
};

let first: Held[];
beforeAll(async () => {
  workspace = await startDemo(WorkspaceModule, { ...options, name: 'workspace' });
  await makeMemberships(workspace.owner, { workspace: 'learning', boards: 'worker' });
  first = [await aMember('viewer'), await aMember(), await aMember(), await aMember(), await aMember('owner')];
  boards = await startDemo(BoardsModule, { ...options, name: 'boards', schema: 'worker', beside: workspace.started });
  await waitUntil(async () => (await versionOf(first[4] as Held)) === 1);
});
// The last answer is too long ago.
beforeEach(() => clock.pass(60));
afterAll(async () => {
  await boards.stop();
  await workspace.stop();
});

describe('a copy of rights', () => {
  it('is filled at the first boot, page by page, and decides from then on', async () => {
    expect(await Promise.all(first.map(read))).toEqual(['viewer', 'editor', 'editor', 'editor', 'owner']);
    const [member, other] = first as [Held, Held];
    expect(await read({ ...member, projectId: other.projectId })).toBe('forbidden');
  });

  it('follows facts; the higher version is true, whichever arrives last', async () => {
    const member = await aMember();
    await tell(member);
    await waitUntil(reads(member, 'editor'));
    await tell({ ...member, role: 'lead', version: 3 });
    await waitUntil(reads(member, 'lead'));
    await tell({ ...member, role: 'owner', version: 3 });
    await tell({ ...member, role: 'viewer', version: 2 });
    const last = await aMember();
    await tell(last);
    await waitUntil(reads(last, 'editor'));
    expect(await read(member)).toBe('lead');
  });

  it('ends with a removal, which nothing older undoes', async () => {
    const member = await aMember();
    await tell(member);
    await waitUntil(reads(member, 'editor'));
    await tellRemoved({ ...member, version: 3 });
    await waitUntil(reads(member, 'forbidden'));
    await tell({ ...member, version: 2 });
    const last = await aMember();
    await tell(last);
    await waitUntil(reads(last, 'editor'));
    expect([await read(member), await versionOf(member)]).toEqual(['forbidden', 3]);
  });

  it('takes a fact again that it could not save', async () => {
    const member = await aMember();
    await workspace.rows('ALTER TABLE worker.memberships_copied RENAME TO away');
    await tell(member);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await workspace.rows('ALTER TABLE worker.away RENAME TO memberships_copied');
    await waitUntil(async () => (await versionOf(member)) === 1);
  });
});

describe('a copy of rights whose facts are lost', () => {
  it('asks its owner when it has had no answer for a while, and not before', async () => {
    const [member] = first as [Held];
    expect(await read(member)).toBe('viewer');
    await save({ ...member, version: 2 }, true);
    clock.pass(9);
    expect(await read(member)).toBe('viewer');
    clock.pass(1);
    expect(await read(member)).toBe('forbidden');
  });

  it('refuses when its owner cannot be asked, and decides again when it can', async () => {
    const member = await aMember();
    await tell(member);
    await waitUntil(reads(member, 'editor'));
    await workspace.close();
    expect(await read(member)).toBe('editor');
    clock.pass(10);
    expect(await read(member)).toBe('unavailable');
    await workspace.restart();
    expect(await read(member)).toBe('editor');
  });

  it('is repaired by the comparison of the night: rows that are missing, older, newer, or unknown to the owner', async () => {
    const [missing, older, newer, unknown] = [await aMember(), await aMember(), await aMember('lead'), await aMember()];
    await copies().compare(listMemberships);
    const before = await driftOf();
    await workspace.rows('DELETE FROM worker.memberships_copied WHERE id = $1', [missing.id]);
    // A long time ago for a request for changes.
    await save({ ...older, role: 'owner', version: 4 });
    await workspace.rows(`UPDATE worker.memberships_copied SET version = 9, role = 'owner' WHERE id = $1`, [newer.id]);
    await workspace.rows('DELETE FROM learning.memberships WHERE id = $1', [unknown.id]);
    clock.pass(24 * 3_600);
    await copies().compareWhenDue();
    expect(await Promise.all([missing, older, newer, unknown].map(read))).toEqual([
      'editor',
      'owner',
      'lead',
      'forbidden',
    ]);
    expect((await driftOf()) - before).toBe(4);
    await copies().compareWhenDue();
    expect(await copies().compare(listMemberships)).toBe(0);
  });
});

describe('the snapshot of an owner', () => {
  const context = { trace: '', clientIp: null, deadline: 0, token: null };
  const codeOf = (asked: Promise<unknown>): Promise<string> =>
    asked.then(
      () => 'allowed',
      (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
    );

  it('is for services in their own name; is readable by no person and no caller without a name', async () => {
    const call = { ...context, deadline: Date.now() + 10_000 };
    expect(await codeOf(boards.service.core.rpc.call(listMemberships, {}, call))).toBe('allowed');
    const token = await boards.started.tokens.tokenOf(v7());
    expect(await codeOf(boards.service.core.rpc.call(listMemberships, {}, { ...call, token }))).toBe('forbidden');
    const stranger = await connect({ servers: boards.stack.natsUrl });
    expect(await codeOf(new RpcClient(stranger).call(listMemberships, {}, call))).toBe('forbidden');
    await stranger.close();
  });
});
