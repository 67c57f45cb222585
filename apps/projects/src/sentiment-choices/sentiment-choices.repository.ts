import { Injectable } from '@nestjs/common';
import { bool, command, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

const FIND = query({
  text: 'SELECT takes_part AS "takesPart" FROM sentiment_choices WHERE user_id = $1',
  params: [uuid],
  row: { takesPart: bool },
});
/** An unchanged choice keeps its time; taking part without a row changes nothing. */
const SAVE = command({
  text: `INSERT INTO sentiment_choices AS s (user_id, takes_part, changed_at)
SELECT $1::uuid, $2::boolean, $3::timestamptz WHERE NOT $2::boolean OR EXISTS (SELECT 1 FROM sentiment_choices WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET takes_part = $2, changed_at = $3 WHERE s.takes_part <> $2`,
  params: [uuid, bool, timestamptz],
});
const FORGET = command({ text: 'DELETE FROM sentiment_choices WHERE user_id = $1', params: [uuid] });

/** People's choices whether to take part in estimates of a team's mood. */
@Injectable()
export class SentimentChoicesRepository {
  async takesPart(reads: ProjectsReads, userId: string): Promise<boolean> {
    return (await reads.rows(FIND, [userId]))[0]?.takesPart ?? true;
  }

  async save(unit: ProjectsUnit, userId: string, takesPart: boolean): Promise<void> {
    await unit.rows(SAVE, [userId, takesPart, unit.now]);
  }

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
