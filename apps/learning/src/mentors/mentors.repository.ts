import { Injectable } from '@nestjs/common';
import { command, nullable, query, text, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';

const GIVE = command({
  text: `INSERT INTO mentors (id, user_id, given_at, given_by) VALUES ($1, $2, $3, $4)
ON CONFLICT (user_id) WHERE ended_at IS NULL DO NOTHING`,
  params: [uuid, uuid, timestamptz, nullable(uuid)],
});
const END = command({
  text: `UPDATE mentors SET ended_at = $2, ended_by = $3 WHERE user_id = $1 AND ended_at IS NULL RETURNING id`,
  params: [uuid, timestamptz, nullable(uuid)],
  row: { id: uuid },
});
const NOW = query({
  text: `SELECT m.user_id AS id, coalesce(trim(p.first_name || ' ' || p.last_name), '') AS name, m.given_at AS "givenAt"
FROM mentors m LEFT JOIN profiles p ON p.id = m.user_id WHERE m.ended_at IS NULL ORDER BY name, m.user_id`,
  row: { id: uuid, name: text, givenAt: timestamptz },
});
const IS_MENTOR = query({
  text: 'SELECT id FROM mentors WHERE user_id = $1 AND ended_at IS NULL',
  params: [uuid],
  row: { id: uuid },
});

export type MentorNow = RowOfStatement<typeof NOW>;

/** The mentors, and since when. */
@Injectable()
export class MentorsRepository {
  /** Changes nothing for a person who is already a mentor. */
  async give(unit: LearningUnit, userId: string): Promise<void> {
    await unit.rows(GIVE, [unit.newId(), userId, unit.now, unit.actor]);
  }

  /** @returns whether there was a role to end */
  async end(unit: LearningUnit, userId: string): Promise<boolean> {
    return (await unit.rows(END, [userId, unit.now, unit.actor])).length > 0;
  }

  now(reads: LearningReads | LearningUnit): Promise<MentorNow[]> {
    return reads.rows(NOW, []);
  }

  async isMentor(reads: LearningReads | LearningUnit, userId: string): Promise<boolean> {
    return (await reads.rows(IS_MENTOR, [userId])).length > 0;
  }
}
