import { Injectable } from '@nestjs/common';
import { command, nullable, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthRows, AuthUnit } from '../database.ts';

/** The last export of a person's data. */
export interface DataExport {
  readonly id: string;
  readonly beganAt: Date;
  /** When a page was read last, to the minute; null in the first minute. */
  readonly readAt: Date | null;
}

const OF_PERSON = query({
  text: 'SELECT id, began_at AS "beganAt", read_at AS "readAt" FROM data_exports WHERE user_id = $1',
  params: [uuid],
  row: { id: uuid, beganAt: timestamptz, readAt: nullable(timestamptz) },
});
const BEGIN = command({
  text: `INSERT INTO data_exports (user_id, id, began_at) VALUES ($1, $2, $3)
ON CONFLICT (user_id) DO UPDATE SET id = EXCLUDED.id, began_at = EXCLUDED.began_at, read_at = NULL`,
  params: [uuid, uuid, timestamptz],
});
const NOTE_READ = command({
  text: 'UPDATE data_exports SET read_at = $3 WHERE user_id = $1 AND id = $2',
  params: [uuid, uuid, timestamptz],
});

@Injectable()
export class DataExportsRepository {
  async last(reads: AuthRows, userId: string): Promise<DataExport | null> {
    return (await reads.rows(OF_PERSON, [userId]))[0] ?? null;
  }

  /** Callers have locked the account. */
  async begin(unit: AuthUnit, userId: string): Promise<DataExport> {
    const begun = { id: unit.newId(), beganAt: unit.now, readAt: null };
    await unit.rows(BEGIN, [userId, begun.id, begun.beganAt]);
    return begun;
  }

  /** A page is read now. Changes nothing if another export has begun meanwhile. */
  async noteRead(unit: AuthUnit, userId: string, id: string): Promise<void> {
    await unit.rows(NOTE_READ, [userId, id, unit.now]);
  }
}
