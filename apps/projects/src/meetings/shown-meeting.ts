import type { MeetingRow } from '@nivel/contracts/projects/meetings/meeting-shape';
import type { StoredMeeting } from './meetings.repository.ts';

export const shownMeeting = (stored: StoredMeeting): MeetingRow => ({
  id: stored.id,
  organizer_id: stored.organizerId,
  title: stored.title,
  day: stored.day,
  time: stored.time,
  time_zone: stored.timeZone,
  minutes: stored.minutes,
  place: stored.place,
  people: stored.people,
  starts_at: stored.startsAt.toISOString(),
  version: stored.version,
  is_cancelled: stored.isCancelled,
});
