import { findAccount } from '@nivel/contracts/auth/find-account.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { listMentors } from '@nivel/contracts/learning/list-mentors.operation';
import { mentorErrors } from '@nivel/contracts/learning/mentor.errors';
import { takeMentorRole } from '@nivel/contracts/learning/take-mentor-role.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentorsRepository, type MentorNow } from './mentors.repository.ts';

const shown = ({ id, name, givenAt }: MentorNow) => ({
  user_id: id,
  full_name: name,
  given_at: givenAt.toISOString(),
});

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
    return shown(given);
  }
}

@Handles(takeMentorRole)
export class TakeMentorRoleHandler implements Handler<typeof takeMentorRole> {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(input: InputOf<typeof takeMentorRole>, call: Call): Promise<OutputOf<typeof takeMentorRole>> {
    return { was_mentor: await this.work.run(call, (unit) => this.mentors.end(unit, input.user_id)) };
  }
}

@Handles(listMentors)
export class ListMentorsHandler implements Handler<typeof listMentors> {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof listMentors>> {
    return { mentors: (await this.mentors.now(this.work.reads)).map(shown) };
  }
}
