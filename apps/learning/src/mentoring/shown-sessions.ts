import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { mentoringSession, offeredHour } from '@nivel/contracts/learning/mentoring';
import { calendarText } from './calendar-entry.ts';
import { CallRooms } from './call-rooms.ts';
import { isChangeable } from './mentoring-rules.ts';
import type { MentoringHour, MentoringSession } from './mentoring.repository.ts';

type Shown = z.input<typeof mentoringSession>;

export const shownHour = ({ id, startsAt, endsAt, mentorName }: MentoringHour): z.input<typeof offeredHour> => ({
  id,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  mentor_name: mentorName,
});

/** Sessions as either side sees them: with the first name of the other, and a call only while there will be one. */
@Injectable()
export class ShownSessions {
  constructor(private readonly rooms: CallRooms) {}

  of(session: MentoringSession, viewer: string, now: Date): Shown {
    const { id, hourId, startsAt, endsAt, topic, notes, cancelledAt, version } = session;
    const isMentor = session.mentorId === viewer;
    const withName = isMentor ? session.learnerName : session.mentorName;
    const isCancelled = cancelledAt !== null;
    const link = isCancelled ? null : this.rooms.linkOf(session.room);
    const title = withName === '' ? 'Mentoría de Nivel' : `Mentoría de Nivel con ${withName}`;
    return {
      id,
      hour_id: hourId,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      with_name: withName,
      topic,
      is_cancelled: isCancelled,
      is_changeable: !isCancelled && (isMentor ? now < startsAt : isChangeable(startsAt, now)),
      call_link: link,
      notes,
      ics: calendarText({
        id,
        version,
        startsAt,
        endsAt,
        changedAt: cancelledAt ?? session.bookedAt,
        title,
        description: topic,
        link,
        isCancelled,
      }),
    };
  }
}
