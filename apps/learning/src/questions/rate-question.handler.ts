import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { rateQuestion } from '@nivel/contracts/learning/rate-question.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { QuestionsRepository } from './questions.repository.ts';
import { shownQuestion } from './shown-question.ts';
import { lockOwnQuestion, foundQuestion } from './locked-question.ts';

@Handles(rateQuestion)
export class RateQuestionHandler implements Handler<typeof rateQuestion> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly questions: QuestionsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof rateQuestion>, call: Call): Promise<OutputOf<typeof rateQuestion>> {
    const { userId } = actorOf(call);
    const { question_id: id, rating, words: ratingWords } = input;
    return this.work.run(call, async (unit) => {
      const found = await lockOwnQuestion(this.questions, unit, id, userId);
      const isSame = found.state === 'closed' && found.rating === rating && found.ratingWords === ratingWords;
      if (found.state !== 'answered' && !isSame) throw new AppError(questionErrors.question_not_in_state);
      if (!isSame) await this.questions.change(unit, id, { state: 'closed', rating, ratingWords });
      return shownQuestion(this.curriculum.current(), await foundQuestion(this.questions, unit, id), unit.now);
    });
  }
}
