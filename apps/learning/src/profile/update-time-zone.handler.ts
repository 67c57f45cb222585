import { Inject } from '@nestjs/common';
import { isTimeZone } from '@nivel/contracts/auth/time-zone';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { LearningSettings } from '../config.ts';
import type { Learner } from '../learner/learner.ts';
import { LearnerStore, type UpdateResult } from '../learner/learner-store.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import type { LearningClient } from '../database.ts';

type Answer = OutputOf<typeof updateTimeZone>;

const HOUR_MS = 3_600_000;

@Handles(updateTimeZone)
export class UpdateTimeZoneHandler implements Handler<typeof updateTimeZone> {
  constructor(
    private readonly learners: LearnerStore,
    private readonly profiles: ProfilesRepository,
    private readonly work: UnitOfWork<LearningClient>,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(input: InputOf<typeof updateTimeZone>, call: Call): Promise<Answer> {
    const { userId } = actorOf(call);
    const timeZone = input.time_zone;
    if (!isTimeZone(timeZone)) throw new AppError(learningErrors.unknown_time_zone);
    // Another replica may have changed it since this one looked: what is the same now is asked of the database.
    await this.learners.read(userId);
    return this.learners.update(userId, (learner) => this.step(learner, timeZone, call));
  }

  private async step(learner: Learner, timeZone: string, call: Call): Promise<UpdateResult<Answer> | null> {
    const result = { timeZone };
    if (learner.timeZone === timeZone) return { result };
    const changed = await this.work.run(call, (unit) => {
      this.refuseTooSoon(learner, unit.now.getTime());
      return this.profiles.changeTimeZone(unit, learner, timeZone);
    });
    return changed === null ? null : { result, learner: changed };
  }

  private refuseTooSoon({ timeZoneSince }: Learner, nowMs: number): void {
    if (timeZoneSince === null) return;
    const waitMs = timeZoneSince + this.settings.LEARNING_ZONE_CHANGE_HOURS * HOUR_MS - nowMs;
    if (waitMs <= 0) return;
    const details = { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    throw new AppError(learningErrors.time_zone_changed_recently, { details });
  }
}
