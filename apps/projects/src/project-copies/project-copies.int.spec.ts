import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import { duplicateCricoProject } from '@nivel/contracts/projects/duplicate-crico-project.operation';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { getCricoProjectSettings } from '@nivel/contracts/projects/get-crico-project-settings.operation';
import { listCardTemplates } from '@nivel/contracts/projects/list-card-templates.operation';
import { listProjectCopies } from '@nivel/contracts/projects/list-project-copies.operation';
import { projectCopyEnded } from '@nivel/contracts/projects/project-copy-ended.fact';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { putLink } from '@nivel/contracts/projects/put-link.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { saveCardTemplate } from '@nivel/contracts/projects/save-card-template.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCricoProjectMetadata } from '@nivel/contracts/projects/update-crico-project-metadata.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { key, listAt, titles, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const begin = async (who: Somebody, id: string, name?: string): Promise<string> => {
  const input = { project_id_param: id, ...(name === undefined ? {} : { new_name_param: name }) };
  return (await projects.ask(who.userId, duplicateCricoProject, input)).project_id;
};
const ended = async (id: string) => (await projects.told(projectCopyEnded, id))[0]?.isDone;
const untilEnded = (id: string) => waitUntil(async () => (await ended(id)) !== undefined);
const settingsOf = (who: Somebody, id: string) =>
  projects.ask(who.userId, getCricoProjectSettings, { project_id_param: id });

it('a copy, and the lists of a template, are named in the language of the creator', async () => {
  const ana = await projects.aPerson();
  const language_param = 'es-MX' as const;
  const made = { name_param: 'Sitio', template_param: 'blank' as const, language_param };
  const { project_id } = await projects.ask(ana.userId, createCricoProject, made);
  expect((await board.read(ana, project_id)).lists.map(({ name }) => name)).toEqual(['Por hacer']);
  const copy = { project_id_param: project_id, language_param };
  const { project_id: id } = await projects.ask(ana.userId, duplicateCricoProject, copy);
  await untilEnded(id);
  expect((await board.read(ana, id)).project.name).toBe('Sitio (copia)');
});

