import { expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { key, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});
const sets = (
  who: Somebody,
  { id }: Place,
  given: Pick<CallInputOf<typeof changeCardSets>, 'card_ids' | 'add' | 'remove'>,
) => projects.ask(who.userId, changeCardSets, { project_id: id, ...key(), ...given });

it('a card goes out of the dependencies of others, or does not go', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [one, two] = [await board.make(ana, place), await board.make(ana, place)];
  await sets(ana, place, { card_ids: [one], add: { depends_on: [two] } });
  const links = async () => (await board.read(ana, place.id)).cards.map(({ depends_on }) => depends_on);
  for (const id of [one, two]) {
    const alone = { project_id: place.id, ...key(), card_ids: [id], cascade: false };
    expect(await projects.refusal(ana.userId, deleteCards, alone)).toBe('has_dependencies');
  }
  await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [two] });
  expect(await links()).toEqual([[]]);
  await board.undo(ana, place);
  expect(await links()).toEqual([[two], []]);
  const gone = { project_id: place.id, card_ids: [one] };
  await projects.ask(ana.userId, deleteCards, { ...gone, ...key() });
  await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [two] });
  await projects.ask(ana.userId, restoreCards, { ...gone, ...key() });
  expect(await links()).toEqual([[]]);
});

it('does not undo a new card on which another depends already', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const eva = await projects.inTeam(place.id, 'member');
  const one = await board.make(eva, place);
  const two = await board.make(ana, place);
  await sets(eva, place, { card_ids: [one], add: { depends_on: [two] } });
  await expect(board.undo(ana, place)).rejects.toMatchObject({
    details: { changed: [{ id: two, fields: ['depends_on'] }] },
  });
});
