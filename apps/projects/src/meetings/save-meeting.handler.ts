import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { meetingErrors } from '@nivel/contracts/projects/meetings/meeting.errors';
import { saveMeeting } from '@nivel/contracts/projects/meetings/save-meeting.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { MeetingPeople } from './meeting-people.ts';
import { MeetingNotifier } from './meeting-notifier.ts';
import { attendeesOf, checkedMeetingChange, onlyIn, type MeetingValues } from './meeting-rules.ts';
import { MeetingsRepository, type StoredMeeting } from './meetings.repository.ts';
import { shownMeeting } from './shown-meeting.ts';

type Input = InputOf<typeof saveMeeting>;

const valuesOf = ({ title, day, time, time_zone: timeZone, minutes, place, people }: Input): MeetingValues => ({
  ...{ title, day, time, timeZone, minutes, place, people },
});

@Handles(saveMeeting)
export class SaveMeetingHandler implements Handler<typeof saveMeeting> {
  constructor(
    private readonly meetings: MeetingsRepository,
    private readonly people: MeetingPeople,
    private readonly news: MeetingNotifier,
    private readonly locked: LockedProject,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: Input, call: Call): Promise<OutputOf<typeof saveMeeting>> {
    return this.work.run(call, async (unit) => shownMeeting(await this.save(unit, actorOf(call).userId, input)));
  }

  private async save(unit: ProjectsUnit, userId: string, input: Input): Promise<StoredMeeting> {
    const { project_id: projectId, meeting_id: id, base_version: base } = input;
    const role = await this.locked.for(unit, projectId, userId, 'member');
    const before = await this.meetings.find(unit, id);
    const values = valuesOf(input);
    if (before === null) {
      if (base > 0) throw new AppError(meetingErrors.meeting_not_found);
      return this.write(unit, { id, projectId, organizerId: userId }, values, { by: userId, before });
    }
    // A guessed id does not reveal whether there is a meeting elsewhere.
    if (before.projectId !== projectId)
      throw new AppError(base > 0 ? meetingErrors.meeting_not_found : boardErrors.id_taken);
    if (!checkedMeetingChange(before, base, values, { userId, role })) return before;
    return this.write(unit, before, values, { by: userId, before });
  }

  private async write(
    unit: ProjectsUnit,
    meeting: Pick<StoredMeeting, 'id' | 'projectId' | 'organizerId'>,
    values: MeetingValues,
    { by, before }: { readonly by: string; readonly before: StoredMeeting | null },
  ): Promise<StoredMeeting> {
    const startsAt = await this.meetings.moment(unit, values);
    if (!(startsAt > unit.now)) throw new AppError(meetingErrors.meeting_in_past);
    await this.people.check(unit, meeting.projectId, values.people);
    await this.people.count(unit, by, meeting.projectId, attendeesOf({ ...meeting, ...values }).length);
    await (before === null
      ? this.meetings.add(unit, meeting, values, startsAt)
      : this.meetings.change(unit, meeting.id, values, startsAt));
    const saved = await this.meetings.find(unit, meeting.id);
    if (saved === null) throw new AppError(commonErrors.internal);
    await this.announce(unit, saved, by, before);
    this.news.changed(unit, saved);
    return saved;
  }

  /** A removed person gets the meeting as they knew it, without later changes. */
  private async announce(unit: ProjectsUnit, saved: StoredMeeting, by: string, before: StoredMeeting | null) {
    const added = before === null ? attendeesOf(saved) : onlyIn(saved, before);
    await this.news.announce(unit, saved, { what: 'scheduled', by, people: added });
    if (before === null) return;
    const kept = attendeesOf(saved).filter((id) => !added.includes(id));
    await this.news.announce(unit, saved, { what: 'changed', by, people: kept });
    const known = { ...before, version: saved.version };
    await this.news.announce(unit, known, { what: 'cancelled', by, people: onlyIn(before, saved) });
  }
}
