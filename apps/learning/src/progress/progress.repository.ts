import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { SETTINGS } from '@nivel/platform/core';
import { isoDay } from '@nivel/platform/local-day';
import type { LearningSettings } from '../config.ts';
import type { AttemptChanges, CompletionChanges } from './changes.ts';
import { completionRow, stepValues, type CompletionSave, type SaveContext } from './progress-rows.ts';
import type { Learner } from '../learner/learner.ts';
import {
  ATTEMPT_RESULT,
  COMPLETION_RESULT,
  SAVE_ATTEMPT,
  SAVE_COMPLETIONS,
  SAVE_COMPLETIONS_AND_MORE,
} from './progress.sql.ts';
import { BatchWriter } from '@nivel/messaging/batch-writer';
import type { LearningReads } from '../database.ts';

/** Saves a step of a learner in one statement. */
@Injectable()
export class ProgressRepository {
  private readonly completions: BatchWriter<CompletionSave, boolean>;

  constructor(@Inject(SETTINGS) settings: LearningSettings) {
    this.completions = new BatchWriter(this.saveCompletions, {
      most: settings.LEARNING_SAVES_TOGETHER,
      sideBySide: settings.LEARNING_SAVES_SIDE_BY_SIDE,
      gatherMs: 0,
      // A refusal by Postgres concerns one completion only, and must not fail the others.
      isOnesFault: (error) => error instanceof DatabaseError,
    });
  }

  /**
   * Saves one learner's completion together with others that arrive at the same time.
   * @returns whether the learner still had the version of the decision; otherwise nothing was saved
   */
  saveCompletion(learner: Learner, changes: CompletionChanges, saving: SaveContext): Promise<boolean> {
    return this.completions.do({ learner, changes, saving });
  }

  /** @returns whether the learner still had the version that was decided on; otherwise nothing was saved */
  async saveAttempt(learner: Learner, changes: AttemptChanges, saving: SaveContext): Promise<boolean> {
    const { attempt } = changes;
    const saved = saving.unit.rows(SAVE_ATTEMPT, [
      ...stepValues(learner, changes, saving.unit.now),
      attempt.id,
      attempt.partId,
      attempt.attempt,
      attempt.answers,
      attempt.score,
      attempt.isPassed,
      attempt.result,
      attempt.view.bestScore,
      attempt.moduleId,
      saving.newId,
      attempt.levelId,
      JSON.stringify(saving.unit.outbox),
      JSON.stringify(changes.achievements),
      attempt.offlineDay === null ? null : isoDay(attempt.offlineDay),
      attempt.isDayCounted,
    ]);
    return (await saved.catch(noneIfFaster)).length > 0;
  }

  /** The learner's answer when the part was completed, or null. */
  async completionResult(reads: LearningReads, userId: string, partId: string): Promise<string | null> {
    const [row] = await reads.rows(COMPLETION_RESULT, [userId, partId]);
    return row?.result ?? null;
  }

  /** The learner's answer when the attempt was graded, and whether that was for the same part and answers; or null. */
  async attemptResult(
    reads: LearningReads,
    userId: string,
    attempt: { readonly id: string; readonly partId: string; readonly answers: string },
  ): Promise<{ result: string; isSame: boolean } | null> {
    const [row] = await reads.rows(ATTEMPT_RESULT, [userId, attempt.id, attempt.partId, attempt.answers]);
    return row === undefined ? null : { result: row.result, isSame: row.is_same };
  }

  private readonly saveCompletions = async (list: readonly CompletionSave[]): Promise<boolean[]> => {
    const hasMore = list.some(({ changes }) => changes.achievements.length + changes.settledModules.length > 0);
    // The same order everywhere, so that two replicas cannot deadlock.
    const rows = list.map(completionRow).toSorted((one, two) => (one.user_id < two.user_id ? -1 : 1));
    const [first] = list;
    if (first === undefined) return [];
    const statement = hasMore ? SAVE_COMPLETIONS_AND_MORE : SAVE_COMPLETIONS;
    const saving = first.saving.unit.rows(statement, [JSON.stringify(rows), rows.length]);
    const saved = await (list.length === 1 ? saving.catch(noneIfFaster) : saving);
    const winners = new Set(saved.map((row) => row.user_id));
    return list.map(({ learner }) => winners.has(learner.userId));
  };
}

const UNIQUE_VIOLATION = '23505';

/**
 * Two requests with the same attempt id, or a ledger row the version did not know of: another process was faster, nothing is
 * saved.
 */
const noneIfFaster = (error: unknown): never[] => {
  if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return [];
  throw error;
};
