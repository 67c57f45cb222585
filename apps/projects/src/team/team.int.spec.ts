import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { addOrganizationMember } from '@nivel/contracts/projects/add-organization-member.operation';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { getProjectTeamMembers } from '@nivel/contracts/projects/get-project-team-members.operation';
import { getUserTeamOverview } from '@nivel/contracts/projects/get-user-team-overview.operation';
import { listOrganizationMembers } from '@nivel/contracts/projects/list-organization-members.operation';
import { listProjectPeople } from '@nivel/contracts/projects/list-project-people.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { projectRoleChanged } from '@nivel/contracts/projects/project-role-changed.fact';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import type { BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
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
/** Two who know each other, and a project of the first one. */
const acquainted = async () => {
  const ana = await projects.aPerson();
  const { id } = await projects.aProject(ana);
  const common = await projects.aProject(ana);
  return { ana, luz: await projects.inTeam(common.id, 'member'), id };
};

describe('the team of a project', () => {
  it('is changed by directors: they add, change and remove a person, whose windows follow', async () => {
    const { ana, luz, id } = await acquainted();
    expect(await manage(ana, id, 'add_member', luz)).toBe('allowed');
    expect(await manage(ana, id, 'add_member', luz)).toBe('already_a_member');
    expect(await roleIn(luz, id, luz)).toBe('member');
    expect(await manage(luz, id, 'update_role', luz, 'manager')).toBe('forbidden');
    expect(await manage(ana, id, 'update_role', luz, 'manager')).toBe('allowed');
    expect(await roleIn(ana, id, luz)).toBe('director');
    expect(await manage(ana, id, 'remove_member', luz)).toBe('allowed');
    expect(await manage(ana, id, 'remove_member', luz)).toBe('allowed');
    expect(await projects.refusal(luz.userId, readBoard, { project_id: id })).toBe('forbidden');
    const told = (await projects.told(projectRoleChanged, luz.userId)).filter(({ projectId }) => projectId === id);
    expect(told.map(({ role }) => role)).toEqual(['member', 'director']);
    expect(await projects.told(projectRoleLost, luz.userId)).toEqual([{ projectId: id, userId: luz.userId }]);
  });

  it('refuses people whom the caller does not know, and reveals nothing about them', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const { id } = await projects.aProject(ana);
    const nobody = { userId: v7(), email: '' };
    for (const who of [stranger, nobody]) expect(await manage(ana, id, 'add_member', who)).toBe('person_not_found');
    expect(await manage(ana, id, 'update_role', stranger, 'lead')).toBe('person_not_found');
  });

  it('keeps its last director, also of two who leave at the same moment', async () => {
    const { ana, luz, id } = await acquainted();
    expect(await manage(ana, id, 'remove_member', ana)).toBe('last_director');
    expect(await manage(ana, id, 'update_role', ana, 'lead')).toBe('last_director');
    await manage(ana, id, 'add_member', luz, 'manager');
    const codes = await Promise.all([ana, luz].map((who) => manage(who, id, 'remove_member', who)));
    expect(codes.toSorted()).toEqual(['allowed', 'last_director']);
  });

  it('names a director whose account is taken out as none', async () => {
    const { ana, luz, id } = await acquainted();
    const admin = await projects.aPerson('admin');
    await manage(ana, id, 'add_member', luz, 'manager');
    await projects.ask(admin.userId, changeCricoUser, { user_id: luz.userId, is_active: false });
    expect(await manage(ana, id, 'remove_member', ana)).toBe('last_director');
    const gone = (await teamOf(ana, id)).find(({ user_id }) => user_id === luz.userId);
    expect(gone?.user_info.is_active).toBe(false);
  });

  it('can be left by everybody', async () => {
    const { ana, luz, id } = await acquainted();
    await manage(ana, id, 'add_member', luz, 'guest');
    expect(await manage(luz, id, 'remove_member', ana)).toBe('forbidden');
    expect(await manage(luz, id, 'remove_member', luz)).toBe('allowed');
    expect(await roleIn(ana, id, luz)).toBeUndefined();
  });

  it('shows each person once, with the roles of team and organization', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const admin = await projects.aMember(organizationId, 'admin');
    const member = await projects.aMember(organizationId, 'member');
    const { id } = await projects.aProject(member, { organizationId });
    await manage(owner, id, 'add_member', admin, 'lead');
    const shown = (await teamOf(member, id)).map(({ user_id, role, team_role }) => [user_id, role, team_role]);
    const expected = [
      [owner.userId, 'director', null],
      [admin.userId, 'lead, director', 'lead'],
      [member.userId, 'director', 'director'],
    ];
    expect(shown.sort()).toEqual(expected.sort());
    const asked = { project_id_param: id, requesting_user_id: owner.userId };
    expect(await projects.refusal(member.userId, getProjectTeamMembers, asked)).toBe('forbidden');
    expect(await projects.refusal(owner.userId, getProjectTeamMembers, asked)).toBe('allowed');
  });

  it('is shown over all projects to those who are in them', async () => {
    const { ana, luz, id } = await acquainted();
    await manage(ana, id, 'add_member', luz, 'lead');
    const overview = await projects.ask(luz.userId, getUserTeamOverview, { requesting_user_id: luz.userId });
    const own = overview.members.find(({ user_id }) => user_id === luz.userId);
    expect(own?.projects.map(({ role }) => role).toSorted()).toEqual(['lead', 'member']);
    expect(own?.role.split(', ').toSorted()).toEqual(['lead', 'member']);
    expect(overview.members).toHaveLength(2);
    const foreign = { requesting_user_id: ana.userId };
    expect(await projects.refusal(luz.userId, getUserTeamOverview, foreign)).toBe('forbidden');
  });

  it('opens the project to a person from outside, who becomes a guest of its organization', async () => {
    const { ana, luz } = await acquainted();
    const organizationId = await projects.anOrganization(ana);
    const { id } = await projects.aProject(ana, { organizationId });
    const other = await projects.aProject(ana, { organizationId });
    await manage(ana, id, 'add_member', luz, 'lead');
    const { members } = await projects.ask(ana.userId, listOrganizationMembers, { orgId: organizationId });
    expect(members.find(({ user_id }) => user_id === luz.userId)?.role).toBe('guest');
    expect(await projects.refusal(luz.userId, readBoard, { project_id: id })).toBe('allowed');
    expect(await projects.refusal(luz.userId, readBoard, { project_id: other.id })).toBe('forbidden');
  });
});

