import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { inviteSent } from '@nivel/contracts/projects/invite-sent.fact';
import { inviteToCrico } from '@nivel/contracts/projects/invite-to-crico.operation';
import { inviteToOrganization } from '@nivel/contracts/projects/invite-to-organization.operation';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { previewInvite } from '@nivel/contracts/projects/preview-invite.operation';
import { readCricoUserInvites } from '@nivel/contracts/projects/read-crico-user-invites.operation';
import { readInvitedAddress } from '@nivel/contracts/projects/read-invited-address.operation';
import { resendInvite } from '@nivel/contracts/projects/resend-invite.operation';
import { revokeInvite } from '@nivel/contracts/projects/revoke-invite.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

const [TO_ADDRESS, BY_PERSON] = [3, 6];
let projects: ProjectsUnderTest;
projectsFor(
  (started) => {
    projects = started;
  },
  {
    INVITES_TO_ADDRESS_A_DAY: String(TO_ADDRESS),
    INVITES_A_DAY: String(BY_PERSON),
  },
);

const newEmail = (): string => `${v7()}@example.com`;
const seenBy = async (
  userId: string,
  filters: { column: string; op: 'eq'; value: string }[] = [],
): Promise<string[]> => {
  const { rows } = await projects.ask(userId, readCricoUserInvites, { filters });
  return rows.map(({ id }) => String(id));
};

