import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { priorities, type CardRow, type ListRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';

/** A project as a client holds it: rows by id, made of pages and deltas. */
export class Board {
  constructor(
    readonly sequence: number,
    readonly role: ProjectRole,
    private readonly listsById: ReadonlyMap<string, ListRow>,
    private readonly cardsById: ReadonlyMap<string, CardRow>,
  ) {}

  get lists(): ListRow[] {
    return [...this.listsById.values()].sort(byPosition);
  }

  get cards(): CardRow[] {
    return [...this.cardsById.values()].sort(byPosition);
  }

  inList(listId: string): CardRow[] {
    return this.cards.filter((card) => card.list_id === listId);
  }

  /** Everything that a client holds, in an order that says nothing. */
  rows(): { lists: ListRow[]; cards: CardRow[] } {
    const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
    return { lists: [...this.listsById.values()].sort(byId), cards: [...this.cardsById.values()].sort(byId) };
  }

  /** The board after a delta; one that is there already changes nothing. */
  with({ sequence, changes }: ProjectDelta): Board {
    if (sequence <= this.sequence) return this;
    if (sequence > this.sequence + 1) throw new Error(`after ${this.sequence} comes ${sequence}`);
    const [lists, cards] = [new Map(this.listsById), new Map(this.cardsById)];
    for (const { of, id, set } of changes) {
      const rows: Map<string, object> = of === 'card' ? cards : lists;
      if (set === null) rows.delete(id);
      else rows.set(id, { id, ...rows.get(id), ...set });
    }
    return new Board(sequence, this.role, lists, cards);
  }
}

export const withDelta = (board: Board, delta: ProjectDelta): Board => board.with(delta);

/** A client that knows nothing but how far it is. */
export const emptyBoard = ({ sequence, role }: Board): Board => new Board(sequence, role, new Map(), new Map());

const byPosition = (one: { position: string }, other: { position: string }): number =>
  one.position < other.position ? -1 : 1;

type Asking = (asked: {
  operation: typeof readBoard;
  given: CallInputOf<typeof readBoard>;
}) => Promise<OutputOf<typeof readBoard>>;

/** Reads a board, page after page. */
export const boardOf = async (ask: Asking, project_id: string): Promise<Board> => {
  const cards = new Map<string, CardRow>();
  let after: number | null = 0;
  let first: OutputOf<typeof readBoard> | undefined;
  while (after !== null) {
    const page: OutputOf<typeof readBoard> = await ask({ operation: readBoard, given: { project_id, after } });
    first ??= page;
    for (const [id, number, list, position, title, priority, person, start_on, due_on, progress, blocked] of page.cards)
      cards.set(id, {
        id,
        number,
        list_id: page.lists[list]?.id ?? '',
        position,
        title,
        priority: priorities[priority] ?? 'low',
        assignee: person === null ? null : (page.people[person] ?? null),
        start_on,
        due_on,
        progress,
        blocked_reason: blocked,
      });
    after = page.next;
  }
  if (first === undefined) throw new Error('a board has a first page');
  return new Board(first.sequence, first.role, new Map(first.lists.map((list) => [list.id, list])), cards);
};
