import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { answerQuestion } from '@nivel/contracts/learning/answer-question.operation';
import { listQuestionQueue } from '@nivel/contracts/learning/list-question-queue.operation';
import { openQuestion } from '@nivel/contracts/learning/open-question.operation';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient, LearningUnit } from '../database.ts';
import { QuestionChanges } from './question-changes.ts';
import { isWaiting } from './question-rules.ts';
import { QuestionsRepository, type StoredQuestion } from './questions.repository.ts';
import { queued, shownQuestion } from './shown-question.ts';

const MOST_WAITING = 200;
const MOST_ANSWERED = 50;
const MINUTE_MS = 60_000;

const holdMsOf = ({ LEARNING_QUESTION_HOLD_MINUTES: minutes }: LearningSettings): number => minutes * MINUTE_MS;

@Handles(listQuestionQueue)
export class ListQuestionQueueHandler implements Handler<typeof listQuestionQueue> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly questions: QuestionsRepository,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(_: InputOf<typeof listQuestionQueue>, call: Call): Promise<OutputOf<typeof listQuestionQueue>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    const curriculum = this.curriculum.current();
    const times = { now: this.clock.now(), holdMs: holdMsOf(this.settings) };
    const [waiting, count, answered] = await Promise.all([
      this.questions.waiting(reads, userId, MOST_WAITING),
      this.questions.waitingCount(reads, userId),
      this.questions.answeredBy(reads, userId, MOST_ANSWERED),
    ]);
    const lines = (rows: typeof waiting) => rows.map((row) => queued(curriculum, row, userId, times));
    return { waiting: lines(waiting), waiting_count: count, answered: lines(answered) };
  }
}

/** What a mentor may look at, held: what waits, and what they answered themselves; never what they asked. */
const lockForMentor = async (questions: QuestionsRepository, unit: LearningUnit, id: string, mentorId: string) => {
  const stored = await questions.lock(unit, id);
  const listed = stored && (await questions.listed(unit, id));
  const isTheirs = stored !== null && (isWaiting(stored.state) || stored.mentorId === mentorId);
  if (listed === null || !isTheirs || stored.userId === mentorId || stored.userId === null)
    throw new AppError(questionErrors.question_not_found);
  await questions.noteLook(unit, id, mentorId);
  return { stored, listed };
};

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
