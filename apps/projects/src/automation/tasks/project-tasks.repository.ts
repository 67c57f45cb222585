import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import type { RowOfStatement } from '@nivel/messaging/statement';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsReads, ProjectsUnit } from '../../database.ts';
import {
  FORGET_OLD,
  HAS_RUN,
  LATEST,
  LIST_DUE,
  LOCK_DUE,
  LOCK_TASK,
  RECORD,
  RUNS,
  SAVE_TASK,
  SET_UP,
  TASKS,
} from './project-tasks.sql.ts';

type Reads = Pick<ProjectsReads, 'rows'>;
export type StoredTask = RowOfStatement<typeof TASKS>;
export type TaskKey = Pick<StoredTask, 'projectId' | 'kind'>;
export type StoredTaskRun = RowOfStatement<typeof RUNS>;

interface NewTask extends Pick<StoredTask, 'projectId' | 'kind' | 'ownerId' | 'recipients'> {
  readonly time: TaskTime;
  /** When it is done first. */
  readonly first: Date;
}

/** Scheduled tasks of projects, and what became of them. */
@Injectable()
export class ProjectTasksRepository {
  ofProject(reads: Reads, projectId: string): Promise<StoredTask[]> {
    return reads.rows(TASKS, [projectId]);
  }

  /** Nobody else changes it or does it until the unit ends. */
  async lock(unit: ProjectsUnit, projectId: string, kind: ProjectTaskKind): Promise<StoredTask | null> {
    return (await unit.rows(LOCK_TASK, [projectId, kind]))[0] ?? null;
  }

  /** The tasks that are due, the most overdue first. */
  due(reads: Reads, now: Date, limit: number): Promise<TaskKey[]> {
    return reads.rows(LIST_DUE, [now, limit]);
  }

  /** Null: it is no longer due, or another process does it at this moment. */
  async lockDue(unit: ProjectsUnit, { projectId, kind }: TaskKey): Promise<StoredTask | null> {
    return (await unit.rows(LOCK_DUE, [unit.now, projectId, kind]))[0] ?? null;
  }

  /** An existing task of the kind gets the values. */
  async setUp(unit: ProjectsUnit, task: NewTask): Promise<void> {
    const { projectId, kind, ownerId, recipients, time, first } = task;
    await unit.rows(SET_UP, [projectId, kind, ownerId, time.cron, time.time_zone, first, recipients]);
  }

  /** Also sets when it runs next. */
  async save(
    unit: ProjectsUnit,
    { projectId, kind, isPaused, ownerId, nextRunAt, failures }: StoredTask,
  ): Promise<void> {
    await unit.rows(SAVE_TASK, [projectId, kind, isPaused, ownerId, nextRunAt, failures]);
  }

  async record(
    unit: ProjectsUnit,
    { projectId, kind }: TaskKey,
    { id, cause, error, recipients, cards }: Omit<StoredTaskRun, 'kind' | 'startedAt'>,
  ): Promise<void> {
    await unit.rows(RECORD, [id, projectId, kind, cause, unit.now, error, recipients, cards]);
    await unit.rows(FORGET_OLD, [projectId, kind, new Date(unit.now.getTime() - DAY_MS)]);
  }

  /**
   * Whether the run exists already.
   * @throws AppError `id_taken` where another task has it
   */
  async hasRun(reads: Reads, { projectId, kind }: TaskKey, id: string): Promise<boolean> {
    const [known] = await reads.rows(HAS_RUN, [id]);
    if (known === undefined) return false;
    if (known.projectId !== projectId || known.kind !== kind) throw new AppError(boardErrors.id_taken);
    return true;
  }

  /** Newest first. */
  runs(reads: Reads, projectId: string, kind: ProjectTaskKind): Promise<StoredTaskRun[]> {
    return reads.rows(RUNS, [projectId, kind]);
  }

  /** The last run of each kind. */
  latest(reads: Reads, projectId: string): Promise<StoredTaskRun[]> {
    return reads.rows(LATEST, [projectId]);
  }
}
