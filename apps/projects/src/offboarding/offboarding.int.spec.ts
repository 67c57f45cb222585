import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { getUserPermissions } from '@nivel/contracts/projects/get-user-permissions.operation';
import { inviteToCrico } from '@nivel/contracts/projects/invite-to-crico.operation';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import { INSTALLATION_ID } from '@nivel/contracts/projects/succession';
import { updateCricoUser } from '@nivel/contracts/projects/update-crico-user.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const idOf = async ({ userId }: Somebody): Promise<string> => {
  const sql = 'SELECT id FROM crico_users WHERE user_id = $1';
  return (await projects.rows<{ id: string }>(sql, [userId]))[0]?.id ?? '';
};
const switched = (by: Somebody, of: Somebody, is_active: boolean) =>
  projects.refusal(by.userId, changeCricoUser, { user_id: of.userId, is_active });
const activityEntriesOf = async (userId: string) =>
  (await projects.told(personChanged)).filter((one) => one.userId === userId);

describe('taking a person out', () => {
  it('ends every right at once, keeps their earlier values, publishes and logs it; taking back gives it back', async () => {
    const admin = await projects.aPerson('admin');
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const ana = await projects.aMember(orgId, 'member');
    const { rows } = await projects.ask(admin.userId, updateCricoUser, { id: await idOf(ana), is_active: false });
    expect(rows).toMatchObject([{ user_id: ana.userId, is_active: false, role: 'user' }]);

    expect(await projects.refusal(ana.userId, getOrganization, { id: orgId })).toBe('forbidden');
    const own = { user_id_param: ana.userId };
    expect(await projects.refusal(ana.userId, getUserPermissions, own)).toBe('not_a_crico_user');
    const { members } = await projects.ask(owner.userId, getOrganization, { id: orgId });
    expect(members.find(({ user_id }) => user_id === ana.userId)?.user_info.is_active).toBe(false);
    expect(await activityEntriesOf(ana.userId)).toEqual([{ userId: ana.userId, role: 'user', isActive: false }]);
    const removed = (await projects.told(organizationMemberRemoved)).filter(({ userId }) => userId === ana.userId);
    expect(removed).toMatchObject([{ organizationId: orgId }]);
    const { entries } = await projects.ask(null, listPeople, {});
    expect(entries.find(({ id }) => id === ana.userId)).toEqual({ id: ana.userId, version: 2, removed: true });
    const { acts, names, removed: gone } = await projects.ask(admin.userId, listAdministrativeActs, { limit: 1 });
    expect(gone).toEqual([ana.userId]);
    expect(acts).toMatchObject([{ act: 'person-removed', actor_id: admin.userId, subject_id: ana.userId }]);
    expect(Object.keys(names).sort()).toEqual([admin.userId, ana.userId].sort());

    expect(await switched(admin, ana, true)).toBe('allowed');
    expect((await projects.ask(ana.userId, getOrganization, { id: orgId })).user_role).toBe('member');
  });

  it('asked twice does it once', async () => {
    const [admin, ana] = [await projects.aPerson('admin'), await projects.aPerson()];
    expect(await switched(admin, ana, false)).toBe('allowed');
    expect(await switched(admin, ana, false)).toBe('allowed');
    expect(await activityEntriesOf(ana.userId)).toHaveLength(1);
  });

  it('is for administrators, of others, and never of the last owner', async () => {
    const [admin, manager, owner] = await Promise.all([
      projects.aPerson('admin'),
      projects.aPerson('manager'),
      projects.aPerson(),
    ]);
    await projects.anOrganization(owner);
    expect(await switched(manager, owner, false)).toBe('forbidden');
    expect(await switched(admin, admin, false)).toBe('cannot_remove_oneself');
    expect(await switched(admin, owner, false)).toBe('last_owner');
    expect(await switched(admin, await projects.anAccount(), false)).toBe('not_found');
    const nobody = await projects.ask(admin.userId, updateCricoUser, { id: v7(), is_active: false });
    expect(nobody.rows).toEqual([]);
  });

  it('ends the invites they have sent, and those that wait for them', async () => {
    const [admin, other] = [await projects.aPerson('admin'), await projects.aPerson('admin')];
    const email = `${v7()}@example.com`;
    const { id } = await projects.ask(other.userId, inviteToCrico, { email });
    await switched(admin, other, false);
    const sql = 'SELECT 1 FROM crico_user_invites WHERE id = $1 AND revoked_at IS NOT NULL';
    expect(await projects.rows(sql, [id])).toHaveLength(1);
  });
});

