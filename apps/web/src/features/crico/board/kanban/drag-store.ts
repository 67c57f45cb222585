import { createStore } from '../../../../shell/store/store.ts';
import type { Spot } from './places.ts';

interface Drag {
  /** The cards dragged with the pointer; nothing: no drag. */
  readonly ids: ReadonlySet<string>;
  /** The column from which it was taken. */
  readonly from: string | null;
  /** The place where it would be dropped; null: nowhere. */
  readonly spot: Spot | null;
}

const nothing: Drag = { ids: new Set(), from: null, spot: null };

/** A drag lives beside the board's own state, so that a pointer that moves draws a line and not the board. */
export const dragStore = createStore<Drag>(nothing);

/** Drags a card, and all selected ones if it is one of them. */
export const takeCards = (cardId: string, from: string, chosen: ReadonlySet<string>): void =>
  dragStore.write({ ids: chosen.has(cardId) ? chosen : new Set([cardId]), from, spot: null });

export const endDrag = (): void => dragStore.write(nothing);
