import { z } from 'zod';
import { linesOfText, shortText } from '../kernel/short-text.ts';
import { day } from './book.ts';
import { contractLimits, contractStatuses, contractTypes, paymentFrequencies } from './contract-values.ts';
import { currency, decimalAmount } from './money-schema.ts';

/** The fields of a contract that people write. */
export const contractFields = {
  client_name: shortText('Client name', { least: 1, most: contractLimits.clientName }),
  contract_title: shortText('Contract title', { least: 1, most: contractLimits.contractTitle }),
  contract_type: z.enum(contractTypes),
  /** The interval of a recurring contract; null: it is paid once, or in instalments. */
  payment_frequency: z.enum(paymentFrequencies).nullable(),
  /** For an open-ended contract, the value of a year. */
  total_value: decimalAmount('Total value'),
  start_date: day,
  end_date: day.nullable(),
  /** The number of months in which a non-recurring contract is paid. */
  instalments: z.int().min(1).max(contractLimits.instalments),
  status: z.enum(contractStatuses),
  notes: linesOfText('Notes', { most: contractLimits.notes }),
  /** The person in charge; null: none. */
  assigned_to: z.uuid().nullable(),
  /** The client, if the caller may see it; null: none in particular. */
  organization_id: z.uuid().nullable(),
  project_id: z.uuid().nullable(),
};

/** A contract as the documented door shows it. */
export const contractRow = z.strictObject({
  id: z.uuid(),
  client_name: z.string(),
  contract_title: z.string(),
  contract_type: z.enum(contractTypes),
  payment_frequency: z.enum(paymentFrequencies).nullable(),
  total_value: z.number(),
  currency,
  start_date: z.string(),
  end_date: z.string().nullable(),
  instalments: z.int(),
  status: z.enum(contractStatuses),
  /** Was it never active? Then it is on hold, not started. */
  is_draft: z.boolean(),
  notes: z.string(),
  assigned_to: z.uuid().nullable(),
  /** Null without a person in charge, or if the account was deleted. */
  assigned_to_name: z.string().nullable(),
  organization_id: z.uuid().nullable(),
  project_id: z.uuid().nullable(),
  project_name: z.string().nullable(),
  /** The lead that it was made from; null: none, or one that was deleted permanently. */
  lead_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
});
export type ContractRow = z.output<typeof contractRow>;

/** The answer to a change of a contract. */
export const contractOutcome = z.strictObject({ success: z.literal(true), contract: contractRow });
