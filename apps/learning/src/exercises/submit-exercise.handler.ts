import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { afterAttempt } from '../progress/apply.ts';
import type { Learner } from '../learner/learner.ts';
import { LearnerStore, type UpdateResult } from '../learner/learner-store.ts';
import { ProgressRepository } from '../progress/progress.repository.ts';
import { refuseWaiting } from './attemptable-part.ts';
import { decideAttempt, keptAnswers, type AttemptResult } from './record-attempt.ts';
import { TriesRepository } from './tries.repository.ts';
import type { LearningClient } from '../database.ts';
import { saveContextOf } from '../progress/progress-rows.ts';

@Handles(submitExercise)
export class SubmitExerciseHandler implements Handler<typeof submitExercise> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly repository: ProgressRepository,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly tries: TriesRepository,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  handle(input: InputOf<typeof submitExercise>, call: Call): Promise<AttemptResult> {
    const { userId } = actorOf(call);
    return this.learners.update(userId, (learner) => this.step(learner, input, call));
  }

  private async step(
    learner: Learner,
    input: InputOf<typeof submitExercise>,
    call: Call,
  ): Promise<UpdateResult<AttemptResult> | null> {
    const before = await this.resultOfBefore(learner.userId, input);
    if (before !== null) return { result: before };
    return this.work.inOneStatement(call, async (unit) => {
      const nowMs = unit.now.getTime();
      const attemptId = input.attempt_id ?? unit.newId();
      const request = { attemptId, partId: input.part_id, answers: input.answers, nowMs };
      const { changes, result } = decideAttempt(this.curriculum.current(), learner, request, rulesOf(this.settings));
      const most = this.settings.LEARNING_ATTEMPTS_PER_HOUR;
      refuseWaiting(await this.tries.attemptsWait(this.work.reads, learner.userId, input.part_id, nowMs, most));
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
