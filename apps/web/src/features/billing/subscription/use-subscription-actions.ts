import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { session } from '../../../shell/session/session.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { billingKeys } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf, failureText } from '../area/in-words.ts';

/** Ends a subscription with the paid period, and shows until when access lasts. */
export const useCancel = (subscriptionId: string, onDone: () => void) => {
  const client = useQueryClient();
  const text = billingText.useText();
  return useMutation({
    mutationFn: async () => siteClient.invoke('POST cancel-subscription', { subscriptionId }),
    onSuccess: async ({ accessUntil }) => {
      onDone();
      const hasAccess = Date.parse(accessUntil) > Date.now();
      const message = hasAccess ? text.canceledToast(dayOf(accessUntil)) : text.canceledAtOnceToast;
      notify({ type: 'success', message });
      await client.invalidateQueries({ queryKey: billingKeys.all });
    },
  });
};

/** Takes back that a subscription ends. */
export const useResume = (subscriptionId: string) => {
  const client = useQueryClient();
  const text = billingText.useText();
  return useMutation({
    mutationFn: async () => siteClient.invoke('POST resume-subscription', { subscriptionId }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.resumedToast });
      await client.invalidateQueries({ queryKey: billingKeys.all });
    },
    onError: (error) => notify({ type: 'error', message: failureText(text, error) }),
  });
};

/** Leads to the provider's page of cards and invoices. */
export const usePortal = () => {
  const text = billingText.useText();
  return useMutation({
    mutationFn: async () => {
      const state = session.state();
      return siteClient.invoke('POST customer-portal', { userId: state.status === 'signed-in' ? state.user.id : '' });
    },
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
    onError: (error) => notify({ type: 'error', message: failureText(text, error) }),
  });
};
