import { Button } from '@nivel/ui/button';
import { useBoard } from './board-context.ts';
import { SheetActions } from './sheet/sheet-actions.tsx';
import { viewText } from './view/view-text.ts';

/** Why no card is shown, and what to do about it. */
export const NoCards = () => {
  const text = viewText.useText();
  const { board, choose, choices, actions } = useBoard();
  const isEmpty = board.cards.size === 0;
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-2 p-8 text-center">
      <p className="text-lg font-semibold">{isEmpty ? text.noCards : text.nothingFound}</p>
      {(!isEmpty || actions.mayChange) && (
        <p className="text-soft">{isEmpty ? text.noCardsText : text.nothingFoundText}</p>
      )}
      {!isEmpty && (
        <Button size="sm" variant="secondary" onClick={() => choose({ q: '', due: 'all', filter: '' })}>
          {text.showAll}
        </Button>
      )}
      {choices.view === 'table' && <SheetActions cards={[]} keys={[]} range={null} />}
    </div>
  );
};
