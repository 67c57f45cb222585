import { describe, expect, it } from '@jest/globals';
import { enterOrganizationProjects } from '@nivel/contracts/projects/enter-organization-projects.operation';
import { organizationProjectChanged } from '@nivel/contracts/projects/organization-project-changed.fact';
import { ownProjectChanged } from '@nivel/contracts/projects/own-project-changed.fact';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { key, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor(
  (started, actions) => {
    projects = started;
    board = actions;
  },
  { PROJECT_LIST_NEWS_MS: '50' },
);

const toldTo = async (projectId: string): Promise<string[]> =>
  (await projects.told(ownProjectChanged, projectId)).map(({ userId }) => userId).sort();
const roomsOf = async (projectId: string): Promise<string[]> =>
  (await projects.told(organizationProjectChanged, projectId)).map(({ organizationId }) => organizationId);
const idsOf = (...people: readonly Somebody[]) => people.map(({ userId }) => userId).sort();

describe('who lists projects', () => {
  it('is notified of a created one: of a private one only who may see it', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const [maker] = [
      await projects.aMember(organizationId, 'member'),
      await projects.aMember(organizationId, 'member'),
    ];
    const { id } = await projects.aProject(maker, { organizationId });
    expect(await toldTo(id)).toEqual(idsOf(owner, maker));
    expect(await roomsOf(id)).toEqual([]);
  });

  it('is notified in one room of one that all members see, and separately as guests', async () => {
    const owner = await projects.aPerson();
    const organizationId = await projects.anOrganization(owner);
    const place = await projects.aProject(owner, { organizationId });
    const member = await projects.aMember(organizationId, 'member');
    const guest = await projects.aMember(organizationId, 'guest');
    await projects.aMember(organizationId, 'guest');
    for (const { userId } of [member, guest])
      await projects.rows(`INSERT INTO project_members VALUES ($1, $2, 'guest', now())`, [place.id, userId]);
    const before = await toldTo(place.id);
    await projects.ask(owner.userId, updateProject, { project_id: place.id, ...key(), set: { visibility: 'team' } });
    await waitUntil(async () => (await roomsOf(place.id)).length > 0);
    expect(await roomsOf(place.id)).toEqual([organizationId]);
    expect(await toldTo(place.id)).toEqual([...before, guest.userId].sort());
  });

  it('is notified of a new card, a little later', async () => {
    const owner = await projects.aPerson();
    const place = await projects.aProject(owner);
    const lead = await projects.inTeam(place.id, 'lead');
    await board.make(lead, place);
    await waitUntil(async () => (await toldTo(place.id)).length > 1);
    expect(await toldTo(place.id)).toEqual([...idsOf(owner), ...idsOf(owner, lead)].sort());
  });

  it('is in the room of an organization as one of its members, not as a guest or from elsewhere', async () => {
    const owner = await projects.aPerson();
    const id = await projects.anOrganization(owner);
    const enter = ({ userId }: Somebody) => projects.refusal(userId, enterOrganizationProjects, { id });
    expect(await enter(await projects.aMember(id, 'member'))).toBe('allowed');
    for (const who of [await projects.aMember(id, 'guest'), await projects.aPerson()])
      expect(await enter(who)).toBe('forbidden');
  });
});
