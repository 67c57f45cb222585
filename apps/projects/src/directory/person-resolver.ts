import { person } from '@nivel/contracts/projects/person';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { DirectoryRepository } from './directory.repository.ts';

@Resolves(person)
export class PersonResolver implements MembershipResolver {
  constructor(
    private readonly directory: DirectoryRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    const seen = await this.directory.idsSeenBy(this.work.reads, userId);
    return seen.includes(id) ? 'acquaintance' : null;
  }

  idsWith(userId: string): Promise<readonly string[]> {
    return this.directory.idsSeenBy(this.work.reads, userId);
  }
}
