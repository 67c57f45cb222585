import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { unsubscribeHolidays } from '@nivel/contracts/projects/holidays/unsubscribe-holidays.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { RuleOf } from '../board/commands/command.ts';
import { OutdatedError, ProjectCommands } from '../board/commands/project-commands.ts';
import { changesOfProject } from '../board/state/change.ts';
import type { ProjectsClient } from '../database.ts';
import { HolidaySourcesRepository, type StoredSource } from './holiday-sources.repository.ts';

/** It may be fetched in between. */
const ATTEMPTS = 5;

type Input = InputOf<typeof unsubscribeHolidays>;

/** Its days go, those alone that still have the name with which they came. */
const ruleFor = (source: StoredSource | null): RuleOf<typeof unsubscribeHolidays> => ({
  needs: () => ({}),
  decide: ({ project }) => {
    const { calendar } = project;
    if (calendar === null || source === null) return { changes: [] };
    const came = new Map(source.days.map(({ day, name }) => [day, name]));
    const holidays = calendar.holidays.filter(({ day, name }) => came.get(day) !== name);
    return { changes: changesOfProject(project, { calendar: { ...calendar, holidays } }) };
  },
});

/** One that is gone already is nothing to end. */
@Handles(unsubscribeHolidays)
export class UnsubscribeHolidaysHandler implements Handler<typeof unsubscribeHolidays> {
  constructor(
    private readonly sources: HolidaySourcesRepository,
    private readonly commands: ProjectCommands,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<ProjectDelta> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const found = await this.sources.find(this.work.reads, input.source_id);
      const source = found?.projectId === input.project_id ? found : null;
      try {
        return await this.end(source, input, call);
      } catch (error) {
        // It was fetched meanwhile: its days are read again.
        if (!(error instanceof OutdatedError)) throw error;
      }
    }
    throw new AppError(commonErrors.unavailable);
  }

  private end(source: StoredSource | null, input: Input, call: Call): Promise<ProjectDelta> {
    return this.commands.run(unsubscribeHolidays, ruleFor(source), input, call, {
      isWrittenAnyway: true,
      isCurrent: async (unit) =>
        source === null || (await this.sources.find(unit, source.id))?.version === source.version,
      alongside: async (unit) => {
        if (source !== null) await this.sources.remove(unit, source.id);
      },
    });
  }
}
