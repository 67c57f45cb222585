import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { getOrganization } from '@nivel/contracts/projects/get-organization.operation';
import { getProjectTeamMembers } from '@nivel/contracts/projects/get-project-team-members.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { offboardMember } from '@nivel/contracts/projects/offboard-member.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import type { LeaderlessPlace, Successor } from '@nivel/contracts/projects/succession';
import { waitUntil } from '@nivel/testing/wait-until';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';
import { OWN_PROCESS, waitedFor } from '../../test/waiting-for.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

interface Refused {
  readonly code: string;
  readonly places: readonly LeaderlessPlace[];
}
/** The code and the places with which something was refused; 'allowed' where it was done. */
const outcomeOf = (asked: Promise<unknown>): Promise<Refused> =>
  asked.then(
    () => ({ code: 'allowed', places: [] }),
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { code: error.definition.code, places: (error.details as Partial<Refused> | undefined)?.places ?? [] };
    },
  );
const leave = ({ userId }: Somebody, projectId: string, successor?: Somebody, by = userId) =>
  outcomeOf(
    projects.ask(by, manageCricoProjectTeam, {
      project_id_param: projectId,
      action_param: 'remove_member',
      user_data_param: { user_id: userId, ...(successor && { successor_id: successor.userId }) },
    }),
  );
const offboard = (by: Somebody, orgId: string, of: Somebody, successors: Successor[] = []) =>
  outcomeOf(projects.ask(by.userId, offboardMember, { organization_id: orgId, user_id: of.userId, successors }));
const takeOut = (admin: Somebody, of: Somebody, successors: Successor[] = []) =>
  outcomeOf(projects.ask(admin.userId, changeCricoUser, { user_id: of.userId, is_active: false, successors }));
const teamRoles = async (by: Somebody, projectId: string): Promise<Record<string, string | null>> => {
  const { team_members: team } = await projects.ask(by.userId, getProjectTeamMembers, { project_id_param: projectId });
  return Object.fromEntries(team.map(({ user_id: id, team_role: role }) => [id, role]));
};
const idsOf = (place: LeaderlessPlace | undefined) => place?.candidates.map(({ user_id: id }) => id);
const to = (placeId: string, { userId }: Somebody): Successor => ({ place_id: placeId, user_id: userId });

describe('the only director of a project who leaves it', () => {
  it('is refused with the possible successors, and works in one command with one of them', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const [guest, member, lead] = [
      await projects.inTeam(id, 'guest'),
      await projects.inTeam(id, 'member'),
      await projects.inTeam(id, 'lead'),
    ];
    const refused = await leave(ana, id);
    expect(refused).toMatchObject({ code: 'last_director', places: [{ kind: 'project', id, name: 'Sitio nuevo' }] });
    expect(idsOf(refused.places[0])).toEqual([lead.userId, member.userId]);
    for (const nobody of [guest, ana, await projects.aPerson()])
      expect((await leave(ana, id, nobody)).code).toBe('last_director');
    expect((await leave(ana, id, lead)).code).toBe('allowed');
    expect(await teamRoles(lead, id)).toEqual({
      [guest.userId]: 'guest',
      [member.userId]: 'member',
      [lead.userId]: 'director',
    });
    expect(await projects.refusal(ana.userId, readBoard, { project_id: id })).toBe('forbidden');
  });

  it('stays if there is no successor, and needs none if there is another director', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    expect(await leave(ana, id)).toMatchObject({ code: 'last_director', places: [{ id, candidates: [] }] });
    const luz = await projects.inTeam(id, 'director');
    const member = await projects.inTeam(id, 'member');
    expect((await leave(ana, id, member)).code).toBe('allowed');
    expect(await teamRoles(luz, id)).toEqual({ [luz.userId]: 'director', [member.userId]: 'member' });
  });

  it('asked by who may not remove them changes nothing', async () => {
    const ana = await projects.aPerson();
    const { id } = await projects.aProject(ana);
    const lead = await projects.inTeam(id, 'lead');
    expect((await leave(ana, id, lead, lead.userId)).code).toBe('forbidden');
    expect((await teamRoles(ana, id))[ana.userId]).toBe('director');
  });
});

