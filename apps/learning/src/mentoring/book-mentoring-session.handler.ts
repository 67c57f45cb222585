import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { bookMentoringSession } from '@nivel/contracts/learning/book-mentoring-session.operation';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient } from '../database.ts';
import { CallRooms } from './call-rooms.ts';
import { MentoringRepository, type MentoringSession } from './mentoring.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-sessions.ts';
import { lockedSession } from './locked-session.ts';

@Handles(bookMentoringSession)
export class BookMentoringSessionHandler implements Handler<typeof bookMentoringSession> {
  constructor(
    private readonly mentoring: MentoringRepository,
    private readonly changes: SessionChanges,
    private readonly news: SessionNews,
    private readonly shown: ShownSessions,
    private readonly rooms: CallRooms,
    private readonly work: UnitOfWork<LearningClient>,
  ) {}

  async handle(
    input: InputOf<typeof bookMentoringSession>,
    call: Call,
  ): Promise<OutputOf<typeof bookMentoringSession>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      // Of two simultaneous bookings of one learner, the second sees the first when those of the month are counted.
      await holdKey(unit, userId);
      const known = await this.mentoring.lockSession(unit, input.session_id);
      if (known !== null) return this.shown.of(this.same(known, input, userId), userId, unit.now);
      const place = await this.changes.placeFor(unit, userId, input.session_id, input.hour_id);
      const room = this.rooms.newRoom();
      const booked = { ...place, id: input.session_id, userId, topic: input.topic, room };
      if (!(await this.mentoring.book(unit, booked))) throw new AppError(mentoringErrors.mentoring_hour_not_free);
      const session = await lockedSession(this.mentoring, unit, input.session_id);
      await this.news.tell(unit, session, 'booked');
      return this.shown.of(session, userId, unit.now);
    });
  }

  /** It may have been moved since. @throws AppError `idempotency_key_reused` */
  private same(known: MentoringSession, { topic }: InputOf<typeof bookMentoringSession>, userId: string) {
    if (known.userId !== userId || known.topic !== topic) throw new AppError(commonErrors.idempotency_key_reused);
    return known;
  }
}
