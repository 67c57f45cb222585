import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import { remindOfMentoring } from '@nivel/contracts/learning/remind-of-mentoring.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { LearningClient, LearningUnit } from '../database.ts';
import { HOUR_MS } from './mentoring-rules.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { SessionRemindersRepository } from './session-reminders.repository.ts';
import { SessionNews } from './session-news.ts';

/** Sessions of one part: a unit of work is short. */
const MOST = 200;

/** Also cancels sessions of a mentor whose role ended. */
@Handles(remindOfMentoring)
export class RemindOfMentoringHandler implements Handler<typeof remindOfMentoring> {
  constructor(
    private readonly reminders: SessionRemindersRepository,
    private readonly mentoring: MentoringRepository,
    private readonly news: SessionNews,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  handle(): Promise<OutputOf<typeof remindOfMentoring>> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const within = (hours: number) => new Date(unit.now.getTime() + hours * HOUR_MS);
      const abandoned = await this.reminders.abandoned(unit, MOST);
      for (const id of abandoned) await this.mentoring.cancel(unit, id);
      await this.tell(unit, abandoned, 'cancelled');
      const soon = await this.reminders.hourBefore(unit, within(1), MOST);
      await this.tell(unit, soon, 'soon');
      // A person who gets the reminder of the hour does not get that of the day at the same moment.
      const tomorrow = await this.reminders.dayBefore(unit, within(24), MOST);
      await this.tell(
        unit,
        tomorrow.filter((id) => !soon.includes(id)),
        'tomorrow',
      );
      const has_more = [abandoned, soon, tomorrow].some(({ length }) => length === MOST);
      return { reminded: new Set([...soon, ...tomorrow]).size, has_more };
    });
  }

  private async tell(
    unit: LearningUnit,
    ids: readonly string[],
    what: PayloadOf<typeof mentoringSessionChanged>['what'],
  ): Promise<void> {
    for (const id of ids) {
      const session = await this.mentoring.lockSession(unit, id);
      if (session !== null) await this.news.tell(unit, session, what);
    }
  }
}
