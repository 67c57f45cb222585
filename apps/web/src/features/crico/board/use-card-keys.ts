import type { KeyboardEvent } from 'react';
import { boardText } from './board-text.ts';
import { cardBeside, carriedOn, spotOf, withCarried, type Carried, type Column } from '../area/project/columns.ts';
import type { Board } from '../area/project/board-store.ts';
import type { BoardActions } from './use-board-actions.ts';
import type { BoardView } from './use-board-view.ts';

interface Scene {
  readonly board: Board;
  /** Without what is carried. */
  readonly columns: readonly Column[];
  readonly actions: BoardActions;
  readonly view: BoardView;
}

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/** Where a carried card is, in words. */
const usePlaceInWords = (columns: readonly Column[]) => {
  const text = boardText.useText();
  return (carried: Carried): string => {
    const column = withCarried(columns, carried).find(({ list }) => list.id === carried.listId);
    return column ? text.carriedTo(column.list.name, carried.index + 1, column.cards.length) : '';
  };
};

/** A card that is carried: arrows move it, Space drops it, Escape puts it back. */
const useCarrying = ({ board, columns, actions, view }: Scene) => {
  const text = boardText.useText();
  const inWords = usePlaceInWords(columns);
  const titleOf = (id: string): string => board.cards.get(id)?.title ?? '';
  const pickUp = (cardId: string): void => {
    const spot = spotOf(columns, cardId);
    if (!spot || !actions.mayChange) return;
    const carried = { cardId, ...spot };
    view.ask(cardId, { carried, said: text.pickedUp(titleOf(cardId), inWords(carried)) });
  };
  const onKey = (carried: Carried, key: string): boolean => {
    const { cardId } = carried;
    if (isArrow(key)) {
      const next = carriedOn(columns, carried, key);
      view.ask(cardId, { carried: next, said: inWords(next) });
    } else if (key === ' ' || key === 'Enter') {
      const from = spotOf(columns, cardId);
      const isMoved = from?.listId !== carried.listId || from.index !== carried.index;
      const isDropped = !isMoved || actions.move(columns, carried);
      const said = isDropped ? text.dropped(titleOf(cardId), inWords(carried)) : text.putBack(titleOf(cardId));
      view.ask(cardId, { carried: null, said });
    } else if (key === 'Escape') view.ask(cardId, { carried: null, said: text.putBack(titleOf(cardId)) });
    return true;
  };
  return { pickUp, onKey };
};

/** The keys of the cards of a board. */
export const useCardKeys = (scene: Scene) => {
  const { board, columns, actions, view } = scene;
  const carrying = useCarrying(scene);
  const change = (card: string, key: string): boolean => {
    if (!actions.mayChange) return false;
    if (key === 'F2') view.change({ renaming: card });
    else if (key === 'Delete') {
      const next = [cardBeside(columns, card, 'ArrowDown'), cardBeside(columns, card, 'ArrowUp')];
      const row = board.cards.get(card);
      if (row) actions.remove(row);
      const other = next.find((id) => id !== undefined && id !== card);
      if (other) view.ask(other);
    } else return false;
    return true;
  };
  const standing = (card: string, key: string): boolean => {
    const next = isArrow(key) ? cardBeside(columns, card, key) : undefined;
    if (next) view.ask(next);
    else if (key === ' ') carrying.pickUp(card);
    else return change(card, key);
    return true;
  };
  const cardOf = ({ target }: KeyboardEvent): string | undefined =>
    target instanceof HTMLElement ? target.dataset['card'] : undefined;
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const card = cardOf(event);
      if (!card || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
      const isTaken = view.carried ? carrying.onKey(view.carried, event.key) : standing(card, event.key);
      if (isTaken) event.preventDefault();
    },
    // Space would click the card when it comes up.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && cardOf(event)) event.preventDefault();
    },
  };
};
