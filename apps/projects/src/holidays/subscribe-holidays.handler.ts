import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { MOST_HOLIDAY_SOURCES } from '@nivel/contracts/projects/holidays/holiday-source-values';
import { holidaysErrors } from '@nivel/contracts/projects/holidays/holidays.errors';
import { subscribeHolidays } from '@nivel/contracts/projects/holidays/subscribe-holidays.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { hostOf, isRefusedLiteral } from '@nivel/platform/public-address';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { HolidaySourcesRepository, type StoredSource } from './holiday-sources.repository.ts';
import { shownHolidaySource } from './shown-holiday-source.ts';

type Input = InputOf<typeof subscribeHolidays>;

@Handles(subscribeHolidays)
export class SubscribeHolidaysHandler implements Handler<typeof subscribeHolidays> {
  constructor(
    private readonly sources: HolidaySourcesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: Input, call: Call): Promise<OutputOf<typeof subscribeHolidays>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, input.project_id, userId, 'lead');
      const source = (await this.known(unit, input)) ?? (await this.add(unit, input, userId));
      return { source: shownHolidaySource(source) };
    });
  }

  /** The one that was added by the same request. @throws AppError `id_taken` */
  private async known(unit: ProjectsUnit, { project_id, source_id, url }: Input): Promise<StoredSource | null> {
    const known = await this.sources.find(unit, source_id);
    if (known !== null && (known.projectId !== project_id || known.url !== url))
      throw new AppError(boardErrors.id_taken);
    return known;
  }

  private async add(unit: ProjectsUnit, { project_id: projectId, source_id: id, url }: Input, ownerId: string) {
    if (isRefusedLiteral(hostOf(new URL(url)))) throw new AppError(holidaysErrors.holiday_address_refused);
    const others = await this.sources.of(unit, projectId);
    if (others.some((one) => one.url === url)) throw new AppError(holidaysErrors.holiday_source_exists);
    if (others.length >= MOST_HOLIDAY_SOURCES) throw new AppError(holidaysErrors.too_many_holiday_sources);
    await this.sources.add(unit, { id, projectId, url, ownerId });
    await this.log.note(unit, projectId, 'settings', 'subscribe-holidays');
    const nothing = { days: [], leftOut: 0, failures: 0, problem: null, version: 1, fetchedAt: null };
    return { ...{ id, projectId, url, ownerId }, ...nothing, nextFetchAt: unit.now };
  }
}
