import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { attemptablePart, refuseWaiting } from './attemptable-part.ts';
import { gradeAnswer } from './grading.ts';
import { TriesRepository } from './tries.repository.ts';
import type { LearningClient } from '../database.ts';

@Handles(checkAnswer)
export class CheckAnswerHandler implements Handler<typeof checkAnswer> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly tries: TriesRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof checkAnswer>, call: Call): Promise<OutputOf<typeof checkAnswer>> {
    const { userId } = actorOf(call);
    const learner = await this.learners.read(userId);
    const { part, body } = attemptablePart(this.curriculum.current(), learner, input.part_id, rulesOf(this.settings));
    const most = this.settings.LEARNING_CHECKS_PER_HOUR;
    refuseWaiting(await this.work.run(call, (unit) => this.tries.countCheck(unit, userId, part.id, most)));
    return gradeAnswer(body, input.item_id, input.answer);
  }
}
