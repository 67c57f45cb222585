import { Injectable } from '@nestjs/common';
import type { RepetitionDay } from '@nivel/contracts/learning/repetition';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { LearningClient } from '../database.ts';
import type { PlannedLearner } from '../learner/learner.ts';
import { RepetitionQueue } from '../repetition/repetition-queue.ts';
import { DashboardRepository, type DashboardRow } from './dashboard.repository.ts';

/** What the dashboard shows beyond the learner's snapshot, from several tables. */
@Injectable()
export class DashboardFigures {
  constructor(
    private readonly repository: DashboardRepository,
    private readonly repetitions: RepetitionQueue,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  /** @param since first day (since 1970) whose points are wanted */
  async read(
    learner: PlannedLearner,
    { since, nowMs }: { readonly since: number; readonly nowMs: number },
  ): Promise<DashboardRow & { readonly repetition: RepetitionDay }> {
    const { reads } = this.work;
    const [row, repetition] = await Promise.all([
      this.repository.read(reads, learner.userId, since),
      this.repetitions.day(reads, learner, nowMs),
    ]);
    return { ...row, repetition };
  }
}
