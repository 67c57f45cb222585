import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { questionAnswered } from '@nivel/contracts/learning/question-answered.fact';
import { questionAsked } from '@nivel/contracts/learning/question-asked.fact';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { isoDay } from '@nivel/platform/local-day';
import type { LearningUnit } from '../database.ts';
import { MentorsRepository } from '../mentors/mentors.repository.ts';
import { PlanTiers } from '../access/plan-tiers.ts';
import { promiseFrom } from '../working-days/working-days.ts';
import { promisedDays } from './question-rules.ts';
import { QuestionsRepository, type StoredQuestion } from './questions.repository.ts';

/** A message of a question. */
export interface Saying {
  readonly questionId: string;
  readonly messageId: string;
  readonly authorId: string;
  readonly text: string;
}

/** Both sides' changes of a question, each once. */
@Injectable()
export class QuestionChanges {
  constructor(
    readonly questions: QuestionsRepository,
    private readonly mentors: MentorsRepository,
    private readonly tiers: PlanTiers,
  ) {}

  /** @throws AppError `question_needs_plan` */
  async paidTier(unit: LearningUnit, userId: string): Promise<PaidTier> {
    const { tier } = await this.tiers.planWithin(unit, userId);
    if (tier === 'free') throw new AppError(questionErrors.question_needs_plan, { details: { plan: 'pro' } });
    return tier;
  }

  /** Mentors get it, without the name of the learner. */
  async tellAsked(
    unit: LearningUnit,
    asked: { readonly id: string; readonly userId: string; readonly partTitle: string; readonly isFirst: boolean },
    day: number,
  ): Promise<void> {
    const { id, userId, partTitle, isFirst } = asked;
    const mentorIds = (await this.mentors.now(unit)).map((mentor) => mentor.id).filter((mentor) => mentor !== userId);
    const promisedOn = isoDay(day);
    unit.tell(questionAsked, { questionId: id, partTitle, mentorIds, promisedOn, isFirst }, { aggregate: id });
  }

  /** @throws AppError `idempotency_key_reused` if another message was sent under this id */
  async isSaid(unit: LearningUnit, { messageId, questionId, authorId, text }: Saying): Promise<boolean> {
    const known = await this.questions.message(unit, messageId);
    if (known === null) return false;
    const isSame = known.questionId === questionId && known.authorId === authorId && known.text === text;
    if (!isSame) throw new AppError(commonErrors.idempotency_key_reused);
    return true;
  }

  /** A new promise starts, by the plan of this moment. */
  async reopen(unit: LearningUnit, saying: Saying, partTitle: string): Promise<void> {
    const tier = await this.paidTier(unit, saying.authorId);
    const { day, lateFrom } = promiseFrom(unit.now, promisedDays[tier]);
    const { questionId: id, messageId, authorId, text } = saying;
    await this.questions.say(unit, {
      id: messageId,
      questionId: id,
      authorId,
      isAnswer: false,
      text,
      writtenAt: unit.now,
      lateFrom,
    });
    const fresh = { state: 'reopened', tier, askedAt: unit.now, lateFrom, takenAt: null, answeredAt: null } as const;
    await this.questions.change(unit, id, fresh);
    await this.tellAsked(unit, { id, userId: authorId, partTitle, isFirst: false }, day);
  }

  /** The learner gets it. */
  async answer(unit: LearningUnit, stored: StoredQuestion, saying: Saying, partTitle: string): Promise<void> {
    const { id, lateFrom, userId } = stored;
    const { messageId, authorId, text } = saying;
    const answer = { id: messageId, questionId: id, authorId, isAnswer: true, text, writtenAt: unit.now, lateFrom };
    await this.questions.say(unit, answer);
    const answered = { state: 'answered', mentorId: authorId, takenAt: null, answeredAt: unit.now } as const;
    await this.questions.change(unit, id, answered);
    if (userId === null) return;
    const isKept = unit.now < lateFrom;
    unit.tell(questionAnswered, { userId, questionId: id, partTitle, isKept }, { aggregate: id });
  }
}
