import { readSettings } from '@nivel/platform/settings';
import { billingSettings } from './config.ts';
import { planSettings, setUpPlans } from './plans/provider-plans.ts';
import { stripeClient } from './provider/stripe-client.ts';

/** `set-up-plans`: makes products and prices at the payment provider, and prints the settings that name them. */
const settings = readSettings(
  billingSettings.pick({ STRIPE_SECRET_KEY: true, STRIPE_API: true, STRIPE_TIMEOUT_MS: true }),
  process.env,
);
const stripe = stripeClient(settings);
if (stripe === null) throw new Error('STRIPE_SECRET_KEY is empty: there is no payment provider to set up');
const lines = Object.entries(planSettings(await setUpPlans(stripe))).map(([name, value]) => `${name}=${value}\n`);
process.stdout.write(lines.join(''));
