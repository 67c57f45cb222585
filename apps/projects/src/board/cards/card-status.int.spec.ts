import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { key, listAt, type BoardActions } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

describe('a card', () => {
  it('gets a status by moving to the first list with it, made where there is none, and undo takes that away', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana, { template: 'blank' });
    const member = await projects.inTeam(place.id, 'member');
    const id = await board.make(member, place);
    const status = (given: CallInputOf<typeof setCardStatus>['status']) =>
      projects.ask(member.userId, setCardStatus, { project_id: place.id, ...key(), card_ids: [id], status: given });
    const made = await status('done');
    const shown = await board.read(ana, place.id);
    expect(shown.lists.map(({ name, status: of }) => [name, of])).toEqual([
      ['To Do', 'todo'],
      ['Done', 'done'],
    ]);
    expect(shown.cards[0]).toMatchObject({ list_id: made.command_id, progress: 100 });
    expect((await status('done')).changes).toEqual([]);
    await board.undo(member, place);
    expect((await board.read(ana, place.id)).lists).toHaveLength(1);
    await status('review');
    await board.make(ana, place, { list_id: (await board.read(ana, place.id)).lists[1]?.id ?? '' });
    // Another's card is in the list now.
    await board.undo(member, place);
    expect((await board.read(ana, place.id)).lists).toHaveLength(2);
  });

  it('is created with a status that no list has, together with a list of it, and both are undone by their author', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana, { template: 'blank' });
    const member = await projects.inTeam(place.id, 'member');
    const before = await board.read(ana, place.id);
    const id = await board.make(member, place, { list_id: undefined, status: 'in-progress' });
    const after = await board.read(ana, place.id);
    expect(after.sequence).toBe(before.sequence + 1);
    expect(after.lists.map(({ name, status }) => [name, status])).toEqual([
      ['To Do', 'todo'],
      ['In Progress', 'in-progress'],
    ]);
    expect(after.cards).toMatchObject([{ id, list_id: after.lists[1]?.id }]);
    const second = await board.make(member, place, { list_id: undefined, status: 'in-progress' });
    const third = await board.make(member, place, { list_id: undefined });
    const shown = await board.read(ana, place.id);
    expect(shown.lists).toHaveLength(2);
    expect(shown.inList(after.lists[1]?.id ?? '').map((card) => card.id)).toEqual([id, second]);
    expect(shown.inList(listAt(place, 0)).map((card) => card.id)).toEqual([third]);
    for (let count = 0; count < 3; count += 1) await board.undo(member, place);
    expect((await board.read(ana, place.id)).rows()).toEqual(before.rows());
  });

  it('gets with a status the place for it, and one undo reverts both and the created list', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana, { template: 'blank' });
    const [left, entered] = [await board.label(ana, place, 'Antes'), await board.label(ana, place, 'Ahora')];
    const id = await board.make(ana, place, { labels: [left] });
    const give = (more: Partial<CallInputOf<typeof setCardStatus>>) => {
      const given = { project_id: place.id, ...key(), card_ids: [id], status: 'review' as const, ...more };
      return projects.ask(ana.userId, setCardStatus, given);
    };
    const before = (await board.read(ana, place.id)).rows();
    const made = await give({ add: { labels: [entered] }, remove: { labels: [left] }, set: { priority: 'high' } });
    const changed = { list_id: made.command_id, labels: [entered], priority: 'high' };
    expect((await board.read(ana, place.id)).cards).toMatchObject([changed]);
    await board.undo(ana, place);
    expect((await board.read(ana, place.id)).rows()).toEqual(before);
    await give({});
    const there = (await board.read(ana, place.id)).cards[0];
    await give({ set: { assignee: ana.userId } });
    expect((await board.read(ana, place.id)).cards).toEqual([{ ...there, assignee: ana.userId }]);
    const stranger = await projects.aPerson();
    const refused = { project_id: place.id, ...key(), card_ids: [id], status: 'review' as const };
    const refusal = (more: object) => projects.refusal(ana.userId, setCardStatus, { ...refused, ...more });
    expect(await refusal({ set: { assignee: stranger.userId } })).toBe('assignee_cannot_read');
    expect(await refusal({ add: { labels: [v7()] } })).toBe('label_not_found');
    expect(await refusal({ set: { fields: { [v7()]: 'Lino' } } })).toBe('field_not_found');
    expect(await refusal({ set: { start_on: '2026-12-02', due_on: '2026-12-01' } })).toBe('dates_reversed');
  });

  it('is copied directly behind itself, with its content', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const label = await board.label(ana, place, 'Diseño');
    const given = {
      labels: [label],
      description: 'Texto',
      checklist: [{ id: v7(), text: 'uno', done: true }],
      watchers: [ana.userId],
    };
    const card_id = await board.make(ana, place, { title: `${'x'.repeat(199)}y`, estimated_hours: 2.5, ...given });
    await board.make(ana, place);
    const new_id = v7();
    await projects.ask(ana.userId, duplicateCard, { project_id: place.id, ...key(), card_id, new_id });
    const shown = await board.read(ana, place.id);
    expect(shown.cards.map(({ id }) => id).indexOf(new_id)).toBe(1);
    expect(shown.cards[1]).toMatchObject({
      number: 3,
      title: `Copy of ${'x'.repeat(192)}`,
      labels: [label],
      estimated_hours: 2.5,
      watchers: [],
      checklist: [{ text: 'uno', done: false }],
    });
    const copy = await projects.ask(ana.userId, readCard, { project_id: place.id, card_id: new_id });
    expect(copy.description).toEqual({ text: 'Texto', version: copy.sequence });
  });
});

