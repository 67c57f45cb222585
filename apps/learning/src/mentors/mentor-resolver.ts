import { mentor } from '@nivel/contracts/learning/mentor';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { LearningClient } from '../database.ts';
import { MentorsRepository } from './mentors.repository.ts';

/** Answers from the data committed at this moment: when the role ends, all its rights end. */
@Resolves(mentor)
export class MentorResolver implements MembershipResolver {
  constructor(
    private readonly mentors: MentorsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    return userId === id && (await this.mentors.isMentor(this.work.reads, userId)) ? 'mentor' : null;
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    const role = await this.roleOf(userId, userId);
    return role !== null && roles.includes(role) ? [userId] : [];
  }
}
