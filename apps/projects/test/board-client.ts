import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { rowsOf, withChanges, type BoardPage, type BoardRows } from '@nivel/contracts/projects/board-rows';
import type { CardRow, LabelRow, ListRow, ProjectRow } from '@nivel/contracts/projects/board-shape';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectChange, ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';

/** A project in a client: rows by id, built from pages and deltas. */
export class Board {
  constructor(
    readonly sequence: number,
    readonly role: ProjectRole,
    private readonly held: BoardRows,
  ) {}

  get project(): ProjectRow {
    return this.held.project;
  }

  get labels(): LabelRow[] {
    return [...this.held.labels.values()];
  }

  get fields(): FieldRow[] {
    return [...this.held.fields.values()].sort(byPosition);
  }

  get lists(): ListRow[] {
    return [...this.held.lists.values()].sort(byPosition);
  }

  get cards(): CardRow[] {
    return [...this.held.cards.values()].sort(byPosition);
  }

  inList(listId: string): CardRow[] {
    return this.cards.filter((card) => card.list_id === listId);
  }

  /** The whole state of a client, in a fixed order. */
  rows(): { project: ProjectRow; lists: ListRow[]; labels: LabelRow[]; fields: FieldRow[]; cards: CardRow[] } {
    const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
    const { project, lists, labels, fields, cards } = this;
    const sorted = { lists: lists.sort(byId), labels: labels.sort(byId), cards: cards.sort(byId) };
    return { project, fields, ...sorted };
  }

  /** The board after a delta; a known delta changes nothing. */
  with({ sequence, changes }: ProjectDelta): Board {
    if (sequence <= this.sequence) return this;
    if (sequence > this.sequence + 1) throw new Error(`after ${this.sequence} comes ${sequence}`);
    return new Board(sequence, this.role, withChanges(this.held, changes));
  }

  /** The board as a client guesses it before the service has answered. */
  guessed(changes: readonly ProjectChange[]): Board {
    return new Board(this.sequence, this.role, withChanges(this.held, changes));
  }

  /** A client that stores nothing but its position. */
  emptied(): Board {
    return new Board(this.sequence, this.role, { ...this.held, lists: new Map(), cards: new Map() });
  }
}

export const withDelta = (board: Board, delta: ProjectDelta): Board => board.with(delta);

const byPosition = (one: { position: string }, other: { position: string }): number =>
  one.position < other.position ? -1 : 1;

type Asking = (asked: {
  operation: typeof readBoard;
  given: CallInputOf<typeof readBoard>;
}) => Promise<OutputOf<typeof readBoard>>;

/** Reads a board, page after page. */
export const boardOf = async (ask: Asking, project_id: string): Promise<Board> => {
  const pages: BoardPage[] = [];
  for (let after: number | null = 0; after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await ask({ operation: readBoard, given: { project_id, after } }));
  const [first, rows] = [pages[0], rowsOf(pages)];
  if (first === undefined || rows === undefined) throw new Error('a board has a first page');
  return new Board(first.sequence, first.role, rows);
};
