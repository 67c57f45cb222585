import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listQuestionQueue } from '@nivel/contracts/learning/list-question-queue.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningClient } from '../database.ts';
import { QuestionsRepository } from './questions.repository.ts';
import { queued } from './shown-question.ts';
import { holdMsOf } from './question-hold.ts';

const MOST_WAITING = 200;

const MOST_ANSWERED = 50;

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
