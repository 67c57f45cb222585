import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { STALE_AFTER_DAYS, type LeadReportKind } from '@nivel/contracts/projects/automation/project-task';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsReads } from '../../database.ts';
import { OVERDUE, STALE, WORK } from './report-figures.sql.ts';
import { ReportSumsRepository, todayIn, type ReportPlace } from './report-sums.repository.ts';

const WEEK_MS = 7 * DAY_MS;

type Report = Omit<PayloadOf<typeof projectReportDue>, 'userIds'>;
type Reads = Pick<ProjectsReads, 'rows'>;

/** The state of a project, as reports to its directors and leads show it. */
@Injectable()
export class LeadReportRepository {
  constructor(private readonly sums: ReportSumsRepository) {}

  async of(reads: Reads, place: ReportPlace, kind: LeadReportKind, now: Date): Promise<Report> {
    const since = new Date(now.getTime() - WEEK_MS);
    const people = await reads.rows(WORK, [place.projectId, since]);
    const cards = await this.cards(reads, place, kind, now);
    return {
      ...(await this.sums.of(reads, place, { since, now })),
      kind,
      finished: people.flatMap(({ name, finished }) => (finished > 0 ? [{ name, cards: finished }] : [])),
      cards: cards.map(({ reference, title }) => ({ reference, title })),
      count: cards[0]?.count ?? 0,
    };
  }

  private cards(reads: Reads, { projectId, timeZone }: ReportPlace, kind: LeadReportKind, now: Date) {
    return kind === 'weekly-report'
      ? reads.rows(OVERDUE, [projectId, todayIn(timeZone, now)])
      : reads.rows(STALE, [projectId, new Date(now.getTime() - STALE_AFTER_DAYS * DAY_MS)]);
  }
}
