import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { askQuestion } from '@nivel/contracts/learning/ask-question.operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPart } from '../curriculum/find-part.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { refuseLocked } from '../unlocking/refuse-locked.ts';
import { promiseFrom } from '../working-days/working-days.ts';
import { QuestionChanges } from './question-changes.ts';
import { promisedDays } from './question-rules.ts';
import type { StoredQuestion } from './questions.repository.ts';
import { shownQuestion } from './shown-question.ts';

type Asked = InputOf<typeof askQuestion>;

@Handles(askQuestion)
export class AskQuestionHandler implements Handler<typeof askQuestion> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly learners: LearnerStore,
    private readonly changes: QuestionChanges,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: Asked, call: Call): Promise<OutputOf<typeof askQuestion>> {
    const { userId } = actorOf(call);
    const curriculum = this.curriculum.current();
    const { part, module } = findPart(curriculum, input.part_id);
    const learner = await this.learners.withPlan(await this.learners.read(userId), module);
    refuseLocked(curriculum, learner, module, rulesOf(this.settings));
    return this.work.run(call, async (unit) => {
      // Of two simultaneous questions, the second sees the first when the waiting ones are counted.
      await holdKey(unit, userId);
      if (!(await this.isAsked(unit, input, userId))) await this.add(unit, input, userId, part.title);
      const stored = await this.changes.questions.find(unit, input.question_id);
      if (stored === null) throw new AppError(commonErrors.internal);
      return shownQuestion(curriculum, stored, unit.now);
    });
  }

  /** @throws AppError `idempotency_key_reused` if another question was asked under this id, or by another person */
  private async isAsked(unit: LearningUnit, input: Asked, userId: string): Promise<boolean> {
    const known: StoredQuestion | null = await this.changes.questions.find(unit, input.question_id);
    if (known === null) return false;
    const isSame = known.userId === userId && known.partId === input.part_id && known.messages[0]?.text === input.text;
    if (!isSame) throw new AppError(commonErrors.idempotency_key_reused);
    return true;
  }

  private async add(unit: LearningUnit, input: Asked, userId: string, partTitle: string): Promise<void> {
    const { question_id: id, part_id: partId, text } = input;
    const tier = await this.changes.paidTier(unit, userId);
    const most = this.settings.LEARNING_OPEN_QUESTIONS;
    if ((await this.changes.questions.countWaiting(unit, userId)) >= most)
      throw new AppError(questionErrors.too_many_open_questions, { details: { most } });
    const { day, lateFrom } = promiseFrom(unit.now, promisedDays[tier]);
    await this.changes.questions.add(unit, { id, partId, userId, tier, lateFrom }, text);
    await this.changes.tellAsked(unit, { id, userId, partTitle, isFirst: true }, day);
  }
}
