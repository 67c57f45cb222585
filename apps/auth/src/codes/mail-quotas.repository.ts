import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthTx } from '../database/auth-database.repository.ts';

export interface QuotaRules {
  readonly perHour: number;
  readonly perDay: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Asks for one more mail: the row is locked by the insert, so that requests at the same moment are counted one by one. */
const TAKE = `INSERT INTO mail_quotas AS known (key, sent, updated_at) VALUES ($1, ARRAY[$2::timestamptz], $2::timestamptz)
ON CONFLICT (key) DO UPDATE SET updated_at = $2::timestamptz,
  sent = (SELECT coalesce(array_agg(at ORDER BY at), '{}') FROM unnest(known.sent) AS at WHERE at > $4::timestamptz)
    || $2::timestamptz
WHERE (SELECT count(*) FROM unnest(known.sent) AS at WHERE at > $3::timestamptz) < $5::int
  AND (SELECT count(*) FROM unnest(known.sent) AS at WHERE at > $4::timestamptz) < $6::int
RETURNING key`;

/** How many mails were asked for to an address within an hour and a day; kept for unknown ones too, so that the limit tells nothing. */
@Injectable()
export class MailQuotasRepository {
  /** Null when a mail may be asked for (and counts from now), else the milliseconds until one may. */
  async take(tx: AuthTx, email: string, { perHour, perDay }: QuotaRules, now: Date): Promise<number | null> {
    const key = createHash('sha256').update(email).digest('hex');
    const [hourAgo, dayAgo] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() - DAY_MS)];
    const taken = await tx.rows<unknown>(TAKE, [key, now, hourAgo, dayAgo, perHour, perDay]);
    if (taken.length > 0) return null;
    const { sent } = await tx.client.mailQuota.findUniqueOrThrow({ where: { key } });
    const left = (mostRecent: number, within: number): number =>
      (sent.at(-mostRecent)?.getTime() ?? 0) + within - now.getTime();
    return Math.max(0, left(perHour, HOUR_MS), left(perDay, DAY_MS));
  }
}
