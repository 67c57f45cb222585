import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { meetingAnnounced } from '@nivel/contracts/projects/meetings/meeting-announced.fact';
import { meetingsChanged } from '@nivel/contracts/projects/meetings/meetings-changed.fact';
import type { ProjectsUnit } from '../database.ts';
import { MeetingsRepository, type StoredMeeting } from './meetings.repository.ts';

interface News {
  readonly what: PayloadOf<typeof meetingAnnounced>['what'];
  readonly by: string;
  readonly people: readonly string[];
}

/** Notifies people of changes of a meeting. */
@Injectable()
export class MeetingNotifier {
  constructor(private readonly meetings: MeetingsRepository) {}

  /** Updates open windows, without its text. */
  changed(unit: ProjectsUnit, { projectId, id }: Pick<StoredMeeting, 'projectId' | 'id'>): void {
    unit.tell(meetingsChanged, { projectId, meetingId: id }, { aggregate: projectId });
  }

  /** Notifies the people who are or were invited. */
  async announce(unit: ProjectsUnit, meeting: StoredMeeting, { what, by, people }: News): Promise<void> {
    if (people.length === 0) return;
    const { projectId, id: meetingId, version: meetingVersion, startsAt, title, timeZone, minutes, place } = meeting;
    const names = await this.meetings.names(unit, projectId, meeting.organizerId);
    const payload = { projectId, meetingId, meetingVersion, what, by, people: [...people], ...names };
    const when = { startsAt: startsAt.toISOString(), timeZone, minutes };
    unit.tell(meetingAnnounced, { ...payload, ...when, title, place }, { aggregate: projectId });
  }
}
