import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMyQuestions } from '@nivel/contracts/learning/list-my-questions.operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { rateQuestion } from '@nivel/contracts/learning/rate-question.operation';
import { reopenQuestion } from '@nivel/contracts/learning/reopen-question.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { isoDay } from '@nivel/platform/local-day';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import { PlanTiers } from '../access/plan-tiers.ts';
import { promiseFrom } from '../working-days/working-days.ts';
import { QuestionChanges } from './question-changes.ts';
import { promisedDays } from './question-rules.ts';
import { QuestionsRepository, type StoredQuestion } from './questions.repository.ts';
import { partOf, shownQuestion } from './shown-question.ts';

/** @throws AppError `question_not_found`, for one of somebody else too */
const lockOwn = async (questions: QuestionsRepository, unit: LearningUnit, id: string, userId: string) => {
  const found = await questions.lock(unit, id);
  if (found?.userId !== userId) throw new AppError(questionErrors.question_not_found);
  return found;
};

/** @throws AppError `question_not_found` */
const again = async (questions: QuestionsRepository, unit: LearningUnit, id: string): Promise<StoredQuestion> => {
  const found = await questions.find(unit, id);
  if (found === null) throw new AppError(questionErrors.question_not_found);
  return found;
};

@Handles(listMyQuestions)
export class ListMyQuestionsHandler implements Handler<typeof listMyQuestions> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly questions: QuestionsRepository,
    private readonly tiers: PlanTiers,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(
    { of_part: partId }: InputOf<typeof listMyQuestions>,
    call: Call,
  ): Promise<OutputOf<typeof listMyQuestions>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    const curriculum = this.curriculum.current();
    const now = this.clock.now();
    const [{ tier }, waiting, found, isMentor] = await Promise.all([
      this.tiers.planNow(userId),
      this.questions.countWaiting(reads, userId),
      this.questions.ofLearner(reads, userId, partId ?? null),
      this.questions.isMentor(reads, userId),
    ]);
    return {
      questions: found.map((one) => shownQuestion(curriculum, one, now)),
      tier,
      promised_on: tier === 'free' ? null : isoDay(promiseFrom(now, promisedDays[tier]).day),
      left: Math.max(0, this.settings.LEARNING_OPEN_QUESTIONS - waiting),
      is_mentor: isMentor,
    };
  }
}

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
      const found = await lockOwn(this.questions, unit, questionId, authorId);
      const saying = { questionId, messageId, authorId, text };
      if (!(await this.changes.isSaid(unit, saying))) {
        if (found.state !== 'answered') throw new AppError(questionErrors.question_not_in_state);
        await this.changes.reopen(unit, saying, partOf(curriculum, found.partId)?.title ?? '');
      }
      return shownQuestion(curriculum, await again(this.questions, unit, questionId), unit.now);
    });
  }
}

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
      const found = await lockOwn(this.questions, unit, id, userId);
      const isSame = found.state === 'closed' && found.rating === rating && found.ratingWords === ratingWords;
      if (found.state !== 'answered' && !isSame) throw new AppError(questionErrors.question_not_in_state);
      if (!isSame) await this.questions.change(unit, id, { state: 'closed', rating, ratingWords });
      return shownQuestion(this.curriculum.current(), await again(this.questions, unit, id), unit.now);
    });
  }
}
