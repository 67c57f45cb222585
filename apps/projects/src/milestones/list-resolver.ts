import { list } from '@nivel/contracts/projects/milestone';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from './milestones.repository.ts';

@Resolves(list)
export class ListResolver implements MembershipResolver {
  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  roleOf(userId: string, id: string): Promise<string | null> {
    return this.milestones.roleIn(this.work.reads, 'list', userId, id);
  }

  /** No table shows its rows by lists: they are shown by projects. */
  idsWith(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
}
