import { useState } from 'react';
import type { Carried } from './kanban/places.ts';

/** What of a board belongs to the screen alone. */
export interface BoardView {
  /** The card that has the focus, or had it last, and how often it was asked to take it. */
  readonly focus: { readonly cardId: string | null; readonly asked: number };
  /** A card that is carried by keys. */
  readonly carried: Carried | null;
  /** The column to whose end a card is being written. */
  readonly adding: string | null;
  readonly renaming: string | null;
  /** What happened last, for those who do not see it. */
  readonly said: string;
  readonly change: (values: Partial<Omit<BoardView, 'change' | 'ask'>>) => void;
  /** Gives a card the focus. */
  readonly ask: (cardId: string, values?: Partial<Omit<BoardView, 'change' | 'ask' | 'focus'>>) => void;
}

type State = Omit<BoardView, 'change' | 'ask'>;

const start: State = { focus: { cardId: null, asked: 0 }, carried: null, adding: null, renaming: null, said: '' };

export const useBoardView = (): BoardView => {
  const [state, setState] = useState(start);
  return {
    ...state,
    change: (values) => setState((known) => ({ ...known, ...values })),
    ask: (cardId, values) =>
      setState((known) => ({ ...known, ...values, focus: { cardId, asked: known.focus.asked + 1 } })),
  };
};
