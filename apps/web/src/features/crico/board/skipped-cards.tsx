import { Dialog } from '@nivel/ui/dialog';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';
import { skippedCards } from './skipped-cards-store.ts';

/** The cards that an undo did not change: each can be opened. */
export const SkippedCards = () => {
  const text = boardText.useText();
  const { board, open } = useBoard();
  const cards = skippedCards.use().flatMap((id) => board.cards.get(id) ?? []);
  if (cards.length === 0) return null;
  const close = () => skippedCards.write([]);
  return (
    <Dialog isOpen onOpenChange={close} title={text.leftTitle} description={text.leftText} closeLabel={text.close}>
      <ul aria-label={text.leftTitle} className="mt-3 flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => {
                close();
                open(card);
              }}
              className="min-h-9 w-full rounded-sm px-2 text-left wrap-anywhere hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="text-sm text-soft tabular-nums">
                {board.project.key}-{card.number}{' '}
              </span>
              {card.title}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
