import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { cancelMeeting } from '@nivel/contracts/projects/meetings/cancel-meeting.operation';
import { meetingErrors } from '@nivel/contracts/projects/meetings/meeting.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { MeetingNotifier } from './meeting-notifier.ts';
import { attendeesOf, checkMayChange } from './meeting-rules.ts';
import { MeetingsRepository } from './meetings.repository.ts';

@Handles(cancelMeeting)
export class CancelMeetingHandler implements Handler<typeof cancelMeeting> {
  constructor(
    private readonly meetings: MeetingsRepository,
    private readonly news: MeetingNotifier,
    private readonly locked: LockedProject,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof cancelMeeting>, call: Call): Promise<OutputOf<typeof cancelMeeting>> {
    const { userId: by } = actorOf(call);
    const { project_id: projectId, meeting_id: id } = input;
    await this.work.run(call, async (unit) => {
      const role = await this.locked.for(unit, projectId, by, 'member');
      const meeting = await this.meetings.find(unit, id);
      if (meeting?.projectId !== projectId) throw new AppError(meetingErrors.meeting_not_found);
      checkMayChange(meeting, { userId: by, role });
      if (meeting.isCancelled) return;
      await this.meetings.cancel(unit, id);
      const cancelled = { ...meeting, version: meeting.version + 1 };
      await this.news.announce(unit, cancelled, { what: 'cancelled', by, people: attendeesOf(meeting) });
      this.news.changed(unit, meeting);
    });
    return { success: true };
  }
}
