import { expect, it } from '@jest/globals';
import { deleteCricoProject } from '@nivel/contracts/projects/delete-crico-project.operation';
import { nameProjects } from '@nivel/contracts/projects/name-projects.operation';
import { v7 } from 'uuid';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

it('names projects to services, those in the trash only on request', async () => {
  const owner = await projects.aPerson();
  const [there, trashed] = [(await projects.aProject(owner)).id, (await projects.aProject(owner)).id];
  await projects.ask(owner.userId, deleteCricoProject, { project_id_param: trashed });
  const peer = projects.started.peer;
  const { projects: all } = await peer.ask(nameProjects, { ids: null }, {});
  expect(all.map(({ id }) => id)).toContain(there);
  expect(all.map(({ id }) => id)).not.toContain(trashed);
  const { projects: some } = await peer.ask(nameProjects, { ids: [there, trashed, v7()] }, {});
  expect(new Map(some.map(({ id, is_deleted: isDeleted }) => [id, isDeleted]))).toEqual(
    new Map([
      [there, false],
      [trashed, true],
    ]),
  );
  expect(some.every(({ name }) => name !== '')).toBe(true);
});
