import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { getProjectTeamMembers } from '@nivel/contracts/projects/get-project-team-members.operation';
import { getUserPermissions } from '@nivel/contracts/projects/get-user-permissions.operation';
import { inviteUserToProject } from '@nivel/contracts/projects/invite-user-to-project.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { previewInvite } from '@nivel/contracts/projects/preview-invite.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

type Action = 'add_member' | 'remove_member' | 'update_role';
const manage = (by: Somebody, id: string, action: Action, of: Somebody, role?: 'guest' | 'lead' | 'manager') =>
  projects.refusal(by.userId, manageCricoProjectTeam, {
    project_id_param: id,
    action_param: action,
    user_data_param: { user_id: of.userId, ...(role === undefined ? {} : { role }) },
  });
const teamOf = async (by: Somebody, id: string) =>
  (await projects.ask(by.userId, getProjectTeamMembers, { project_id_param: id })).team_members;
const roleIn = async (by: Somebody, id: string, of: Somebody) =>
  (await teamOf(by, id)).find(({ user_id }) => user_id === of.userId)?.role;
const invite = (by: Somebody, id: string, email: string, role: 'member' | 'lead' = 'member') => ({
  inviting_user_id: by.userId,
  email,
  role,
  project_id: id,
});
/** Two who know each other, and a project of the first one. */
const acquainted = async () => {
  const ana = await projects.aPerson();
  const { id } = await projects.aProject(ana);
  const common = await projects.aProject(ana);
  return { ana, luz: await projects.inTeam(common.id, 'member'), id };
};

describe('an invite to a project', () => {
  it('adds people whom the caller knows, and sends everybody else an e-mail', async () => {
    const { ana, luz, id } = await acquainted();
    const known = await projects.ask(ana.userId, inviteUserToProject, invite(ana, id, luz.email, 'lead'));
    expect(known).toMatchObject({ success: true, user_id: luz.userId, invite: null });
    expect(await roleIn(ana, id, luz)).toBe('lead');
    const again = invite(ana, id, luz.email);
    expect(await projects.refusal(ana.userId, inviteUserToProject, again)).toBe('already_a_member');
    const stranger = await projects.aPerson();
    for (const email of [stranger.email, `${v7()}@example.com`]) {
      const sent = await projects.ask(ana.userId, inviteUserToProject, invite(ana, id, email));
      expect(sent).toMatchObject({ user_id: null, invite: { email, project_id: id, project_role: 'member' } });
    }
    expect(await projects.refusal(luz.userId, inviteUserToProject, invite(luz, id, stranger.email))).toBe('forbidden');
    expect(await projects.refusal(ana.userId, inviteUserToProject, invite(luz, id, stranger.email))).toBe('forbidden');
  });

  it('makes a person of Crico with the role user, in that project only', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const eva = await projects.anAccount();
    await projects.ask(ana.userId, inviteUserToProject, invite(ana, id, eva.email, 'lead'));
    const token = await projects.inviteTokenFor(eva.email);
    const preview = await projects.ask(null, previewInvite, { token });
    expect(preview).toMatchObject({ organization_name: 'Sitio nuevo', role: 'lead' });
    expect(await projects.refusal(ana.userId, acceptInvite, { token })).toBe('invite_for_another_address');
    await projects.ask(eva.userId, acceptInvite, { token });
    const permissions = await projects.ask(eva.userId, getUserPermissions, { user_id_param: eva.userId });
    expect(permissions).toMatchObject({
      account_role: 'user',
      project_permissions: [{ project_id: id, role: 'lead' }],
    });
  });

  it('is worth nothing once its sender is no director', async () => {
    const { ana, luz, id } = await acquainted();
    await manage(ana, id, 'add_member', luz, 'manager');
    const eva = await projects.anAccount();
    await projects.ask(luz.userId, inviteUserToProject, invite(luz, id, eva.email));
    const token = await projects.inviteTokenFor(eva.email);
    await manage(ana, id, 'update_role', luz, 'lead');
    expect(await projects.refusal(eva.userId, acceptInvite, { token })).toBe('invite_not_open');
  });

  it('lowers no role that the person has got meanwhile', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const eva = await projects.aPerson();
    await projects.ask(ana.userId, inviteUserToProject, invite(ana, id, eva.email));
    const token = await projects.inviteTokenFor(eva.email);
    await projects.rows(`INSERT INTO project_members VALUES ($1, $2, 'lead', now())`, [id, eva.userId]);
    await projects.ask(eva.userId, acceptInvite, { token });
    expect(await roleIn(ana, id, eva)).toBe('lead');
  });

  it('takes a seat of the organization', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    await projects.rows('UPDATE organizations SET seats = 1 WHERE id = $1', [organizationId]);
    const { id } = await projects.aProject(owner, { organizationId });
    const eva = await projects.anAccount();
    await projects.ask(owner.userId, inviteUserToProject, invite(owner, id, eva.email));
    const token = await projects.inviteTokenFor(eva.email);
    expect(await projects.refusal(eva.userId, acceptInvite, { token })).toBe('no_free_seat');
  });
});
