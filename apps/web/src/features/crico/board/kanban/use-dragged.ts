import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { viewText } from '../view/view-text.ts';
import { dragStore, endDrag, takeCards } from './drag-store.ts';
import { usePlaceInWords } from './use-place-in-words.ts';

/** The dragged cards, by the browser's own drag or by a finger. */
export const useDragged = () => {
  const { still, drop, choices, view, board, cardPx, selection } = useBoard();
  const text = boardText.useText();
  const views = viewText.useText();
  const inWords = usePlaceInWords();
  const titleOf = (ids: ReadonlySet<string>): string =>
    ids.size > 1 ? text.things(ids.size) : (board.cards.get([...ids][0] ?? '')?.title ?? '');
  return {
    /**
     * @param top where the rows of the column begin on the screen; a collapsed column has none, and cards dropped there go to
     * its end
     */
    over: (column: string, top: number | undefined, y: number): void => {
      const { ids, from, spot } = dragStore.read();
      const count = still.find(({ key }) => key === column)?.cards.length ?? 0;
      // A sorted view decides the place of a card.
      const isFixed = top === undefined || choices.sort !== 'board';
      const index = isFixed ? count : Math.max(0, Math.min(Math.round((y - top) / cardPx), count));
      if (spot?.column !== column || spot.index !== index) dragStore.write({ ids, from, spot: { column, index } });
    },
    /** Drops it at its place, and announces that. */
    letGo: (): void => {
      const { ids, from, spot } = dragStore.read();
      endDrag();
      if (!spot || !drop([...ids], spot, { from })) return;
      const [cardId = ''] = ids;
      view.change({ said: text.dropped(titleOf(ids), inWords({ cardId, from: from ?? spot.column, ...spot })) });
    },
    /** Selects it, or deselects it, and announces how many are selected. */
    choose: (cardId: string): void => {
      endDrag();
      selection.toggle([cardId]);
      view.change({ said: views.selected(selection.ids.size + (selection.has(cardId) ? -1 : 1)) });
    },
    putBack: (): void => {
      const { ids } = dragStore.read();
      endDrag();
      view.change({ said: text.putBack(titleOf(ids)) });
    },
    /** Picks a card up, and announces it. */
    take: (cardId: string, column: string): void => {
      takeCards(cardId, column, selection.ids);
      const { ids } = dragStore.read();
      const index = still.find(({ key }) => key === column)?.cards.findIndex(({ id }) => id === cardId) ?? 0;
      view.change({
        focus: { ...view.focus, cardId, column },
        said: text.pickedUp(titleOf(ids), inWords({ cardId, from: column, column, index })),
      });
    },
  };
};
