import type { StripeEvent } from './stripe-event.ts';

/** The object that an event makes us read from the provider. */
interface EventSubject {
  readonly of: 'checkout' | 'refund' | 'dispute' | 'subscription' | 'customer' | null;
  readonly hasInvoice: boolean;
}

const aboutWhat = ({ type, subscriptionId }: Pick<StripeEvent, 'type' | 'subscriptionId'>): EventSubject['of'] => {
  if (type.startsWith('checkout.session.')) return 'checkout';
  if (type === 'charge.refunded') return 'refund';
  if (type.startsWith('charge.dispute.')) return 'dispute';
  if (subscriptionId !== null) return 'subscription';
  return type.startsWith('customer.') ? 'customer' : null;
};

/** What an event is about here; null: not about anything of ours, like most kinds of events. */
export const subjectOf = (event: Pick<StripeEvent, 'type' | 'objectId' | 'subscriptionId'>): EventSubject | null => {
  const subject = { of: aboutWhat(event), hasInvoice: event.objectId.startsWith('in_') };
  return subject.of === null && !subject.hasInvoice ? null : subject;
};
