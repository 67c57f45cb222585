import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { meetingErrors } from '@nivel/contracts/projects/meetings/meeting.errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';

/** The organizer's input for a meeting. */
export interface MeetingValues {
  readonly title: string;
  readonly day: string;
  readonly time: string;
  readonly timeZone: string;
  readonly minutes: number;
  readonly place: string;
  /** Each once, in the order of their ids. */
  readonly people: readonly string[];
}

interface Stored extends MeetingValues {
  readonly organizerId: string;
  readonly version: number;
  readonly isCancelled: boolean;
}

interface Changer {
  readonly userId: string;
  readonly role: ProjectRole;
}

/** @throws AppError `not_your_meeting` */
export const checkMayChange = ({ organizerId }: Pick<Stored, 'organizerId'>, { userId, role }: Changer): void => {
  if (organizerId !== userId && !isAtLeast(project, role, 'lead')) throw new AppError(meetingErrors.not_your_meeting);
};

const isSame = (one: MeetingValues, other: MeetingValues): boolean =>
  one.title === other.title &&
  one.day === other.day &&
  one.time === other.time &&
  one.timeZone === other.timeZone &&
  one.minutes === other.minutes &&
  one.place === other.place &&
  one.people.join() === other.people.join();

/**
 * Whether saving changes anything: the stored values again, as after a lost answer, change nothing.
 * @param base the version that the caller has seen; 0 for a new meeting
 * @throws AppError `meeting_not_found`, `not_your_meeting`, `meeting_changed`
 */
export const checkedMeetingChange = (stored: Stored, base: number, values: MeetingValues, who: Changer): boolean => {
  if (stored.isCancelled) throw new AppError(meetingErrors.meeting_not_found);
  checkMayChange(stored, who);
  if (isSame(stored, values)) return false;
  if (stored.version !== base)
    throw new AppError(meetingErrors.meeting_changed, { details: { version: stored.version } });
  return true;
};

interface Attendance {
  readonly organizerId: string;
  readonly people: readonly string[];
}

/** The recipients of an invitation: the organizer's calendar holds the meeting too. */
export const attendeesOf = ({ organizerId, people }: Attendance): readonly string[] => [
  ...new Set([organizerId, ...people]),
];

/**
 * People invited in one state of a meeting and not in another: the removed ones for before and after, the added ones for after
 * and before.
 */
export const onlyIn = (one: Attendance, other: Attendance): readonly string[] => {
  const others = new Set(attendeesOf(other));
  return attendeesOf(one).filter((id) => !others.has(id));
};
