import { useBoard } from '../board-context.ts';
import { isNarrowed } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';

/** How many of the cards are shown, where not all of them are. */
export const MatchCount = ({ className = '' }: { readonly className?: string }) => {
  const text = viewText.useText();
  const { board, cards, choices } = useBoard();
  return (
    <span role="status" className={`text-sm text-soft tabular-nums ${className}`}>
      {isNarrowed(choices) && text.found(cards.size, board.cards.size)}
    </span>
  );
};
