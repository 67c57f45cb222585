import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { publishMentoringHours } from '@nivel/contracts/learning/publish-mentoring-hours.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient, LearningUnit } from '../database.ts';
import { HOUR_MS, weeklyHours } from './mentoring-rules.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { shownHour } from './shown-sessions.ts';

/** Hours to come of one mentor. */
const MOST_HOURS = 200;

@Handles(publishMentoringHours)
export class PublishMentoringHoursHandler implements Handler<typeof publishMentoringHours> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly changes: SessionChanges,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { first_day: firstDay, hour, weeks }: InputOf<typeof publishMentoringHours>,
    call: Call,
  ): Promise<OutputOf<typeof publishMentoringHours>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      // Of two simultaneous calls, the second sees the first: hours of one mentor never overlap.
      await holdKey(unit, userId);
      const zone = await this.changes.zoneOf(unit, userId);
      const wanted = weeklyHours({ firstDay, hour, weeks }, zone).filter((at) => at > unit.now);
      await this.refuseOverlaps(unit, userId, wanted);
      for (const at of wanted) await this.mentoring.publish(unit, userId, at, new Date(at.getTime() + HOUR_MS));
      const times = new Set(wanted.map((at) => at.getTime()));
      const hours = await this.mentoring.hoursOf(unit, userId, unit.now);
      return { hours: hours.filter(({ startsAt }) => times.has(startsAt.getTime())).map(shownHour) };
    });
  }

  /** @throws AppError where one of them overlaps another, or there are too many */
  private async refuseOverlaps(unit: LearningUnit, userId: string, wanted: readonly Date[]): Promise<void> {
    const known = (await this.mentoring.hoursOf(unit, userId, unit.now)).map(({ startsAt }) => startsAt.getTime());
    for (const at of wanted) {
      const across = known.find((other) => other !== at.getTime() && Math.abs(other - at.getTime()) < HOUR_MS);
      if (across === undefined) continue;
      const details = { starts_at: new Date(across).toISOString() };
      throw new AppError(mentoringErrors.mentoring_hour_overlaps, { details });
    }
    if (known.length + wanted.length > MOST_HOURS) throw new AppError(mentoringErrors.too_many_mentoring_hours);
  }
}
