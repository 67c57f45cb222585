import { expect, it } from '@jest/globals';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { createCricoList } from '@nivel/contracts/projects/create-crico-list.operation';
import { createCricoMilestone } from '@nivel/contracts/projects/create-crico-milestone.operation';
import { deleteCricoList } from '@nivel/contracts/projects/delete-crico-list.operation';
import { getCricoLists } from '@nivel/contracts/projects/get-crico-lists.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCricoList } from '@nivel/contracts/projects/update-crico-list.operation';
import { key, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const create = async (who: Somebody, { id }: Place, given: object = {}): Promise<string> =>
  (await projects.ask(who.userId, createCricoMilestone, { project_id_param: id, ...given })).milestone_id;

it('lists are made, changed and removed with their cards by their documented calls', async () => {
  const ana = await projects.aPerson('user', { fullName: 'Ana Luz' });
  const place = await projects.aProject(ana);
  const made = { p_project_id: place.id, p_name: 'Ideas', p_wip_limit: '' as const };
  const { list_id } = await projects.ask(ana.userId, createCricoList, made);
  await projects.ask(ana.userId, updateCricoList, { p_list_id: list_id, p_wip_limit: 5 });
  const id = await create(ana, place, { list_id_param: list_id });
  const kept = await create(ana, place);
  const link = { project_id: place.id, ...key(), card_ids: [kept], add: { depends_on: [id] } };
  await projects.ask(ana.userId, changeCardSets, link);
  const { lists } = await projects.ask(ana.userId, getCricoLists, { p_project_id: place.id });
  expect(lists.at(-1)).toMatchObject({
    id: list_id,
    name: 'Ideas',
    color: '#6B7280',
    wip_limit: 5,
    card_count: 1,
    list_position: 4,
    created_by_name: 'Ana Luz',
    is_active: true,
  });
  const before = await board.read(ana, place.id);
  await projects.ask(ana.userId, deleteCricoList, { p_list_id: list_id });
  expect((await board.read(ana, place.id)).cards).toMatchObject([{ id: kept, depends_on: [] }]);
  await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key() });
  expect((await board.read(ana, place.id)).rows()).toEqual(before.rows());
});
