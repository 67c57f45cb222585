import { afterAll, describe, expect, it } from '@jest/globals';
import { readCricoUserInvites } from '@nivel/contracts/projects/read-crico-user-invites.operation';
import { readCricoUsers } from '@nivel/contracts/projects/read-crico-users.operation';
import { AuthService } from '../../test/auth-service.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';
import { WorkerService } from '../../test/worker-service.ts';

let projects: ProjectsUnderTest;
let auth: AuthService;
let worker: WorkerService;
afterAll(() => Promise.all([auth.stop(), worker.stop()]));
projectsFor(async (started) => {
  projects = started;
  auth = await AuthService.start(projects.stack.natsUrl);
  worker = await WorkerService.start(projects.stack.natsUrl);
});

const byEmail = async (who: Somebody, email: string): Promise<unknown[]> => {
  const filters = [{ column: 'email', op: 'eq' as const, value: email }];
  const { rows } = await projects.ask(who.userId, readCricoUsers, {
    columns: ['user_id', 'email', 'full_name'],
    filters,
  });
  return rows;
};
const count = async (who: Somebody): Promise<number | null> =>
  (await projects.ask(who.userId, readCricoUsers, { count: true, limit: 0 })).total;

describe('people', () => {
  it('are found by address and counted by those who share an organization with them, and by administrators and managers', async () => {
    const ana = await projects.aPerson('user', { fullName: 'Ana Sol' });
    const orgId = await projects.anOrganization(ana);
    const [member, stranger, learner] = [
      await projects.aMember(orgId, 'guest'),
      await projects.aPerson(),
      await projects.anAccount(),
    ];
    const shown = [{ user_id: ana.userId, email: ana.email, full_name: 'Ana Sol' }];
    for (const who of [ana, member, await projects.aPerson('admin'), await projects.aPerson('manager')])
      expect(await byEmail(who, ana.email)).toEqual(shown);
    for (const who of [stranger, learner]) expect(await byEmail(who, ana.email)).toEqual([]);
    expect(await byEmail(stranger, 'nobody@example.com')).toEqual([]);
    expect(await count(member)).toBe(2);
    expect(await count(stranger)).toBe(1);
    expect(await count(learner)).toBe(0);
    expect(await projects.refusal(null, readCricoUsers, { count: true, limit: 0 })).toBe('unauthenticated');
  });

  it('are read on the connections on which other slices read theirs', async () => {
    const ana = await projects.aPerson();
    for (const column of ['id', 'email', 'role']) {
      const invites = await projects.ask(ana.userId, readCricoUserInvites, { columns: [column] });
      expect(invites.rows).toEqual([]);
      expect((await projects.ask(ana.userId, readCricoUsers, { columns: [column] })).rows).toHaveLength(1);
    }
  });

  it('are not seen any more once one side has left, was taken out, or the organization is in the trash', async () => {
    const ana = await projects.aPerson();
    const orgId = await projects.anOrganization(ana);
    const [left, out, member] = [
      await projects.aMember(orgId, 'member'),
      await projects.aMember(orgId, 'member'),
      await projects.aMember(orgId, 'member'),
    ];
    await projects.rows('UPDATE organization_members SET removed_at = now() WHERE user_id = $1', [left.userId]);
    await projects.rows('UPDATE crico_users SET is_active = false WHERE user_id = $1', [out.userId]);
    for (const who of [left, out]) expect(await byEmail(who, ana.email)).toEqual([]);
    expect(await byEmail(ana, left.email)).toEqual([]);
    // Assignments of theirs are still shown, struck through.
    expect(await byEmail(ana, out.email)).toHaveLength(1);
    const filters = [
      { column: 'user_id', op: 'eq' as const, value: out.userId },
      { column: 'is_active', op: 'eq' as const, value: 'true' },
    ];
    expect((await projects.ask(out.userId, readCricoUsers, { filters })).rows).toEqual([]);
    await projects.rows('UPDATE organizations SET deleted_at = now() WHERE id = $1', [orgId]);
    expect(await byEmail(member, ana.email)).toEqual([]);
  });

  it('see only their own notification preferences, also when comparing or sorting', async () => {
    const [admin, ana] = [await projects.aPerson('admin'), await projects.aPerson()];
    worker.mentions.set(ana.userId, false);
    const filters = [{ column: 'user_id', op: 'eq' as const, value: ana.userId }];
    const columns = ['notification_preferences'];
    const shown = async (who: Somebody) => (await projects.ask(who.userId, readCricoUsers, { columns, filters })).rows;
    expect(await shown(ana)).toEqual([
      { notification_preferences: { 'mentions.inbox': true, 'mentions.email': false } },
    ]);
    expect(await shown(admin)).toEqual([{ notification_preferences: null }]);
    expect((await projects.ask(ana.userId, readCricoUsers, { filters })).rows).toMatchObject([
      { notification_preferences: { 'mentions.email': false } },
    ]);
    const order = [{ column: 'notification_preferences', descending: true }];
    expect(await projects.refusal(ana.userId, readCricoUsers, { order })).toBe('42501');
  });

  it('show administrators how they signed in, and others nothing of it, by comparing and sorting neither', async () => {
    const admin = await projects.aPerson('admin');
    const [manager, ana] = [await projects.aPerson('manager'), await projects.aPerson()];
    auth.signIns.set(ana.userId, { lastSignInIp: '203.0.113.9', failedSignIns: 3 });
    const filters = [{ column: 'user_id', op: 'eq' as const, value: ana.userId }];
    const shown = async (who: Somebody, columns: string[] = []) =>
      (await projects.ask(who.userId, readCricoUsers, { columns, filters })).rows;
    const nothing = { last_login_ip: null, login_attempts: null, locked_until: null, last_login: null };
    expect(await shown(admin)).toMatchObject([{ ...nothing, last_login_ip: '203.0.113.9', login_attempts: 3 }]);
    expect(await shown(admin, ['last_login_ip'])).toEqual([{ last_login_ip: '203.0.113.9' }]);
    for (const who of [manager, ana]) expect(await shown(who)).toMatchObject([nothing]);
    const column = 'login_attempts';
    for (const who of [admin, manager]) {
      const compared = { filters: [{ column, op: 'gt' as const, value: '1' }] };
      expect(await projects.refusal(who.userId, readCricoUsers, compared)).toBe('42501');
      const order = [{ column, descending: true }];
      expect(await projects.refusal(who.userId, readCricoUsers, { order })).toBe('42501');
    }
  });
});
