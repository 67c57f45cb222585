import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import {
  LONGEST_MEETING_PLACE,
  LONGEST_MEETING_TITLE,
  MOST_INVITED,
} from '@nivel/contracts/projects/meetings/meeting-values';
import type { saveMeeting } from '@nivel/contracts/projects/meetings/save-meeting.operation';
import { isDay } from '@nivel/ui/calendar';
import type { Meeting } from './meetings.queries.ts';

/** The typed values of a meeting. */
export interface MeetingDraft {
  readonly title: string;
  readonly day: string;
  /** `HH:MM`, or empty. */
  readonly time: string;
  readonly zone: string;
  readonly minutes: number;
  readonly place: string;
  readonly people: readonly string[];
}

/** Lengths that are offered. */
export const usualMinutes = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const;
const USUAL_MINUTES = 30;

/** A new meeting: in the time of this device, with the meeting address of the project. */
export const newMeetingDraft = (zone: string, place: string): MeetingDraft => ({
  ...{ title: '', day: '', time: '', zone, minutes: USUAL_MINUTES, place, people: [] },
});

/** A meeting during a change; a person who has left the project is not invited again. */
export const draftOf = (
  { title, day, time, time_zone: zone, minutes, place, people }: Meeting,
  present: ReadonlySet<string>,
): MeetingDraft => ({
  ...{ title, day, time, zone, minutes, place },
  people: people.filter((id) => present.has(id)),
});

type DraftProblem = 'nameWrong' | 'dayWrong' | 'timeWrong' | 'placeWrong' | 'tooMany';

const lengthOf = (text: string): number => [...text.trim()].length;

/** The faults to correct before it can be sent. */
export const problemsOf = ({ title, day, time, place, people }: MeetingDraft): ReadonlySet<DraftProblem> => {
  const length = lengthOf(title);
  const found: readonly (readonly [DraftProblem, boolean])[] = [
    ['nameWrong', length === 0 || length > LONGEST_MEETING_TITLE],
    ['dayWrong', !isDay(day)],
    ['timeWrong', !/^\d{2}:\d{2}$/.test(time)],
    ['placeWrong', lengthOf(place) > LONGEST_MEETING_PLACE],
    ['tooMany', people.length > MOST_INVITED],
  ];
  return new Set(found.flatMap(([problem, isThere]) => (isThere ? [problem] : [])));
};

/** The request. */
export const inputOf = (
  draft: MeetingDraft,
): Omit<CallInputOf<typeof saveMeeting>, 'project_id' | 'meeting_id' | 'base_version'> => {
  const { title, day, time, zone: time_zone, minutes, place, people } = draft;
  return { title: title.trim(), day, time, time_zone, minutes, place: place.trim(), people: [...people] };
};
