import { expect, it } from '@jest/globals';
import { subjectOf } from './event-subject.ts';

it.each([
  ['checkout.session.completed', 'cs_1', null, { of: 'checkout', hasInvoice: false }],
  ['checkout.session.expired', 'cs_1', 'sub_1', { of: 'checkout', hasInvoice: false }],
  ['charge.refunded', 'pi_1', null, { of: 'refund', hasInvoice: false }],
  ['charge.dispute.closed', 'dp_1', null, { of: 'dispute', hasInvoice: false }],
  ['customer.subscription.deleted', 'sub_1', 'sub_1', { of: 'subscription', hasInvoice: false }],
  ['customer.updated', 'cus_1', null, { of: 'customer', hasInvoice: false }],
  ['invoice.paid', 'in_1', 'sub_1', { of: 'subscription', hasInvoice: true }],
  ['invoice.created', 'in_1', null, { of: null, hasInvoice: true }],
  ['payment_intent.created', 'pi_1', null, null],
  ['charge.succeeded', 'pi_1', null, null],
  ['radar.early_fraud_warning.created', 'issfr_1', null, null],
])('%s about %s of %s', (type, objectId, subscriptionId, subject) => {
  expect(subjectOf({ type, objectId, subscriptionId })).toEqual(subject);
});
