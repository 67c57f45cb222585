import { Injectable } from '@nestjs/common';
import type { ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../../database.ts';
import {
  FORGET_OLD,
  HAS_RUN,
  LATEST,
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
export type StoredTaskRun = RowOfStatement<typeof RUNS>;

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

  /** Those whose time has come, the most overdue first. */
  lockDue(unit: ProjectsUnit, limit: number): Promise<StoredTask[]> {
    return unit.rows(LOCK_DUE, [unit.now, limit]);
  }

  async setUp(
    unit: ProjectsUnit,
    { projectId, kind, ownerId }: Pick<StoredTask, 'projectId' | 'kind' | 'ownerId'>,
    { cron, time_zone: timeZone }: TaskTime,
    next: Date,
  ): Promise<void> {
    await unit.rows(SET_UP, [projectId, kind, ownerId, cron, timeZone, next]);
  }

  /** Also says when it is done next. */
  async save(unit: ProjectsUnit, { projectId, kind, isPaused, ownerId, nextRunAt }: StoredTask): Promise<void> {
    await unit.rows(SAVE_TASK, [projectId, kind, isPaused, ownerId, nextRunAt]);
  }

  async record(
    unit: ProjectsUnit,
    { projectId, kind }: Pick<StoredTask, 'projectId' | 'kind'>,
    { id, cause, error, recipients, cards }: Omit<StoredTaskRun, 'kind' | 'startedAt'>,
  ): Promise<void> {
    await unit.rows(RECORD, [id, projectId, kind, cause, unit.now, error, recipients, cards]);
    await unit.rows(FORGET_OLD, [projectId, kind]);
  }

  async hasRun(
    reads: Reads,
    { projectId, kind }: Pick<StoredTask, 'projectId' | 'kind'>,
    id: string,
  ): Promise<boolean> {
    return (await reads.rows(HAS_RUN, [id, projectId, kind])).length > 0;
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
