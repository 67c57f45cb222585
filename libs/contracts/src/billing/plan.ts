import { z } from 'zod';

/** The tiers in order: a later one holds all that an earlier one does. */
export const tiers = ['free', 'pro', 'elite'] as const;
export const tier = z.enum(tiers);
export type Tier = z.output<typeof tier>;
/** The tiers that cost something. */
export const paidTiers = ['pro', 'elite'] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

/** The benefits of a plan beyond reading; the texts are in the message catalogues under the same names. */
const planFeature = z.enum([
  'first_level',
  'samples',
  'all_levels',
  'certificates',
  'downloads',
  'questions',
  'questions_first',
  'mentoring',
]);

/** A plan as offered. Name, description and features are shown in the language of the reader. */
export const plan = z.strictObject({
  id: tier,
  name: z.string(),
  description: z.string(),
  tier,
  /** In centavos, IVA included. */
  price: z.int().nonnegative(),
  currency: z.literal('mxn'),
  interval: z.literal('monthly'),
  /** The payment provider's ids, given by configuration; null for what costs nothing and where payments are not configured. */
  providerPriceId: z.string().nullable(),
  providerProductId: z.string().nullable(),
  trialDays: z.int().nonnegative(),
  popular: z.boolean(),
  badge: z.string().nullable(),
  colorScheme: z.enum(['green', 'blue', 'purple']),
  features: z.array(planFeature),
});
export type Plan = z.output<typeof plan>;
