import { Inject } from '@nestjs/common';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMentoringAgenda } from '@nivel/contracts/learning/list-mentoring-agenda.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningSettings } from '../config.ts';
import type { LearningClient } from '../database.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { shownHour, ShownSessions } from './shown-sessions.ts';

@Handles(listMentoringAgenda)
export class ListMentoringAgendaHandler implements Handler<typeof listMentoringAgenda> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly shown: ShownSessions,
    private readonly work: UnitOfWork<LearningClient>,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: LearningSettings,
  ) {}

  async handle(_: InputOf<typeof listMentoringAgenda>, call: Call): Promise<OutputOf<typeof listMentoringAgenda>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    const now = this.clock.now();
    const [hours, sessions, zones] = await Promise.all([
      this.mentoring.freeHoursOf(reads, userId, now),
      this.mentoring.ofMentor(reads, userId),
      this.mentoring.zonesOf(reads, [userId]),
    ]);
    return {
      time_zone: zones.get(userId) ?? this.settings.LEARNING_TIME_ZONE,
      hours: hours.map(shownHour),
      sessions: sessions.map((session) => this.shown.of(session, userId, now)),
    };
  }
}
