import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';
import { deadlinesNear } from '@nivel/contracts/projects/deadlines-near.fact';
import { remindOfDeadlines } from '@nivel/contracts/projects/remind-of-deadlines.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { latestHour, type LatestHour } from '@nivel/platform/local-hour';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { RemindersRepository, type Reminder } from './reminders.repository.ts';

/** Hour of a person's own day at which reminders come. */
const MORNING = 9;
/** Deadlines of one part: a unit of work is short. */
const MOST = 500;

@Handles(remindOfDeadlines)
export class RemindOfDeadlinesHandler implements Handler<typeof remindOfDeadlines> {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(): Promise<OutputOf<typeof remindOfDeadlines>> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const zones = await this.reminders.zones(unit, unit.now.toISOString().slice(0, 10));
      const mornings = zones.map((zone) => morningOf(zone, unit.now));
      const due = await this.reminders.remind(unit, mornings, MOST);
      await this.reminders.forgetOld(unit);
      const roles = await this.roles.rolesOfEach(unit, due);
      const seen = due.filter((_, index) => roles[index] !== null);
      for (const together of Map.groupBy(seen, placeOf).values()) tell(unit, together);
      return { reminded: seen.length, has_more: due.length === MOST };
    });
  }
}

/** Auth checks a zone on its own machine; this one may not know it. */
const morningOf = (zone: string, now: Date): LatestHour => ({
  ...latestHour(isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE, MORNING, now),
  timeZone: zone,
});

/** Cards of one person, project and day are one reminder. */
const placeOf = ({ userId, projectId, dueOn }: Reminder): string => `${userId} ${projectId} ${dueOn}`;

const tell = (unit: ProjectsUnit, reminders: readonly Reminder[]): void => {
  const [first] = reminders;
  if (first === undefined) return;
  const { userId, projectId, projectName, cardId, reference, title, dueOn, daysLeft, byEmail } = first;
  const card = { id: cardId, reference, title };
  const near = { userId, projectId, projectName, card, count: reminders.length, dueOn, daysLeft, byEmail };
  unit.tell(deadlinesNear, near, { aggregate: projectId });
};
