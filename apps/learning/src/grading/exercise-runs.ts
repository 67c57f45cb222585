import { Inject, Injectable } from '@nestjs/common';
import type { ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { ExerciseAnswer, GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { LearningReads, LearningUnit } from '../database.ts';
import type { Learner } from '../learner/learner.ts';
import { dayNow } from '../learner/own-day.ts';
import { gradeAnswers, toldOfTries, type Answers, type GradedAnswer } from './grading.ts';
import { refuseWaiting, refuseWithoutRuns } from './refuse-waiting.ts';
import { bodyOfRun, isDrawn, type RunKey } from './run-order.ts';
import { TriesRepository, type Run } from './tries.repository.ts';

/** A set as opened by a learner. */
export interface OpenedRun {
  readonly body: ExercisesBody;
  readonly run: { readonly number: number; readonly leftToday: number | null };
  readonly tried: { answer: ExerciseAnswer; graded: GradedItem }[];
}

/** The ways of learners through sets: their items, and how many of them a day allows. */
@Injectable()
export class ExerciseRuns {
  constructor(
    private readonly tries: TriesRepository,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  /** A set as a run asks it. */
  private async bodyOf(reads: LearningReads, body: ExercisesBody, run: RunKey): Promise<ExercisesBody> {
    return bodyOfRun(body, run, isDrawn(body) ? await this.tries.seen(reads, run) : new Map());
  }

  /**
   * The learner's current run. Without one left today it has no items. A set that is submitted as a whole reveals nothing
   * before, even when the process dies between storing its tries and storing the run.
   */
  async opened(
    reads: LearningReads,
    learner: Learner,
    set: ExercisesBody,
    key: RunKey,
    nowMs: number,
  ): Promise<OpenedRun> {
    const leftToday = await this.leftToday(reads, learner, { partId: key.partId, body: set }, nowMs);
    const body = await this.bodyOf(reads, set, key);
    return {
      body: leftToday === 0 ? { ...body, items: [] } : body,
      run: { number: key.number, leftToday },
      tried: isHandedInWhole(set) ? [] : await this.tried(reads, body, key),
    };
  }

  /**
   * The answers of a submitted run, graded against its items. Checked answers count as they were tried.
   * @throws AppError when an answer is missing or has the wrong form
   */
  async graded(
    reads: LearningReads,
    set: ExercisesBody,
    { userId, partId, ...key }: RunKey,
    answers: Answers,
  ): Promise<{ body: ExercisesBody; given: GradedAnswer[] }> {
    const body = await this.bodyOf(reads, set, { userId, partId, ...key });
    const { tries } = isHandedInWhole(set) ? { tries: [] } : await this.tries.tried(reads, userId, partId);
    return { body, given: gradeAnswers(body, answers, tries) };
  }

  /**
   * Stores the answers of a run, after checking that another run may be submitted. Runs are counted by their rows. The save
   * under the learner's version, read before the count, guarantees that no other run came in between.
   * @returns the run, and how many may be submitted today, this one included
   * @throws AppError when the limit of the hour or the day is reached
   */
  async keep(
    unit: LearningUnit,
    learner: Learner,
    set: { readonly partId: string; readonly body: ExercisesBody },
    given: readonly GradedAnswer[],
  ): Promise<{ run: Run; leftToday: number | null }> {
    const nowMs = unit.now.getTime();
    const most = this.settings.LEARNING_ATTEMPTS_PER_HOUR;
    refuseWaiting(await this.tries.attemptsWait(unit, learner.userId, set.partId, nowMs, most));
    const leftToday = await this.leftToday(unit, learner, set, nowMs);
    refuseWithoutRuns(leftToday, learner, nowMs);
    return { run: await this.tries.keep(unit, learner, set.partId, given), leftToday };
  }

  /** How many runs may still be handed in on the learner's own day; null for practice, which has no such limit. */
  private async leftToday(
    reads: LearningReads,
    learner: Learner,
    set: { readonly partId: string; readonly body: ExercisesBody },
    nowMs: number,
  ): Promise<number | null> {
    if (!isHandedInWhole(set.body)) return null;
    const runs = await this.tries.runsOn(reads, learner.userId, set.partId, dayNow(learner, nowMs));
    return Math.max(0, this.settings.LEARNING_RUNS_PER_DAY - runs);
  }

  private async tried(
    reads: LearningReads,
    body: ExercisesBody,
    { userId, partId }: RunKey,
  ): Promise<OpenedRun['tried']> {
    const { tries } = await this.tries.tried(reads, userId, partId);
    return toldOfTries(body, tries).map(({ item, answer }) => ({ answer, graded: item }));
  }
}
