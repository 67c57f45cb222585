import { afterAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { anAccount } from '@nivel/testing/an-account';
import { AuthService } from '../../test/auth-service.ts';
import { projectsFor } from '../../test/projects-for.ts';
import { SETUP_TOKEN, type ProjectsUnderTest, type Somebody } from '../../test/projects-under-test.ts';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { claimInstallation } from '@nivel/contracts/projects/claim-installation.operation';
import { insertCricoUser } from '@nivel/contracts/projects/insert-crico-user.operation';
import { inviteToCrico } from '@nivel/contracts/projects/invite-to-crico.operation';
import { inviteToOrganization } from '@nivel/contracts/projects/invite-to-organization.operation';
import { listOrganizationMembers } from '@nivel/contracts/projects/list-organization-members.operation';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import { readInstallation } from '@nivel/contracts/projects/read-installation.operation';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import { updateCricoUserInvite } from '@nivel/contracts/projects/update-crico-user-invite.operation';

let projects: ProjectsUnderTest;
let auth: AuthService;
afterAll(() => auth.stop());
projectsFor(async (started) => {
  projects = started;
  auth = await AuthService.start(projects.stack.natsUrl);
});

const roleOf = async (userId: string): Promise<string | undefined> => {
  const sql = 'SELECT role FROM crico_users WHERE user_id = $1 AND is_active';
  return (await projects.rows<{ role: string }>(sql, [userId]))[0]?.role;
};
const insert = (who: Somebody, more: object = {}) =>
  projects.ask(who.userId, insertCricoUser, { user_id: who.userId, ...more });
const refused = (who: Somebody, more: object = {}) =>
  projects.refusal(who.userId, insertCricoUser, { user_id: who.userId, ...more });
const count = (settled: readonly PromiseSettledResult<unknown>[]): number =>
  settled.filter(({ status }) => status === 'fulfilled').length;

describe('the first administrator', () => {
  it('is the person with the setup token, once, also when several come together', async () => {
    const [stranger, ...first] = await Promise.all(Array.from({ length: 5 }, () => projects.anAccount()));
    const asked = await projects.ask(null, readInstallation, {});
    expect(asked).toEqual({ is_claimed: false, needs_setup_token: true });
    if (stranger === undefined) throw new Error('nobody came');
    for (const setup_token of [undefined, '', `${SETUP_TOKEN}x`])
      expect(await projects.refusal(stranger.userId, claimInstallation, { setup_token })).toBe('wrong_setup_token');
    expect(await refused(stranger)).toBe('no_invitation');
    expect(await refused(stranger, { setup_token: 'guess' })).toBe('wrong_setup_token');
    expect(await projects.refusal(null, claimInstallation, { setup_token: SETUP_TOKEN })).toBe('unauthenticated');
    const all = await Promise.allSettled(
      first.map(({ userId }) => projects.ask(userId, claimInstallation, { setup_token: SETUP_TOKEN })),
    );
    expect(count(all)).toBe(1);
    expect(await projects.rows(`SELECT 1 FROM crico_users WHERE role = 'admin'`)).toHaveLength(1);
    expect(await projects.refusal(stranger.userId, claimInstallation, { setup_token: SETUP_TOKEN })).toBe(
      'installation_claimed',
    );
    expect(await refused(stranger, { setup_token: SETUP_TOKEN, role: 'admin' })).toBe('no_invitation');
    expect(await projects.ask(null, readInstallation, {})).toEqual({ is_claimed: true, needs_setup_token: false });
    const acts = await projects.rows(`SELECT 1 FROM administrative_acts WHERE act = 'installation-claimed'`);
    expect(acts).toHaveLength(1);
  });
});

describe('inserting oneself', () => {
  it('takes the role of the invite, whatever the row contains, and is published; again it changes nothing', async () => {
    const admin = await projects.aPerson('admin');
    const ana = await projects.anAccount();
    expect(await refused(ana)).toBe('no_invitation');
    await projects.ask(admin.userId, inviteToCrico, { email: ana.email, role: 'manager' });
    const { rows } = await insert(ana, { role: 'admin', is_active: false, email: 'else@example.com', full_name: 'X' });
    expect(rows).toMatchObject([{ role: 'manager', is_active: true, email: ana.email, full_name: 'Ana Sol' }]);
    expect(rows[0]?.created_by).toBe(admin.userId);
    expect((await insert(ana)).rows[0]?.id).toBe(rows[0]?.id);
    const told = (await projects.told(personChanged)).filter(({ userId }) => userId === ana.userId);
    expect(told).toEqual([{ userId: ana.userId, role: 'manager', isActive: true }]);
  });

  it('is refused for another person, and without a token', async () => {
    const [ana, eva] = [await projects.anAccount(), await projects.anAccount()];
    expect(await projects.refusal(ana.userId, insertCricoUser, { user_id: eva.userId })).toBe('42501');
    expect(await projects.refusal(null, insertCricoUser, { user_id: eva.userId })).toBe('unauthenticated');
  });

  it('asks auth for an account that was made a moment ago', async () => {
    const admin = await projects.aPerson('admin');
    const account = anAccount(v7());
    const ana = { userId: account.userId, email: account.email };
    expect(await refused(ana)).toBe('user_not_found');
    await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    auth.has(account);
    expect((await insert(ana)).rows).toMatchObject([{ email: ana.email, role: 'user' }]);
  });
});

describe('accepting an invite', () => {
  it('works once, for the address it was sent to, and for no other', async () => {
    const admin = await projects.aPerson('admin');
    const [ana, eva] = [await projects.anAccount(), await projects.anAccount()];
    const { id } = await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    const token = await projects.inviteTokenFor(ana.email);
    expect(await projects.refusal(eva.userId, acceptInvite, { token })).toBe('invite_for_another_address');
    const update = { id, accepted_at: new Date().toISOString() };
    expect(await projects.refusal(eva.userId, updateCricoUserInvite, update)).toBe('forbidden');
    expect(await projects.refusal(admin.userId, updateCricoUserInvite, update)).toBe('invite_for_another_address');
    expect(await projects.refusal(null, acceptInvite, { token })).toBe('unauthenticated');
    const accepted = await projects.ask(ana.userId, acceptInvite, { token });
    expect(accepted.accepted_at).not.toBeNull();
    // A repeated call (an answer was lost, the documented client continues): the same.
    expect(await projects.ask(ana.userId, acceptInvite, { token })).toEqual(accepted);
    expect((await projects.ask(ana.userId, updateCricoUserInvite, update)).rows).toEqual([accepted]);
    expect(await roleOf(ana.userId)).toBe('user');
  });

  it('works without the e-mail, by the id of an invite for the own address, also for who is in already', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const [ana, eva] = [await projects.anAccount(), await projects.aPerson()];
    for (const { userId, email } of [ana, eva]) {
      const { id } = await projects.ask(owner.userId, inviteToOrganization, { orgId, email, role: 'guest' });
      const named = { invite_id: id };
      expect(await projects.refusal(owner.userId, acceptInvite, named)).toBe('invite_for_another_address');
      const both = { ...named, token: 'x'.repeat(43) };
      for (const wrong of [both, {}]) expect(await projects.refusal(userId, acceptInvite, wrong)).toBe('invalid_input');
      const accepted = await projects.ask(userId, acceptInvite, named);
      expect(accepted).toMatchObject({ id, organization_id: orgId, organization_role: 'guest', role: 'user' });
      expect(await projects.ask(userId, acceptInvite, named)).toEqual(accepted);
    }
    const all = 'SELECT role FROM organization_members WHERE organization_id = $1';
    const members = await projects.rows<{ role: string }>(all, [orgId]);
    expect(members.map(({ role }) => role).toSorted()).toEqual(['guest', 'guest', 'owner']);
    expect(await roleOf(ana.userId)).toBe('user');
    expect(await projects.refusal(ana.userId, acceptInvite, { invite_id: v7() })).toBe('invite_not_open');
  });

  it('by two windows at once makes one person and one membership', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const ana = await projects.anAccount();
    await projects.ask(owner.userId, inviteToOrganization, { orgId, email: ana.email, role: 'guest' });
    const token = await projects.inviteTokenFor(ana.email);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => projects.ask(ana.userId, acceptInvite, { token })),
    );
    expect(count(all)).toBe(6);
    const { members } = await projects.ask(ana.userId, listOrganizationMembers, { orgId });
    expect(members.map(({ user_id, role }) => [user_id, role])).toContainEqual([ana.userId, 'guest']);
    expect(members).toHaveLength(2);
    expect(await roleOf(ana.userId)).toBe('user');
  });

  it('is refused for an account that is deleted meanwhile', async () => {
    const admin = await projects.aPerson('admin');
    const ana = await projects.anAccount();
    await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    const token = await projects.inviteTokenFor(ana.email);
    await projects.rows('DELETE FROM accounts WHERE user_id = $1', [ana.userId]);
    await projects.rows('INSERT INTO removed_accounts VALUES ($1, now())', [ana.userId]);
    auth.has(anAccount(ana.userId, { email: ana.email }));
    expect(await projects.refusal(ana.userId, acceptInvite, { token })).toBe('unauthenticated');
    expect(await roleOf(ana.userId)).toBeUndefined();
  });

  it('is refused when it expired, was withdrawn, replaced, or is none', async () => {
    const admin = await projects.aPerson('admin');
    const ana = await projects.anAccount();
    const { id } = await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    const older = await projects.inviteTokenFor(ana.email);
    await projects.ask(admin.userId, inviteToCrico, { email: ana.email, role: 'admin' });
    const token = await projects.inviteTokenFor(ana.email);
    const again = async (given: string) => projects.refusal(ana.userId, acceptInvite, { token: given });
    for (const wrong of [older, '', 'x'.repeat(43), 'x'.repeat(200)])
      expect(await again(wrong)).toBe('invite_not_open');
    await projects.rows(`UPDATE crico_user_invites SET expires_at = now() WHERE id = $1`, [id]);
    expect(await again(token)).toBe('invite_not_open');
    expect(await refused(ana)).toBe('no_invitation');
  });

  it("is valid as far as its sender's present rights", async () => {
    const [admin, chief] = [await projects.aPerson('admin'), await projects.aPerson('admin')];
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const manager = await projects.aMember(orgId, 'admin');
    const [ana, eva] = [await projects.anAccount(), await projects.anAccount()];
    await projects.ask(admin.userId, inviteToCrico, { email: ana.email, role: 'admin' });
    await projects.ask(manager.userId, inviteToOrganization, { orgId, email: eva.email });
    await projects.ask(chief.userId, changeCricoUser, { user_id: admin.userId, role: 'user' });
    await projects.ask(owner.userId, removeOrganizationMember, { orgId, userId: manager.userId });
    const revoked = 'SELECT 1 FROM crico_user_invites WHERE email = $1 AND revoked_at IS NOT NULL';
    expect(await projects.rows(revoked, [eva.email])).toHaveLength(1);
    for (const who of [ana, eva]) {
      const token = await projects.inviteTokenFor(who.email);
      expect(await projects.refusal(who.userId, acceptInvite, { token })).toBe('invite_not_open');
      expect(await refused(who)).toBe('no_invitation');
    }
  });

  it('of an organization does not bring back a person whom an administrator removed', async () => {
    const [admin, owner] = [await projects.aPerson('admin'), await projects.aPerson()];
    const orgId = await projects.anOrganization(owner);
    const ana = await projects.aPerson();
    await projects.ask(admin.userId, changeCricoUser, { user_id: ana.userId, is_active: false });
    await projects.ask(owner.userId, inviteToOrganization, { orgId, email: ana.email });
    const token = await projects.inviteTokenFor(ana.email);
    expect(await projects.refusal(ana.userId, acceptInvite, { token })).toBe('not_a_crico_user');
    expect(await roleOf(ana.userId)).toBeUndefined();
    await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    await projects.ask(ana.userId, acceptInvite, { token: await projects.inviteTokenFor(ana.email) });
    expect(await roleOf(ana.userId)).toBe('user');
  });
});
