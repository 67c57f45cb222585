import { Injectable } from '@nestjs/common';
import { isoDay, localDay } from '@nivel/platform/local-day';
import { STATS } from '../../dashboard/dashboard.sql.ts';
import type { ProjectsReads } from '../../database.ts';
import { CREATED, NAME } from './report-figures.sql.ts';

/** The project of a report, and the time zone of its days. */
export interface ReportPlace {
  readonly projectId: string;
  readonly timeZone: string;
}

interface Period {
  readonly since: Date;
  readonly now: Date;
}

/** The day that it is in a time zone, `2026-11-21`. */
export const todayIn = (timeZone: string, now: Date): string => isoDay(localDay(now.getTime(), timeZone));

/** The sums that every report has. */
@Injectable()
export class ReportSumsRepository {
  async of(reads: Pick<ProjectsReads, 'rows'>, { projectId, timeZone }: ReportPlace, { since, now }: Period) {
    const [project] = await reads.rows(NAME, [projectId]);
    const [stats] = await reads.rows(STATS, [[projectId], todayIn(timeZone, now)]);
    const [made] = await reads.rows(CREATED, [projectId, since]);
    return {
      projectId,
      projectName: project?.name ?? '',
      since: since.toISOString(),
      created: made?.created ?? 0,
      ...{ total: stats?.total ?? 0, done: stats?.completed ?? 0 },
      ...{ overdue: stats?.overdue ?? 0, atRisk: stats?.at_risk ?? 0 },
    };
  }
}
