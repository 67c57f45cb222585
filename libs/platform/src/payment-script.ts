import { z } from 'zod';

/** The program with which a payment provider's element is shown: one service names it to pages, another lets them load it. */
export const paymentScript = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .default('')
  .describe("Address of the payment provider's program for pages; empty: people pay on the provider's page only");
