import { expect, it } from '@jest/globals';
import { createOrganizationProject } from '@nivel/contracts/projects/create-organization-project.operation';
import { deleteOrganizationProject } from '@nivel/contracts/projects/delete-organization-project.operation';
import { listOrganizationProjects } from '@nivel/contracts/projects/list-organization-projects.operation';
import { updateOrganizationProject } from '@nivel/contracts/projects/update-organization-project.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const listed = async ({ userId }: Somebody, orgId: string) =>
  (await projects.ask(userId, listOrganizationProjects, { orgId })).projects;

it('projects of an organization are made, listed for those who see them, changed and deleted', async () => {
  const owner = await projects.aPerson();
  const orgId = await projects.anOrganization(owner);
  const [member, guest] = [await projects.aMember(orgId, 'member'), await projects.aMember(orgId, 'guest')];
  await projects.aProject(owner);
  const given = { orgId, name: 'Sitio del taller', description: 'Para marzo' };
  const { project_id: id } = await projects.ask(member.userId, createOrganizationProject, given);
  expect(await projects.refusal(guest.userId, createOrganizationProject, given)).toBe('forbidden');
  for (const [who, role] of [
    [owner, 'director'],
    [member, 'director'],
  ] as const)
    expect(await listed(who, orgId)).toMatchObject([{ id, name: 'Sitio del taller', user_role: role, progress: 0 }]);
  expect(await listed(guest, orgId)).toEqual([]);

  const change = { projectId: id, name: 'Otro nombre', status: 'on-hold' as const };
  expect(await projects.refusal(guest.userId, updateOrganizationProject, change)).toBe('forbidden');
  await projects.ask(member.userId, updateOrganizationProject, change);
  expect(await listed(owner, orgId)).toMatchObject([
    { name: 'Otro nombre', description: 'Para marzo', status: 'on-hold', is_active: false },
  ]);

  expect(await projects.refusal(guest.userId, deleteOrganizationProject, { projectId: id })).toBe('forbidden');
  await projects.ask(owner.userId, deleteOrganizationProject, { projectId: id });
  expect(await listed(owner, orgId)).toEqual([]);
});
