import { useState } from 'react';
import type { Carried } from './kanban/places.ts';

interface Focus {
  readonly cardId: string | null;
  /** The column of the card: a card with several labels is in several swimlanes. Null: any. */
  readonly column: string | null;
  readonly asked: number;
}

/** The state of a board that belongs to the screen alone. */
export interface BoardView {
  /** The card that has the focus, or had it last, and how often it was asked to take it. */
  readonly focus: Focus;
  /** A card that is moved with the keyboard. */
  readonly carried: Carried | null;
  /** The column to whose end a card is being written. */
  readonly adding: string | null;
  readonly renaming: string | null;
  /** Whether the form of the filter is open, in the bar or, on a phone, in its sheet. */
  readonly building: boolean;
  /** The last event, for screen readers. */
  readonly said: string;
  readonly change: (values: Partial<Omit<BoardView, 'change' | 'ask'>>) => void;
  /** Gives a card the focus. */
  readonly ask: (
    cardId: string,
    values?: Partial<Omit<BoardView, 'change' | 'ask' | 'focus'>>,
    column?: string | null,
  ) => void;
}

type State = Omit<BoardView, 'change' | 'ask'>;

const start: State = {
  focus: { cardId: null, column: null, asked: 0 },
  carried: null,
  adding: null,
  renaming: null,
  building: false,
  said: '',
};

export const useBoardView = (): BoardView => {
  const [state, setState] = useState(start);
  return {
    ...state,
    change: (values) => setState((known) => ({ ...known, ...values })),
    ask: (cardId, values, column = null) =>
      setState((known) => ({ ...known, ...values, focus: { cardId, column, asked: known.focus.asked + 1 } })),
  };
};
