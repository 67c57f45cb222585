import { expect, it } from '@jest/globals';
import { createOrganizationProject } from '@nivel/contracts/projects/create-organization-project.operation';
import { readProjectOrganization } from '@nivel/contracts/projects/read-project-organization.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

it('names the organization of a project to those who may enter it, and none for a personal one', async () => {
  const ana = await projects.aPerson();
  const organization = await projects.anOrganization(ana);
  const own = await projects.aProject(ana);
  const read = async (project_id: string, who = ana) =>
    projects.ask(who.userId, readProjectOrganization, { project_id });
  expect(await read(own.id)).toEqual({ organization_id: null });
  const made = await projects.ask(ana.userId, createOrganizationProject, { orgId: organization, name: 'Feria' });
  expect(await read(made.project_id)).toEqual({ organization_id: organization });
  const stranger = await projects.aPerson();
  expect(await projects.refusal(stranger.userId, readProjectOrganization, { project_id: made.project_id })).toBe(
    'forbidden',
  );
});
