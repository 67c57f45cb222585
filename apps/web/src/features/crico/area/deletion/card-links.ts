import type { Board } from '../board-model/board-store.ts';

interface CardLinks {
  /** Other cards that wait for some of these. */
  readonly waiting: number;
  /** Cards for which some of these wait. */
  readonly waitsFor: number;
}

/** The links between these cards and others. */
export const linksOf = ({ cards }: Board, ids: readonly string[]): CardLinks => {
  const chosen = new Set(ids);
  const others = [...cards.values()].filter(({ id }) => !chosen.has(id));
  const needed = ids.flatMap((id) => cards.get(id)?.depends_on ?? []).filter((id) => cards.has(id));
  return {
    waiting: others.filter(({ depends_on }) => depends_on.some((id) => chosen.has(id))).length,
    waitsFor: new Set(needed).size,
  };
};

/** Whether cards are not deleted without their links. */
export const hasLinks = (board: Board, ids: readonly string[]): boolean => {
  const { waiting, waitsFor } = linksOf(board, ids);
  return waiting + waitsFor > 0;
};
