import { Injectable } from '@nestjs/common';
import { command, jsonb, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingUnit } from '../database.ts';

type Subject =
  | {
      readonly subscriptionId: string;
      readonly what: 'missing' | 'different' | 'unknown-to-provider' | 'access' | 'customer-gone' | 'charged-back';
    }
  | { readonly passId: string; readonly what: 'refunded' };

/** The difference, and its result; not listed yet. */
export type Found = Subject & { readonly was: object | null; readonly became: object | null };
export type Repair = Found & { readonly comparisonId: string };

/** Id of the subscription or the pass that a repair concerns. */
export const subjectOf = (found: Found): string => ('passId' in found ? found.passId : found.subscriptionId);

const ADD = command({
  text: `INSERT INTO repairs (id, comparison_id, subscription_id, pass_id, what, was, became, repaired_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: [uuid, uuid, nullable(text), nullable(uuid), text, nullable(jsonb()), nullable(jsonb()), timestamptz],
});

const jsonOf = (given: object | null): string | null => given && JSON.stringify(given);

/** The list of what comparisons have repaired. */
@Injectable()
export class RepairsRepository {
  async add(unit: BillingUnit, repair: Repair): Promise<void> {
    const { comparisonId, what, was, became } = repair;
    const [subscriptionId, passId] =
      'passId' in repair ? ([null, repair.passId] as const) : ([repair.subscriptionId, null] as const);
    const values = [what, jsonOf(was), jsonOf(became), unit.now] as const;
    await unit.rows(ADD, [unit.newId(), comparisonId, subscriptionId, passId, ...values]);
  }
}
