import { useMemo, useState } from 'react';
import type { Board } from '../../area/board-model/board-store.ts';

/** Cards that were chosen to do something with all of them. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly has: (id: string) => boolean;
  /** Chooses all of them, or none where all were chosen. */
  readonly toggle: (ids: readonly string[]) => void;
  /** Whether cards are being chosen: some are, or the person is about to. */
  readonly isChoosing: boolean;
  readonly begin: () => void;
  /** Chooses none, and ends it. */
  readonly clear: () => void;
}

/** The selected cards of a board; cards that leave the board are deselected. */
export const useSelection = (board: Board): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hasBegun, setHasBegun] = useState(false);
  const ids = useMemo(() => new Set([...chosen].filter((id) => board.cards.has(id))), [chosen, board.cards]);
  return {
    ids,
    has: (id) => ids.has(id),
    toggle: (given) => {
      const isAll = given.every((id) => ids.has(id));
      const next = new Set(ids);
      given.forEach((id) => (isAll ? next.delete(id) : next.add(id)));
      setChosen(next);
    },
    isChoosing: hasBegun || ids.size > 0,
    begin: () => setHasBegun(true),
    clear: () => {
      setHasBegun(false);
      setChosen(new Set());
    },
  };
};
