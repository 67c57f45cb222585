import { z } from 'zod';

const id = z.string().min(1).max(255);
/** An id, or the object that it names. */
const reference = z.union([id, z.object({ id })]).transform((given) => (typeof given === 'string' ? given : given.id));

/** The parts of an event that are read: its kind and its object. Everything else is read from the provider. */
const eventShape = z.object({
  id,
  type: id,
  created: z.int().positive(),
  livemode: z.boolean(),
  account: id.optional(),
  data: z.object({
    object: z.object({
      id: id.optional(),
      object: id,
      payment_intent: reference.nullish(),
      subscription: reference.nullish(),
      parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
    }),
  }),
});

/** The used part of an event of the provider. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly isLive: boolean;
  readonly account: string | null;
  /** For a charge, the payment that it belongs to. */
  readonly objectId: string;
  /** The subscription that it is about, if any. */
  readonly subscriptionId: string | null;
}

/** @returns null for a body without the form of an event */
export const readStripeEvent = (body: unknown): StripeEvent | null => {
  const read = eventShape.safeParse(body);
  if (!read.success) return null;
  const { id: eventId, type, created, livemode, account, data } = read.data;
  const { object } = data;
  const named = object.subscription ?? object.parent?.subscription_details?.subscription ?? null;
  return {
    id: eventId,
    type,
    createdAt: new Date(created * 1_000),
    isLive: livemode,
    account: account ?? null,
    objectId: (object.object === 'charge' ? object.payment_intent : null) ?? object.id ?? '',
    subscriptionId: object.object === 'subscription' ? (object.id ?? null) : named,
  };
};
