import { describe, expect, it } from '@jest/globals';
import { acceptInvite } from '@nivel/contracts/projects/accept-invite.operation';
import { addOrganizationMember } from '@nivel/contracts/projects/add-organization-member.operation';
import { inviteUserToProject } from '@nivel/contracts/projects/invite-user-to-project.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { memberAdded } from '@nivel/contracts/projects/member-added.fact';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const manage = (by: Somebody, id: string, action: 'add_member' | 'update_role', of: Somebody, role?: 'lead') =>
  projects.refusal(by.userId, manageCricoProjectTeam, {
    project_id_param: id,
    action_param: action,
    user_data_param: { user_id: of.userId, ...(role && { role }) },
  });
const news = async ({ userId }: Somebody) =>
  (await projects.told(memberAdded)).filter((notice) => notice.userId === userId);

describe('a person added by another', () => {
  it('to a project, is notified once with the place and the person; a second click and another role send nothing', async () => {
    const ana = await projects.aPerson('user', { fullName: 'Ana Ríos' });
    const { id } = await projects.aProject(ana);
    const luz = await projects.inTeam((await projects.aProject(ana)).id, 'member');
    expect(await manage(ana, id, 'add_member', luz)).toBe('allowed');
    expect(await manage(ana, id, 'add_member', luz)).toBe('already_a_member');
    expect(await manage(ana, id, 'update_role', luz, 'lead')).toBe('allowed');
    const by = { userId: ana.userId, fullName: 'Ana Ríos' };
    expect(await news(luz)).toEqual([{ userId: luz.userId, place: { kind: 'project', id, name: 'Sitio nuevo' }, by }]);
    expect(await news(ana)).toEqual([]);
  });

  it('to an organization, is notified of it; where they come into it by a project, of the project alone', async () => {
    const ana = await projects.aPerson();
    const orgId = await projects.anOrganization(ana, 'Taller de Ana');
    const { id } = await projects.aProject(ana, { organizationId: orgId });
    const common = await projects.aProject(ana);
    const [luz, eva] = [await projects.inTeam(common.id, 'member'), await projects.inTeam(common.id, 'member')];
    await projects.ask(ana.userId, addOrganizationMember, { orgId, userId: luz.userId });
    expect(await news(luz)).toMatchObject([{ place: { kind: 'organization', id: orgId, name: 'Taller de Ana' } }]);
    expect(await manage(ana, id, 'add_member', eva)).toBe('allowed');
    expect(await news(eva)).toMatchObject([{ place: { kind: 'project', id } }]);
  });

  it('gets no notice if nobody was added, or if they came by an invite', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const [guest, stranger] = [await projects.inTeam(id, 'guest'), await projects.aPerson()];
    expect(await manage(guest, id, 'add_member', stranger)).toBe('forbidden');
    expect(await news(stranger)).toEqual([]);
    const eva = await projects.anAccount();
    const invite = { inviting_user_id: ana.userId, email: eva.email, role: 'member' as const, project_id: id };
    await projects.ask(ana.userId, inviteUserToProject, invite);
    await projects.ask(eva.userId, acceptInvite, { token: await projects.inviteTokenFor(eva.email) });
    expect(await news(eva)).toEqual([]);
  });
});
