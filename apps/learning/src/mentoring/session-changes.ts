import { Inject, Injectable } from '@nestjs/common';
import { mentoringSessionsPerMonth } from '@nivel/contracts/billing/plans';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { LearningUnit } from '../database.ts';
import { PlanTiers } from '../access/plan-tiers.ts';
import { freePlace, HOUR_MS, monthOf } from './mentoring-rules.ts';
import {
  MentoringRepository,
  type MentoringHour,
  type MentoringSession,
  type SessionPlace,
} from './mentoring.repository.ts';

/** The possible hours for a learner's session: a free hour, in a month with a session left. */
@Injectable()
export class SessionChanges {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly tiers: PlanTiers,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  /** The zone in which a person's months are counted. */
  async zoneOf(unit: LearningUnit, userId: string): Promise<string> {
    return (await this.mentoring.zonesOf(unit, [userId])).get(userId) ?? this.settings.LEARNING_TIME_ZONE;
  }

  /** The first moment at which a session that is booked now may begin. */
  earliest(now: Date): Date {
    return new Date(now.getTime() + this.settings.LEARNING_BOOKING_AHEAD_HOURS * HOUR_MS);
  }

  /** @throws AppError why the hour cannot be the learner's; `sessionId` itself takes no place */
  async placeFor(unit: LearningUnit, userId: string, sessionId: string, hourId: string): Promise<SessionPlace> {
    const { tier } = await this.tiers.planWithin(unit, userId);
    const most = mentoringSessionsPerMonth[tier];
    if (most === 0) throw new AppError(mentoringErrors.mentoring_needs_plan, { details: { plan: 'elite' } });
    const hour = await this.offered(unit, userId, hourId);
    const month = monthOf(hour.startsAt, await this.zoneOf(unit, userId));
    const place = freePlace(await this.mentoring.placesTaken(unit, userId, month, sessionId), most);
    if (place === null) throw new AppError(mentoringErrors.mentoring_used_up, { details: { most, month } });
    return { hourId, month, place };
  }

  /** @throws AppError `mentoring_session_not_found`, for one of others too */
  async lockOwn(
    unit: LearningUnit,
    id: string,
    isOwn: (session: MentoringSession) => boolean,
  ): Promise<MentoringSession> {
    const found = await this.mentoring.lockSession(unit, id);
    if (found === null || !isOwn(found)) throw new AppError(mentoringErrors.mentoring_session_not_found);
    return found;
  }

  private async offered(unit: LearningUnit, userId: string, hourId: string): Promise<MentoringHour> {
    const hour = await this.mentoring.lockHour(unit, hourId);
    if (hour === null || hour.mentorId === userId) throw new AppError(mentoringErrors.mentoring_hour_not_found);
    if (hour.startsAt < this.earliest(unit.now) || (await this.mentoring.isBooked(unit, hourId)))
      throw new AppError(mentoringErrors.mentoring_hour_not_free);
    return hour;
  }
}
