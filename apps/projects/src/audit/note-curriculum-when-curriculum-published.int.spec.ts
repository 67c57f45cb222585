import { expect, it } from '@jest/globals';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { curriculumPublished } from '@nivel/contracts/learning/curriculum-published.fact';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const acts = (version: number) =>
  projects.rows(`SELECT act, details FROM administrative_acts WHERE details->>'version' = $1`, [String(version)]);
const handled = (id: string) => async () =>
  (await projects.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;

it('a published curriculum is an act of its administrator, noted once', async () => {
  const admin = await projects.aPerson('admin');
  const id = await projects.tell(
    curriculumPublished,
    { version: 7, restored: null },
    { headers: { [factHeaders.actor]: admin.userId } },
  );
  await waitUntil(handled(id));
  await projects.tell(curriculumPublished, { version: 7, restored: null }, { id });
  const last = await projects.tell(curriculumPublished, { version: 8, restored: 3 });
  await waitUntil(handled(last));
  expect(await acts(7)).toEqual([{ act: 'curriculum-published', details: { version: 7, restored: null } }]);
  expect(await acts(8)).toEqual([{ act: 'curriculum-restored', details: { version: 8, restored: 3 } }]);
  const listed = await projects.ask(admin.userId, listAdministrativeActs, { limit: 10 });
  expect(listed.acts.find(({ act }) => act === 'curriculum-published')).toMatchObject({ actor_id: admin.userId });
});

it('a published curriculum is noted later where it cannot be noted now', async () => {
  await projects.rows('ALTER TABLE administrative_acts RENAME TO away');
  const id = await projects.tell(curriculumPublished, { version: 9, restored: null });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await handled(id)()).toBe(false);
  await projects.rows('ALTER TABLE away RENAME TO administrative_acts');
  await waitUntil(handled(id));
  expect(await acts(9)).toHaveLength(1);
});