describe('an invite', () => {
  it('is sent to the address, sealed, is valid for seven days, and its stored form opens nothing', async () => {
    const admin = await projects.aPerson('admin', { fullName: 'Luz Marina' });
    const email = newEmail();
    const made = await projects.ask(admin.userId, inviteToCrico, {
      email: ` ${email.toUpperCase()} `,
      role: 'manager',
    });
    expect(made).toMatchObject({ email, role: 'manager', invited_by: admin.userId, accepted_at: null });
    const days = (Date.parse(made.expires_at) - Date.parse(made.sent_at)) / 86_400_000;
    expect(days).toBe(7);
    const [sent] = (await projects.told(inviteSent)).filter((one) => one.email === email);
    expect(sent).toMatchObject({ inviteId: made.id, recipientId: made.id, inviterName: 'Luz Marina', locale: 'en' });
    const token = await projects.inviteTokenFor(email);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const everything = JSON.stringify([
      await projects.rows('SELECT * FROM crico_user_invites'),
      await projects.rows('SELECT * FROM outbox'),
      await projects.rows('SELECT * FROM administrative_acts'),
    ]);
    expect(everything).not.toContain(token);
    expect(everything.split(email)).toHaveLength(3);
  });

  it('is made by administrators, and for an organization by its admins; its role is `user`, never more', async () => {
    const [manager, user] = [await projects.aPerson('manager'), await projects.aPerson()];
    for (const { userId } of [manager, user])
      expect(await projects.refusal(userId, inviteToCrico, { email: newEmail() })).toBe('forbidden');
    const orgId = await projects.anOrganization(user);
    const made = await projects.ask(user.userId, inviteToOrganization, { orgId, email: newEmail(), role: 'admin' });
    expect(made).toMatchObject({ role: 'user', organization_id: orgId, organization_role: 'admin' });
    const owner = { orgId, email: newEmail(), role: 'owner' };
    await expect(projects.ask(user.userId, inviteToOrganization, owner as never)).rejects.toMatchObject({
      definition: { code: 'invalid_input' },
    });
    expect(await projects.refusal(manager.userId, inviteToOrganization, { orgId, email: newEmail() })).toBe(
      'forbidden',
    );
  });

  it.each(['', 'a', 'a@b@c', 'a b@example.com', `${'x'.repeat(250)}@example.com`, 'a@example.com\nBcc: b@example.com'])(
    'to %j is refused before anything is done',
    async (email) => {
      const admin = await projects.aPerson('admin');
      expect(await projects.refusal(admin.userId, inviteToCrico, { email })).toBe('invalid_input');
      expect(await projects.rows('SELECT 1 FROM invite_emails WHERE sent_by = $1', [admin.userId])).toEqual([]);
    },
  );

  it('answers alike whether or not the address has an account', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const known = await projects.aPerson();
    const [one, other] = [
      await projects.ask(owner.userId, inviteToOrganization, { orgId, email: known.email }),
      await projects.ask(owner.userId, inviteToOrganization, { orgId, email: newEmail() }),
    ];
    const shape = ({ id: _, email: __, expires_at: ___, sent_at: ____, ...rest }: typeof one) => rest;
    expect(shape(one)).toEqual(shape(other));
  });

  it('to a member is refused', async () => {
    const admin = await projects.aPerson('admin');
    const orgId = await projects.anOrganization(admin);
    const member = await projects.aMember(orgId, 'guest');
    const again = { orgId, email: member.email };
    expect(await projects.refusal(admin.userId, inviteToOrganization, again)).toBe('already_a_member');
    expect(await projects.refusal(admin.userId, inviteToCrico, { email: member.email })).toBe('already_a_member');
  });

  it('made again renews the open one: the newer link voids the older', async () => {
    const admin = await projects.aPerson('admin');
    const ana = await projects.anAccount();
    const first = await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    const older = await projects.inviteTokenFor(ana.email);
    const second = await projects.ask(admin.userId, inviteToCrico, { email: ana.email, role: 'manager' });
    expect(second).toMatchObject({ id: first.id, role: 'manager' });
    expect(await projects.refusal(null, previewInvite, { token: older })).toBe('invite_not_open');
    const preview = await projects.ask(null, previewInvite, { token: await projects.inviteTokenFor(ana.email) });
    expect(preview).toMatchObject({
      email: ana.email,
      role: 'manager',
      organization_name: null,
      invited_by_name: 'Ana Sol',
    });
  });

  it('shows the holder of its link where it leads, and whether the address has an account', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    for (const [email, has_account] of [
      [newEmail(), false],
      [(await projects.anAccount()).email, true],
    ] as const) {
      await projects.ask(owner.userId, inviteToOrganization, { orgId, email });
      const preview = await projects.ask(null, previewInvite, { token: await projects.inviteTokenFor(email) });
      expect(preview).toMatchObject({ email, organization_id: orgId, project_id: null, has_account });
    }
  });

  it('gives the service that owns accounts its address, as long as it is open', async () => {
    const admin = await projects.aPerson('admin');
    const email = newEmail();
    const { id } = await projects.ask(admin.userId, inviteToCrico, { email });
    const token = await projects.inviteTokenFor(email);
    expect(await projects.ask(null, readInvitedAddress, { token })).toEqual({ email });
    const refused = async (given: string) => projects.refusal(null, readInvitedAddress, { token: given });
    for (const wrong of ['', 'x'.repeat(43)]) expect(await refused(wrong)).toBe('invite_not_open');
    await projects.rows('UPDATE crico_user_invites SET expires_at = now() WHERE id = $1', [id]);
    expect(await refused(token)).toBe('invite_not_open');
    await projects.rows(`UPDATE crico_user_invites SET expires_at = now() + interval '1 day' WHERE id = $1`, [id]);
    await projects.ask(admin.userId, revokeInvite, { invite_id: id });
    expect(await refused(token)).toBe('invite_not_open');
  });
});

