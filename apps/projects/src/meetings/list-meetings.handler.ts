import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMeetings, MOST_MEETINGS } from '@nivel/contracts/projects/meetings/list-meetings.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { attendeesOf } from './meeting-rules.ts';
import { MeetingsRepository } from './meetings.repository.ts';
import { shownMeeting } from './shown-meeting.ts';

@Handles(listMeetings)
export class ListMeetingsHandler implements Handler<typeof listMeetings> {
  constructor(
    private readonly meetings: MeetingsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle(
    { project_id: projectId }: InputOf<typeof listMeetings>,
    call: Call,
  ): Promise<OutputOf<typeof listMeetings>> {
    const { reads } = this.work;
    const found = await this.meetings.toCome(reads, projectId, {
      now: this.clock.now(),
      userId: actorOf(call).userId,
      isOwn: roleOf(call, project) === 'guest',
      most: MOST_MEETINGS,
    });
    const people = await this.meetings.people(reads, [...new Set(found.flatMap(attendeesOf))]);
    return { meetings: found.map(shownMeeting), people };
  }
}
