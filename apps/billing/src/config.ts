import { z } from 'zod';
import { paymentScript } from '@nivel/platform/payment-script';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

const given = (meaning: string) => z.string().default('').describe(meaning);
const secret = (meaning: string) => given(meaning).meta({ audience: 'secret', origin: 'outside' });

/** The settings of this service, in addition to those of every service. */
export const billingSettings = platformSettings.extend(databaseSettings.shape).extend({
  STRIPE_SECRET_KEY: secret("The payment provider's secret key; empty: payments are not configured"),
  STRIPE_WEBHOOK_SECRET: secret('With what the payment provider signs its events'),
  STRIPE_ACCOUNT: given("The payment provider's account whose events are taken; empty takes those that name none"),
  STRIPE_PUBLISHABLE_KEY: given("The payment provider's key for pages; with STRIPE_SCRIPT people can pay on ours"),
  STRIPE_SCRIPT: paymentScript,
  STRIPE_PRICE_PRO: given('Ids of the price of the plan pro, the one that is sold first; `set-up-plans` prints them'),
  STRIPE_PRICE_ELITE: given('The same of the plan elite'),
  STRIPE_PRODUCT_PRO: given("The payment provider's id of the plan pro"),
  STRIPE_PRODUCT_ELITE: given("The payment provider's id of the plan elite"),
  STRIPE_API: z
    .url()
    .default('https://api.stripe.com')
    .describe("Address of the payment provider's API, or of a sandbox"),
  STRIPE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(8_000)
    .describe('How long one question to the payment provider may take, in ms'),
  // Source of the default: the provider's limit of one OXXO voucher.
  OXXO_MOST_PESOS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('What one payment at an OXXO may be at most, in pesos; 0: nothing is paid there'),
  PAC_URL: given('Address of the PAC that certifies CFDI; empty: no CFDI are issued'),
  PAC_KEY: secret('Key for calls to the PAC'),
  PAC_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(8_000)
    .describe('How long the PAC may take for one CFDI, in ms'),
  WEBHOOK_TOLERANCE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(300)
    .describe('How old a signature of the payment provider may be'),
});
export type BillingSettings = z.output<typeof billingSettings>;
