import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service. The texts of the first four are those that clients of the documented doors know. */
export const billingErrors = defineErrors({
  subscription_failed: { kind: 'unavailable', message: 'Failed to create subscription' },
  portal_failed: { kind: 'unavailable', message: 'Failed to open customer portal' },
  payment_page_failed: { kind: 'unavailable', message: 'Failed to initialize Stripe' },
  customer_data_failed: { kind: 'unavailable', message: 'Failed to load customer data' },
  payments_not_configured: { kind: 'unavailable', message: 'Payments are not configured on this installation' },
  free_needs_no_payment: {
    kind: 'conflict',
    message: 'The free plan costs nothing: cancel the subscription to go back to it',
  },
  already_subscribed: { kind: 'conflict', message: 'There is a subscription already: change its plan instead' },
  payment_declined: { kind: 'conflict', message: 'The payment was declined; nothing was changed' },
  no_such_subscription: { kind: 'not-found', message: 'There is no such subscription' },
  nothing_to_resume: { kind: 'conflict', message: 'The subscription is not about to end' },
  /** Another request was made under this id. */
  request_id_taken: { kind: 'conflict', message: 'Something else was requested under this id' },
  pass_failed: { kind: 'unavailable', message: 'Failed to begin the payment of a pass' },
  pass_not_at_oxxo: { kind: 'conflict', message: 'It is above what an OXXO takes: pay by transfer instead' },
  pass_running: { kind: 'conflict', message: 'A pass is paid for: a subscription can begin when it ends' },
  cfdi_not_configured: { kind: 'unavailable', message: 'CFDI are not made on this installation' },
  no_such_receipt: { kind: 'not-found', message: 'There is no such payment' },
  cfdi_requested: { kind: 'conflict', message: 'The CFDI of this payment was asked for with other data' },
  promotion_code_refused: { kind: 'not-found', message: 'There is no such promotion code, or it is over' },
  no_such_checkout: { kind: 'not-found', message: 'There is no such checkout' },
  no_customer: { kind: 'conflict', message: 'There is nothing to manage yet: no payment has been begun' },
  signature_refused: { kind: 'invalid', message: 'The signature does not fit the payload' },
  event_refused: { kind: 'invalid', message: 'The event is not from the account that this installation uses' },
});
