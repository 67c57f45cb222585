import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { createContext, use } from 'react';
import type { Board } from '../area/project/board-store.ts';
import type { Column } from '../area/project/columns.ts';
import type { BoardActions } from './use-board-actions.ts';
import type { BoardView } from './use-board-view.ts';

interface BoardScene {
  readonly board: Board;
  /** As they are on the screen: with a carried card where it is carried. */
  readonly columns: readonly Column[];
  readonly actions: BoardActions;
  readonly view: BoardView;
  readonly names: ReadonlyMap<string, string>;
  readonly open: (card: CardRow) => void;
}

export const BoardContext = createContext<BoardScene | null>(null);

/** The board around a component. */
export const useBoard = (): BoardScene => {
  const scene = use(BoardContext);
  if (!scene) throw new Error('there is no board around this component');
  return scene;
};
