import { z } from 'zod';
import { linesOfText, shortText } from '../kernel/short-text.ts';
import { day } from './book.ts';
import { leadLimits, leadStages } from './values/lead-values.ts';
import { currency, decimalAmount } from './money-schema.ts';

/** The fields of a lead that people write. */
export const leadFields = {
  name: shortText('Lead name', { least: 1, most: leadLimits.name }),
  source: shortText('Source', { most: leadLimits.source }),
  expected_value: decimalAmount('Expected value'),
  currency,
  stage: z.enum(leadStages),
  /** The person in charge; null: none. */
  assigned_to: z.uuid().nullable(),
  notes: linesOfText('Notes', { most: leadLimits.notes }),
  next_step: shortText('Next step', { most: leadLimits.nextStep }),
  next_step_on: day.nullable(),
  /** Why a `closed_lost` lead was lost; empty for any other. */
  lost_reason: shortText('Lost reason', { most: leadLimits.lostReason }),
};

/** A lead as the documented door shows it. */
export const leadRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  source: z.string(),
  stage: z.enum(leadStages),
  expected_value: z.number(),
  currency,
  assigned_to: z.uuid().nullable(),
  /** Null without a person in charge, or if the account was deleted. */
  assigned_to_name: z.string().nullable(),
  notes: z.string(),
  next_step: z.string(),
  next_step_on: z.string().nullable(),
  lost_reason: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Since when it is in the trash; null: it is not. */
  deleted_at: z.iso.datetime().nullable(),
});
export type LeadRow = z.output<typeof leadRow>;

/** The answer to a change of a lead. */
export const leadOutcome = z.strictObject({ success: z.literal(true), lead: leadRow });
