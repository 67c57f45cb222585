import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { PEOPLE_NAMES } from '../talk/people-names.sql.ts';
import { PLACE_NAMES } from '../talk/place-names.sql.ts';
import type { MeetingValues } from './meeting-rules.ts';
import {
  ADD_MEETING,
  CANCEL_MEETING,
  CHANGE_MEETING,
  MEETING,
  MEETING_MOMENT,
  MEETINGS_TO_COME,
} from './meetings.sql.ts';

type Reads = Pick<ProjectsReads, 'rows'>;
export type StoredMeeting = RowOfStatement<typeof MEETING>;

interface Wanted {
  readonly now: Date;
  readonly userId: string;
  /** Only those to which this person is invited. */
  readonly isOwn: boolean;
  readonly most: number;
}

const columnsOf = (id: string, { title, day, time, timeZone, minutes, place, people }: MeetingValues, startsAt: Date) =>
  [id, title, day, time, timeZone, minutes, place, people, startsAt] as const;

/** Stored meetings of projects. */
@Injectable()
export class MeetingsRepository {
  /** Finds it in every project, and a cancelled one too. */
  async find(reads: Reads, id: string): Promise<StoredMeeting | null> {
    return (await reads.rows(MEETING, [id]))[0] ?? null;
  }

  toCome(reads: Reads, projectId: string, { now, userId, isOwn, most }: Wanted): Promise<StoredMeeting[]> {
    return reads.rows(MEETINGS_TO_COME, [projectId, now, userId, isOwn, most]);
  }

  people(reads: Reads, ids: readonly string[]) {
    return reads.rows(PEOPLE_NAMES, [ids]);
  }

  async moment(reads: Reads, { day, time, timeZone }: MeetingValues): Promise<Date> {
    const [found] = await reads.rows(MEETING_MOMENT, [day, time, timeZone]);
    return found?.at ?? new Date(Number.NaN);
  }

  async names(reads: Reads, projectId: string, organizerId: string) {
    const [found] = await reads.rows(PLACE_NAMES, [projectId, organizerId]);
    return { projectName: found?.projectName ?? '', organizerName: found?.personName ?? '' };
  }

  async add(
    unit: ProjectsUnit,
    { id, projectId, organizerId }: Pick<StoredMeeting, 'id' | 'projectId' | 'organizerId'>,
    values: MeetingValues,
    startsAt: Date,
  ): Promise<void> {
    await unit.rows(ADD_MEETING, [...columnsOf(id, values, startsAt), projectId, organizerId, unit.now]);
  }

  async change(unit: ProjectsUnit, id: string, values: MeetingValues, startsAt: Date): Promise<void> {
    await unit.rows(CHANGE_MEETING, [...columnsOf(id, values, startsAt)]);
  }

  async cancel(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(CANCEL_MEETING, [id, unit.now]);
  }
}
