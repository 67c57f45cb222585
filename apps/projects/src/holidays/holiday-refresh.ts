import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { MOST_HOLIDAYS } from '@nivel/contracts/projects/values/board-values';
import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import type { HolidayProblem } from '@nivel/contracts/projects/holidays/holiday-source-values';
import {
  holidaysErrors,
  holidaysNotFetched,
  type HolidaysNotFetched,
} from '@nivel/contracts/projects/holidays/holidays.errors';
import { refreshHolidays } from '@nivel/contracts/projects/holidays/refresh-holidays.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { RuleOf } from '../board/commands/command.ts';
import { OutdatedError, ProjectCommands } from '../board/commands/project-commands.ts';
import { changesOfProject } from '../board/state/change.ts';
import type { ProjectsClient } from '../database.ts';
import { afterFailure, afterSuccess } from './fetch-times.ts';
import { followedHolidays, type Holiday } from './followed-holidays.ts';
import { HolidaySourcesRepository, type StoredSource } from './holiday-sources.repository.ts';
import { PublishedHolidays, type PublishedDays } from './published-holidays.ts';

/** Others may fetch the same calendar in between. */
const ATTEMPTS = 5;

interface Request {
  readonly commandId: string;
  readonly isByHand: boolean;
}

const notFetched = (problem: HolidayProblem): AppError => {
  const details: HolidaysNotFetched = { problem };
  return new AppError(holidaysErrors.holidays_not_fetched, { details });
};

/** What is wrong with the calendar that a command is refused for; null: something else is. */
const problemIn = (error: unknown): HolidayProblem | null => {
  if (!(error instanceof AppError)) return null;
  const { definition, details } = error;
  if (definition.code === boardErrors.too_much_at_once.code) return 'too_much_at_once';
  const isOfCalendar = definition.code === holidaysErrors.holidays_not_fetched.code;
  return isOfCalendar ? holidaysNotFetched.parse(details).problem : null;
};

/** A project that has chosen nothing works from Monday to Friday. */
const usual: ProjectCalendar = { holidays: [], weekdays: [1, 2, 3, 4, 5] };

/** Takes days of published calendars over into the calendars of projects, each time by one command. */
@Injectable()
export class HolidayRefresh {
  constructor(
    private readonly sources: HolidaySourcesRepository,
    private readonly published: PublishedHolidays,
    private readonly commands: ProjectCommands,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  /**
   * What goes wrong is written down with the calendar, and tried again later.
   * @throws AppError `holidays_not_fetched`, `holiday_source_not_found` where it was removed meanwhile
   */
  async refresh(source: StoredSource, request: Request, call: Call): Promise<ProjectDelta> {
    const found = await this.published.read(source.url, this.clock.now());
    for (let attempt = 1, at: StoredSource | null = source; attempt <= ATTEMPTS; attempt += 1) {
      if (at === null) throw new AppError(holidaysErrors.holiday_source_not_found);
      try {
        return await this.take(at, found, request, call);
      } catch (error) {
        const problem = problemIn(error);
        if (problem !== null) return await this.fail(at, problem);
        if (!(error instanceof OutdatedError)) throw error;
        at = await this.sources.find(this.work.reads, source.id);
      }
    }
    throw new AppError(commonErrors.unavailable);
  }

  /** Writes down that nobody may fetch it on whose behalf it was fetched. */
  stop({ id }: StoredSource): Promise<void> {
    return this.work.inStatements(BY_ITSELF, (unit) => this.sources.failed(unit, id, 'no_rights', null));
  }

  /** Writes down what is wrong with the calendar. @throws AppError `holidays_not_fetched` */
  private async fail({ id, failures }: StoredSource, problem: HolidayProblem): Promise<never> {
    await this.work.inStatements(BY_ITSELF, (unit) =>
      this.sources.failed(unit, id, problem, afterFailure(unit.now, failures)),
    );
    throw notFetched(problem);
  }

  /** A command that was done before answers as it did, also where the calendar cannot be read any more. */
  private take(source: StoredSource, found: PublishedDays, request: Request, call: Call): Promise<ProjectDelta> {
    const { id, projectId, version } = source;
    let taken: { days: readonly Holiday[]; leftOut: number } = source;
    const rule: RuleOf<typeof refreshHolidays> = {
      needs: () => ({}),
      decide: (state) => {
        if (found.problem !== null) throw notFetched(found.problem);
        const calendar = state.project.calendar ?? usual;
        const following = { ...found, fetched: found.days, now: calendar.holidays, before: source.days };
        const followed = followedHolidays({ ...following, isByHand: request.isByHand });
        if (followed.holidays.length > MOST_HOLIDAYS) throw notFetched('too_many_days');
        taken = { days: followed.days, leftOut: found.leftOut };
        const isNothing = state.project.calendar === null && followed.holidays.length === 0;
        const set = isNothing ? {} : { calendar: { ...calendar, holidays: [...followed.holidays] } };
        return { changes: changesOfProject(state.project, set) };
      },
    };
    const input = { project_id: projectId, command_id: request.commandId, source_id: id };
    return this.commands.run(refreshHolidays, rule, input, call, {
      isWrittenAnyway: true,
      isCurrent: async (unit) => (await this.sources.find(unit, id))?.version === version,
      alongside: (unit) =>
        this.sources.took(unit, id, {
          ...{ days: taken.days, leftOut: taken.leftOut, ownerId: actorOf(call).userId },
          nextFetchAt: afterSuccess(unit.now),
        }),
    });
  }
}
