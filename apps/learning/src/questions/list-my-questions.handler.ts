import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMyQuestions } from '@nivel/contracts/learning/list-my-questions.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { isoDay } from '@nivel/platform/local-day';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { PlanTiers } from '../access/plan-tiers.ts';
import { promiseFrom } from '../working-days/working-days.ts';
import { promisedDays } from './question-rules.ts';
import { QuestionsRepository } from './questions.repository.ts';
import { shownQuestion } from './shown-question.ts';

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
