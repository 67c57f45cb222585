import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { answerQuestion } from '@nivel/contracts/learning/answer-question.operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import { QuestionChanges } from './question-changes.ts';
import { isWaiting } from './question-rules.ts';
import { QuestionsRepository, type StoredQuestion } from './questions.repository.ts';
import { queued, shownQuestion } from './shown-question.ts';
import { lockForMentor, holdMsOf } from './question-hold.ts';

@Handles(answerQuestion)
export class AnswerQuestionHandler implements Handler<typeof answerQuestion> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly questions: QuestionsRepository,
    private readonly changes: QuestionChanges,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof answerQuestion>, call: Call): Promise<OutputOf<typeof answerQuestion>> {
    const { userId: authorId } = actorOf(call);
    const { question_id: questionId, message_id: messageId, text } = input;
    const curriculum = this.curriculum.current();
    return this.work.run(call, async (unit) => {
      const { stored, listed } = await lockForMentor(this.questions, unit, questionId, authorId);
      const saying = { questionId, messageId, authorId, text };
      if (await this.changes.isSaid(unit, saying)) return shownQuestion(curriculum, stored, unit.now);
      if (!isWaiting(stored.state)) throw new AppError(questionErrors.question_not_in_state);
      const times = { now: unit.now, holdMs: holdMsOf(this.settings) };
      const { taken, part } = queued(curriculum, listed, authorId, times);
      if (taken === 'others') throw new AppError(questionErrors.question_taken);
      await this.changes.answer(unit, stored, saying, part?.title ?? '');
      return shownQuestion(curriculum, await this.answered(unit, stored), unit.now);
    });
  }

  private async answered(unit: LearningUnit, { id }: StoredQuestion): Promise<StoredQuestion> {
    const found = await this.questions.find(unit, id);
    if (found === null) throw new AppError(questionErrors.question_not_found);
    return found;
  }
}
