import { Inject } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { refreshDueHolidays } from '@nivel/contracts/projects/holidays/refresh-due-holidays.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import { callOnBehalf } from '../board/commands/call-on-behalf.ts';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { HolidayRefresh } from './holiday-refresh.ts';
import { HolidaySourcesRepository, type StoredSource } from './holiday-sources.repository.ts';

/** Calendars of one part, fetched side by side. */
const MOST = 5;
/** Longer than an attempt can take: its process has died. */
const LOST_AFTER_MS = 300_000;

/** Each calendar by itself: one that fails holds up no other, and is tried again. */
@Handles(refreshDueHolidays)
export class RefreshDueHolidaysHandler implements Handler<typeof refreshDueHolidays> {
  constructor(
    private readonly sources: HolidaySourcesRepository,
    private readonly holidays: HolidayRefresh,
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle(_: unknown, { trace }: Call): Promise<OutputOf<typeof refreshDueHolidays>> {
    const begun = await this.work.inStatements(BY_ITSELF, async (unit) => {
      const due = await this.sources.begin(unit, new Date(unit.now.getTime() + LOST_AFTER_MS), MOST);
      return due.map((source) => ({ source, commandId: unit.newId() }));
    });
    await Promise.all(begun.map(({ source, commandId }) => this.refresh(source, commandId, trace)));
    return { fetched: begun.length, has_more: begun.length === MOST };
  }

  private async refresh(source: StoredSource, commandId: string, trace: string): Promise<void> {
    const { ownerId: userId, projectId, id } = source;
    try {
      const role = await this.roles.roleOf(this.work.reads, userId, projectId);
      if (role === null || !isAtLeast(project, role, 'lead')) return await this.holidays.stop(source);
      const call = callOnBehalf({ userId, role }, trace, this.clock.now());
      await this.holidays.refresh(source, { commandId, isByHand: false }, call);
    } catch (error) {
      // What the calendar is refused with is written down with it.
      if (!(error instanceof AppError) || error.definition.kind === 'unavailable')
        this.log.error({ err: error, sourceId: id }, 'the holidays of a project could not be refreshed');
    }
  }
}
