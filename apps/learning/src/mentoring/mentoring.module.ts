import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { MentorsModule } from '../mentors/mentors.module.ts';
import { CallRooms } from './call-rooms.ts';
import {
  BookMentoringSessionHandler,
  CancelMentoringSessionHandler,
  MoveMentoringSessionHandler,
} from './learner-handlers.ts';
import { ListMentoringAgendaHandler, ListMentoringHandler } from './list-handlers.ts';
import {
  PublishMentoringHoursHandler,
  WithdrawMentoringHourHandler,
  WriteMentoringNotesHandler,
} from './mentor-handlers.ts';
import { MentoringRepository } from './mentoring.repository.ts';
import { RemindOfMentoringHandler } from './remind-of-mentoring.handler.ts';
import { SessionRemindersRepository } from './reminders.repository.ts';
import { SessionChanges } from './session-changes.ts';
import { SessionNews } from './session-news.ts';
import { ShownSessions } from './shown-session.ts';

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
