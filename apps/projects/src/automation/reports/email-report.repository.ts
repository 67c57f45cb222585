import { Injectable } from '@nestjs/common';
import { REPORT_WEEKS, type EmailReport } from '@nivel/contracts/emails/report-shape';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsReads } from '../../database.ts';
import { AT_RISK, FINISHED_BY_WEEK, LAST_SENT, OVERDUE, STATUSES, WORK } from './report-figures.sql.ts';
import { ReportSumsRepository, todayIn, type ReportPlace } from './report-sums.repository.ts';

/** The period of a project's first report. */
const USUAL_DAYS = 7;
/** The maximum period of a report: older changes are not included, because they would have to be read from the log. */
const MOST_DAYS = 92;

type Reads = Pick<ProjectsReads, 'rows'>;

const named = (cards: readonly { readonly reference: string; readonly title: string }[]) =>
  cards.map(({ reference, title }) => ({ reference, title }));

/** The state of a project, and what changed since its last e-mail report. */
@Injectable()
export class EmailReportRepository {
  constructor(private readonly sums: ReportSumsRepository) {}

  async of(reads: Reads, place: ReportPlace, now: Date): Promise<EmailReport> {
    const { projectId, timeZone } = place;
    const since = await this.since(reads, projectId, now);
    const today = todayIn(timeZone, now);
    return {
      ...(await this.sums.of(reads, place, { since, now })),
      until: now.toISOString(),
      statuses: await this.statuses(reads, projectId),
      finishedByWeek: await this.finishedByWeek(reads, projectId, now),
      people: await reads.rows(WORK, [projectId, since]),
      overdueCards: named(await reads.rows(OVERDUE, [projectId, today])),
      atRiskCards: named(await reads.rows(AT_RISK, [projectId, today])),
    };
  }

  private async since(reads: Reads, projectId: string, now: Date): Promise<Date> {
    const [last] = await reads.rows(LAST_SENT, [projectId]);
    const daysAgo = (days: number): number => now.getTime() - days * DAY_MS;
    return new Date(Math.max(last?.sentAt?.getTime() ?? daysAgo(USUAL_DAYS), daysAgo(MOST_DAYS)));
  }

  private async statuses(reads: Reads, projectId: string): Promise<EmailReport['statuses']> {
    const counts = new Map((await reads.rows(STATUSES, [projectId])).map(({ status, cards }) => [status, cards]));
    return {
      todo: counts.get('todo') ?? 0,
      inProgress: counts.get('in-progress') ?? 0,
      review: counts.get('review') ?? 0,
      done: counts.get('done') ?? 0,
    };
  }

  private async finishedByWeek(reads: Reads, projectId: string, now: Date): Promise<number[]> {
    const from = new Date(now.getTime() - REPORT_WEEKS * 7 * DAY_MS);
    const found = await reads.rows(FINISHED_BY_WEEK, [projectId, from, now]);
    const counts = new Map(found.map(({ weeksAgo, cards }) => [weeksAgo, cards]));
    return Array.from({ length: REPORT_WEEKS }, (_, week) => counts.get(REPORT_WEEKS - 1 - week) ?? 0);
  }
}
