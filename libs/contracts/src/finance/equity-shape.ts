import { z } from 'zod';
import { allocationTypes, equityStatuses, payoutSchedules } from './equity-values.ts';
import { currency } from './money-schema.ts';

const estimate = z.strictObject({
  currency,
  amount: z.number(),
  /** The value of the vested part. */
  vested_amount: z.number(),
});

const shownTerms = z.strictObject({
  start: z.string(),
  cliff_months: z.int(),
  length_months: z.int(),
  interval_months: z.int(),
  allocation: z.enum(allocationTypes),
});

/** An assignment as the documented door shows it, to administrators and to its holder. */
export const equityRow = z.strictObject({
  id: z.uuid(),
  /** Null: the account is deleted. */
  employee_id: z.uuid().nullable(),
  employee_name: z.string().nullable(),
  employee_email: z.string().nullable(),
  project_id: z.uuid(),
  project_name: z.string(),
  assigned_at: z.string(),
  payout_schedule: z.enum(payoutSchedules),
  assigned_equity_percent: z.number(),
  vested_percent: z.number(),
  /** The sum for an active assignment in the currency of the book; null where nothing is paid or due in it this year. */
  estimated_earnings: z.number().nullable(),
  estimates: z.array(estimate),
  status: z.enum(equityStatuses),
  vesting: shownTerms.nullable(),
  /** The total vested amounts from a day on, ascending. */
  vesting_schedule: z.array(z.strictObject({ day: z.string(), percent: z.number() })),
  ended_at: z.string().nullable(),
  end_reason: z.string(),
  updated_at: z.iso.datetime(),
});
export type EquityRow = z.output<typeof equityRow>;

/** The answer to a change of an assignment. */
export const equityOutcome = z.strictObject({ success: z.literal(true), assignment: equityRow });
