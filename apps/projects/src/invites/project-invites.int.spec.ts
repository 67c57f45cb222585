import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { inviteToOrganization } from '@nivel/contracts/projects/invite-to-organization.operation';
import { inviteUserToProject } from '@nivel/contracts/projects/invite-user-to-project.operation';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { organizationInvitesChanged } from '@nivel/contracts/projects/organization-invites-changed.fact';
import { previewInvite } from '@nivel/contracts/projects/preview-invite.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { readCricoUserInvites } from '@nivel/contracts/projects/read-crico-user-invites.operation';
import { resendInvite } from '@nivel/contracts/projects/resend-invite.operation';
import { revokeInvite } from '@nivel/contracts/projects/revoke-invite.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const openInvitesOf = async ({ userId }: Somebody, projectId: string) => {
  const filters = [{ column: 'project_id', op: 'eq' as const, value: projectId }];
  return (await projects.ask(userId, readCricoUserInvites, { filters })).rows;
};
/** The facts about the team in the room of the project, in order, without values. */
const teamNews = async (projectId: string): Promise<string[]> =>
  (await projects.told(projectChanged, projectId))
    .filter(({ delta }) => delta.changes.some(({ of }) => of === 'team'))
    .map(({ delta }) => delta.kind);
const aTeam = async () => {
  const ana = await projects.aPerson();
  const { id } = await projects.aProject(ana);
  const eva = await projects.anAccount();
  const asked = { inviting_user_id: ana.userId, email: eva.email, role: 'lead' as const, project_id: id };
  const { invite } = await projects.ask(ana.userId, inviteUserToProject, asked);
  return { ana, eva, id, inviteId: invite?.id ?? '' };
};

describe('the invites of a project', () => {
  it('are seen, sent again and revoked by any of its directors; the room gets a fact without values', async () => {
    const { ana, eva, id, inviteId } = await aTeam();
    const luz = await projects.inTeam(id, 'director');
    for (const director of [ana, luz])
      expect(await openInvitesOf(director, id)).toMatchObject([
        { id: inviteId, email: eva.email, project_role: 'lead', invited_by: ana.userId, revoked_at: null },
      ]);
    const older = await projects.inviteTokenFor(eva.email);
    const again = await projects.ask(luz.userId, resendInvite, { invite_id: inviteId });
    expect(again).toMatchObject({ id: inviteId, invited_by: luz.userId, project_role: 'lead' });
    expect(await projects.refusal(null, previewInvite, { token: older })).toBe('invite_not_open');
    const token = await projects.inviteTokenFor(eva.email);
    await projects.ask(ana.userId, revokeInvite, { invite_id: inviteId });
    expect(await projects.refusal(eva.userId, acceptInvite, { token })).toBe('invite_not_open');
    expect(await projects.refusal(luz.userId, resendInvite, { invite_id: inviteId })).toBe('invite_not_open');
    expect(await teamNews(id)).toEqual(['invite-sent', 'invite-sent', 'invite-revoked']);
    expect(JSON.stringify(await projects.told(projectChanged, id))).not.toContain(eva.email);
  });

  it('are hidden from and closed to its leads, strangers and directors elsewhere', async () => {
    const { id, inviteId } = await aTeam();
    const elsewhere = await projects.aPerson();
    await projects.aProject(elsewhere);
    for (const who of [await projects.inTeam(id, 'lead'), await projects.aPerson(), elsewhere]) {
      expect(await openInvitesOf(who, id)).toEqual([]);
      for (const operation of [resendInvite, revokeInvite])
        expect(await projects.refusal(who.userId, operation, { invite_id: inviteId })).toBe('forbidden');
    }
  });

  it('report it if the person has accepted meanwhile, also at the same moment', async () => {
    const { ana, eva, id, inviteId } = await aTeam();
    const token = await projects.inviteTokenFor(eva.email);
    const [accepted, revoked] = await Promise.all([
      projects.refusal(eva.userId, acceptInvite, { token }),
      projects.refusal(ana.userId, revokeInvite, { invite_id: inviteId }),
    ]);
    expect([
      ['allowed', 'invite_accepted'],
      ['invite_not_open', 'allowed'],
    ]).toContainEqual([accepted, revoked]);
    const second = await aTeam();
    await projects.ask(second.eva.userId, acceptInvite, {
      token: await projects.inviteTokenFor(second.eva.email),
    });
    for (const operation of [resendInvite, revokeInvite])
      expect(await projects.refusal(second.ana.userId, operation, { invite_id: second.inviteId })).toBe(
        'invite_accepted',
      );
    expect(await teamNews(second.id)).toEqual(['invite-sent', 'project-member-added', 'invite-accepted']);
    expect(id).not.toBe(second.id);
  });

  it('are named with their project in the audit', async () => {
    const admin = await projects.aPerson('admin');
    const { id, inviteId } = await aTeam();
    const { acts, names } = await projects.ask(admin.userId, listAdministrativeActs, { limit: 1 });
    expect(acts).toMatchObject([{ act: 'invite-sent', subject_id: inviteId, details: { project: id } }]);
    expect(names[id]).toBe('Sitio nuevo');
  });
});

it('the room of an organization is notified that its invites change, and not how', async () => {
  const owner = await projects.aPerson();
  const orgId = await projects.anOrganization(owner);
  const email = `${v7()}@example.com`;
  const { id } = await projects.ask(owner.userId, inviteToOrganization, { orgId, email });
  await projects.ask(owner.userId, resendInvite, { invite_id: id });
  await projects.ask(owner.userId, revokeInvite, { invite_id: id });
  await projects.ask(owner.userId, revokeInvite, { invite_id: id });
  const told = await projects.told(organizationInvitesChanged, orgId);
  expect(told).toEqual([{ organizationId: orgId }, { organizationId: orgId }, { organizationId: orgId }]);
});
