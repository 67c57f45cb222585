import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, Pool } from 'pg';
import { crashAt, type OnCheckpoint } from '@nivel/messaging/checkpoint';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { AttemptChanges, CompletionChanges } from './changes.ts';
import {
  completionRow,
  creation,
  notificationRow,
  stepValues,
  toLearner,
  type CompletionSave,
  type LearnerRow,
  type Saving,
} from './learner-rows.ts';
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
import { Together } from './together.ts';

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

  /** What the learner was told when the attempt was graded, and whether that was for the same part and answers; or null. */
  async attemptAnswer(
    userId: string,
    attempt: { readonly id: string; readonly partId: string; readonly answers: string },
  ): Promise<{ answer: string; isSame: boolean } | null> {
    const values = [userId, attempt.id, attempt.partId, attempt.answers];
    const { rows } = await this.pool.query<{ answer: string; is_same: boolean }>(ATTEMPT_ANSWER, values);
    return rows[0] === undefined ? null : { answer: rows[0].answer, isSame: rows[0].is_same };
  }

  private readonly saveCompletions = async (list: readonly CompletionSave[]): Promise<boolean[]> => {
    const hasMore = list.some(
      ({ changes, saving }) =>
        changes.achievements.length + changes.settledModules.length + saving.notifications.length > 0,
    );
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
