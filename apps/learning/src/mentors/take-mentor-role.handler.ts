import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { takeMentorRole } from '@nivel/contracts/learning/take-mentor-role.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentorsRepository } from './mentors.repository.ts';

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
