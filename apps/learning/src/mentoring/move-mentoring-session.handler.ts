import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { moveMentoringSession } from '@nivel/contracts/learning/move-mentoring-session.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { isChangeable } from './mentoring-rules.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-sessions.ts';
import { tooLate, lockedSession } from './locked-session.ts';

@Handles(moveMentoringSession)
export class MoveMentoringSessionHandler implements Handler<typeof moveMentoringSession> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly changes: SessionChanges,
    private readonly news: SessionNews,
    private readonly shown: ShownSessions,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { session_id: id, hour_id: hourId }: InputOf<typeof moveMentoringSession>,
    call: Call,
  ): Promise<OutputOf<typeof moveMentoringSession>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await holdKey(unit, userId);
      const session = await this.changes.lockOwn(unit, id, (found) => found.userId === userId);
      if (session.cancelledAt !== null) throw new AppError(mentoringErrors.mentoring_not_in_state);
      if (session.hourId === hourId) return this.shown.of(session, userId, unit.now);
      if (!isChangeable(session.startsAt, unit.now)) throw tooLate();
      const place = await this.changes.placeFor(unit, userId, id, hourId);
      await this.mentoring.move(unit, id, place);
      const moved = await lockedSession(this.mentoring, unit, id);
      if (moved.mentorId !== session.mentorId) await this.news.tell(unit, { ...session, userId: null }, 'cancelled');
      await this.news.tell(unit, moved, 'moved');
      return this.shown.of(moved, userId, unit.now);
    });
  }
}
