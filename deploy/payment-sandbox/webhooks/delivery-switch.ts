import { z } from 'zod';

/** Faults in the delivery of webhooks, for tests of receivers. */
export const deliverySwitch = z.strictObject({
  /** The share of events that never arrive. */
  lose: z.number().min(0).max(1).default(0),
  /** How often each is repeated. */
  repeat: z.int().min(0).max(10).default(0),
  /** The delay in seconds, by the clock of the sandbox. */
  delay: z
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(0),
  /** Whether those that are due at once come in any order. */
  shuffle: z.boolean().default(false),
  /** Whether they wait until they are released. */
  hold: z.boolean().default(false),
  /** Only these types; the others travel well. */
  types: z.array(z.string()).optional(),
  /** The clock of the signature's time: the receiver compares it with its own. */
  signedAt: z.enum(['machine', 'sandbox']).default('machine'),
  /** The same seed makes the same accidents. */
  seed: z.int().default(1),
});
export type DeliverySwitch = z.output<typeof deliverySwitch>;

/** Numbers from 0 to 1 that the seed decides (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
