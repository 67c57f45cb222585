import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { deleteCardTemplate } from '@nivel/contracts/projects/delete-card-template.operation';
import { listCardTemplates } from '@nivel/contracts/projects/list-card-templates.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
projectsFor((started) => {
  projects = started;
});

it('templates of a project are created, changed and removed by its leads, and open windows are updated', async () => {
  const ana = await projects.aPerson();
  const [{ id: project_id }, elsewhere] = [await projects.aProject(ana), await projects.aProject(ana)];
  const member = await projects.inTeam(project_id, 'member');
  const template = { project_id, template_id: v7(), name: 'Boletín', priority: 'high' as const, estimated_days: 4 };
  expect(await projects.refusal(member.userId, saveCardTemplate, template)).toBe('forbidden');
  await projects.ask(ana.userId, saveCardTemplate, template);
  await projects.ask(ana.userId, saveCardTemplate, { ...template, name: 'Boletín mensual' });
  const { templates } = await projects.ask(member.userId, listCardTemplates, { project_id });
  expect(templates).toEqual([
    {
      id: template.template_id,
      name: 'Boletín mensual',
      description: '',
      icon: '',
      priority: 'high',
      status: 'todo',
      estimated_days: 4,
    },
  ]);
  const stolen = { ...template, project_id: elsewhere.id };
  expect(await projects.refusal(ana.userId, saveCardTemplate, stolen)).toBe('template_not_found');
  const gone = { project_id, template_id: template.template_id };
  await projects.ask(ana.userId, deleteCardTemplate, { ...gone, project_id: elsewhere.id });
  await projects.ask(ana.userId, deleteCardTemplate, gone);
  await projects.ask(ana.userId, deleteCardTemplate, gone);
  expect((await projects.ask(ana.userId, listCardTemplates, { project_id })).templates).toEqual([]);
  const told = (await projects.told(projectChanged)).filter(({ projectId }) => projectId === project_id);
  expect(told.map(({ delta }) => [delta.kind, delta.changes])).toEqual(
    ['save-card-template', 'save-card-template', 'delete-card-template'].map((kind) => [
      kind,
      [{ of: 'settings', id: project_id, set: {} }],
    ]),
  );
});

it('a project has at most fifty of its own', async () => {
  const ana = await projects.aPerson();
  const { id: project_id } = await projects.aProject(ana);
  await projects.rows(
    `INSERT INTO card_templates (id, project_id, name, description, icon, priority, status, created_at)
     SELECT gen_random_uuid(), $1, 'x', '', '', 'low', 'todo', now() FROM generate_series(1, 50)`,
    [project_id],
  );
  const one = { project_id, template_id: v7(), name: 'Una más' };
  expect(await projects.refusal(ana.userId, saveCardTemplate, one)).toBe('too_many_templates');
});
