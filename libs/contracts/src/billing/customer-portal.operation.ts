import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';

export const customerPortal = operation({
  name: 'billing.customer-portal',
  summary: "Opens the provider's page on which the caller manages cards and invoices.",
  door: { kind: 'function', function: 'customer-portal' },
  policy: signedIn("the caller's own customer data"),
  repeat: 'idempotent',
  input: z.strictObject({
    /** Must be the caller; whose data are opened is read from the token. */
    userId: z.uuid(),
  }),
  output: z.strictObject({ portalUrl: z.url({ protocol: /^https?$/ }).max(2_000) }),
  errors: [billingErrors.portal_failed, billingErrors.no_customer, billingErrors.payments_not_configured],
  deadlineMs: 25_000,
});
