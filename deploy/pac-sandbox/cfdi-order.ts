import { z } from 'zod';

const centavos = z.int().nonnegative();
/** The order to the PAC. */
export const cfdiOrder = z.strictObject({
  receiver: z.strictObject({
    rfc: z.string(),
    name: z.string(),
    regime: z.string(),
    use: z.string(),
    postalCode: z.string(),
  }),
  /** In centavos, IVA included, and what of it is IVA. */
  concept: z.strictObject({ description: z.string(), amount: centavos, iva: centavos }),
  paymentForm: z.string(),
});
export type CfdiOrder = z.output<typeof cfdiOrder>;
