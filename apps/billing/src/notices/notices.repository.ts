import { Injectable } from '@nestjs/common';
import { command, text, timestamptz } from '@nivel/messaging/statement';
import type { BillingUnit } from '../database.ts';
import type { Notice } from './notice-rules.ts';

const ADD = command({
  text: `INSERT INTO notices (subscription_id, kind, about, told_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
RETURNING kind`,
  params: [text, text, timestamptz, timestamptz],
  row: { kind: text },
});

const nameOf = (notice: Notice): string => {
  if (notice.kind === 'charge-near') return `${notice.kind}-${String(notice.daysBefore)}`;
  return notice.kind === 'charge-failed' ? `${notice.kind}-${String(notice.step)}` : notice.kind;
};

/** The notices that people got about subscriptions. */
@Injectable()
export class NoticesRepository {
  /** @returns false for one that was already sent */
  async add(unit: BillingUnit, subscriptionId: string, notice: Notice): Promise<boolean> {
    return (await unit.rows(ADD, [subscriptionId, nameOf(notice), notice.about, unit.now])).length > 0;
  }
}
