import { Injectable } from '@nestjs/common';
import { command, jsonb, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingUnit } from '../database.ts';

/** What differed, and what came of it. */
export interface Repair {
  readonly comparisonId: string;
  readonly subscriptionId: string;
  readonly what: 'missing' | 'different' | 'unknown-to-provider' | 'access' | 'customer-gone';
  readonly was: object | null;
  readonly became: object | null;
}

/** One that is not listed yet. */
export type Found = Omit<Repair, 'comparisonId'>;

const ADD = command({
  text: `INSERT INTO repairs (id, comparison_id, subscription_id, what, was, became, repaired_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  params: [uuid, uuid, text, text, nullable(jsonb()), nullable(jsonb()), timestamptz],
});

const jsonOf = (given: object | null): string | null => given && JSON.stringify(given);

/** The list of what comparisons have repaired. */
@Injectable()
export class RepairsRepository {
  async add(unit: BillingUnit, { comparisonId, subscriptionId, what, was, became }: Repair): Promise<void> {
    await unit.rows(ADD, [unit.newId(), comparisonId, subscriptionId, what, jsonOf(was), jsonOf(became), unit.now]);
  }
}
