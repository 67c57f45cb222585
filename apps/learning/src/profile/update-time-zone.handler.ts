import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { isTimeZone } from '../progress/learner-day.ts';
import { Learners } from '../progress/learners.ts';
import { ProfilesRepository } from './profiles.repository.ts';

@Handles(updateTimeZone)
export class UpdateTimeZone implements Handler<typeof updateTimeZone> {
  constructor(
    private readonly learners: Learners,
    private readonly profiles: ProfilesRepository,
  ) {}

  async handle(input: InputOf<typeof updateTimeZone>, call: Call): Promise<OutputOf<typeof updateTimeZone>> {
    const { userId } = actorOf(call);
    const timeZone = input.time_zone;
    if (!isTimeZone(timeZone)) throw new AppError(learningErrors.unknown_time_zone);
    const { timeZone: before } = await this.learners.read(userId);
    if (before !== timeZone) await this.profiles.saveTimeZone(userId, timeZone);
    this.learners.forget(userId);
    return { timeZone };
  }
}
