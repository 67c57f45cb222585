import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { reopenQuestion } from '@nivel/contracts/learning/reopen-question.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { QuestionChanges } from './question-changes.ts';
import { QuestionsRepository } from './questions.repository.ts';
import { partOf, shownQuestion } from './shown-question.ts';
import { lockOwnQuestion, foundQuestion } from './locked-question.ts';

@Handles(reopenQuestion)
export class ReopenQuestionHandler implements Handler<typeof reopenQuestion> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly questions: QuestionsRepository,
    private readonly changes: QuestionChanges,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof reopenQuestion>, call: Call): Promise<OutputOf<typeof reopenQuestion>> {
    const { userId: authorId } = actorOf(call);
    const { question_id: questionId, message_id: messageId, text } = input;
    const curriculum = this.curriculum.current();
    return this.work.run(call, async (unit) => {
      const found = await lockOwnQuestion(this.questions, unit, questionId, authorId);
      const saying = { questionId, messageId, authorId, text };
      if (!(await this.changes.isSaid(unit, saying))) {
        if (found.state !== 'answered') throw new AppError(questionErrors.question_not_in_state);
        await this.changes.reopen(unit, saying, partOf(curriculum, found.partId)?.title ?? '');
      }
      return shownQuestion(curriculum, await foundQuestion(this.questions, unit, questionId), unit.now);
    });
  }
}
