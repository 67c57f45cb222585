import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { command, int4, text, timestamptz } from '@nivel/messaging/statement';
import type { AuthReads, AuthUnit } from '../database.ts';

export interface QuotaRules {
  readonly perHour: number;
  readonly perDay: number;
}

const keyOf = (email: string): string => createHash('sha256').update(email).digest('hex');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Counts one more request: the insert locks the row, so that simultaneous requests are counted one by one. */
const TAKE = command({
  text: `INSERT INTO mail_quotas AS known (key, sent, updated_at) VALUES ($1, ARRAY[$2::timestamptz], $2::timestamptz)
ON CONFLICT (key) DO UPDATE SET updated_at = $2::timestamptz,
  sent = (SELECT coalesce(array_agg(at ORDER BY at), '{}') FROM unnest(known.sent) AS at WHERE at > $4::timestamptz)
    || $2::timestamptz
WHERE (SELECT count(*) FROM unnest(known.sent) AS at WHERE at > $3::timestamptz) < $5::int
  AND (SELECT count(*) FROM unnest(known.sent) AS at WHERE at > $4::timestamptz) < $6::int
RETURNING key`,
  params: [text, timestamptz, timestamptz, timestamptz, int4, int4],
  row: { key: text },
});

/**
 * How many e-mails to an address were requested within an hour and a day; stored for unknown ones too, so that the limit
 * reveals nothing.
 */
@Injectable()
export class EmailQuotasRepository {
  /** Null if an e-mail can be requested now (it is counted), otherwise the milliseconds until one can. */
  async take(unit: AuthUnit, email: string, { perHour, perDay }: QuotaRules): Promise<number | null> {
    const key = keyOf(email);
    const now = unit.now.getTime();
    const [hourAgo, dayAgo] = [new Date(now - HOUR_MS), new Date(now - DAY_MS)];
    const taken = await unit.rows(TAKE, [key, unit.now, hourAgo, dayAgo, perHour, perDay]);
    if (taken.length > 0) return null;
    const { sent } = await unit.client.emailQuota.findUniqueOrThrow({ where: { key } });
    const left = (mostRecent: number, within: number): number => (sent.at(-mostRecent)?.getTime() ?? 0) + within - now;
    return Math.max(0, left(perHour, HOUR_MS), left(perDay, DAY_MS));
  }

  /** The number of requests since a time. */
  async countSince(reads: AuthReads, email: string, since: Date): Promise<number> {
    const row = await reads.client.emailQuota.findUnique({ where: { key: keyOf(email) } });
    return row?.sent.filter((at) => at > since).length ?? 0;
  }
}
