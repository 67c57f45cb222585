import { Inject } from '@nestjs/common';
import type { ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { answerRepetition } from '@nivel/contracts/learning/answer-repetition.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient } from '../database.ts';
import { attemptablePart } from '../exercises/attemptable-part.ts';
import { gradeAnswer, type GradedAnswer } from '../grading/grading.ts';
import { isSame } from '../grading/tries.ts';
import type { PlannedLearner } from '../learner/learner.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { decideRepetition } from './decide-repetition.ts';
import { RepetitionQueue } from './repetition-queue.ts';
import { RepetitionsRepository, type EarlierAnswer } from './repetitions.repository.ts';

type Input = InputOf<typeof answerRepetition>;
type Answered = OutputOf<typeof answerRepetition>;

@Handles(answerRepetition)
export class AnswerRepetitionHandler implements Handler<typeof answerRepetition> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly queue: RepetitionQueue,
    private readonly repository: RepetitionsRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: Input, call: Call): Promise<Answered> {
    const { userId } = actorOf(call);
    // A stored answer is returned again, whatever happened to the question since.
    const before = await this.repository.answered(this.work.reads, userId, input.answer_id);
    if (before !== null) return resultOfBefore(before, input);
    const learner = await this.learners.readPlanned(userId);
    const graded = gradeAnswer(await this.bodyFor(learner, input.part_id), input.item_id, input.answer);
    return this.answer(input, call, learner, graded);
  }

  /** The set of a part that is open to the learner by a known plan. @throws AppError where there is none */
  private async bodyFor(learner: PlannedLearner, partId: string): Promise<ExercisesBody> {
    const curriculum = this.curriculum.current();
    const planned = await this.learners.withPlan(learner, findPart(curriculum, partId).module);
    return attemptablePart(curriculum, planned, partId, rulesOf(this.settings)).body;
  }

  private answer(input: Input, call: Call, learner: PlannedLearner, graded: GradedAnswer): Promise<Answered> {
    const { answer_id: id, part_id: partId, item_id: itemId, answer } = input;
    return this.work.run(call, async (unit) => {
      await this.repository.lock(unit, learner.userId);
      const before = await this.repository.answered(unit, learner.userId, id);
      if (before !== null) return resultOfBefore(before, input);
      const nowMs = unit.now.getTime();
      const queue = await this.queue.of(unit, learner, nowMs);
      const { result, ...changes } = decideRepetition(queue, { partId, graded }, learner, nowMs);
      const { score: grade } = graded.verdict;
      const { today } = queue.use;
      const saved = { id, partId, itemId, answer, grade, today, result: JSON.stringify(result), ...changes };
      await this.repository.save(unit, learner.userId, saved);
      return result;
    });
  }
}

/** The result when the same answer came first. @throws AppError when it was another */
const resultOfBefore = ({ result, ...before }: EarlierAnswer, input: Input): Answered => {
  const isRepeated =
    before.partId === input.part_id && before.itemId === input.item_id && isSame(before.answer, input.answer);
  if (!isRepeated) throw new AppError(commonErrors.idempotency_key_reused);
  return JSON.parse(result) as Answered;
};
