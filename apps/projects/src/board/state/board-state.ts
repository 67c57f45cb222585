import { cardTexts } from '@nivel/contracts/projects/values/board-values';
import { cardAfter, nothingMore } from '@nivel/contracts/projects/card-sets';
import { KnownPositions } from './known-positions.ts';
import { CardTexts } from './card-texts.ts';
import { LabelMerges } from './label-merges.ts';
import {
  isOnBoard,
  type Card,
  type CardChange,
  type Change,
  type Field,
  type FieldChange,
  type Label,
  type LabelChange,
  type List,
  type ListChange,
  type LoggedCard,
  type OnBoard,
  type Project,
} from './change.ts';

/** An earlier command, as stored in the log. */
export interface LogRow {
  readonly sequence: number;
  readonly at: string;
  readonly by: string | null;
  readonly kind: string;
  readonly commandId: string;
  readonly changes: readonly Change[];
}

/** A card as read: empty fields are left out. */
export type LoadedCard = Omit<Card, keyof typeof nothingMore> & Partial<Card>;

/** The fields of a card's file that matter for a cover. */
export interface CardFile {
  readonly cardId: string;
  readonly isPicture: boolean;
}

/** The place of a card, as far as the cards were read; null: not on the board. */
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

/** The part of a project that the commands of one batch need, in its state after the commands decided so far. */
export class BoardState {
  readonly lists = new Map<string, List>();
  readonly cards = new Map<string, Card>();
  /** Cards on the board, in lists with a limit. */
  readonly counts = new Map<string, number>();
  /** Ids of new things that are in use already. */
  readonly taken = new Set<string>();
  /** Commands that were already requested, by their ids, with a digest of their input (SHA-256, hex). */
  readonly done = new Map<string, { readonly row: LogRow; readonly asked: string }>();
  /** The labels of the project, where a command needs them. */
  readonly labels = new Map<string, Label>();
  readonly labelMerges = new LabelMerges();
  /** The project's own fields, where a command needs them. */
  readonly fields = new Map<string, Field>();
  /** Cards that went into the trash with a list, where a command needs them. */
  readonly goneWith = new Map<string, string[]>();
  /** Files that cards have, where a command needs them. */
  readonly files = new Map<string, CardFile>();
  readonly texts = new CardTexts();
  /** The dependencies between cards on the board, where a command needs them. */
  readonly links = new Map<string, readonly string[]>();
  readonly changedLabels = new Set<string>();
  readonly changedFields = new Set<string>();
  readonly changedCards = new Set<string>();
  readonly changedLists = new Set<string>();
  readonly newThings = new Set<string>();
  /** Whether it has automation rules that run. */
  isAutomated = false;
  /** Whether it has automatic cards. */
  isScheduled = false;
  private readonly spots = new Map<string, Spot | null>();
  private readonly positions = new Map<string, KnownPositions>();

  constructor(
    public project: Project,
    /** The number of the last row of its log. */
    public sequence: number,
    /** The number of the last created card. */
    public lastNumber: number,
    /** Whether its automatic cards were read, and what they wait for. */
    readonly isPlanRead = false,
  ) {}

  get projectId(): string {
    return this.project.id;
  }

  addList(list: List, count: number | null): void {
    this.lists.set(list.id, list);
    if (count !== null) this.counts.set(list.id, count);
  }

  /**
   * @param given without the fields that are empty for most cards
   * @param goneWith the list with which it was deleted, where a command needs that
   */
  addCard(given: LoadedCard, goneWith?: string): void {
    const card = { ...nothingMore, ...given };
    this.cards.set(card.id, card);
    this.spots.set(card.id, spotOf(card));
    if (goneWith !== undefined) this.goneWith.set(goneWith, [...(this.goneWith.get(goneWith) ?? []), card.id]);
  }

  addNeighbourhood(given: Neighbourhood): void {
    const known = this.positionsIn(given.listId);
    for (const position of [given.beforeAt, given.behindBefore, given.afterAt, given.aheadOfAfter, given.last])
      known.add(position);
    this.see(given.before, given.listId, given.beforeAt);
    this.see(given.after, given.listId, given.afterAt);
  }

  /** The lists of the board in their order. */
  shownLists(): OnBoard<List>[] {
    return [...this.lists.values()].filter(isOnBoard).sort((one, other) => (one.position < other.position ? -1 : 1));
  }

  /** The fields of the project in their order. */
  shownFields(): Field[] {
    return [...this.fields.values()].sort((one, other) => (one.position < other.position ? -1 : 1));
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
      if (change.of === 'card') this.applyToCard(change);
      else if (change.of === 'list') this.applyToList(change);
      else if (change.of === 'label') this.applyToLabel(change);
      else if (change.of === 'field') this.applyToField(change);
      else if (change.of === 'project') this.project = { ...this.project, ...change.set };
    }
  }

  private applyToCard({ id, set }: CardChange): void {
    const before = this.cards.get(id);
    const after =
      set === null ? left(before, id) : (cardAfter(id, isOnBoard(before) ? before : undefined, shownOf(set)) as Card);
    if (before === undefined) this.newThings.add(id);
    this.cards.set(id, after);
    this.changedCards.add(id);
    this.links.set(id, isOnBoard(after) ? after.depends_on : []);
    for (const field of cardTexts) if (set?.[field] !== undefined) this.texts.write(id, field, set[field]);
    this.lastNumber = Math.max(this.lastNumber, after.number);
    this.count(before, -1);
    this.count(after, 1);
    const [was, spot] = [this.spots.get(id), spotOf(after)];
    if (was) this.positionsIn(was.listId).leave(was.position);
    this.spots.set(id, spot);
    if (spot) this.positionsIn(spot.listId).add(spot.position);
  }

  private applyToList({ id, set }: ListChange): void {
    const before = this.lists.get(id);
    if (before === undefined) this.newThings.add(id);
    this.lists.set(id, set === null ? left(before, id) : ({ ...before, id, ...set } as List));
    this.changedLists.add(id);
  }

  private applyToLabel({ id, set }: LabelChange): void {
    const before = this.labels.get(id);
    if (before === undefined && !this.changedLabels.has(id)) this.newThings.add(id);
    if (set === null) this.labels.delete(id);
    else this.labels.set(id, { ...before, id, ...set } as Label);
    this.changedLabels.add(id);
  }

  private applyToField({ id, set }: FieldChange): void {
    const before = this.fields.get(id);
    if (before === undefined && !this.changedFields.has(id)) this.newThings.add(id);
    if (set === null) this.fields.delete(id);
    else this.fields.set(id, { ...before, id, ...set } as Field);
    this.changedFields.add(id);
  }

  private count(card: Card | undefined, by: number): void {
    if (!isOnBoard(card)) return;
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

/** Things that leave the board go into the trash and have no position there. */
const left = <Row extends Card | List>(before: Row | undefined, id: string): Row =>
  ({ ...before, id, position: null }) as Row;

/** Without the long texts, which are no part of the row. */
const shownOf = ({ description: _, notes: __, ...fields }: LoggedCard): LoggedCard => fields;
