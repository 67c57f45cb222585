import Stripe from 'stripe';
import type { BillingSettings } from '../config.ts';

/** The part of the provider's API that this code uses; a newer one is taken by hand, with the SDK. */
const API_VERSION = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;
const RETRIES = 2;

/** The provider's own client, or null where payments are not configured. */
export const stripeClient = ({
  STRIPE_SECRET_KEY: key,
  STRIPE_API: api,
  STRIPE_TIMEOUT_MS: timeout,
}: Pick<BillingSettings, 'STRIPE_SECRET_KEY' | 'STRIPE_API' | 'STRIPE_TIMEOUT_MS'>): Stripe | null => {
  if (key === '') return null;
  const { hostname: host, port, protocol } = new URL(api);
  const place = { host, protocol: protocol === 'http:' ? 'http' : 'https', ...(port && { port }) } as const;
  return new Stripe(key, {
    ...{ ...place, timeout, maxNetworkRetries: RETRIES, telemetry: false },
    apiVersion: API_VERSION,
  });
};
