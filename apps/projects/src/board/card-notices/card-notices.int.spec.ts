import { expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { cardsAssigned } from '@nivel/contracts/projects/cards-assigned.fact';
import { cardsBlocked } from '@nivel/contracts/projects/cards-blocked.fact';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { watchedCardsChanged } from '@nivel/contracts/projects/watched-cards-changed.fact';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const set = (who: Somebody, place: Place, card_ids: string[], values: CallInputOf<typeof updateCards>['set']) =>
  projects.ask(who.userId, updateCards, { project_id: place.id, ...key(), card_ids, set: values });
const watch = (place: Place, who: Somebody, card_ids: string[]) =>
  projects.ask(who.userId, changeCardSets, {
    project_id: place.id,
    ...key(),
    card_ids,
    add: { watchers: [who.userId] },
  });
const events = async (who: Somebody) =>
  (await projects.told(watchedCardsChanged, who.userId))
    .filter(({ userId }) => userId === who.userId)
    .map(({ event }) => event);

it('a new assignee gets one notice for each command, and none for their own', async () => {
  const ana = await projects.aPerson('user', { fullName: 'Ana Sol' });
  const place = await projects.aProject(ana);
  const eva = await projects.inTeam(place.id, 'member');
  const one = await board.make(ana, place, { title: 'Portada', assignee: eva.userId });
  const two = await board.make(ana, place, { assignee: ana.userId });
  await set(eva, place, [one], { assignee: null });
  await set(eva, place, [one], { assignee: eva.userId });
  await set(ana, place, [one, two], { priority: 'high' });
  await set(ana, place, [one, two], { assignee: eva.userId });
  const told = await projects.told(cardsAssigned, place.id);
  expect(told.map(({ userId, count, card }) => [userId, count, card.id])).toEqual([
    [eva.userId, 1, one],
    [eva.userId, 1, two],
  ]);
  expect(told[0]).toMatchObject({
    by: { userId: ana.userId, fullName: 'Ana Sol' },
    projectId: place.id,
    card: { title: 'Portada' },
  });
  expect(told[0]?.card.reference).toMatch(/^[A-Z0-9]+-1$/);
  await set(ana, place, [one, two], { assignee: null });
  await set(ana, place, [one, two], { assignee: eva.userId });
  expect((await projects.told(cardsAssigned, place.id)).at(-1)).toMatchObject({ userId: eva.userId, count: 2 });
});

it('the assignee of a blocked card and its watchers get the reason, each in one notice', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [eva, leo] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'guest')];
  const id = await board.make(ana, place, { assignee: eva.userId, watchers: [leo.userId, ana.userId] });
  await set(ana, place, [id], { blocked_reason: 'Falta el permiso' });
  await set(ana, place, [id], { blocked_reason: 'Falta la firma' });
  const told = await projects.told(cardsBlocked, place.id);
  expect(told.map(({ userId }) => userId).sort()).toEqual([eva.userId, leo.userId].sort());
  expect(told[0]).toMatchObject({ reason: 'Falta el permiso' });
  expect(await events(leo)).toEqual(['changed']);
});

it('a watcher gets the most important change of a card, and not its place in the list', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const leo = await projects.inTeam(place.id, 'member');
  const [other, id] = [await board.make(ana, place), await board.make(ana, place)];
  await watch(place, leo, [id]);
  await board.move(ana, place, [id], { before: null, after: other });
  await set(leo, place, [id], { title: 'De quien la sigue' });
  expect(await events(leo)).toEqual([]);
  await set(ana, place, [id], { due_on: '2026-05-04', priority: 'high' });
  await set(ana, place, [id], { title: 'Otro título' });
  const text = { card_id: id, field: 'description' as const, text: 'Con texto', base_version: 0 };
  await projects.ask(ana.userId, updateCardText, { project_id: place.id, ...key(), ...text });
  await board.move(ana, place, [id], { list_id: listAt(place, 1) });
  await board.move(ana, place, [id], { list_id: listAt(place, 3) });
  await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [id] });
  await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key() });
  expect(await events(leo)).toEqual(['rescheduled', 'rewritten', 'rewritten', 'moved', 'completed', 'deleted']);
});

it('nobody is notified about a project that they no longer see, and about watched cards only if the project allows it', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [leo, eva] = [await projects.inTeam(place.id, 'member'), await projects.inTeam(place.id, 'member')];
  const id = await board.make(ana, place, { assignee: leo.userId, watchers: [leo.userId, eva.userId] });
  await projects.rows('DELETE FROM project_members WHERE user_id = $1', [leo.userId]);
  await set(ana, place, [id], { title: 'Sin Leo', blocked_reason: 'Se fue' });
  expect((await projects.told(cardsBlocked, place.id)).map(({ userId }) => userId)).toEqual([eva.userId]);
  await projects.rows(
    `INSERT INTO project_settings (project_id, tags, priority, currency, custom_fields, email_notifications, milestone_updates,
      team_changes, deadline_reminders) VALUES ($1, '{}', 'medium', 'USD', '{}', true, false, true, 'none')`,
    [place.id],
  );
  await set(ana, place, [id], { title: 'En silencio' });
  expect(await events(eva)).toEqual([]);
});
