import { Injectable } from '@nestjs/common';
import { LONGEST_TALK_TEXT, MOST_TALK_BYTES, MOST_TALK_TEXTS } from '@nivel/contracts/projects/team-talk';
import { DAY_MS } from '@nivel/platform/local-day';
import type { ProjectsReads } from '../database.ts';
import type { TalkPeriod } from './talk-period.ts';
import { IS_UNSETTLED, LOADS, RETURNED, TEXTS } from './team-talk.sql.ts';

/** Days within which a card is due soon. */
const SOON_DAYS = 7;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The texts of a team, and its members' open cards. */
@Injectable()
export class TeamTalkRepository {
  /** The newest texts of a period and the one before it, by some people who take part. */
  texts(reads: ProjectsReads, projectId: string, { before, from, to }: TalkPeriod, people: readonly string[]) {
    const limits = [LONGEST_TALK_TEXT, MOST_TALK_TEXTS, MOST_TALK_BYTES] as const;
    return reads.rows(TEXTS, [projectId, before, to, from, people, ...limits]);
  }

  /** Whether the people who wrote in a period are still those that they were at its end. */
  async isSettled(
    reads: ProjectsReads,
    projectId: string,
    { from, to }: TalkPeriod,
    { team, all }: { readonly team: readonly string[]; readonly all: readonly string[] },
  ): Promise<boolean> {
    const [row] = await reads.rows(IS_UNSETTLED, [projectId, from, to, team, all]);
    return row?.isUnsettled === false;
  }

  /** Open, overdue and soon due cards of people, in UTC days. */
  loads(reads: ProjectsReads, projectId: string, people: readonly string[], now: Date) {
    return reads.rows(LOADS, [projectId, people, dayOf(now.getTime()), dayOf(now.getTime() + SOON_DAYS * DAY_MS)]);
  }

  /** Cards of people that others opened again or sent back in a period. */
  returned(reads: ProjectsReads, projectId: string, people: readonly string[], { from, to }: TalkPeriod) {
    return reads.rows(RETURNED, [projectId, people, from, to]);
  }
}
