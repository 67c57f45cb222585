import { z } from 'zod';
import { passMethods, passMonths, passTiers } from './passes.ts';

/** A pass as its buyer sees it; amounts in centavos. */
export const passView = z.strictObject({
  id: z.uuid(),
  plan: z.enum(passTiers),
  months: z.literal([...passMonths]),
  method: z.enum(passMethods),
  /** IVA included. */
  amount: z.int().positive(),
  iva: z.int().nonnegative(),
  /**
   * `open`: no payment reference exists yet. `waiting`: it has an unpaid reference. `expired`: it was never paid and can no
   * longer be paid. `refunded`: it was paid and refunded, and is over.
   */
  state: z.enum(['open', 'waiting', 'paid', 'expired', 'refunded']),
  /** The provider's page with the reference; null where there is none to pay. */
  voucher_url: z.url().nullable(),
  /** Until when the reference can be paid; null where that has no end. */
  pay_by: z.iso.datetime().nullable(),
  paid_at: z.iso.datetime().nullable(),
  /** Null while a subscription runs: it starts when that ends. */
  begins_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  refunded_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type PassView = z.output<typeof passView>;
