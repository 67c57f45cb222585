import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { createContext, use } from 'react';
import type { Assignable } from '../area/people/assignable.ts';
import type { CommentCount } from '../area/comments/comments.queries.ts';
import type { Board } from '../area/board-model/board-store.ts';
import type { KanbanColumn } from './kanban/kanban-columns.ts';
import type { Spot } from './kanban/places.ts';
import type { DragOrigin } from './kanban/use-drop-cards.ts';
import type { BoardFilter } from './filter/board-filter.ts';
import type { Selection } from './selection/use-selection.ts';
import type { BoardActions } from './use-board-actions.ts';
import type { BoardView } from './use-board-view.ts';
import type { SavedChoice } from './view/use-view-choices.ts';
import type { ViewChoices } from './view/view-choices.ts';

export interface BoardScene {
  readonly board: Board;
  /** The search words. */
  readonly cards: ReadonlyMap<string, CardRow>;
  readonly filter: BoardFilter;
  /** The columns of all swimlanes, without the dragged card. */
  readonly still: readonly KanbanColumn[];
  readonly actions: BoardActions;
  readonly view: BoardView;
  readonly choices: ViewChoices;
  readonly choose: (values: Partial<ViewChoices>) => void;
  readonly saved: SavedChoice;
  readonly selection: Selection;
  readonly names: ReadonlyMap<string, string>;
  readonly people: readonly Assignable[];
  /** The comments on cards, by their ids. */
  readonly comments: ReadonlyMap<string, CommentCount>;
  /** How many files cards have, by their ids. */
  readonly files: ReadonlyMap<string, number>;
  /** Height of a card with the space below it: all of a board have one, so that only those in sight are drawn. */
  readonly cardPx: number;
  readonly open: (card: CardRow) => void;
  /**
   * Puts cards where they were dropped.
   *
   * @returns whether the command was sent
   */
  readonly drop: (ids: readonly string[], spot: Spot, taken: DragOrigin) => boolean;
  /** Removes a card, or all selected cards if it is one of them: then it asks first. */
  readonly removeChosen: (cardId: string) => void;
  /** Opens what changes many cards at once, with a field to begin with. */
  readonly editMany: (ids: readonly string[], field: string | null) => void;
  readonly copyText: (text: string) => void;
}

export const BoardContext = createContext<BoardScene | null>(null);

/** The board around a component. */
export const useBoard = (): BoardScene => {
  const scene = use(BoardContext);
  if (!scene) throw new Error('there is no board around this component');
  return scene;
};
