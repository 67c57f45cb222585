import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import { gradeAnswer, toldOfAnswer } from '../grading/grading.ts';
import { refuseWaiting } from '../grading/refuse-waiting.ts';
import type { Try } from '../grading/tries.ts';
import { TriesRepository } from '../grading/tries.repository.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { attemptablePart } from './attemptable-part.ts';
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
    const curriculum = this.curriculum.current();
    const { module } = findPart(curriculum, input.part_id);
    const learner = await this.learners.withPlan(await this.learners.read(userId), module);
    const { part, body } = attemptablePart(curriculum, learner, input.part_id, rulesOf(this.settings));
    if (isHandedInWhole(body)) throw new AppError(learningErrors.handed_in_whole);
    const graded = gradeAnswer(body, input.item_id, input.answer);
    const most = this.settings.LEARNING_CHECKS_PER_HOUR;
    const kept = await this.work.run(call, async (unit): Promise<{ waitMs: number; tries: readonly Try[] }> => {
      const waitMs = await this.tries.countCheck(unit, userId, part.id, most);
      if (waitMs > 0) return { waitMs, tries: [] };
      return { waitMs, tries: (await this.tries.keep(unit, learner, part.id, [graded])).tries };
    });
    refuseWaiting(kept.waitMs);
    const told = toldOfAnswer(graded, kept.tries);
    if (told === null) throw new AppError(learningErrors.no_tries_left);
    return told;
  }
}
