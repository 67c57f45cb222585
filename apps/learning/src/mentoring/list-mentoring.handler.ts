import { Inject } from '@nestjs/common';
import { mentoringSessionsPerMonth } from '@nivel/contracts/billing/plans';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMentoring } from '@nivel/contracts/learning/list-mentoring.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import type { LearningClient } from '../database.ts';
import { PlanTiers } from '../access/plan-tiers.ts';
import { HOUR_MS } from './mentoring-rules.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { shownHour, ShownSessions } from './shown-sessions.ts';

@Handles(listMentoring)
export class ListMentoringHandler implements Handler<typeof listMentoring> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly shown: ShownSessions,
    private readonly tiers: PlanTiers,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(_: InputOf<typeof listMentoring>, call: Call): Promise<OutputOf<typeof listMentoring>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    const now = this.clock.now();
    const { tier } = await this.tiers.planNow(userId);
    const perMonth = mentoringSessionsPerMonth[tier];
    const from = new Date(now.getTime() + this.settings.LEARNING_BOOKING_AHEAD_HOURS * HOUR_MS);
    const [isMentor, sessions, hours, zones] = await Promise.all([
      this.mentoring.isMentor(reads, userId),
      this.mentoring.ofLearner(reads, userId),
      perMonth === 0 ? [] : this.mentoring.freeHours(reads, from, userId),
      this.mentoring.zonesOf(reads, [userId]),
    ]);
    const counted = sessions.filter(({ cancelledAt }) => cancelledAt === null);
    return {
      tier,
      time_zone: zones.get(userId) ?? this.settings.LEARNING_TIME_ZONE,
      sessions: sessions.map((session) => this.shown.of(session, userId, now)),
      hours: hours.map(shownHour),
      per_month: perMonth,
      is_mentor: isMentor,
      booked: Object.fromEntries(
        [...Map.groupBy(counted, ({ month }) => month)].map(([month, ofMonth]) => [month, ofMonth.length]),
      ),
    };
  }
}
