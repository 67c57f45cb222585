import { expect, it } from '@jest/globals';
import { readWorkHistory } from '@nivel/contracts/projects/read-work-history.operation';
import { saveProjectSettings } from '@nivel/contracts/projects/save-project-settings.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});

/** The list of finished cards comes last. */
const DONE = 3;

const aProjectOfTwo = async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const beto = await projects.inTeam(place.id, 'member');
  const finish = (card: string) => board.move(beto, place, [card], { list_id: listAt(place, DONE) });
  const reopen = (card: string) => board.move(ana, place, [card], { list_id: listAt(place, 0) });
  /** Moves everything done so far some days back. */
  const age = (days: number) =>
    projects.rows(`UPDATE project_changes SET at = at - make_interval(days => $2) WHERE project_id = $1`, [
      place.id,
      days,
    ]);
  const read = (userId = ana.userId) => projects.ask(userId, readWorkHistory, { project_id: place.id });
  return { ana, beto, place, finish, reopen, age, read };
};

it('counts finished cards by their last day, and those that were opened again', async () => {
  const { ana, beto, place, finish, reopen, age, read } = await aProjectOfTwo();
  const [one = '', two = '', three = ''] = [
    await board.make(ana, place, { assignee: beto.userId }),
    await board.make(ana, place),
    await board.make(ana, place),
  ];
  await finish(one);
  await finish(two);
  await finish(three);
  await age(3);
  await reopen(two);
  await reopen(three);
  await age(2);
  await finish(two);
  const history = await read();
  // Six days: the first card was finished on the first of them, the second again today, the third is open.
  expect(history.finished).toEqual([1, 0, 0, 0, 0, 1]);
  expect(history).toMatchObject({ done: 2, reopened: 1, touched: 3, shared: 3 });
  expect(history.people).toEqual([beto.userId]);
  expect(history.finished_by).toEqual([1]);
  expect(history.cards.map(([id]) => id)).toEqual([three]);
});

it('is the open cards: due first, with their assignee and dependencies', async () => {
  const { ana, beto, place, finish, read } = await aProjectOfTwo();
  const done = await board.make(ana, place);
  const later = await board.make(ana, place, { due_on: '2027-02-01', priority: 'critical' });
  const sooner = await board.make(beto, place, { due_on: '2027-01-01', assignee: beto.userId });
  await finish(done);
  const change = { project_id: place.id, ...key(), card_ids: [sooner] };
  await projects.ask(ana.userId, updateCards, { ...change, set: { blocked_reason: 'Falta tela', estimated_hours: 6 } });
  await projects.rows('UPDATE cards SET depends_on = $2 WHERE id = $1', [later, [sooner, done]]);
  const { cards, today, people } = await read();
  expect(people).toEqual([beto.userId]);
  expect(cards).toEqual([
    [sooner, 3, 'todo', 'medium', 0, '2027-01-01', true, today, 6, 0, []],
    [later, 2, 'todo', 'critical', null, '2027-02-01', false, today, null, 0, [0]],
  ]);
});

it('leaves out changes older than 90 days, and cards created as done', async () => {
  const { ana, place, finish, age, read } = await aProjectOfTwo();
  await finish(await board.make(ana, place));
  await age(200);
  await board.make(ana, place, { list_id: listAt(place, DONE) });
  const { finished, done } = await read();
  expect(finished).toHaveLength(90);
  expect(finished.every((count) => count === 0)).toBe(true);
  expect(done).toBe(2);
});

it('is for everyone who may read the project, its target for those who see its settings', async () => {
  const { ana, place, read } = await aProjectOfTwo();
  const timeline = { target_completion_date: '2027-03-01' };
  await projects.ask(ana.userId, saveProjectSettings, { project_id: place.id, metadata: timeline });
  const guest = await projects.inTeam(place.id, 'guest');
  expect((await read(guest.userId)).target_on).toBe('2027-03-01');
  const stranger = await projects.aPerson();
  expect(await projects.refusal(stranger.userId, readWorkHistory, { project_id: place.id })).toBe('forbidden');
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  expect((await read(stranger.userId)).target_on).toBeNull();
});
