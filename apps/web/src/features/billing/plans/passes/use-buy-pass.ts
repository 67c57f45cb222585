import type { PassMethod, PassMonths } from '@nivel/contracts/billing/passes';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { useMutation } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';

/** Months of a plan that a person wants to pay ahead. */
export interface WantedPass {
  readonly plan: PaidTier;
  readonly months: PassMonths;
  readonly method: PassMethod;
}

/** Leads to the provider's page on which the reference is made. Asked again it is the same page. */
export const useBuyPass = ({ plan, months, method }: WantedPass) =>
  useMutation({
    mutationFn: async () => siteClient.call('buy_pass', { plan_id: plan, months, method }),
    onSuccess: ({ checkout_url: page }) => location.assign(page),
  });
