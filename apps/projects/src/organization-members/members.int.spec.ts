import { afterEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { addOrganizationMember } from '@nivel/contracts/projects/add-organization-member.operation';
import { changeOrganizationMember } from '@nivel/contracts/projects/change-organization-member.operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { inviteToOrganization } from '@nivel/contracts/projects/invite-to-organization.operation';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { listOrganizationMembers } from '@nivel/contracts/projects/list-organization-members.operation';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { organizationMemberRemoved } from '@nivel/contracts/projects/organization-member-removed.fact';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import { setOrganizationSeats } from '@nivel/contracts/projects/set-organization-seats.operation';
import { setProgressConsent } from '@nivel/contracts/projects/set-progress-consent.operation';
import { transferOrganization } from '@nivel/contracts/projects/transfer-organization.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});
afterEach(() => projects.rows('DROP TRIGGER IF EXISTS slowly ON organization_members').then(() => undefined));

const anOwner = async () => {
  const owner = await projects.aPerson();
  return { owner, orgId: await projects.anOrganization(owner) };
};
/** Long enough that a decision on the earlier state is certain. */
const writesTakeTime = async (): Promise<void> => {
  await projects.rows(`CREATE OR REPLACE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(0.3); RETURN NEW; END $$`);
  await projects.rows(`CREATE OR REPLACE TRIGGER slowly BEFORE INSERT OR UPDATE ON organization_members
    FOR EACH ROW EXECUTE FUNCTION slowly()`);
};
const rolesIn = async (orgId: string): Promise<Record<string, string>> => {
  const sql = 'SELECT user_id, role FROM organization_members WHERE organization_id = $1 AND removed_at IS NULL';
  const rows = await projects.rows<{ user_id: string; role: string }>(sql, [orgId]);
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
};

describe('adding a member', () => {
  it('finds only people whom the caller may see, and does not reveal whether others exist', async () => {
    const { owner, orgId } = await anOwner();
    const other = await projects.anOrganization(owner);
    const known = await projects.aMember(other, 'member');
    const stranger = await projects.aPerson();
    for (const who of [{ email: stranger.email }, { userId: stranger.userId }, { email: 'nobody@example.com' }])
      expect(await projects.refusal(owner.userId, addOrganizationMember, { orgId, ...who })).toBe('person_not_found');
    const added = await projects.ask(owner.userId, addOrganizationMember, { orgId, email: known.email.toUpperCase() });
    expect(added).toMatchObject({ user_id: known.userId, role: 'member' });
    expect(await projects.refusal(owner.userId, addOrganizationMember, { orgId, userId: known.userId })).toBe(
      'already_a_member',
    );
    expect((await projects.told(organizationMemberChanged)).at(-1)).toMatchObject({
      organizationId: orgId,
      userId: known.userId,
    });
  });
});

describe('the role of a member', () => {
  it('is changed by those above, cannot be raised by oneself, and owner is not given', async () => {
    const { owner, orgId } = await anOwner();
    const [admin, member] = [await projects.aMember(orgId, 'admin'), await projects.aMember(orgId, 'member')];
    const change = (by: { userId: string }, of: { userId: string }, role: 'guest' | 'admin' | 'owner') =>
      projects.refusal(by.userId, changeOrganizationMember, { orgId, userId: of.userId, role });
    expect(await change(member, member, 'admin')).toBe('forbidden');
    expect(await change(admin, owner, 'guest')).toBe('forbidden');
    expect(await change(owner, member, 'owner')).toBe('owner_role_is_transferred');
    expect(await change(owner, { userId: v7() }, 'guest')).toBe('person_not_found');
    expect(await change(admin, member, 'guest')).toBe('allowed');
    expect(await rolesIn(orgId)).toMatchObject({ [owner.userId]: 'owner', [member.userId]: 'guest' });
  });

  it('changes hands with the organization, at once for both', async () => {
    const { owner, orgId } = await anOwner();
    const heir = await projects.aMember(orgId, 'guest');
    const transfer = { organization_id: orgId, user_id: heir.userId };
    expect(await projects.refusal(heir.userId, transferOrganization, transfer)).toBe('forbidden');
    const stranger = await projects.aPerson();
    expect(await projects.refusal(owner.userId, transferOrganization, { ...transfer, user_id: stranger.userId })).toBe(
      'person_not_found',
    );
    await projects.ask(owner.userId, transferOrganization, transfer);
    expect(await rolesIn(orgId)).toEqual({ [owner.userId]: 'admin', [heir.userId]: 'owner' });
    expect(await projects.refusal(owner.userId, transferOrganization, transfer)).toBe('forbidden');
  });
});

describe('leaving and being removed', () => {
  it('ends the right at once, publishes it, and keeps the last owner', async () => {
    const { owner, orgId } = await anOwner();
    const [admin, member] = [await projects.aMember(orgId, 'admin'), await projects.aMember(orgId, 'member')];
    const remove = (by: { userId: string }, of: { userId: string }) =>
      projects.refusal(by.userId, removeOrganizationMember, { orgId, userId: of.userId });
    expect(await remove(member, admin)).toBe('forbidden');
    expect(await remove(admin, owner)).toBe('forbidden');
    expect(await remove(owner, owner)).toBe('last_owner');
    expect(await remove(admin, member)).toBe('allowed');
    expect(await remove(admin, member)).toBe('allowed');
    expect(await projects.refusal(member.userId, getOrganization, { id: orgId })).toBe('forbidden');
    const told = (await projects.told(organizationMemberRemoved)).filter(({ userId }) => userId === member.userId);
    expect(told).toMatchObject([{ organizationId: orgId }]);
    expect(await remove(admin, admin)).toBe('allowed');
    expect(await rolesIn(orgId)).toEqual({ [owner.userId]: 'owner' });
  });

  it('leaves one owner when the last two go at the same moment', async () => {
    const { owner, orgId } = await anOwner();
    const other = await projects.aMember(orgId, 'owner');
    await writesTakeTime();
    const codes = await Promise.all(
      [owner, other].map(({ userId }) => projects.refusal(userId, removeOrganizationMember, { orgId, userId })),
    );
    expect(codes.toSorted()).toEqual(['allowed', 'last_owner']);
  });
});

describe('seats', () => {
  it('admit as many people as there are seats, also when several accept at once', async () => {
    const { owner, orgId } = await anOwner();
    const admin = await projects.aPerson('admin');
    const invited = await Promise.all(Array.from({ length: 4 }, () => projects.anAccount()));
    for (const { email } of invited) await projects.ask(owner.userId, inviteToOrganization, { orgId, email });
    expect(await projects.refusal(owner.userId, setOrganizationSeats, { organization_id: orgId, seats: 3 })).toBe(
      'forbidden',
    );
    const seats = await projects.ask(admin.userId, setOrganizationSeats, { organization_id: orgId, seats: 3 });
    expect(seats).toEqual({ seats: 3, taken: 1 });
    await writesTakeTime();
    const codes = await Promise.all(
      invited.map(async ({ userId, email }) =>
        projects.refusal(userId, acceptInvite, { token: await projects.inviteTokenFor(email) }),
      ),
    );
    expect(codes.toSorted()).toEqual(['allowed', 'allowed', 'no_free_seat', 'no_free_seat']);
    const late = { orgId, email: `${v7()}@example.com` };
    expect(await projects.refusal(owner.userId, inviteToOrganization, late)).toBe('no_free_seat');
  });
});

describe('consent to show progress', () => {
  it('is the member’s own, revocable, published, and ends with the membership', async () => {
    const { owner, orgId } = await anOwner();
    const member = await projects.aMember(orgId, 'guest');
    const consent = (to: 1 | null) => ({ organization_id: orgId, consents_to: to });
    const shares = async (): Promise<boolean | undefined> => {
      const { members } = await projects.ask(owner.userId, listOrganizationMembers, { orgId });
      return members.find(({ user_id }) => user_id === member.userId)?.shares_progress;
    };
    const stranger = await projects.aPerson();
    expect(await projects.refusal(stranger.userId, setProgressConsent, consent(1))).toBe('forbidden');
    expect(await projects.ask(member.userId, setProgressConsent, consent(1))).toEqual({ shares_progress: true });
    expect(await shares()).toBe(true);
    await projects.ask(member.userId, setProgressConsent, consent(null));
    expect(await shares()).toBe(false);
    await projects.ask(member.userId, setProgressConsent, consent(1));
    const told = (await projects.told(organizationMemberChanged)).filter(({ userId }) => userId === member.userId);
    expect(told.map(({ progressConsent }) => progressConsent)).toEqual([1, null, 1]);
    await projects.ask(owner.userId, removeOrganizationMember, { orgId, userId: member.userId });
    await projects.ask(owner.userId, inviteToOrganization, { orgId, email: member.email });
    await projects.ask(member.userId, acceptInvite, { token: await projects.inviteTokenFor(member.email) });
    expect(await shares()).toBe(false);
  });

  it('is requested once, from members who are not alone there, and again when the list is longer or the member is back', async () => {
    const { owner, orgId } = await anOwner();
    const mine = async (userId: string) => {
      const { organizations } = await projects.ask(userId, listMyOrganizations, {});
      const found = organizations.find(({ organization_id }) => organization_id === orgId);
      return { asks: found?.asks_progress_consent, shares: found?.shares_progress };
    };
    const say = (to: 1 | null) =>
      projects.ask(member.userId, setProgressConsent, { organization_id: orgId, consents_to: to });
    expect(await mine(owner.userId)).toEqual({ asks: false, shares: false });
    const member = await projects.aMember(orgId, 'member');
    expect(await mine(owner.userId)).toEqual({ asks: true, shares: false });
    expect(await mine(member.userId)).toEqual({ asks: true, shares: false });
    await say(null);
    expect(await mine(member.userId)).toEqual({ asks: false, shares: false });
    await say(1);
    expect(await mine(member.userId)).toEqual({ asks: false, shares: true });
    const older = `UPDATE organization_members SET progress_consent = 0, progress_consent_answered = 0
      WHERE organization_id = $1 AND user_id = $2`;
    await projects.rows(older, [orgId, member.userId]);
    expect(await mine(member.userId)).toEqual({ asks: true, shares: false });
    await say(null);
    await projects.ask(owner.userId, removeOrganizationMember, { orgId, userId: member.userId });
    await projects.ask(owner.userId, inviteToOrganization, { orgId, email: member.email });
    await projects.ask(member.userId, acceptInvite, { token: await projects.inviteTokenFor(member.email) });
    expect(await mine(member.userId)).toEqual({ asks: true, shares: false });
  });
});
