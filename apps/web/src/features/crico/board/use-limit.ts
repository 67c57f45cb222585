import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { useState } from 'react';
import { notify } from '../../../shell/toasts/toaster.ts';
import type { Board } from '../area/board-model/board-store.ts';
import { leadsProject } from '../area/project/project-scene.ts';
import { boardText } from './board-text.ts';

/** Something that would exceed the limit of a list, until it is confirmed. */
export interface LimitQuestion {
  readonly list: ListRow;
  readonly go: () => void;
}

/** How many more cards a list takes; null: any number. */
export const fitsIn = (board: Board, { id, wip_limit: limit }: ListRow): number | null => {
  if (limit === null) return null;
  let count = 0;
  for (const { list_id: list } of board.cards.values()) if (list === id) count += 1;
  return Math.max(0, limit - count);
};

/** Asks before a list is filled beyond its limit, where the caller may do that at all. */
export const useLimit = (board: Board) => {
  const text = boardText.useText();
  const [question, setQuestion] = useState<LimitQuestion | null>(null);
  /** @returns whether it continues immediately */
  const within = (listId: string | undefined, coming: number, go: (override: boolean) => void): boolean => {
    const list = listId === undefined ? undefined : board.lists.get(listId);
    const fits = list ? fitsIn(board, list) : null;
    if (!list || fits === null || coming <= fits) {
      go(false);
      return true;
    }
    if (leadsProject(board)) setQuestion({ list, go: () => go(true) });
    else notify({ type: 'warning', title: text.limitReached, message: text.fits(fits, coming) });
    return false;
  };
  return { question, within, dismiss: () => setQuestion(null) };
};