it('only the named command is undone, whatever was undone elsewhere; a repeated call answers the same', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const make = async () => {
    const named = { ...key(), card_id: v7() };
    await projects.ask(ana.userId, createCard, {
      project_id: place.id,
      ...named,
      list_id: listAt(place, 0),
      title: 'Coser',
    });
    return named;
  };
  const [first, second, third] = [await make(), await make(), await make()];
  const only = ({ command_id: undoes }: { command_id: string }) => ({ project_id: place.id, ...key(), undoes });
  const shown = async () => (await board.read(ana, place.id)).cards.map(({ id }) => id).toSorted();
  const asked = only(second);
  const delta = await projects.ask(ana.userId, undoCommand, asked);
  expect(await shown()).toEqual([first.card_id, third.card_id].toSorted());
  expect(await projects.ask(ana.userId, undoCommand, asked)).toEqual(delta);
  expect(await projects.refusal(ana.userId, undoCommand, only(second))).toBe('already_undone');
  expect(await projects.refusal(ana.userId, undoCommand, only({ command_id: v7() }))).toBe('nothing_to_undo');
  const luz = await projects.inTeam(place.id, 'director');
  expect(await projects.refusal(luz.userId, undoCommand, only(first))).toBe('nothing_to_undo');
  expect(await shown()).toEqual([first.card_id, third.card_id].toSorted());
});

it('commands of the same person that this window has not seen are neither undone nor redone', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const here = await board.make(ana, place);
  const { sequence: seen } = await board.read(ana, place.id);
  const elsewhere = await board.make(ana, place);
  const shown = async () => (await board.read(ana, place.id)).cards.map(({ id }) => id);
  const turn = (operation: typeof undoCommand | typeof redoCommand) =>
    projects.ask(ana.userId, operation, { project_id: place.id, ...key(), seen });
  await turn(undoCommand);
  expect(await shown()).toEqual([elsewhere]);
  const again = { project_id: place.id, ...key(), seen };
  expect(await projects.refusal(ana.userId, undoCommand, again)).toBe('nothing_to_undo');
  await turn(redoCommand);
  expect((await shown()).toSorted()).toEqual([here, elsewhere].toSorted());
  await board.undo(ana, place);
  expect(await shown()).toEqual([here]);
});
