import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { openQuestion } from '@nivel/contracts/learning/open-question.operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { isWaiting } from './question-rules.ts';
import { QuestionsRepository } from './questions.repository.ts';
import { queued, shownQuestion } from './shown-question.ts';
import { lockForMentor, holdMsOf } from './question-hold.ts';

@Handles(openQuestion)
export class OpenQuestionHandler implements Handler<typeof openQuestion> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly questions: QuestionsRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof openQuestion>, call: Call): Promise<OutputOf<typeof openQuestion>> {
    const { userId: mentorId } = actorOf(call);
    const curriculum = this.curriculum.current();
    return this.work.run(call, async (unit) => {
      const { stored, listed } = await lockForMentor(this.questions, unit, input.question_id, mentorId);
      const times = { now: unit.now, holdMs: holdMsOf(this.settings) };
      const { first_name, tier, taken } = queued(curriculum, listed, mentorId, times);
      const shown = { ...shownQuestion(curriculum, stored, unit.now), first_name, tier };
      if (!input.take) return { ...shown, taken };
      if (!isWaiting(stored.state)) throw new AppError(questionErrors.question_not_in_state);
      if (taken === 'others') throw new AppError(questionErrors.question_taken);
      await this.questions.change(unit, stored.id, { mentorId, takenAt: unit.now });
      return { ...shown, taken: 'mine' };
    });
  }
}