describe('the last administrator', () => {
  it('stays, also when the last two take each other out, or step down, at the same moment', async () => {
    await projects.rows(`UPDATE crico_users SET role = 'user' WHERE role = 'admin'`);
    const [one, other] = [await projects.aPerson('admin'), await projects.aPerson('admin')];
    const codes = await Promise.all([switched(one, other, false), switched(other, one, false)]);
    expect(codes.toSorted()).toEqual(['allowed', 'forbidden']);
    const [left = '', lost = ''] = codes[0] === 'allowed' ? [one.userId, other.userId] : [other.userId, one.userId];
    expect(await projects.refusal(left, changeCricoUser, { user_id: left, role: 'user' })).toBe('last_admin');
    await projects.ask(left, changeCricoUser, { user_id: lost, is_active: true });
    const down = await Promise.all(
      [left, lost].map((id) => projects.refusal(id, changeCricoUser, { user_id: id, role: 'user' })),
    );
    expect(down.toSorted()).toEqual(['allowed', 'last_admin']);
  });
});

it('the last administrator steps down by one command that names who follows', async () => {
  await projects.rows(`UPDATE crico_users SET role = 'user' WHERE role = 'admin'`);
  const [admin, next, gone] = [
    await projects.aPerson('admin'),
    await projects.aPerson('manager'),
    await projects.aPerson('user'),
  ];
  await switched(admin, gone, false);
  const down = (user_id?: string) => ({
    ...{ user_id: admin.userId, role: 'user' as const },
    successors: user_id === undefined ? [] : [{ place_id: INSTALLATION_ID, user_id }],
  });
  const roleOf = async ({ userId }: Somebody): Promise<unknown> =>
    (await projects.rows('SELECT role FROM crico_users WHERE user_id = $1', [userId]))[0]?.['role'];
  for (const user_id of [undefined, admin.userId, gone.userId])
    expect(await projects.refusal(admin.userId, changeCricoUser, down(user_id))).toBe('last_admin');
  expect([await roleOf(admin), await roleOf(gone)]).toEqual(['admin', 'user']);
  expect(await projects.refusal(next.userId, changeCricoUser, down(next.userId))).toBe('forbidden');
  await projects.ask(admin.userId, changeCricoUser, down(next.userId));
  expect([await roleOf(admin), await roleOf(next)]).toEqual(['user', 'admin']);
});

describe('permissions', () => {
  it.each([
    ['user', 'member', 'user', ['view_own', 'edit_own', 'create_projects']],
    [
      'manager',
      'lead',
      'director',
      ['view_own', 'edit_own', 'create_projects', 'create_milestones', 'edit_assigned', 'view_reports'],
    ],
    [
      'admin',
      'director',
      'admin',
      [
        'view_own',
        'edit_own',
        'create_projects',
        'create_milestones',
        'edit_assigned',
        'view_reports',
        'manage_users',
        'view_all',
        'admin',
      ],
    ],
  ] as const)('of a person with the role %s', async (account, role, access_level, system_permissions) => {
    const person = await projects.aPerson(account);
    const own = await projects.ask(person.userId, getUserPermissions, { user_id_param: person.userId });
    expect(own).toMatchObject({
      role,
      access_level,
      account_role: account,
      system_permissions,
      project_permissions: [],
    });
  });

  it('are shown to oneself and to administrators, and not to strangers, who learn nothing of who is here', async () => {
    const [admin, manager, ana] = [
      await projects.aPerson('admin'),
      await projects.aPerson('manager'),
      await projects.aPerson(),
    ];
    expect((await projects.ask(admin.userId, getUserPermissions, { user_id_param: ana.userId })).role).toBe('member');
    for (const user_id_param of [ana.userId, v7()])
      expect(await projects.refusal(manager.userId, getUserPermissions, { user_id_param })).toBe('forbidden');
    const learner = await projects.anAccount();
    expect(await projects.refusal(learner.userId, getUserPermissions, { user_id_param: learner.userId })).toBe(
      'not_a_crico_user',
    );
    expect(await projects.refusal(null, getUserPermissions, { user_id_param: ana.userId })).toBe('unauthenticated');
  });
});
