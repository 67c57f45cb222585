import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { ACTIVITY, PROJECTS, STATS } from './dashboard.sql.ts';

/** Newest commands that are shown. */
const MOST_ACTIVITY = 20;

/** The dashboard data of all projects of a person. */
@Injectable()
export class DashboardRepository {
  projects(reads: ProjectsReads, userId: string): Promise<RowOfStatement<typeof PROJECTS>[]> {
    return reads.rows(PROJECTS, [userId]);
  }

  async stats(
    reads: ProjectsReads,
    projectIds: readonly string[],
    today: string,
  ): Promise<RowOfStatement<typeof STATS>> {
    const [stats] = await reads.rows(STATS, [projectIds, today]);
    return stats ?? { total: 0, completed: 0, in_progress: 0, overdue: 0, at_risk: 0 };
  }

  activity(reads: ProjectsReads, projectIds: readonly string[]): Promise<RowOfStatement<typeof ACTIVITY>[]> {
    return reads.rows(ACTIVITY, [projectIds, MOST_ACTIVITY]);
  }
}
