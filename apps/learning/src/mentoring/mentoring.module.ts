import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { MentorsModule } from '../mentors/mentors.module.ts';
import { CallRooms } from './call-rooms.ts';
import { BookMentoringSessionHandler } from './book-mentoring-session.handler.ts';
import { CancelMentoringSessionHandler } from './cancel-mentoring-session.handler.ts';
import { MoveMentoringSessionHandler } from './move-mentoring-session.handler.ts';
import { ListMentoringAgendaHandler } from './list-mentoring-agenda.handler.ts';
import { ListMentoringHandler } from './list-mentoring.handler.ts';
import { PublishMentoringHoursHandler } from './publish-mentoring-hours.handler.ts';
import { WithdrawMentoringHourHandler } from './withdraw-mentoring-hour.handler.ts';
import { WriteMentoringNotesHandler } from './write-mentoring-notes.handler.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { RemindOfMentoringHandler } from './remind-of-mentoring.handler.ts';
import { SessionRemindersRepository } from './session-reminders.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-sessions.ts';

/** Hours with a mentor: offered, booked, held. */
@Module({
  imports: [AccessModule, MentorsModule],
  providers: [
    BookMentoringSessionHandler,
    CallRooms,
    CancelMentoringSessionHandler,
    ListMentoringAgendaHandler,
    ListMentoringHandler,
    MentoringRepository,
    MoveMentoringSessionHandler,
    PublishMentoringHoursHandler,
    RemindOfMentoringHandler,
    SessionChanges,
    SessionNews,
    SessionRemindersRepository,
    ShownSessions,
    WithdrawMentoringHourHandler,
    WriteMentoringNotesHandler,
  ],
})
export class MentoringModule {}
