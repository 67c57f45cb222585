import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { useGroupNames } from '../view/use-group-names.ts';
import { withCarried, type Carried } from './places.ts';

/** The place of a card that is being moved or dropped, in words. */
export const usePlaceInWords = () => {
  const text = boardText.useText();
  const nameOf = useGroupNames();
  const { still, choices } = useBoard();
  return (carried: Carried): string => {
    const column = withCarried(still, carried).find(({ key }) => key === carried.column);
    if (!column) return '';
    const place = text.carriedTo(column.name, carried.index + 1, column.cards.length);
    return column.lane === null ? place : text.inLane(nameOf(choices.lanes, column.lane), place);
  };
};
