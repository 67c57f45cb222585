import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { changeCricoUser } from '@nivel/contracts/projects/change-crico-user.operation';
import { projectRoleLost } from '@nivel/contracts/projects/project-role-lost.fact';
import { removeOrganizationMember } from '@nivel/contracts/projects/remove-organization-member.operation';
import { changeOrganizationMember } from '@nivel/contracts/projects/change-organization-member.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { ProjectsUnderTest, type Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start();
}, 60_000);
afterAll(() => projects.stop(), 30_000);

const closedTo = async ({ userId }: Somebody): Promise<string[]> =>
  (await projects.told(projectRoleLost, userId)).map(({ projectId }) => projectId).sort();
const untilClosed = (who: Somebody, ids: readonly string[]): Promise<void> =>
  waitUntil(async () => JSON.stringify(await closedTo(who)) === JSON.stringify([...ids].sort()));

it('rooms of an organization close to who is removed from it, and no others', async () => {
  const owner = await projects.aPerson();
  const organizationId = await projects.anOrganization(owner);
  const member = await projects.aMember(organizationId, 'member');
  const [one, two] = [
    await projects.aProject(owner, { organizationId }),
    await projects.aProject(member, { organizationId }),
  ];
  await projects.aProject(member);
  await projects.ask(owner.userId, removeOrganizationMember, { orgId: organizationId, userId: member.userId });
  await untilClosed(member, [one.id, two.id]);
  expect(await closedTo(owner)).toEqual([]);
});

it('rooms of private projects close to who is no admin of the organization any more, but those of their team stay open', async () => {
  const owner = await projects.aPerson();
  const organizationId = await projects.anOrganization(owner);
  const admin = await projects.aMember(organizationId, 'admin');
  const other = await projects.aProject(owner, { organizationId });
  await projects.aProject(admin, { organizationId });
  const role = { orgId: organizationId, userId: admin.userId, role: 'member' as const };
  await projects.ask(owner.userId, changeOrganizationMember, role);
  await untilClosed(admin, [other.id]);
});

it('all rooms close to who is taken out of Crico', async () => {
  const [admin, ana] = [await projects.aPerson('admin'), await projects.aPerson()];
  const place = await projects.aProject(ana);
  await projects.ask(admin.userId, changeCricoUser, { user_id: ana.userId, is_active: false });
  await waitUntil(async () => (await closedTo(ana)).includes(place.id));
});
