import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { CallInputOf, Operation } from '@nivel/contracts/kernel/operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { createCricoMilestone } from '@nivel/contracts/projects/create-crico-milestone.operation';
import { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCricoProject } from '@nivel/contracts/projects/delete-crico-project.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { inviteUserToProject } from '@nivel/contracts/projects/invite-user-to-project.operation';
import { manageCricoProjectTeam } from '@nivel/contracts/projects/manage-crico-project-team.operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateCricoMilestone } from '@nivel/contracts/projects/update-crico-milestone.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { key, listAt, titles, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

/** The code of a refusal, and its sentence: of the first field that is wrong, where one is. */
const said = async <O extends Operation>(who: Somebody, operation: O, input: CallInputOf<O>): Promise<string[]> => {
  try {
    await projects.ask(who.userId, operation, input);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error.body;
    const [first] = Array.isArray(details) ? (details as { message: string }[]) : [];
    return [code, first?.message ?? message];
  }
  return ['allowed'];
};

describe('an impossible action on a board gives the reason, and nothing is lost', () => {
  it('on a deleted board', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card = await board.make(ana, place);
    await projects.ask(ana.userId, deleteCricoProject, { project_id_param: place.id });
    const set = { title: 'Tarde' };
    const input = { project_id: place.id, ...key(), card_ids: [card], set };
    expect((await said(ana, updateCards, input))[0]).toBe('forbidden');
    expect(await projects.rows('SELECT title FROM cards WHERE id = $1', [card])).toEqual([{ title: 'Una tarea' }]);
  });

  it('with a card that is moved into a deleted list', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card = await board.make(ana, place);
    const [list_id, of] = [listAt(place, 2), { project_id: place.id }];
    await projects.ask(ana.userId, deleteList, { ...of, ...key(), list_id });
    const sentence = ['list_not_found', 'This list is not there any more'];
    expect(await said(ana, moveCards, { ...of, ...key(), card_ids: [card], list_id })).toEqual(sentence);
    expect(await said(ana, createCard, { ...of, ...key(), card_id: v7(), list_id, title: 'Nueva' })).toEqual(sentence);
    expect(titles(await board.read(ana, place.id), listAt(place, 0))).toEqual(['Una tarea']);
  });

  it('with a list that is full, for one of two who come at once', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [list_id, of] = [listAt(place, 1), { project_id: place.id }];
    await projects.ask(ana.userId, updateList, { ...of, ...key(), list_id, set: { wip_limit: 1 } });
    const cards = [await board.make(ana, place), await board.make(ana, place)];
    const answers = await Promise.all(
      cards.map((card) => said(ana, moveCards, { ...of, ...key(), card_ids: [card], list_id })),
    );
    expect(answers.sort()).toEqual([['allowed'], ['list_full', 'Column limit reached']]);
    expect((await board.read(ana, place.id)).cards).toHaveLength(2);
  });

  it('with a description of 5 MB', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place, { description: 'Antes' });
    const input = { project_id: place.id, ...key(), card_id, field: 'description' as const, base_version: 1 };
    for (const text of ['x'.repeat(200_001), 'ñ'.repeat(50_001)])
      expect((await said(ana, updateCardText, { ...input, text }))[0]).toBe('invalid_input');
    // More than a message holds does not even leave.
    expect(
      await said(ana, updateCardText, { ...input, text: 'x'.repeat(5_000_000) }).catch(() => ['refused']),
    ).not.toEqual(['allowed']);
    expect(await projects.rows('SELECT text FROM card_texts WHERE card_id = $1', [card_id])).toEqual([
      { text: 'Antes' },
    ]);
  });

  it('by a person whose role was taken away during the edit', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const beto = await projects.inTeam(place.id, 'member');
    const card_id = await board.make(beto, place);
    const user_data_param = { user_id: beto.userId, role: 'guest' as const };
    const team = { project_id_param: place.id, action_param: 'update_role' as const, user_data_param };
    await projects.ask(ana.userId, manageCricoProjectTeam, team);
    const input = { project_id: place.id, ...key(), card_id, field: 'notes' as const, base_version: 0, text: 'Mías' };
    expect((await said(beto, updateCardText, input))[0]).toBe('forbidden');
    expect(await projects.rows('SELECT text FROM card_texts WHERE card_id = $1', [card_id])).toEqual([]);
  });
});

describe('the documented sentences', () => {
  it('state the fault of a board, a list, a milestone and an invite', async () => {
    const ana = await projects.aPerson();
    const { id: project_id } = await projects.aProject(ana);
    const invalid = (sentence: string) => ['invalid_input', sentence];
    const aBoard = (name_param: string, more: object = {}) => said(ana, createCricoProject, { name_param, ...more });
    expect(await aBoard('  ')).toEqual(invalid('Board name is required'));
    expect(await aBoard('ab')).toEqual(invalid('Board name must be at least 3 characters'));
    expect(await aBoard('x'.repeat(51))).toEqual(invalid('Board name must be less than 50 characters'));
    expect(await aBoard('x'.repeat(50))).toEqual(['allowed']);
    const long = { description_param: 'x'.repeat(201) };
    expect(await aBoard('Sitio', long)).toEqual(invalid('Description must be less than 200 characters'));
    const list = { project_id, ...key(), list_id: v7(), name: ' ' };
    expect(await said(ana, createList, list)).toEqual(invalid('List name is required'));
    const aMilestone = (given: object) => said(ana, createCricoMilestone, given as never);
    const title_param = 'x'.repeat(201);
    expect(await aMilestone({})).toEqual(invalid('No project selected'));
    expect(await aMilestone({ project_id_param: 'x' })).toEqual(invalid('Invalid project ID format'));
    const of = { project_id_param: project_id };
    expect(await aMilestone({ ...of, title_param: ' ' })).toEqual(invalid('Milestone title cannot be empty'));
    expect(await aMilestone({ ...of, title_param })).toEqual(
      invalid('Milestone title must be less than 200 characters'),
    );
    expect(await aMilestone({ ...of, title_param: 'x'.repeat(200) })).toEqual(['allowed']);
    const { milestone_id: milestone_id_param } = await projects.ask(ana.userId, createCricoMilestone, of);
    const updates_param = { title: null } as never;
    expect(await said(ana, updateCricoMilestone, { milestone_id_param, updates_param })).toEqual(
      invalid('Milestone title is required'),
    );
    const invite = { inviting_user_id: ana.userId, email: ' ', role: 'member' as const, project_id };
    expect(await said(ana, inviteUserToProject, invite)).toEqual(invalid('Email is required'));
  });
});
