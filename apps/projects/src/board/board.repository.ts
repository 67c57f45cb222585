import { Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import type { ProjectsReads } from '../database.ts';
import { BoardState } from './board-state.ts';
import { AROUND, LOAD, LOCK, OWN_COMMANDS, SAVE, type Loaded } from './board.sql.ts';
import type { Change } from './change.ts';
import type { Needs } from './command.ts';

/** What a command asks to be read of a project. */
export interface Wanted {
  readonly projectId: string;
  readonly commandId: string;
  readonly needs: Needs;
}

/** A row for a log. */
export interface NewLogRow {
  readonly project_id: string;
  readonly sequence: number;
  readonly actor: string | null;
  readonly kind: string;
  readonly command_id: string;
  readonly asked: string;
  readonly changes: readonly Change[];
  readonly undoes: number | null;
}

/** A command of one's own that may be taken back, or done again. */
export interface OwnCommand {
  readonly sequence: number;
  readonly changes: readonly Change[];
  readonly isTakenBack: boolean;
}

/** A card at its place, seen from a position. */
export interface Placed {
  readonly id: string;
  readonly position: string;
  readonly isLeft: boolean;
}

/** Boards as they are stored. Whoever changes one holds its project first. */
@Injectable()
export class BoardRepository {
  /** Holds the projects that are there and reads of them what commands need. */
  async hold(unit: SqlUnit, wanted: readonly Wanted[]): Promise<ReadonlyMap<string, BoardState>> {
    const projects = [...new Set(wanted.map(({ projectId }) => projectId))];
    const held = await unit.rows(LOCK, [projects]);
    const states = new Map(
      held.map(({ id, sequence, lastNumber }) => [id, new BoardState(id, sequence, lastNumber)] as const),
    );
    if (states.size === 0) return states;
    for (const { projectId, loaded } of await unit.rows(LOAD, valuesOf([...states.keys()], wanted)))
      if (projectId === null) for (const state of states.values()) take(state, loaded);
      else take(states.get(projectId), loaded);
    return states;
  }

  async save(
    unit: SqlUnit,
    states: Iterable<BoardState>,
    log: readonly NewLogRow[],
    makers: ReadonlyMap<string, string | null>,
  ): Promise<void> {
    const all = [...states];
    const rows = (of: 'lists' | 'cards', isNew: boolean): string =>
      JSON.stringify(
        all.flatMap((state) =>
          [...(of === 'lists' ? state.changedLists : state.changedCards)]
            .filter((id) => state.newThings.has(id) === isNew)
            .map((id) => ({
              ...(of === 'lists' ? state.lists : state.cards).get(id),
              project_id: state.projectId,
              created_by: makers.get(id) ?? null,
            })),
        ),
      );
    const projects = all.map(({ projectId: id, sequence, lastNumber: last_number }) => ({ id, sequence, last_number }));
    await unit.rows(SAVE, [
      rows('lists', true),
      rows('lists', false),
      rows('cards', true),
      rows('cards', false),
      JSON.stringify(log),
      JSON.stringify(projects),
      unit.now,
    ]);
  }

  /** At most so many cards on each side of a position, in their order. */
  around(unit: SqlUnit, listId: string, position: string | null, most: number): Promise<Placed[]> {
    return unit.rows(AROUND, [listId, position, most]);
  }

  /** Newest first. */
  async ownCommands(
    reads: Pick<ProjectsReads, 'rows'>,
    projectId: string,
    userId: string,
  ): Promise<readonly OwnCommand[]> {
    const rows = await reads.rows(OWN_COMMANDS, [projectId, userId]);
    return rows.map(({ turns, ...row }) => ({ ...row, isTakenBack: turns % 2 === 1 }));
  }
}

const valuesOf = (projects: readonly string[], wanted: readonly Wanted[]) => {
  const all = <Item>(pick: (needs: Needs) => readonly Item[] | undefined): Item[] =>
    wanted.flatMap(({ needs }) => pick(needs) ?? []);
  const [places, positions] = [all((needs) => needs.places), all((needs) => needs.positions)];
  return [
    projects,
    all((needs) => needs.cards),
    all((needs) => needs.cardsOf),
    places.map((place) => place.list_id),
    places.map((place) => place.before),
    places.map((place) => place.after),
    positions.map((one) => one.list_id),
    positions.map((one) => one.position),
    wanted.filter(({ needs }) => needs.ends).map(({ projectId }) => projectId),
    all((needs) => needs.newIds),
    wanted.map(({ projectId }) => projectId),
    wanted.map(({ commandId }) => commandId),
  ] as const;
};

const take = (state: BoardState | undefined, loaded: Loaded): void => {
  if (state === undefined) return;
  if (loaded.list) state.addList(loaded.list, loaded.count ?? null);
  if (loaded.card) state.addCard(loaded.card);
  if (loaded.neighbourhood) state.addNeighbourhood(loaded.neighbourhood);
  if (loaded.taken) state.taken.add(loaded.taken);
  if (loaded.row) state.done.set(loaded.row.commandId, { row: loaded.row, asked: loaded.asked ?? '' });
};

const UNIQUE_VIOLATION = '23505';

/**
 * An id that another project has is found out by the database alone.
 * @throws unknown whatever else went wrong
 */
export const asTaken = (error: unknown): AppError => {
  if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint?.endsWith('_pkey'))
    return new AppError(boardErrors.id_taken);
  throw error;
};
