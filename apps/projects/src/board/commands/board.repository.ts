import { Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import type { ProjectsReads } from '../../database.ts';
import { BoardState } from '../state/board-state.ts';
import { AROUND, CHANGES_OF, LOCK, OWN_COMMANDS } from './board.sql.ts';
import type { LoadedText } from '../state/card-texts.ts';
import type { Change } from '../state/change.ts';
import type { Loaded, LoadRequest } from './loaded.ts';
import { loadStatement } from './load.sql.ts';
import { rowsToSave } from './rows-to-save.ts';
import { saveStatement } from './save.sql.ts';

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
  readonly is_undoable: boolean;
}

/** A command of the caller that may be undone or redone. */
export interface OwnCommand {
  readonly sequence: number;
  readonly commandId: string;
  readonly kind: string;
  readonly isTakenBack: boolean;
}

/** A card at its place, seen from a position. */
export interface Placed {
  readonly id: string;
  readonly position: string;
  readonly isLeft: boolean;
}

/** Stored boards. Changing one requires the lock of its project. */
@Injectable()
export class BoardRepository {
  /** Locks the existing projects and reads the data that commands need. */
  async lock(unit: SqlUnit, requests: readonly LoadRequest[]): Promise<ReadonlyMap<string, BoardState>> {
    const projects = [...new Set(requests.map(({ projectId }) => projectId))];
    const locked = await unit.rows(LOCK, [projects]);
    const planned = new Set(requests.flatMap(({ projectId, needs }) => (needs.plan ? [projectId] : [])));
    const states = new Map(
      locked.map(({ sequence, lastNumber, ...project }) => {
        const isPlanRead = planned.has(project.id);
        return [project.id, new BoardState(project, sequence, lastNumber, isPlanRead)] as const;
      }),
    );
    if (states.size === 0) return states;
    const { statement, values } = loadStatement([...states.keys()], requests);
    for (const { projectId, loaded } of await unit.rows(statement, values))
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
    const projects = all.map(({ project, sequence, lastNumber: last_number }) => ({
      ...project,
      sequence,
      last_number,
    }));
    const isProjectChanged = log.some(({ changes }) => changes.some(({ of }) => of === 'project'));
    const { statement, values } = saveStatement(
      { now: unit.now, log, projects, isProjectChanged },
      rowsToSave(all, makers),
    );
    await unit.rows(statement, values);
  }

  /** A limited number of cards on each side of a position, in their order. */
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

  /** The changes in a row of the log. */
  async changesOf(reads: Pick<ProjectsReads, 'rows'>, projectId: string, sequence: number): Promise<readonly Change[]> {
    return (await reads.rows(CHANGES_OF, [projectId, sequence]))[0]?.changes ?? [];
  }
}

const takeText = ({ texts }: BoardState, text: LoadedText, version: number | undefined): void => {
  if (version === undefined) texts.add(text);
  else texts.addBase(text, version);
};

/** The project's own fields. */
const takeNouns = (state: BoardState, { label, merge, field }: Loaded): void => {
  if (label) state.labels.set(label.id, label);
  if (merge) state.labelMerges.add(merge.id, merge.into);
  if (field) state.fields.set(field.id, field);
};

const take = (state: BoardState | undefined, loaded: Loaded): void => {
  if (state === undefined) return;
  if (loaded.has) Object.assign(state, loaded.has);
  if (loaded.list) state.addList(loaded.list, loaded.count ?? null);
  if (loaded.card) state.addCard(loaded.card, loaded.goneWith);
  if (loaded.neighbourhood) state.addNeighbourhood(loaded.neighbourhood);
  if (loaded.taken) state.taken.add(loaded.taken);
  takeNouns(state, loaded);
  if (loaded.picture) state.files.set(loaded.picture.id, loaded.picture);
  if (loaded.links) state.links.set(loaded.links.id, loaded.links.to);
  if (loaded.text) takeText(state, loaded.text, loaded.version);
  if (loaded.row) state.done.set(loaded.row.commandId, { row: loaded.row, asked: loaded.asked ?? '' });
};

const UNIQUE_VIOLATION = '23505';

/**
 * An id that another project has is found out by the database alone.
 * @throws unknown for every other error
 */
export const asTaken = (error: unknown): AppError => {
  if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint?.endsWith('_pkey'))
    return new AppError(boardErrors.id_taken);
  throw error;
};
