import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { billingKeys, type OwnSubscription, type SoldPlan } from '../billing.queries.ts';
import { billingText } from '../billing-text.ts';
import { dayOf } from '../in-words.ts';

/** Changes the plan of a subscription, reads it again, and says from when. */
export const useChangePlan = (
  { subscription_id: id }: OwnSubscription,
  plan: SoldPlan,
  code: string | null,
  onDone: () => void,
) => {
  const client = useQueryClient();
  const text = billingText.useText();
  return useMutation({
    mutationFn: async () =>
      siteClient.invoke('POST update-subscription', {
        subscriptionId: id,
        newPlanId: plan.id,
        ...(code !== null && { promotionCode: code }),
      }),
    onSuccess: async ({ subscription }) => {
      onDone();
      const name = text.names[plan.tier];
      const isLater = subscription.plan !== plan.tier;
      const message = isLater
        ? text.changedLaterToast(name, dayOf(subscription.current_period_end))
        : text.changedToast(name);
      notify({ type: 'success', message });
      await client.invalidateQueries({ queryKey: billingKeys.all });
    },
  });
};
