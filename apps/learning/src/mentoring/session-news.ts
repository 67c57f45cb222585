import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import { SETTINGS } from '@nivel/platform/core';
import type { LearningSettings } from '../config.ts';
import type { LearningUnit } from '../database.ts';
import { MentoringRepository, type MentoringSession } from './mentoring.repository.ts';

/** Notifies both sides of a session of its changes. */
@Injectable()
export class SessionNews {
  constructor(
    private readonly mentoring: MentoringRepository,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async tell(
    unit: LearningUnit,
    session: MentoringSession,
    what: PayloadOf<typeof mentoringSessionChanged>['what'],
  ): Promise<void> {
    const { id: sessionId, userId: learnerId, mentorId, learnerName, mentorName } = session;
    const zones = await this.mentoring.zonesOf(unit, learnerId === null ? [mentorId] : [learnerId, mentorId]);
    const startsAt = session.startsAt.toISOString();
    const tellOne = (userId: string, isMentor: boolean, withName: string) => {
      const timeZone = zones.get(userId) ?? this.settings.LEARNING_TIME_ZONE;
      const payload = { userId, isMentor, sessionId, what, startsAt, timeZone, withName };
      unit.tell(mentoringSessionChanged, payload, { aggregate: sessionId });
    };
    if (learnerId !== null) tellOne(learnerId, false, mentorName);
    // Notes are the mentor's own words.
    if (what !== 'noted') tellOne(mentorId, true, learnerName);
  }
}
