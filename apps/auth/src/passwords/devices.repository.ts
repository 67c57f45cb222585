import { Injectable } from '@nestjs/common';
import { command, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { AuthChange, AuthRows } from '../database.ts';

const OF_ADDRESS = query({
  text: `SELECT 1 AS known FROM devices d JOIN users u ON u.id = d.user_id WHERE d.id_hash = $1 AND u.email = $2`,
  params: [text, text],
  row: { known: int4 },
});
const OF_ANYBODY = query({
  text: 'SELECT 1 AS known FROM devices WHERE id_hash = $1 LIMIT 1',
  params: [text],
  row: { known: int4 },
});
const REMEMBER = command({
  text: `INSERT INTO devices (id_hash, user_id, last_seen_at) VALUES ($1, $2, $3)
ON CONFLICT (id_hash, user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`,
  params: [text, uuid, timestamptz],
});

/** Devices on which a person signed in before; known by the hash of the random id in their cookie. */
@Injectable()
export class DevicesRepository {
  /** Whether a person with that address signed in on the device. */
  async isKnown(reads: AuthRows, idHash: string, email: string): Promise<boolean> {
    return (await reads.rows(OF_ADDRESS, [idHash, email])).length > 0;
  }

  /** Whether this service issued the id to any browser. */
  async exists(reads: AuthRows, idHash: string): Promise<boolean> {
    return (await reads.rows(OF_ANYBODY, [idHash])).length > 0;
  }

  async remember(unit: AuthChange, idHash: string, userId: string): Promise<void> {
    await unit.rows(REMEMBER, [idHash, userId, unit.now]);
  }
}
