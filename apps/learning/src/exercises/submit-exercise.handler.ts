import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import { afterAttempt } from '../progress/apply.ts';
import type { Learner } from '../learner/learner.ts';
import { LearnerStore, type UpdateResult } from '../learner/learner-store.ts';
import { ProgressRepository } from '../progress/progress.repository.ts';
import { ExerciseRuns } from '../grading/exercise-runs.ts';
import { scoreOf, toldOfTries } from '../grading/grading.ts';
import { attemptablePart } from './attemptable-part.ts';
import { decideAttempt, keptAnswers, type AttemptResult } from './record-attempt.ts';
import type { LearningClient } from '../database.ts';
import { saveContextOf } from '../progress/progress-rows.ts';

@Handles(submitExercise)
export class SubmitExerciseHandler implements Handler<typeof submitExercise> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly repository: ProgressRepository,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly runs: ExerciseRuns,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  handle(input: InputOf<typeof submitExercise>, call: Call): Promise<AttemptResult> {
    const { userId } = actorOf(call);
    // Evidence of that day may have arrived at another process, and without it the day is not believed.
    if (input.occurred_at !== undefined) this.learners.forget(userId);
    return this.learners.update(userId, (learner) => this.step(learner, input, call));
  }

  private async step(
    learner: Learner,
    input: InputOf<typeof submitExercise>,
    call: Call,
  ): Promise<UpdateResult<AttemptResult> | null> {
    const before = await this.resultOfBefore(learner.userId, input);
    if (before !== null) return { result: before };
    const rules = rulesOf(this.settings);
    const curriculum = this.curriculum.current();
    const planned = await this.learners.withPlan(learner, findPart(curriculum, input.part_id).module);
    const { part, body: set, view } = attemptablePart(curriculum, planned, input.part_id, rules);
    const number = view.attempts + 1;
    if (input.run !== undefined && input.run !== number) throw new AppError(learningErrors.run_handed_in);
    const key = { userId: learner.userId, partId: part.id, number };
    const { body, given } = await this.runs.graded(this.work.reads, set, key, input.answers);
    const { run, leftToday } = await this.work.run(call, (unit) =>
      this.runs.keep(unit, learner, { partId: part.id, body }, given),
    );
    // The run was submitted elsewhere meanwhile: the learner's snapshot is out of date.
    if (run.number !== number) return null;
    const items = toldOfTries(body, run.tries).map(({ item }) => item);
    return this.work.inOneStatement(call, async (unit) => {
      const attemptId = input.attempt_id ?? unit.newId();
      const nowMs = unit.now.getTime();
      const claimedAt = input.occurred_at === undefined ? null : Date.parse(input.occurred_at);
      const request = { attemptId, partId: part.id, answers: input.answers, nowMs, claimedAt, leftToday };
      const score = scoreOf(body, run.tries);
      const { changes, result } = decideAttempt(curriculum, planned, { ...request, score, items }, rules);
      const isSaved = await this.repository.saveAttempt(learner, changes, saveContextOf(unit, learner, changes));
      return isSaved ? { result, learner: afterAttempt(learner, changes) } : null;
    });
  }

  /** The result when the same attempt came first. @throws AppError when it was another */
  private async resultOfBefore(userId: string, input: InputOf<typeof submitExercise>): Promise<AttemptResult | null> {
    if (input.attempt_id === undefined) return null;
    const attempt = { id: input.attempt_id, partId: input.part_id, answers: keptAnswers(input.answers) };
    const before = await this.repository.attemptResult(this.work.reads, userId, attempt);
    if (before?.isSame === false) throw new AppError(commonErrors.idempotency_key_reused);
    return before === null ? null : (JSON.parse(before.result) as AttemptResult);
  }
}
