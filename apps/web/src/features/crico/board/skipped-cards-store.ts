import { createStore } from '../../../shell/store/store.ts';

/** Ids of the cards that the last undo left as they are. */
export const skippedCards = createStore<readonly string[]>([]);

/** Shows cards that could not be taken back. */
export const showSkippedCards = (cardIds: readonly string[]): void => skippedCards.write(cardIds);
