import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { limitsOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { Learners } from '../progress/learners.ts';
import { admit } from './admit.ts';
import { gradeAnswer } from './grading.ts';

@Handles(checkAnswer)
export class CheckAnswer implements Handler<typeof checkAnswer> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: Learners,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof checkAnswer>, call: Call): Promise<OutputOf<typeof checkAnswer>> {
    const learner = await this.learners.read(actorOf(call).userId);
    const { body } = admit(this.curriculum.current(), learner, input.part_id, limitsOf(this.settings));
    return gradeAnswer(body, input.item_id, input.answer);
  }
}
