import { Injectable } from '@nestjs/common';
import type { LeadStage } from '@nivel/contracts/finance/values/lead-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { array, command, float8, int4, query, text, textOf } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';

const TOTALS = query({
  text: `SELECT stage, currency, sum(count)::int AS count, sum(amount)::float8 AS "expectedValue"
FROM lead_sums GROUP BY stage, currency HAVING sum(count) <> 0 ORDER BY currency`,
  row: { stage: textOf<LeadStage>(), currency: textOf<Currency>(), count: int4, expectedValue: float8 },
});
const WEIGHTS = query({ text: 'SELECT stage, percent FROM stage_weights', row: { stage: text, percent: int4 } });
const SET_WEIGHTS = command({
  text: `INSERT INTO stage_weights (stage, percent) SELECT * FROM unnest($1::text[], $2::int[])
ON CONFLICT (stage) DO UPDATE SET percent = excluded.percent`,
  params: [array(text), array(int4)],
});

/** The totals of leads, as triggers of the database keep them (ADR 0113), and the weighted part. */
@Injectable()
export class LeadTotalsRepository {
  totals(reads: FinanceReads) {
    return reads.rows(TOTALS, []);
  }

  /** The weights of the stages that a person has changed, in percent. */
  async weights(reads: FinanceReads): Promise<Readonly<Record<string, number>>> {
    return Object.fromEntries((await reads.rows(WEIGHTS, [])).map(({ stage, percent }) => [stage, percent]));
  }

  async setWeights(unit: FinanceUnit, weights: Readonly<Record<string, number>>): Promise<void> {
    // One order for all: two at once do not wait for each other.
    const stages = Object.keys(weights).sort();
    await unit.rows(SET_WEIGHTS, [stages, stages.map((stage) => weights[stage] ?? 0)]);
  }
}
