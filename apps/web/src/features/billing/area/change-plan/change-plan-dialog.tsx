import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeQuery, type OwnSubscription, type SoldPlan } from '../billing.queries.ts';
import { billingText } from '../billing-text.ts';
import { dayOf, failureText, pesos } from '../in-words.ts';
import { PromotionCode } from '../promotion-code/promotion-code.tsx';
import type { AppliedCode } from '../promotion-code/use-promotion-code.ts';
import { useChangePlan } from './use-change-plan.ts';

interface ChangePlanDialogProps {
  readonly plan: SoldPlan;
  readonly subscription: OwnSubscription;
  readonly onDone: () => void;
}

interface PreviewProps extends Omit<ChangePlanDialogProps, 'onDone'> {
  readonly code: string | null;
}

/** The cost of a change, to the centavo, from the provider itself. */
const Preview = ({ plan, subscription, code }: PreviewProps) => {
  const text = billingText.useText();
  const { data, error } = useQuery(changeQuery(subscription.subscription_id, plan.id, code));
  if (error) return <p role="alert">{failureText(text, error)}</p>;
  if (!data)
    return (
      <p role="status" className="text-soft">
        {text.changeLoading}
      </p>
    );
  const day = dayOf(data.next_charge_at);
  const now = data.due_now === 0 ? text.changeNowFree : text.changeNow(pesos(data.due_now));
  return (
    <div className="flex flex-col gap-2 tabular-nums">
      <p>{data.takes_effect === 'now' ? now : text.changeLater(day)}</p>
      <p className="text-soft">{text.changeNext(pesos(data.next_charge), day)}</p>
    </div>
  );
};

/** Asks before a plan is changed, and says first what it costs. */
export const ChangePlanDialog = ({ plan, subscription, onDone }: ChangePlanDialogProps) => {
  const text = billingText.useText();
  const [applied, setApplied] = useState<AppliedCode | null>(null);
  const code = applied?.code ?? null;
  const { isSuccess } = useQuery(changeQuery(subscription.subscription_id, plan.id, code));
  const { mutate, isPending, error } = useChangePlan(subscription, plan, code, onDone);
  return (
    <Dialog isOpen onOpenChange={onDone} title={text.changeTitle(text.names[plan.tier])} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-5">
        <Preview plan={plan} subscription={subscription} code={code} />
        <PromotionCode plan={plan} applied={applied} onChange={setApplied} />
        <div role="alert">
          {error && (
            <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">{failureText(text, error)}</p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onDone}>
            {text.keepPlan}
          </Button>
          <Button disabled={!isSuccess} loading={isPending} onClick={() => mutate()}>
            {text.changeConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
