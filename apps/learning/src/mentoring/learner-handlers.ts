import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { bookMentoringSession } from '@nivel/contracts/learning/book-mentoring-session.operation';
import { cancelMentoringSession } from '@nivel/contracts/learning/cancel-mentoring-session.operation';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import { moveMentoringSession } from '@nivel/contracts/learning/move-mentoring-session.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { LearningClient, LearningUnit } from '../database.ts';
import { MentorsRepository } from '../mentors/mentors.repository.ts';
import { CallRooms } from './call-rooms.ts';
import { CHANGEABLE_HOURS, isChangeable } from './mentoring-rules.ts';
import { MentoringRepository, type MentoringSession } from './mentoring.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-session.ts';

const tooLate = () => new AppError(mentoringErrors.mentoring_too_late, { details: { hours: CHANGEABLE_HOURS } });

const again = async (mentoring: MentoringRepository, unit: LearningUnit, id: string): Promise<MentoringSession> => {
  const found = await mentoring.lockSession(unit, id);
  if (found === null) throw new AppError(mentoringErrors.mentoring_session_not_found);
  return found;
};

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
      // Of two at once of one learner the second sees the first, when those of the month are counted.
      await holdKey(unit, userId);
      const known = await this.mentoring.lockSession(unit, input.session_id);
      if (known !== null) return this.shown.of(this.same(known, input, userId), userId, unit.now);
      const place = await this.changes.placeFor(unit, userId, input.session_id, input.hour_id);
      const room = this.rooms.newRoom();
      const booked = { ...place, id: input.session_id, userId, topic: input.topic, room };
      if (!(await this.mentoring.book(unit, booked))) throw new AppError(mentoringErrors.mentoring_hour_not_free);
      const session = await again(this.mentoring, unit, input.session_id);
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
      const moved = await again(this.mentoring, unit, id);
      if (moved.mentorId !== session.mentorId) await this.news.tell(unit, { ...session, userId: null }, 'cancelled');
      await this.news.tell(unit, moved, 'moved');
      return this.shown.of(moved, userId, unit.now);
    });
  }
}

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
      const cancelled = await again(this.mentoring, unit, id);
      await this.news.tell(unit, cancelled, 'cancelled');
      return this.shown.of(cancelled, userId, unit.now);
    });
  }
}
