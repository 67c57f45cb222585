import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { rulesOf, type LearningSettings } from '../config.ts';
import { CurriculumStore } from '../curriculum/curriculum-store.ts';
import { findPartOf } from '../curriculum/find-part.ts';
import { LearnerStore } from '../learner/learner-store.ts';
import { textSecondsLeft } from './evidence.ts';
import { PartViewsRepository } from './part-views.repository.ts';
import type { LearningClient } from '../database.ts';

@Handles(recordReading)
export class RecordReadingHandler implements Handler<typeof recordReading> {
  constructor(
    private readonly curriculum: CurriculumStore,
    private readonly views: PartViewsRepository,
    private readonly learners: LearnerStore,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof recordReading>, call: Call): Promise<OutputOf<typeof recordReading>> {
    const { userId } = actorOf(call);
    const part = findPartOf(this.curriculum.current(), input.part_id, 'text');
    const { view, now } = await this.work.run(call, async (unit) => ({
      view: await this.views.reachEnd(unit, userId, part.id),
      now: unit.now,
    }));
    if (view === null) throw new AppError(learningErrors.part_not_opened);
    this.learners.noteView(userId, part.id, view);
    const reachedEndAt = new Date(view.reachedEndAt ?? now).toISOString();
    return { reachedEndAt, secondsLeft: textSecondsLeft(view, now.getTime(), rulesOf(this.settings)) };
  }
}
