import type { Board } from '../../area/board-model/board-store.ts';

/** The numbers of a project's cards on a day. */
export interface ProjectFigures {
  readonly total: number;
  readonly inProgress: number;
  readonly completed: number;
  /** Due before the day, and not done. */
  readonly overdue: number;
  /** Done of all, in whole percent, rounded down; 0 without cards. */
  readonly progress: number;
}

/** The figures of a board, counted as the service counts them. */
export const figuresOf = ({ cards, lists }: Pick<Board, 'cards' | 'lists'>, today: string): ProjectFigures => {
  let [inProgress, completed, overdue] = [0, 0, 0];
  for (const { list_id: list, due_on: due } of cards.values()) {
    const status = lists.get(list)?.status;
    if (status === 'in-progress') inProgress += 1;
    if (status === 'done') completed += 1;
    else if (due !== null && due < today) overdue += 1;
  }
  const total = cards.size;
  return { total, inProgress, completed, overdue, progress: total === 0 ? 0 : Math.floor((completed / total) * 100) };
};