describe('whom cards can be given to', () => {
  it('are the people of the project; who is gone and still has some is shown without a role', async () => {
    const { ana, luz, id } = await acquainted();
    const { lists } = await projects.ask(ana.userId, readBoard, { project_id: id });
    const place = { id, lists: lists.map((list) => list.id) };
    await manage(ana, id, 'add_member', luz, 'lead');
    await board.make(ana, place, { assignee: luz.userId });
    await manage(ana, id, 'remove_member', luz);
    const { people } = await projects.ask(ana.userId, listProjectPeople, { project_id: id });
    const shown = people.map(({ user_id, role, email }) => [user_id, role, email]);
    expect(shown.sort()).toEqual(
      [
        [ana.userId, 'director', ana.email],
        [luz.userId, null, luz.email],
      ].sort(),
    );
  });

  it('name who was in the team and was taken out of Crico, without a role', async () => {
    const { ana, luz, id } = await acquainted();
    const admin = await projects.aPerson('admin');
    await manage(ana, id, 'add_member', luz, 'lead');
    await projects.ask(admin.userId, changeCricoUser, { user_id: luz.userId, is_active: false });
    const { people } = await projects.ask(ana.userId, listProjectPeople, { project_id: id });
    expect(people.find(({ user_id: one }) => one === luz.userId)).toMatchObject({ role: null, full_name: 'Ana Sol' });
  });

  it('are shown without addresses to who only reads a public project', async () => {
    const [ana, reader] = [await projects.aPerson(), await projects.aPerson()];
    const { id } = await projects.aProject(ana);
    await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [id]);
    const { people } = await projects.ask(reader.userId, listProjectPeople, { project_id: id });
    expect(people.map(({ user_id, email }) => [user_id, email])).toEqual([[ana.userId, null]]);
    expect(await projects.refusal(reader.userId, getProjectTeamMembers, { project_id_param: id })).toBe('forbidden');
  });
});

it('people of one team can find each other while they are in it', async () => {
  const { ana, luz, id } = await acquainted();
  const orgId = await projects.anOrganization(ana);
  const stranger = await projects.aPerson();
  const add = (email: string) => projects.refusal(ana.userId, addOrganizationMember, { orgId, email });
  expect([await add(stranger.email), await add(luz.email)]).toEqual(['person_not_found', 'allowed']);
  expect(id).not.toBe('');
});

it('a team keeps a director when the account of its last one is deleted', async () => {
  const { ana, luz, id } = await acquainted();
  await manage(ana, id, 'add_member', luz, 'lead');
  await projects.tell(accountDeleted, { userId: ana.userId });
  await waitUntil(async () => (await teamOf(luz, id)).length === 1);
  expect(await roleIn(luz, id, luz)).toBe('director');
});
