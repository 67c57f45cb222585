import { useState } from 'react';
import type { Carried, Spot } from '../area/project/columns.ts';

/** A place between two cards of a list, over which something is dragged: `index` counts all that is shown there. */
interface DropMark extends Spot {
  readonly cardId: string;
}

/** What of a board belongs to the screen alone. */
export interface BoardView {
  /** The card that has the focus, or had it last, and how often it was asked to take it. */
  readonly focus: { readonly cardId: string | null; readonly asked: number };
  /** A card that is carried by keys. */
  readonly carried: Carried | null;
  /** A card that is dragged with the pointer, and where it would fall; null where that is nowhere. */
  readonly dragged: string | null;
  readonly mark: DropMark | null;
  /** The list to whose end a card is being written. */
  readonly adding: string | null;
  readonly renaming: string | null;
  /** What happened last, for those who do not see it. */
  readonly said: string;
  readonly change: (values: Partial<Omit<BoardView, 'change' | 'ask'>>) => void;
  /** Gives a card the focus. */
  readonly ask: (cardId: string, values?: Partial<Omit<BoardView, 'change' | 'ask' | 'focus'>>) => void;
}

type State = Omit<BoardView, 'change' | 'ask'>;

const start: State = {
  focus: { cardId: null, asked: 0 },
  carried: null,
  dragged: null,
  mark: null,
  adding: null,
  renaming: null,
  said: '',
};

export const useBoardView = (): BoardView => {
  const [state, setState] = useState(start);
  return {
    ...state,
    change: (values) => setState((known) => ({ ...known, ...values })),
    ask: (cardId, values) =>
      setState((known) => ({ ...known, ...values, focus: { cardId, asked: known.focus.asked + 1 } })),
  };
};
