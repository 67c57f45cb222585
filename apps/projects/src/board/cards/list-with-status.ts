import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { DEFAULT_LIST_COLOR, listColors, type cardStatuses } from '@nivel/contracts/projects/values/board-values';
import type { BoardState } from '../state/board-state.ts';
import { checkNew, MOST_LISTS } from '../commands/board-rules.ts';
import { fieldsOf, type List, type ListChange } from '../state/change.ts';
import { positionsBetween } from '../state/positions.ts';

type Status = (typeof cardStatuses)[number];

/** Name and colour of a list that is created because none has the status: as on a new board. */
const MADE: Readonly<Record<Status, { name: string; color: string }>> = {
  todo: { name: 'To Do', color: DEFAULT_LIST_COLOR },
  'in-progress': { name: 'In Progress', color: listColors.blue },
  review: { name: 'Review', color: listColors.orange },
  done: { name: 'Done', color: listColors.green },
};
const order = Object.keys(MADE) as Status[];

/** A list with a status, in front of those with a later one. */
const madeList = (state: BoardState, id: string, status: Status): List => {
  checkNew(state, id);
  const shown = state.shownLists();
  if (shown.length >= MOST_LISTS) throw new AppError(boardErrors.too_many_lists);
  const found = shown.findIndex((list) => order.indexOf(list.status) > order.indexOf(status));
  const index = found === -1 ? shown.length : found;
  const [lower, upper] = [shown[index - 1]?.position ?? null, shown[index]?.position ?? null];
  const position = positionsBetween('', lower, upper, 1)[0] ?? '';
  return { id, ...MADE[status], description: '', status, position, wip_limit: null };
};

/** The first list with a status; null: none has it. */
export const firstWithStatus = (state: BoardState, status: Status): List | null =>
  state.shownLists().find((list) => list.status === status) ?? null;

/** Creates a list with a status where there is none, and answers the change that does so. */
export const newListChange = (state: BoardState, id: string, status: Status): { list: List; change: ListChange } => {
  const list = madeList(state, id, status);
  return { list, change: { of: 'list', id, set: fieldsOf(list), was: null } as ListChange };
};
