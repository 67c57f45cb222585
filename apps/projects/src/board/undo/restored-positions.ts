import type { BoardState } from '../state/board-state.ts';
import { isOnBoard, type CardChange, type Change } from '../state/change.ts';
import { positionsBetween } from '../state/positions.ts';

const keyOf = (listId: string, position: string): string => `${listId} ${position}`;

/** The positions for undoing one command: those that some of its cards free may go to others, and none is assigned twice. */
export class RestoredPositions {
  private readonly left = new Set<string>();
  private readonly given = new Map<string, string[]>();

  constructor(
    private readonly state: BoardState,
    /** The changes to undo. */
    changes: readonly Change[],
  ) {
    for (const { of, id, was } of changes) {
      const card = of === 'card' ? state.cards.get(id) : undefined;
      const isLeaving = was === null || 'position' in was;
      if (isOnBoard(card) && isLeaving) this.left.add(keyOf(card.list_id, card.position));
    }
  }

  /** The old position of a card, or one directly behind its present holder; nothing where it stays where it is. */
  of({ id, set }: CardChange): { position?: string } {
    const wanted = set?.position;
    if (wanted === undefined) return {};
    const listId = set?.list_id ?? this.state.cards.get(id)?.list_id ?? '';
    const position = this.isFree(listId, wanted) ? wanted : this.behind(listId, wanted);
    this.given.set(listId, [...(this.given.get(listId) ?? []), position]);
    return { position };
  }

  private isFree(listId: string, position: string): boolean {
    if (this.given.get(listId)?.includes(position)) return false;
    return this.left.has(keyOf(listId, position)) || !this.state.positionsIn(listId).isOccupied(position);
  }

  private behind(listId: string, position: string): string {
    const known = this.state.positionsIn(listId).nextAfter(position);
    const next = [...(this.given.get(listId) ?? []), ...(known === null ? [] : [known])]
      .filter((one) => one > position)
      .sort();
    return positionsBetween(listId, position, next[0] ?? null, 1)[0] ?? position;
  }
}
