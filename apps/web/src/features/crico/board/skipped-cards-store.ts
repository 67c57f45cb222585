import { createStore } from '../../../shell/store/store.ts';

/** Ids of the cards that the last undo did not change. */
export const skippedCards = createStore<readonly string[]>([]);

/** Shows cards that could not be undone. */
export const showSkippedCards = (cardIds: readonly string[]): void => skippedCards.write(cardIds);
