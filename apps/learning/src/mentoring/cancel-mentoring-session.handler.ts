import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { cancelMentoringSession } from '@nivel/contracts/learning/cancel-mentoring-session.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { MentorsRepository } from '../mentors/mentors.repository.ts';
import { isChangeable } from './mentoring-rules.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-sessions.ts';
import { tooLate, lockedSession } from './locked-session.ts';

@Handles(cancelMentoringSession)
export class CancelMentoringSessionHandler implements Handler<typeof cancelMentoringSession> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly changes: SessionChanges,
    private readonly news: SessionNews,
    private readonly shown: ShownSessions,
    private readonly mentors: MentorsRepository,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    { session_id: id }: InputOf<typeof cancelMentoringSession>,
    call: Call,
  ): Promise<OutputOf<typeof cancelMentoringSession>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const isMentorNow = await this.mentors.isMentor(unit, userId);
      const session = await this.changes.lockOwn(
        unit,
        id,
        (one) => one.userId === userId || (isMentorNow && one.mentorId === userId),
      );
      if (session.cancelledAt !== null) return this.shown.of(session, userId, unit.now);
      const isMentor = session.mentorId === userId;
      const isInTime = isMentor ? unit.now < session.startsAt : isChangeable(session.startsAt, unit.now);
      if (!isInTime) throw tooLate();
      await this.mentoring.cancel(unit, id);
      const cancelled = await lockedSession(this.mentoring, unit, id);
      await this.news.tell(unit, cancelled, 'cancelled');
      return this.shown.of(cancelled, userId, unit.now);
    });
  }
}