describe('a member who leaves an organization', () => {
  it('hands over each project and the organization that they alone lead, and nothing where one is missing', async () => {
    const ana = await projects.aPerson();
    const orgId = await projects.anOrganization(ana);
    const luz = await projects.aMember(orgId, 'member');
    const places = [
      await projects.aProject(ana, { organizationId: orgId }),
      await projects.aProject(ana, { organizationId: orgId }),
    ];
    const [first = '', second = ''] = places.map(({ id }) => id);
    const elsewhere = await projects.aProject(ana);
    const lead = await projects.aMember(orgId, 'member');
    await projects.rows(`INSERT INTO project_members VALUES ($1, $3, 'lead', now()), ($2, $3, 'member', now())`, [
      first,
      second,
      lead.userId,
    ]);
    const refused = await offboard(ana, orgId, ana, [to(orgId, luz), to(first, lead)]);
    expect(refused.code).toBe('last_director');
    expect(refused.places.map(({ id }) => id).sort()).toEqual([orgId, first, second].sort());
    expect((await offboard(ana, orgId, ana, [to(first, lead), to(second, lead)])).code).toBe('last_owner');
    expect((await teamRoles(ana, first))[lead.userId]).toBe('lead');
    const old = { orgId, userId: ana.userId };
    expect(await projects.refusal(ana.userId, removeOrganizationMember, old)).toBe('last_owner');
    const all = [to(orgId, luz), to(first, lead), to(second, lead)];
    expect((await offboard(ana, orgId, ana, all)).code).toBe('allowed');
    expect((await offboard(luz, orgId, ana, all)).code).toBe('allowed');
    expect((await projects.ask(luz.userId, getOrganization, { id: orgId })).user_role).toBe('owner');
    for (const id of [first, second]) expect((await teamRoles(luz, id))[lead.userId]).toBe('director');
    expect((await teamRoles(ana, elsewhere.id))[ana.userId]).toBe('director');
  });

  it('can be followed by an administrator who was not in the team', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const ana = await projects.aMember(orgId, 'member');
    const { id } = await projects.aProject(ana, { organizationId: orgId });
    const refused = await offboard(owner, orgId, ana);
    expect(refused).toMatchObject({ code: 'last_director', places: [{ id }] });
    expect(idsOf(refused.places[0])).toEqual([owner.userId]);
    expect((await offboard(owner, orgId, ana, [to(id, owner)])).code).toBe('allowed');
    expect(await teamRoles(owner, id)).toEqual({ [owner.userId]: 'director' });
  });

  it('is taken out by admins of that organization only', async () => {
    const owner = await projects.aPerson();
    const orgId = await projects.anOrganization(owner);
    const [ana, luz, stranger] = [
      await projects.aMember(orgId, 'member'),
      await projects.aMember(orgId, 'member'),
      await projects.aPerson(),
    ];
    for (const by of [luz, stranger]) expect((await offboard(by, orgId, ana)).code).toBe('forbidden');
    expect((await offboard(owner, orgId, ana)).code).toBe('allowed');
  });
});

describe('a person who is taken out of Crico', () => {
  it('hands over all they alone lead, in every organization and without one; places without other people stay', async () => {
    const [admin, ana] = [await projects.aPerson('admin'), await projects.aPerson()];
    const orgId = await projects.anOrganization(ana);
    const luz = await projects.aMember(orgId, 'admin');
    const inside = await projects.aProject(ana, { organizationId: orgId });
    const shared = await projects.aProject(ana);
    const alone = await projects.aProject(ana);
    const eva = await projects.inTeam(shared.id, 'member');
    const refused = await takeOut(admin, ana);
    expect(refused.code).toBe('last_owner');
    expect(refused.places.map(({ id }) => id).sort()).toEqual([orgId, inside.id, shared.id].sort());
    const all = [to(orgId, luz), to(inside.id, luz), to(shared.id, eva), to(alone.id, eva), to(v7(), eva)];
    expect((await takeOut(admin, ana, all)).code).toBe('allowed');
    expect((await teamRoles(eva, shared.id))[eva.userId]).toBe('director');
    expect((await teamRoles(luz, inside.id))[luz.userId]).toBe('director');
    expect(await projects.refusal(eva.userId, readBoard, { project_id: alone.id })).toBe('forbidden');
    expect((await takeOut(luz, eva)).code).toBe('forbidden');
  });

  it('leaves a director also where the other one leaves at the same moment', async () => {
    const [admin, ana] = [await projects.aPerson('admin'), await projects.aPerson()];
    const { id } = await projects.aProject(ana);
    const luz = await projects.inTeam(id, 'director');
    await projects.inTeam(id, 'member');
    const [out, left] = await Promise.all([takeOut(admin, ana), leave(luz, id)]);
    expect([out.code, left.code].toSorted()).toEqual(['allowed', 'last_director']);
  });
});

describe('a person whose account ends', () => {
  it('its deletion locks no project while it waits for an organization, in the common lock order', async () => {
    const ana = await projects.aPerson();
    const organizationIds = [await projects.anOrganization(ana), await projects.anOrganization(ana)];
    const projectIds: string[] = [];
    for (const organizationId of organizationIds)
      projectIds.push((await projects.aProject(ana, { organizationId })).id);
    const other = await projects.owner.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM organizations WHERE id = $1 FOR UPDATE', [organizationIds[1]]);
      await projects.tell(accountDeleted, { userId: ana.userId });
      const { rows } = await other.query<{ pid: number }>(OWN_PROCESS);
      await waitedFor(projects, rows[0]?.pid);
      const free = 'SELECT id FROM projects WHERE id = ANY ($1) FOR UPDATE SKIP LOCKED';
      expect(await projects.rows(free, [projectIds])).toHaveLength(2);
    } finally {
      await other.query('COMMIT');
      other.release();
    }
    const teams = 'SELECT 1 FROM project_members WHERE user_id = $1';
    await waitUntil(async () => (await projects.rows(teams, [ana.userId])).length === 0);
  });
});
