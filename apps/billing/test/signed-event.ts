import { takeStripeEvent } from '@nivel/contracts/billing/take-stripe-event.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { WEBHOOK_SECRET, type BillingUnderTest } from './billing-under-test.ts';

/** The header with which the provider signs. */
export const signatureOf = (
  billing: BillingUnderTest,
  payload: string,
  { secret = WEBHOOK_SECRET, ageSeconds = 0 } = {},
): string =>
  billing.stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(billing.now / 1_000) - ageSeconds,
  });

/** Hands a webhook to the service. @returns `taken`, or the code with which it was refused */
export const sendWebhook = (billing: BillingUnderTest, payload: string | Buffer, signature?: string): Promise<string> =>
  billing.nobody
    .ask(takeStripeEvent, {
      body: Buffer.from(payload).toString('base64'),
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
    })
    .then(
      () => 'taken',
      (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
    );
