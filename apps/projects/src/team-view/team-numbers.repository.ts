import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsReads } from '../database.ts';
import { TEAM_NUMBERS } from './team-view.sql.ts';

const WEEK_MS = 7 * DAY_MS;

/** The activity of a team, in numbers. */
@Injectable()
export class TeamNumbersRepository {
  /** @param isOfTeam whether comments for the team only are counted */
  async find(reads: Pick<ProjectsReads, 'rows'>, projectId: string, now: Date, isOfTeam: boolean) {
    const [since, middle] = [2, 1].map((weeks) => new Date(now.getTime() - weeks * WEEK_MS)) as [Date, Date];
    return (await reads.rows(TEAM_NUMBERS, [projectId, since, middle, isOfTeam]))[0] ?? null;
  }
}