describe('sending again and withdrawing', () => {
  it('are for those who may invite to the same place; others learn nothing of it', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const [member, stranger] = [await projects.aMember(orgId, 'member'), await projects.aPerson()];
    const ana = await projects.anAccount();
    const { id } = await projects.ask(owner.userId, inviteToOrganization, { orgId, email: ana.email });
    for (const who of [member, stranger, ana])
      for (const operation of [resendInvite, revokeInvite]) {
        expect(await projects.refusal(who.userId, operation, { invite_id: id })).toBe('forbidden');
        expect(await projects.refusal(who.userId, operation, { invite_id: v7() })).toBe('forbidden');
      }
    await projects.rows(`UPDATE crico_user_invites SET expires_at = now() - interval '1 day' WHERE id = $1`, [id]);
    const again = await projects.ask(owner.userId, resendInvite, { invite_id: id });
    expect(Date.parse(again.expires_at)).toBeGreaterThan(Date.now());
    const token = await projects.inviteTokenFor(ana.email);
    const admin = await projects.aMember(orgId, 'admin');
    expect((await projects.ask(admin.userId, revokeInvite, { invite_id: id })).revoked_at).not.toBeNull();
    expect(await projects.refusal(admin.userId, revokeInvite, { invite_id: id })).toBe('allowed');
    expect(await projects.refusal(ana.userId, acceptInvite, { token })).toBe('invite_not_open');
    expect(await projects.refusal(null, previewInvite, { token })).toBe('invite_not_open');
    expect(await projects.refusal(owner.userId, resendInvite, { invite_id: id })).toBe('invite_not_open');
  });

  it('have nothing to do with one that was accepted', async () => {
    const admin = await projects.aPerson('admin');
    const ana = await projects.anAccount();
    const { id } = await projects.ask(admin.userId, inviteToCrico, { email: ana.email });
    await projects.ask(ana.userId, acceptInvite, { token: await projects.inviteTokenFor(ana.email) });
    for (const operation of [resendInvite, revokeInvite])
      expect(await projects.refusal(admin.userId, operation, { invite_id: id })).toBe('invite_accepted');
  });
});

describe('the table of invites', () => {
  it('shows those for one’s own address and those one may send again, whatever the query asks for', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const [member, other] = [await projects.aMember(orgId, 'member'), await projects.aPerson()];
    await projects.anOrganization(other);
    const ana = await projects.anAccount();
    const { id } = await projects.ask(owner.userId, inviteToOrganization, { orgId, email: ana.email });
    const filters = [{ column: 'email', op: 'eq' as const, value: ana.email }];
    for (const { userId } of [owner, ana]) expect(await seenBy(userId, filters)).toEqual([id]);
    for (const { userId } of [member, other]) expect(await seenBy(userId, filters)).toEqual([]);
    expect(await projects.refusal(null, readCricoUserInvites, { filters })).toBe('unauthenticated');
    const hashes = { columns: ['token_hash'] };
    expect(await projects.refusal(owner.userId, readCricoUserInvites, hashes)).toBe('invalid_input');
  });
});

it('the audit records which address was invited to which organization', async () => {
  const [admin, owner] = [await projects.aPerson('admin'), await projects.aPerson()];
  const orgId = await projects.anOrganization(owner);
  const email = newEmail();
  const { id } = await projects.ask(owner.userId, inviteToOrganization, { orgId, email });
  const { acts, names } = await projects.ask(admin.userId, listAdministrativeActs, {
    organization_id: orgId,
    limit: 1,
  });
  expect(acts).toMatchObject([{ act: 'invite-sent', subject_id: id, organization_id: orgId }]);
  expect(names[id]).toBe(email);
  expect(names[orgId]).toBeTruthy();
});

describe('how often', () => {
  it('one box is written to ends for everybody, also for those who come together', async () => {
    const senders = await Promise.all(Array.from({ length: TO_ADDRESS + 3 }, () => projects.aPerson('admin')));
    const email = newEmail();
    const codes = await Promise.all(senders.map(({ userId }) => projects.refusal(userId, inviteToCrico, { email })));
    expect(codes.filter((code) => code === 'allowed')).toHaveLength(TO_ADDRESS);
    const [one] = senders;
    await expect(projects.ask(one?.userId ?? null, inviteToCrico, { email })).rejects.toMatchObject({
      definition: { code: 'too_many_invites' },
      details: { reason: 'to-address-today', retryAfter: expect.any(Number) },
    });
  });

  it('one person invites ends too', async () => {
    const admin = await projects.aPerson('admin');
    const codes = await Promise.all(
      Array.from({ length: BY_PERSON + 2 }, () => projects.refusal(admin.userId, inviteToCrico, { email: newEmail() })),
    );
    expect(codes.filter((code) => code === 'allowed')).toHaveLength(BY_PERSON);
    await expect(projects.ask(admin.userId, inviteToCrico, { email: newEmail() })).rejects.toMatchObject({
      details: { reason: 'by-you-today' },
    });
  });
});
