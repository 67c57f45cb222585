import { expect, it } from '@jest/globals';
import { aiModelChanged } from '@nivel/contracts/ai/ai-model-changed.fact';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { listAdministrativeActs } from '@nivel/contracts/projects/list-administrative-acts.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

const aModel = (organizationId: string, isOn: boolean) => ({ organizationId, host: 'models.example', isOn });
const acts = (organizationId: string) =>
  projects.rows('SELECT act, details FROM administrative_acts WHERE organization_id = $1 ORDER BY id', [
    organizationId,
  ]);
const handled = (id: string) => async () =>
  (await projects.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;

it('a model that is set or switched off is an act of its administrator, noted once', async () => {
  const admin = await projects.aPerson('admin');
  const organizationId = v7();
  const headers = { [factHeaders.actor]: admin.userId };
  const id = await projects.tell(aiModelChanged, aModel(organizationId, true), { headers });
  await waitUntil(handled(id));
  await projects.tell(aiModelChanged, aModel(organizationId, true), { id });
  const last = await projects.tell(aiModelChanged, aModel(organizationId, false), { headers });
  await waitUntil(handled(last));
  const details = { host: 'models.example' };
  expect(await acts(organizationId)).toEqual([
    { act: 'organization-model-set', details },
    { act: 'organization-model-switched-off', details },
  ]);
  const listed = await projects.ask(admin.userId, listAdministrativeActs, { organization_id: organizationId });
  expect(listed.acts.map(({ actor_id }) => actor_id)).toEqual([admin.userId, admin.userId]);
});

it('a model that was set is noted later where it cannot be noted now', async () => {
  const organizationId = v7();
  await projects.rows('ALTER TABLE administrative_acts RENAME TO away');
  const id = await projects.tell(aiModelChanged, aModel(organizationId, true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await handled(id)()).toBe(false);
  await projects.rows('ALTER TABLE away RENAME TO administrative_acts');
  await waitUntil(handled(id));
  expect(await acts(organizationId)).toHaveLength(1);
});
