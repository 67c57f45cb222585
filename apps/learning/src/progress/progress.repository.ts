import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, Pool } from 'pg';
import { crashAt, type OnCheckpoint } from '@nivel/messaging/checkpoint';
import type { OutboxRow } from '@nivel/messaging/told';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { NotificationDraft } from '../notifications/notification-of.ts';
import type { AttemptChanges, CompletionChanges, StepChanges } from './changes.ts';
import { isoDay, type DayNumber } from './learner-day.ts';
import type { Learner } from './learner.ts';
import {
  ATTEMPT_ANSWER,
  COMPLETION_ANSWER,
  CREATE,
  LOAD,
  SAVE_ATTEMPT,
  SAVE_COMPLETIONS,
  SAVE_COMPLETIONS_AND_MORE,
} from './learner.sql.ts';
import { firstSkills } from './skills.ts';
import { Together } from './together.ts';

/** What a save needs beside the changes: rows for outbox and inbox, an id for a new row, and the moment. */
export interface Saving {
  readonly outbox: readonly OutboxRow[];
  readonly notifications: readonly (NotificationDraft & { readonly id: string })[];
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
  private readonly completions: Together<CompletionSave, boolean>;

  constructor(
    private readonly pool: Pool,
    @Inject(SETTINGS) settings: LearningSettings,
  ) {
    this.onCheckpoint = crashAt(settings.CRASH_AT);
    this.completions = new Together(this.saveCompletions, {
      most: settings.LEARNING_SAVES_TOGETHER,
      sideBySide: settings.LEARNING_SAVES_SIDE_BY_SIDE,
      // What Postgres refuses is one completion's fault: it must not take the others with it.
      isOnesFault: (error) => error instanceof DatabaseError,
    });
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

  /**
   * Saves one learner's completion together with those of others that come at the same time.
   * @returns whether the learner still had the version that was decided on; otherwise nothing was saved
   */
  saveCompletion(learner: Learner, changes: CompletionChanges, saving: Saving): Promise<boolean> {
    return this.completions.do({ learner, changes, saving });
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
      JSON.stringify(saving.outbox),
      JSON.stringify(changes.achievements),
      JSON.stringify(saving.notifications.map(notificationRow)),
    ];
    const saved = await this.save({ name: 'attempt-save', text: SAVE_ATTEMPT, values }).catch((error: unknown) => {
      if (isFaster(error)) return [];
      throw error;
    });
    return saved.length > 0;
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

  private readonly saveCompletions = async (list: readonly CompletionSave[]): Promise<boolean[]> => {
    const hasMore = list.some(({ changes, saving }) => changes.settledModules.length + saving.notifications.length > 0);
    // In one order everywhere, so that two replicas do not wait for each other.
    const rows = list.map(completionRow).toSorted((one, two) => (one.user_id < two.user_id ? -1 : 1));
    const saved = await this.save<{ user_id: string }>({
      ...(hasMore
        ? { name: 'completions-save-more', text: SAVE_COMPLETIONS_AND_MORE }
        : { name: 'completions-save', text: SAVE_COMPLETIONS }),
      values: [JSON.stringify(rows), rows.length],
    }).catch((error: unknown) => {
      if (list.length === 1 && isFaster(error)) return [];
      throw error;
    });
    const winners = new Set(saved.map((row) => row.user_id));
    return list.map(({ learner }) => winners.has(learner.userId));
  };

  private async save<Row extends object>(query: { name: string; text: string; values: unknown[] }): Promise<Row[]> {
    this.onCheckpoint('before-transaction');
    const { rows } = await this.pool.query<Row>(query);
    this.onCheckpoint('after-commit');
    return rows;
  }
}

/** Two requests with the same attempt id, or a ledger row the version did not know of: somebody was faster. */
const isFaster = (error: unknown): boolean => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
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

interface CompletionSave {
  readonly learner: Learner;
  readonly changes: CompletionChanges;
  readonly saving: Saving;
}

/** A completion as the columns of `given` in SAVE_COMPLETIONS. */
const completionRow = ({ learner, changes, saving }: CompletionSave) => {
  const { progress, completion, module, skill } = changes;
  return {
    user_id: learner.userId,
    version: learner.version,
    total_points: progress.totalPoints,
    current_level: progress.currentLevel,
    unlocked_levels: progress.unlockedLevels,
    modules_completed: progress.modulesCompleted,
    achievements_unlocked: progress.achievementsUnlocked,
    streak_days: progress.streak.days,
    streak_freezes: progress.streak.freezes,
    streak_last_day: progress.streak.lastDay === null ? null : isoDay(progress.streak.lastDay),
    occurred_at: isoTime(changes.at),
    recorded_at: isoTime(saving.nowMs),
    local_day: isoDay(changes.day),
    part_id: completion.partId,
    module_id: completion.moduleId,
    level_id: completion.levelId,
    points: completion.points,
    skill: completion.skill,
    gain: completion.gain / 100,
    seconds: completion.seconds,
    completed_modules: completion.completedModules,
    new_levels: completion.unlockedLevels,
    answer: completion.answer,
    new_id: saving.newId,
    percentage: module.percentage,
    module_completed_at: module.completedAt === null ? null : isoTime(module.completedAt),
    time_spent: module.timeSpent,
    skill_value: skill.value / 100,
    skill_description: skill.description,
    facts: saving.outbox,
    achievements: changes.achievements,
    settled: changes.settledModules,
    notifications: saving.notifications.map(notificationRow),
  };
};

const notificationRow = ({ subjectId, ...row }: Saving['notifications'][number]) => ({ ...row, subject_id: subjectId });

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
