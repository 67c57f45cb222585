import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { applyProposal } from '@nivel/contracts/projects/apply-proposal.operation';
import { listCardHistory } from '@nivel/contracts/projects/list-card-history.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { BoardActions, key, listAt, titles, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started) => {
  projects = started;
  board = new BoardActions(projects);
});

type Input = Omit<CallInputOf<typeof applyProposal>, 'project_id' | 'command_id'>;
const apply = ({ userId }: Somebody, { id: project_id }: Place, input: Input, command = key()) =>
  projects.ask(userId, applyProposal, { project_id, ...command, ...input });
const refusal = ({ userId }: Somebody, { id: project_id }: Place, input: Input) =>
  projects.refusal(userId, applyProposal, { project_id, ...key(), ...input });
const step = (list_id: string, title: string, more: Partial<NonNullable<Input['create']>[number]> = {}) => ({
  card_id: v7(),
  list_id,
  title,
  ...more,
});

it('the chosen proposals create cards with their links and change one, once, and are undone as one', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const todo = listAt(place, 0);
  const card_id = await board.make(ana, place, { title: 'Feria' });
  const before = (await board.read(ana, place.id)).rows();
  const first = step(todo, 'Rentar el stand', { set: { priority: 'high', due_on: '2026-12-03', estimated_hours: 8 } });
  const second = step(todo, 'Montar la pantalla', { depends_on: [first.card_id] });
  const input = { create: [first, second], update: [{ card_id, set: { due_on: '2026-12-10' } }] };
  const command = key();
  const delta = await apply(ana, place, input, command);
  expect(await apply(ana, place, input, command)).toEqual(delta);
  expect(delta).toMatchObject({ kind: 'apply-proposal', by: ana.userId });
  const after = await board.read(ana, place.id);
  expect(titles(after, todo)).toEqual(['Feria', 'Rentar el stand', 'Montar la pantalla']);
  expect(after.inList(todo)).toMatchObject([
    { due_on: '2026-12-10' },
    { priority: 'high', due_on: '2026-12-03', estimated_hours: 8, depends_on: [] },
    { priority: 'medium', depends_on: [first.card_id] },
  ]);
  const history = { project_id: place.id, card_id };
  expect((await projects.ask(ana.userId, listCardHistory, history)).entries[0]).toMatchObject({
    kind: 'apply-proposal',
    by: ana.userId,
    event: 'changed',
  });
  await board.undo(ana, place);
  expect((await board.read(ana, place.id)).rows()).toEqual(before);
});

it('moves and assigns cards by one command, which is undone as one', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const beto = await projects.inTeam(place.id, 'member');
  const [one, two] = [await board.make(ana, place), await board.make(ana, place, { assignee: ana.userId })];
  const before = (await board.read(ana, place.id)).rows();
  const todo = listAt(place, 0);
  const done = listAt(place, 3);
  const fresh = step(todo, 'Nueva', { set: { assignee: beto.userId } });
  await apply(ana, place, {
    create: [fresh],
    update: [
      { card_id: one, list_id: done },
      { card_id: two, set: { assignee: beto.userId } },
    ],
  });
  const after = await board.read(ana, place.id);
  expect(after.inList(done)).toMatchObject([{ id: one, progress: 100 }]);
  expect(after.inList(todo)).toMatchObject([
    { id: two, assignee: beto.userId },
    { id: fresh.card_id, assignee: beto.userId },
  ]);
  await board.undo(ana, place);
  expect((await board.read(ana, place.id)).rows()).toEqual(before);
  const stranger = await projects.aPerson();
  const toStranger = { card_id: one, set: { assignee: stranger.userId } };
  expect(await refusal(ana, place, { update: [toStranger] })).toBe('assignee_cannot_read');
  expect(await refusal(ana, place, { update: [toStranger, toStranger] })).toBe('invalid_input');
});

it('is refused to guests, and where it cannot be done as a whole', async () => {
  const ana = await projects.aPerson();
  const [place, other] = [await projects.aProject(ana), await projects.aProject(ana)];
  const [guest, member] = [await projects.inTeam(place.id, 'guest'), await projects.inTeam(place.id, 'member')];
  const todo = listAt(place, 0);
  const foreign = await board.make(ana, other);
  const [first, second] = [step(todo, 'Una'), step(todo, 'Dos')];
  const early = { create: [{ ...first, depends_on: [second.card_id] }, second] };
  expect(await refusal(guest, place, { create: [first] })).toBe('forbidden');
  expect(await refusal(ana, place, early)).toBe('invalid_input');
  expect(await refusal(ana, place, { create: [first, first] })).toBe('invalid_input');
  expect(await refusal(ana, place, { create: [step(todo, 'Lejos', { depends_on: [foreign] })] })).toBe('invalid_input');
  expect(await refusal(ana, place, { update: [{ card_id: foreign, set: { priority: 'low' } }] })).toBe(
    'card_not_found',
  );
  expect(await refusal(ana, place, { create: [first, step(listAt(other, 0), 'Lejos')] })).toBe('list_not_found');
  const reversed = { start_on: '2026-12-02', due_on: '2026-12-01' };
  expect(await refusal(ana, place, { create: [step(todo, 'Al revés', { set: reversed })] })).toBe('dates_reversed');
  await projects.ask(ana.userId, updateList, { project_id: place.id, ...key(), list_id: todo, set: { wip_limit: 1 } });
  expect(await refusal(member, place, { create: [first, second] })).toBe('list_full');
  expect(titles(await board.read(ana, place.id), todo)).toEqual([]);
});
