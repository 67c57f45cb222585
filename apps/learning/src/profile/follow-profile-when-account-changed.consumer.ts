import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { isTimeZone } from '@nivel/contracts/auth/time-zone';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { LearnerStore } from '../learner/learner-store.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { RemovedAccountsRepository } from './removed-accounts.repository.ts';
import type { LearningUnit } from '../database.ts';

/**
 * The profile follows its account. So does the time zone, as long as the learner has not chosen one here: it counts as their
 * change of the day, with all that holds for one.
 */
@Consumes(accountChanged, 'follow-profile-when-account-changed')
export class FollowProfileWhenAccountChangedConsumer implements Consumer<typeof accountChanged> {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly removed: RemovedAccountsRepository,
    private readonly learners: LearnerStore,
  ) {}

  /** @throws Error when the account itself has not arrived yet: the fact comes again */
  async handle({ payload, occurredAt }: ReceivedFact<typeof accountChanged>, unit: LearningUnit): Promise<void> {
    const { userId, timeZone } = payload;
    if (await this.removed.isRemoved(unit, userId)) return;
    if (!(await this.profiles.followProfile(unit, payload, occurredAt)))
      throw new Error(`the profile of ${userId} is not there yet`);
    if (isTimeZone(timeZone)) await this.profiles.followTimeZone(unit, userId, timeZone, occurredAt);
  }

  afterCommit({ payload }: ReceivedFact<typeof accountChanged>): Promise<void> {
    this.learners.forget(payload.userId);
    return Promise.resolve();
  }
}
