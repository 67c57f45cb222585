import { z } from 'zod';
import { cfdiUseKeys, fiscalRegimeKeys } from './fiscal-lists.ts';

/** The request for a CFDI as its author sees it. */
export const cfdiView = z.strictObject({
  receipt_id: z.string(),
  /** `requested`: it is being made. `refused`: it can be requested again with other data. */
  state: z.enum(['requested', 'issued', 'refused']),
  rfc: z.string(),
  legal_name: z.string(),
  regime: z.enum(fiscalRegimeKeys),
  use: z.enum(cfdiUseKeys),
  postal_code: z.string(),
  /** The fiscal folio. */
  uuid: z.uuid().nullable(),
  /** Why it was refused, in the PAC's words. */
  refusal: z.string().nullable(),
  requested_at: z.iso.datetime(),
});
export type CfdiView = z.output<typeof cfdiView>;
