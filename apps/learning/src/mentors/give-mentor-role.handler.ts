import { findAccount } from '@nivel/contracts/auth/find-account.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { mentorErrors } from '@nivel/contracts/learning/mentor.errors';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentorsRepository } from './mentors.repository.ts';
import { shownMentor } from './shown-mentor.ts';

@Handles(giveMentorRole)
export class GiveMentorRoleHandler implements Handler<typeof giveMentorRole> {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly rpc: RpcClient,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle({ email }: InputOf<typeof giveMentorRole>, call: Call): Promise<OutputOf<typeof giveMentorRole>> {
    const { trace, deadline, clientIp } = call;
    const { user_id: userId } = await this.rpc.call(findAccount, { email }, { token: null, trace, deadline, clientIp });
    if (userId === null) throw new AppError(mentorErrors.mentor_account_not_found);
    const now = await this.work.run(call, async (unit) => {
      await this.mentors.give(unit, userId);
      return this.mentors.now(unit);
    });
    const given = now.find(({ id }) => id === userId);
    if (given === undefined) throw new AppError(mentorErrors.mentor_account_not_found);
    return shownMentor(given);
  }
}
