import { Inject, Injectable } from '@nestjs/common';
import type { RepetitionDay } from '@nivel/contracts/learning/repetition';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import type { LearningReads, LearningUnit } from '../database.ts';
import type { PlannedLearner } from '../learner/learner.ts';
import { dayNow } from '../learner/own-day.ts';
import { dayOf, questionsOf, type DailyUse, type Question } from './repetition-rules.ts';
import { RepetitionsRepository } from './repetitions.repository.ts';

/** A learner's possible questions, and the limit of the day. */
export interface Queue {
  readonly questions: readonly Question[];
  readonly use: DailyUse;
}

/** The questions that come back to learners. */
@Injectable()
export class RepetitionQueue {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly repository: RepetitionsRepository,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async of(reads: LearningReads | LearningUnit, learner: PlannedLearner, nowMs: number): Promise<Queue> {
    const today = dayNow(learner, nowMs);
    const repetitions = await this.repository.list(reads, learner.userId);
    const { chosenLimit, answered } = await this.repository.useOf(reads, learner.userId, today);
    const unlockPercent = this.settings.LEARNING_LEVEL_UNLOCK_PERCENT;
    return {
      questions: questionsOf(this.curriculum.current(), learner, unlockPercent, repetitions),
      use: {
        today,
        answeredToday: answered,
        dailyLimit: chosenLimit ?? this.settings.LEARNING_REPETITIONS_PER_DAY,
      },
    };
  }

  async day(reads: LearningReads, learner: PlannedLearner, nowMs: number): Promise<RepetitionDay> {
    const { questions, use } = await this.of(reads, learner, nowMs);
    return dayOf(questions, use);
  }
}
