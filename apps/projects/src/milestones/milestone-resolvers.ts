import { list, milestone } from '@nivel/contracts/projects/milestone';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { MilestonesRepository } from './milestones.repository.ts';

/** No table shows its rows by cards or lists: they are shown by projects. */
const NONE = (): Promise<readonly string[]> => Promise.resolve([]);

@Resolves(milestone)
export class MilestoneResolver implements MembershipResolver {
  readonly idsWith = NONE;

  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  roleOf(userId: string, id: string): Promise<string | null> {
    return this.milestones.roleIn(this.work.reads, 'milestone', userId, id);
  }
}

@Resolves(list)
export class ListResolver implements MembershipResolver {
  readonly idsWith = NONE;

  constructor(
    private readonly milestones: MilestonesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  roleOf(userId: string, id: string): Promise<string | null> {
    return this.milestones.roleIn(this.work.reads, 'list', userId, id);
  }
}