describe('a copy of a project', () => {
  it('has its lists, labels, cards with links, checklists and texts, and the settings; the team is the caller', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana, { template: 'scrum' });
    const of = { project_id: place.id };
    const lead = await projects.inTeam(place.id, 'lead');
    const label_id = v7();
    await projects.ask(ana.userId, createLabel, { ...of, ...key(), label_id, name: 'Diseño', color: '#3b82f6' });
    const first = await board.make(ana, place, { title: 'Boceto', assignee: lead.userId, due_on: '2026-03-20' });
    const second = await board.make(ana, place, { title: 'Prueba', list_id: listAt(place, 2), assignee: ana.userId });
    const gone = await board.make(ana, place, { title: 'Sobra' });
    const [field_id, person_id, gone_id] = [v7(), v7(), v7()];
    await projects.ask(ana.userId, createField, { ...of, ...key(), field_id, name: 'Tela', kind: 'text' });
    const persons = { field_id: person_id, name: 'Revisa', kind: 'person' as const };
    await projects.ask(ana.userId, createField, { ...of, ...key(), ...persons });
    await projects.ask(ana.userId, createField, { ...of, ...key(), field_id: gone_id, name: 'Sobra', kind: 'text' });
    const fields = { [field_id]: 'Lino', [person_id]: lead.userId, [gone_id]: 'x' };
    await projects.ask(ana.userId, updateCards, { ...of, ...key(), card_ids: [second], set: { fields } });
    await projects.ask(ana.userId, deleteField, { ...of, ...key(), field_id: gone_id });
    const add = { labels: [label_id], tags: ['web'], watchers: [ana.userId], depends_on: [first, gone] };
    await projects.ask(ana.userId, changeCardSets, { ...of, ...key(), card_ids: [second], add });
    const terms = { type: 'start-start', lag: 2 } as const;
    await projects.ask(ana.userId, putLink, { ...of, ...key(), card_id: second, depends_on: first, ...terms });
    const put = [{ id: v7(), text: 'Con lupa', done: true }];
    await projects.ask(ana.userId, changeChecklist, { ...of, ...key(), card_id: second, put });
    const text = { card_id: second, field: 'description' as const, base_version: 0, text: 'Ver **dos** veces' };
    await projects.ask(ana.userId, updateCardText, { ...of, ...key(), ...text });
    await projects.ask(ana.userId, deleteCards, { ...of, ...key(), card_ids: [gone] });
    const template = { template_id: v7(), name: 'Boletín', priority: 'high' as const, estimated_days: 4 };
    await projects.ask(ana.userId, saveCardTemplate, { ...of, ...template });
    const metadata_param = { category: 'Design' as const, budget_allocated: 100, project_manager_id: ana.userId };
    await projects.ask(ana.userId, updateCricoProjectMetadata, { project_id_param: place.id, metadata_param });

    const calendar = { holidays: [{ day: '2026-12-24', name: 'Cierre' }], weekdays: [1, 2] };
    await projects.ask(ana.userId, updateProject, { ...of, ...key(), set: { calendar } });

    const id = await begin(ana, place.id);
    await untilEnded(id);
    const [original, copy] = [await board.read(ana, place.id), await board.read(ana, id)];
    expect(copy.project).toMatchObject({ name: 'Sitio nuevo (Copy)', status: 'active', calendar });
    const shape = ({ name, status, wip_limit }: (typeof copy.lists)[number]) => [name, status, wip_limit];
    expect(copy.lists.map(shape)).toEqual(original.lists.map(shape));
    expect(titles(copy, copy.lists[0]?.id ?? '')).toEqual(['Boceto']);
    const [sketch, test] = ['Boceto', 'Prueba'].map((title) => copy.cards.find((card) => card.title === title));
    expect(sketch).toMatchObject({ assignee: null, due_on: '2026-03-20', number: 1 });
    expect(test).toMatchObject({
      assignee: ana.userId,
      tags: ['web'],
      watchers: [],
      depends_on: [sketch?.id],
      number: 2,
    });
    expect(copy.cards.flatMap((card) => card.depends_on.map((id) => card.link_terms[id]))).toEqual(['SS+2']);
    expect(test?.checklist).toMatchObject([{ text: 'Con lupa', done: true }]);
    expect(test?.labels).toHaveLength(1);
    expect(test?.labels).not.toEqual([label_id]);
    // The lead cannot see the copy.
    expect(copy.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['Tela', 'text'],
      ['Revisa', 'person'],
    ]);
    expect(test?.fields).toEqual({ [copy.fields[0]?.id ?? '']: 'Lino' });
    expect(copy.fields[0]?.id).not.toBe(field_id);
    expect(copy.cards.map((card) => card.id)).not.toContain(first);
    const read = await projects.ask(ana.userId, readCard, { project_id: id, card_id: test?.id ?? '' });
    expect(read.description.text).toBe('Ver **dos** veces');
    const { metadata, team } = await settingsOf(ana, id);
    expect(metadata).toMatchObject({ category: 'Design', budget_allocated: 100, project_manager_id: null });
    expect(team.map(({ user_id, role }) => [user_id, role])).toEqual([[ana.userId, 'director']]);
    const { templates } = await projects.ask(ana.userId, listCardTemplates, { project_id: id });
    expect(templates).toMatchObject([{ name: 'Boletín', priority: 'high', estimated_days: 4 }]);
    expect(templates[0]?.id).not.toBe(template.template_id);
    // Work continues in it, with the next numbers.
    await board.make(ana, { id, lists: copy.lists.map((list) => list.id) }, { title: 'Nueva' });
    expect((await board.read(ana, id)).cards.find(({ title }) => title === 'Nueva')?.number).toBe(3);
    expect((await board.read(ana, place.id)).rows()).toEqual(original.rows());
  });

  it('is of leads too, without the budget that they do not see, under the name that they give', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [lead, member] = [await projects.inTeam(place.id, 'lead'), await projects.inTeam(place.id, 'member')];
    const metadata_param = { budget_allocated: 100, department: 'Taller' };
    await projects.ask(ana.userId, updateCricoProjectMetadata, { project_id_param: place.id, metadata_param });
    expect(await projects.refusal(member.userId, duplicateCricoProject, { project_id_param: place.id })).toBe(
      'forbidden',
    );
    const id = await begin(lead, place.id, 'Mi copia');
    await untilEnded(id);
    expect((await settingsOf(lead, id)).metadata).toMatchObject({
      name: 'Mi copia',
      budget_allocated: null,
      department: 'Taller',
    });
    expect(await projects.refusal(ana.userId, readBoard, { project_id: id })).toBe('forbidden');
  });

  it('cannot be opened by anybody before it is complete', async () => {
    const ana = await projects.aPerson();
    const { id: original } = await projects.aProject(ana);
    const id = await begin(ana, original);
    await untilEnded(id);
    await projects.rows('UPDATE projects SET copying_since = now() WHERE id = $1', [id]);
    expect(await projects.refusal(ana.userId, readBoard, { project_id: id })).toBe('forbidden');
    const { projects: shown } = await projects.ask(ana.userId, getCricoDashboardData, {});
    expect(shown.map((one) => one.id)).toEqual([original]);
    const { copies } = await projects.ask(ana.userId, listProjectCopies, {});
    expect(copies).toMatchObject([{ project_id: id, copied_from: original, name: 'Sitio nuevo (Copy)' }]);
    const stranger = await projects.aPerson();
    expect((await projects.ask(stranger.userId, listProjectCopies, {})).copies).toEqual([]);
  });

  it('that was never finished is removed, and the person who requested it is notified', async () => {
    const ana = await projects.aPerson();
    const { id: original } = await projects.aProject(ana);
    const id = v7();
    await projects.rows(
      `INSERT INTO projects (id, name, description, color, key, status, visibility, created_by, created_at, sequence, last_number,
         copied_from, copying_since)
       SELECT $1, 'Copia', '', color, key, status, visibility, created_by, now(), 0, 0, id, now() - interval '61 minutes'
       FROM projects WHERE id = $2`,
      [id, original],
    );
    expect(await projects.ask(null, purgeTrash, {})).toMatchObject({ removed_copies: 1 });
    expect(await ended(id)).toBe(false);
    expect(await projects.rows('SELECT 1 FROM projects WHERE id = $1', [id])).toEqual([]);
  });
});
