import { KnownPositions } from './placing.ts';
import type { Card, Change, List } from './change.ts';

/** A command that was done before, as the log keeps it. */
export interface LogRow {
  readonly sequence: number;
  readonly at: string;
  readonly by: string | null;
  readonly kind: string;
  readonly commandId: string;
  readonly changes: readonly Change[];
}

/** Where a card stands, as far as somebody asked; null: not on the board. */
interface Spot {
  readonly listId: string;
  readonly position: string;
}

/** The neighbourhood of a place that a command names. */
export interface Neighbourhood {
  readonly listId: string;
  readonly before: string | null;
  readonly beforeAt: string | null;
  readonly behindBefore: string | null;
  readonly after: string | null;
  readonly afterAt: string | null;
  readonly aheadOfAfter: string | null;
  readonly last: string | null;
}

/** The part of a project that the commands of one batch need, as it stands after those that were decided so far. */
export class BoardState {
  readonly lists = new Map<string, List>();
  readonly cards = new Map<string, Card>();
  /** Cards on the board, of the lists that have a limit. */
  readonly counts = new Map<string, number>();
  /** Ids of new things that are in use already. */
  readonly taken = new Set<string>();
  /** Commands that were asked for before, by their ids, with what they asked for (SHA-256, hex). */
  readonly done = new Map<string, { readonly row: LogRow; readonly asked: string }>();
  readonly changedCards = new Set<string>();
  readonly changedLists = new Set<string>();
  readonly newThings = new Set<string>();
  private readonly spots = new Map<string, Spot | null>();
  private readonly positions = new Map<string, KnownPositions>();

  constructor(
    readonly projectId: string,
    /** Of the last row of its log. */
    public sequence: number,
    /** Of the last card that was made. */
    public lastNumber: number,
  ) {}

  addList(list: List, count: number | null): void {
    this.lists.set(list.id, list);
    if (count !== null) this.counts.set(list.id, count);
  }

  addCard(card: Card): void {
    this.cards.set(card.id, card);
    this.spots.set(card.id, spotOf(card));
  }

  addNeighbourhood(given: Neighbourhood): void {
    const known = this.positionsIn(given.listId);
    for (const position of [given.beforeAt, given.behindBefore, given.afterAt, given.aheadOfAfter, given.last])
      known.add(position);
    this.see(given.before, given.listId, given.beforeAt);
    this.see(given.after, given.listId, given.afterAt);
  }

  /** The lists of the board in their order. */
  shownLists(): (List & { position: string })[] {
    return [...this.lists.values()]
      .filter((list): list is List & { position: string } => list.position !== null)
      .sort((one, other) => (one.position < other.position ? -1 : 1));
  }

  positionsIn(listId: string): KnownPositions {
    const known = this.positions.get(listId) ?? new KnownPositions();
    this.positions.set(listId, known);
    return known;
  }

  /** The position of a card in a list; null when it is not there. */
  positionOf(cardId: string | null, listId: string): string | null {
    const spot = cardId === null ? undefined : this.spots.get(cardId);
    return spot?.listId === listId ? spot.position : null;
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.of === 'card') this.applyToCard(change.id, change.set);
      else this.applyToList(change.id, change.set);
    }
  }

  private applyToCard(id: string, set: Partial<Card> | null): void {
    const before = this.cards.get(id);
    const after = changed(before, id, set);
    if (before === undefined) this.newThings.add(id);
    this.cards.set(id, after);
    this.changedCards.add(id);
    this.lastNumber = Math.max(this.lastNumber, after.number);
    this.count(before, -1);
    this.count(after, 1);
    const [left, spot] = [this.spots.get(id), spotOf(after)];
    if (left) this.positionsIn(left.listId).leave(left.position);
    this.spots.set(id, spot);
    if (spot) this.positionsIn(spot.listId).add(spot.position);
  }

  private applyToList(id: string, set: Partial<List> | null): void {
    const before = this.lists.get(id);
    const after = changed(before, id, set);
    if (before === undefined) this.newThings.add(id);
    this.lists.set(id, after);
    this.changedLists.add(id);
  }

  private count(card: Card | undefined, by: number): void {
    if (card === undefined || card.position === null) return;
    const count = this.counts.get(card.list_id);
    if (count !== undefined) this.counts.set(card.list_id, count + by);
  }

  private see(cardId: string | null, listId: string, position: string | null): void {
    if (cardId === null || this.cards.has(cardId)) return;
    const known = this.spots.get(cardId);
    if (known === undefined || (known === null && position !== null))
      this.spots.set(cardId, position === null ? null : { listId, position });
  }
}

const spotOf = ({ list_id, position }: Card): Spot | null => (position === null ? null : { listId: list_id, position });

/** A row after a change; what leaves the board goes into the trash and has no position there. */
const changed = <Row extends Card | List>(before: Row | undefined, id: string, set: Partial<Row> | null): Row =>
  ({ ...before, id, ...(set ?? { position: null }) }) as Row;
