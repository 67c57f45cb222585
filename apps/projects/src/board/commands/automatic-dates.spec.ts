import { expect, it } from '@jest/globals';
import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { BoardState } from '../state/board-state.ts';
import type { Change } from '../state/change.ts';
import { PlanNeededError, withAutomaticDates } from './automatic-dates.ts';

const idOf = (n: number): string => `0190a000-0000-7000-8000-00000000000${n}`;
const [todo, doing, done] = [idOf(1), idOf(2), idOf(3)];
const aList = (id: string, status: ListRow['status']): ListRow => ({
  ...{ id, name: 'Lista', description: '', color: 'gray', status, position: id, wip_limit: null },
});

/** A board with automatic cards that were not read yet. */
const aBoard = (): BoardState => {
  const project = { id: idOf(9), name: 'Abrigo', description: '', color: '#3b82f6', key: 'ABR', calendar: null };
  const state = new BoardState({ ...project, status: 'active', visibility: 'private' }, 1, 1);
  state.isScheduled = true;
  state.addList(aList(todo, 'todo'), null);
  state.addList(aList(doing, 'in-progress'), null);
  state.addList(aList(done, 'done'), null);
  return state;
};
const drag = (from: string, to: string): Change[] => [
  { of: 'card', id: idOf(5), set: { list_id: to, position: 'b' }, was: { list_id: from, position: 'a' } },
];

it('decides a drag between lists without the plan, if no card becomes done or not done', () => {
  for (const changes of [drag(todo, doing), drag(doing, todo), drag(todo, todo)])
    expect(withAutomaticDates(aBoard(), changes, {})).toBe(changes);
});

it('reads the plan for a card that enters or leaves a done list', () => {
  for (const changes of [drag(doing, done), drag(done, todo)])
    expect(() => withAutomaticDates(aBoard(), changes, {})).toThrow(PlanNeededError);
});
