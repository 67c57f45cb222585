import type { KeyboardEvent } from 'react';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { cardBeside, carriedOn, spotOf, type Carried } from './places.ts';
import { usePlaceInWords } from './use-place-in-words.ts';

const besides: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', J: 'ArrowDown', K: 'ArrowUp' };

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/** A card that is carried: arrows move it, Space drops it, Escape puts it back. */
const useCarrying = () => {
  const text = boardText.useText();
  const { board, still, actions, view, drop, selection, choices } = useBoard();
  const inWords = usePlaceInWords();
  const titleOf = (id: string): string =>
    selection.has(id) && selection.ids.size > 1 ? text.things(selection.ids.size) : (board.cards.get(id)?.title ?? '');
  const pickUp = (cardId: string): void => {
    const spot = spotOf(still, cardId, view.focus.column);
    if (!spot || !actions.mayChange) return;
    const carried = { cardId, ...spot, from: spot.column };
    view.ask(cardId, { carried, said: text.pickedUp(titleOf(cardId), inWords(carried)) }, spot.column);
  };
  const step = (carried: Carried, key: string): void => {
    const next = carriedOn(still, carried, key);
    // A sorted view decides the place of a card in its column.
    const isAllowed = choices.sort === 'board' || next.column !== carried.column;
    if (isAllowed) view.ask(carried.cardId, { carried: next, said: inWords(next) }, next.column);
  };
  const onKey = (carried: Carried, key: string): boolean => {
    const { cardId, from, column } = carried;
    if (isArrow(key)) step(carried, key);
    else if (key === ' ' || key === 'Enter') {
      const isMoved = from !== column || spotOf(still, cardId, from)?.index !== carried.index;
      const ids = selection.has(cardId) ? [...selection.ids] : [cardId];
      const isDropped = !isMoved || drop(ids, carried, { from, carried: cardId });
      const said = isDropped ? text.dropped(titleOf(cardId), inWords(carried)) : text.putBack(titleOf(cardId));
      view.ask(cardId, { carried: null, said }, isDropped ? column : from);
    } else if (key === 'Escape') view.ask(cardId, { carried: null, said: text.putBack(titleOf(cardId)) }, from);
    return true;
  };
  return { pickUp, onKey };
};

/** The keys of the cards of a board. */
export const useCardKeys = () => {
  const { still, actions, view, selection, removeChosen } = useBoard();
  const carrying = useCarrying();
  const at = (cardId: string) => ({ cardId, column: view.focus.column });
  const remove = (card: string): void => {
    const next = [cardBeside(still, at(card), 'ArrowDown'), cardBeside(still, at(card), 'ArrowUp')];
    removeChosen(card);
    const other = next.find((one) => one !== undefined && one.cardId !== card);
    if (other) view.ask(other.cardId, {}, other.column);
  };
  const change = (card: string, key: string): boolean => {
    if (!actions.mayChange) return false;
    if (key === 'F2') view.change({ renaming: card });
    else if (key === 'Delete') remove(card);
    else if (key === 'x') selection.toggle([card]);
    else return false;
    return true;
  };
  const standing = (card: string, key: string): boolean => {
    const arrow = isArrow(key) ? key : besides[key];
    const next = arrow === undefined ? undefined : cardBeside(still, at(card), arrow);
    if (next) {
      // With Shift the cards in between are selected.
      if (key === 'J' || key === 'K') selection.toggle([card, next.cardId].filter((id) => !selection.has(id)));
      view.ask(next.cardId, {}, next.column);
    } else if (arrow !== undefined) return true;
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
