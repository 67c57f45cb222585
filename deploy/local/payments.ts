import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Described } from '../services/find-services.ts';
import type { LocalSettings } from './settings.ts';

/** The payment provider as the apps of this machine know it. */
export interface LocalPayments {
  /** Secrets by the names of the settings. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  /** The page of the payments; none for the provider's own. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/** Payments as the environment names them, or not at all. */
const elsewhere: LocalPayments = { secrets: {}, settings: {}, url: undefined, close: () => Promise.resolve() };

/** The payment settings that a service has. */
export const paymentSettings = ({ settings }: Described, payments: LocalPayments): Record<string, string> =>
  Object.fromEntries(Object.entries(payments.settings).filter(([name]) => name in settings.shape));

/** Starts a payment sandbox with our plans and a fake PAC, unless payments are external. Payments are stored with the data. */
export const openPayments = async ({ paymentPort, data, port }: LocalSettings): Promise<LocalPayments> => {
  if (paymentPort === null) return elsewhere;
  const { startPaymentSandbox } = await import('../payment-sandbox/payment-sandbox.ts');
  const { planSettings, setUpPlans } = await import('../../apps/billing/src/plans/provider-plans.ts');
  const { startPacSandbox } = await import('../pac-sandbox/pac-sandbox.ts');
  const { stripeClient } = await import('../../apps/billing/src/provider/stripe-client.ts');
  const webhook = {
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    secret: `whsec_${randomBytes(24).toString('hex')}`,
  };
  const folder = join(data, 'payment-sandbox');
  const sandbox = await startPaymentSandbox({ port: paymentPort, folder, webhook, isTicking: true });
  const pac = await startPacSandbox();
  const api = `http://127.0.0.1:${sandbox.port}`;
  const stripe = stripeClient({ STRIPE_SECRET_KEY: sandbox.secretKey, STRIPE_API: api, STRIPE_TIMEOUT_MS: 8_000 });
  return {
    secrets: { STRIPE_SECRET_KEY: sandbox.secretKey, STRIPE_WEBHOOK_SECRET: webhook.secret, PAC_KEY: pac.key },
    settings: {
      ...(stripe && planSettings(await setUpPlans(stripe))),
      STRIPE_API: api,
      STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
      STRIPE_SCRIPT: `${sandbox.url}/element.js`,
      PAC_URL: pac.url,
    },
    url: sandbox.url,
    close: async () => {
      await sandbox.close();
      await pac.close();
    },
  };
};
