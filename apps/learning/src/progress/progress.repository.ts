import { Inject, Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { crashAt, type OnCheckpoint } from '@nivel/messaging/checkpoint';
import { outboxColumns, type OutboxRow } from '@nivel/messaging/told';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { AttemptChanges, CompletionChanges, StepChanges } from './changes.ts';
import { isoDay, type DayNumber } from './learner-day.ts';
import type { Learner } from './learner.ts';
import {
  ATTEMPT_ANSWER,
  COMPLETION_ANSWER,
  CREATE,
  LOAD,
  SAVE_ATTEMPT,
  SAVE_COMPLETION,
  SAVE_COMPLETION_AND_MORE,
} from './learner.sql.ts';
import { firstSkills } from './skills.ts';

/** What a save needs beside the changes: the outbox rows, an id for a new row, and the moment. */
export interface Saving {
  readonly outbox: readonly OutboxRow[];
  readonly newId: string;
  readonly nowMs: number;
}

interface LearnerRow {
  version: number;
  total_points: number;
  current_level: string;
  unlocked_levels: string[];
  modules_completed: number;
  achievements_unlocked: number;
  streak_days: number;
  streak_freezes: number;
  streak_last_day: DayNumber | null;
  time_zone: string;
  last_activity: number | null;
  active_days: DayNumber[];
  skills: [string, number][] | null;
  parts: [string, number][] | null;
  modules: [string, number | null, number][] | null;
  achievements: [string, number][] | null;
  views: [string, number, number | null, number, number[], number, number | null][] | null;
}

/** Where a learner's aggregate is loaded and saved: each in one statement. */
@Injectable()
export class ProgressRepository {
  /** Fault runs end the process before or after the statement; within it, the database sees to that. */
  private readonly onCheckpoint: OnCheckpoint;

  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) settings: LearningSettings,
  ) {
    this.onCheckpoint = crashAt(settings.CRASH_AT);
  }

  /** The learner as last committed, or null when there is no record yet. */
  async load(userId: string): Promise<Learner | null> {
    const { rows } = await this.pool.query<LearnerRow>({ name: 'learner-load', text: LOAD, values: [userId] });
    return rows[0] === undefined ? null : toLearner(userId, rows[0]);
  }

  /** Makes the record of a learner who reads before the account's fact has arrived. */
  async create(userId: string, id: string, timeZone: string, nowMs: number): Promise<void> {
    await this.pool.query(CREATE, creation({ userId, id, timeZone, at: new Date(nowMs), signedUpOn: null }));
  }

  /** @returns whether the learner still had the version that was decided on; otherwise nothing was saved */
  async saveCompletion(learner: Learner, changes: CompletionChanges, saving: Saving): Promise<boolean> {
    const { completion, module, skill, achievements, settledModules } = changes;
    const values = [
      ...stepValues(learner, changes, saving.nowMs),
      completion.partId,
      completion.moduleId,
      completion.levelId,
      completion.points,
      completion.skill,
      completion.gain,
      completion.seconds,
      completion.completedModules,
      completion.unlockedLevels,
      completion.answer,
      saving.newId,
      module.percentage,
      module.completedAt === null ? null : isoTime(module.completedAt),
      module.timeSpent,
      skill.value,
      skill.description,
      ...outboxColumns(saving.outbox),
    ];
    if (achievements.length === 0 && settledModules.length === 0) {
      return this.wins({ name: 'completion-save', text: SAVE_COMPLETION, values });
    }
    values.push(...achievementColumns(changes), settledModules);
    return this.wins({ name: 'completion-save-more', text: SAVE_COMPLETION_AND_MORE, values });
  }

  /** @returns whether the learner still had the version that was decided on; otherwise nothing was saved */
  async saveAttempt(learner: Learner, changes: AttemptChanges, saving: Saving): Promise<boolean> {
    const { attempt } = changes;
    const values = [
      ...stepValues(learner, changes, saving.nowMs),
      attempt.id,
      attempt.partId,
      attempt.attempt,
      attempt.answers,
      attempt.score,
      attempt.isPassed,
      attempt.answer,
      attempt.view.bestScore,
      attempt.moduleId,
      saving.newId,
      attempt.levelId,
      ...outboxColumns(saving.outbox),
      ...achievementColumns(changes),
    ];
    return this.wins({ name: 'attempt-save', text: SAVE_ATTEMPT, values });
  }

  /** What the learner was told when the part was completed, or null. */
  async completionAnswer(userId: string, partId: string): Promise<string | null> {
    const query = { name: 'completion-answer', text: COMPLETION_ANSWER, values: [userId, partId] };
    const { rows } = await this.pool.query<{ answer: string }>(query);
    return rows[0]?.answer ?? null;
  }

  /** What the learner was told when the attempt was graded, or null. */
  async attemptAnswer(userId: string, attemptId: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ answer: string }>(ATTEMPT_ANSWER, [userId, attemptId]);
    return rows[0]?.answer ?? null;
  }

  private async wins(query: { name: string; text: string; values: unknown[] }): Promise<boolean> {
    this.onCheckpoint('before-transaction');
    try {
      const { rows } = await this.pool.query(query);
      this.onCheckpoint('after-commit');
      return rows.length > 0;
    } catch (error) {
      // Two requests with the same attempt id, or a ledger row the version did not know of: somebody was faster.
      if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }
}

const UNIQUE_VIOLATION = '23505';
const isoTime = (ms: number): string => new Date(ms).toISOString();

const stepValues = (learner: Learner, { at, day, progress }: StepChanges, nowMs: number): unknown[] => [
  learner.userId,
  learner.version,
  progress.totalPoints,
  progress.currentLevel,
  progress.unlockedLevels,
  progress.modulesCompleted,
  progress.achievementsUnlocked,
  progress.streak.days,
  progress.streak.freezes,
  progress.streak.lastDay === null ? null : isoDay(progress.streak.lastDay),
  isoTime(at),
  isoTime(nowMs),
  isoDay(day),
];

const achievementColumns = ({ achievements }: StepChanges): [string[], number[]] => [
  achievements.map(({ id }) => id),
  achievements.map(({ points }) => points),
];

/** The parameters of CREATE. */
export const creation = (learner: {
  userId: string;
  id: string;
  timeZone: string;
  at: Date;
  signedUpOn: DayNumber | null;
}): unknown[] => [
  learner.userId,
  learner.id,
  learner.timeZone,
  learner.at.toISOString(),
  learner.signedUpOn === null ? null : isoDay(learner.signedUpOn),
  firstSkills.map(({ name }) => name),
  firstSkills.map(({ value }) => value),
  firstSkills.map(({ description }) => description),
];

const toLearner = (userId: string, row: LearnerRow): Learner => ({
  userId,
  version: row.version,
  totalPoints: row.total_points,
  currentLevel: row.current_level,
  unlockedLevels: row.unlocked_levels,
  modulesCompleted: row.modules_completed,
  achievementsUnlocked: row.achievements_unlocked,
  streak: { days: row.streak_days, freezes: row.streak_freezes, lastDay: row.streak_last_day },
  activeDays: row.active_days,
  timeZone: row.time_zone,
  lastActivity: row.last_activity,
  skills: new Map(row.skills),
  parts: new Map(row.parts),
  modules: new Map(row.modules?.map(([id, completedAt, timeSpent]) => [id, { completedAt, timeSpent }])),
  achievements: new Map(row.achievements),
  views: new Map(
    row.views?.map(([id, openedAt, reachedEndAt, position, watched, attempts, bestScore]) => [
      id,
      { openedAt, reachedEndAt, position, watched, attempts, bestScore },
    ]),
  ),
});
