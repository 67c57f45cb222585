import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { WrittenEmailsModule } from '../written-emails/written-emails.module.ts';
import { CancelMeetingHandler } from './cancel-meeting.handler.ts';
import { MeetingPeople } from './meeting-people.ts';
import { ListMeetingsHandler } from './list-meetings.handler.ts';
import { MeetingNotifier } from './meeting-notifier.ts';
import { MeetingsRepository } from './meetings.repository.ts';
import { SaveMeetingHandler } from './save-meeting.handler.ts';

/** Meetings to which the team of a project is invited by e-mail. */
@Module({
  imports: [ProjectAccessModule, WrittenEmailsModule],
  providers: [
    CancelMeetingHandler,
    MeetingPeople,
    ListMeetingsHandler,
    MeetingNotifier,
    MeetingsRepository,
    SaveMeetingHandler,
  ],
})
export class MeetingsModule {}
