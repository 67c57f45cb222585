import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from '../../../limits/limits.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';

export type Confirmation = OutputOf<typeof confirmCheckout>;

const key = 'confirmation';

/** Asks the provider for the result of a payment, a few times while it is open. Everything it unlocked is read again. */
export const useConfirmation = (sessionId: string | undefined) => {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['billing', key, sessionId],
    enabled: sessionId !== undefined,
    queryFn: async () => siteClient.call('confirm_checkout', { session_id: sessionId ?? '' }),
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.checkout === 'open' && state.dataUpdateCount < limits.billing.confirmations
        ? limits.billing.confirmMs
        : false,
  });
  const isPaid = query.data?.checkout === 'complete';
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== key });
  }, [client, isPaid]);
  return query;
};
