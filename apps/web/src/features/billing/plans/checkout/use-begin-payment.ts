import { useMutation } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { session } from '../../../../shell/session/session.ts';
import type { SoldPlan } from '../../area/billing.queries.ts';

/** The payer; there is no person only during sign-out. */
const ownId = (): string => {
  const state = session.state();
  return state.status === 'signed-in' ? state.user.id : '';
};

/** A chosen plan, and its promotion code. */
export interface Wanted {
  readonly planId: SoldPlan['id'];
  readonly code: string | null;
}

/** Begins to pay a plan. Asked again it is the same payment. */
const begin = async ({ planId, code }: Wanted, page: 'hosted' | 'element') =>
  siteClient.invoke('POST create-subscription', {
    planId,
    userId: ownId(),
    page,
    ...(code !== null && { promotionCode: code }),
  });

/** Leads to the provider's page. */
export const useHostedPayment = (wanted: Wanted) =>
  useMutation({
    mutationFn: async () => begin(wanted, 'hosted'),
    onSuccess: (begun) => {
      if ('checkoutUrl' in begun) location.assign(begun.checkoutUrl);
    },
  });

/** The secret with which the provider's element pays on this page. */
export const elementSecret = async (wanted: Wanted): Promise<string> => {
  const begun = await begin(wanted, 'element');
  return 'clientSecret' in begun ? begun.clientSecret : '';
};
