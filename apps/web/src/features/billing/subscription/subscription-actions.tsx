import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnSubscription } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf, failureText } from '../area/in-words.ts';
import { isEnding, isOver } from '../area/is-over.ts';
import type { BillingMessages } from '../area/messages/es-mx.ts';
import { useCancel, usePortal, useResume } from './use-subscription-actions.ts';

/** The effect of a cancellation: after an unpaid period there is no paid time left. */
const cancelText = (one: OwnSubscription, text: BillingMessages): string => {
  const day = dayOf(one.access_until ?? one.current_period_end ?? '');
  if (one.subscription_status === 'past_due') return text.cancelUnpaid;
  if (one.subscription_status === 'incomplete') return text.cancelIncomplete;
  return one.subscription_status === 'paused' ? text.cancelPaused(day) : text.cancelText(day);
};

const CancelQuestion = ({ one, onDone }: { readonly one: OwnSubscription; readonly onDone: () => void }) => {
  const text = billingText.useText();
  const { mutate, isPending, error } = useCancel(one.subscription_id, onDone);
  return (
    <ConfirmDialog
      title={text.cancelTitle}
      description={cancelText(one, text)}
      action={text.cancelConfirm}
      labels={{ cancel: text.keepPlan, close: text.close }}
      size="md"
      isBusy={isPending}
      failure={error ? failureText(text, error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onDone}
    />
  );
};

const Cancel = ({ one }: { readonly one: OwnSubscription }) => {
  const text = billingText.useText();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {text.cancel}
      </Button>
      {isAsking && <CancelQuestion one={one} onDone={() => setIsAsking(false)} />}
    </>
  );
};

/** The actions on a subscription, the most likely first. */
export const SubscriptionActions = ({ one }: { readonly one: OwnSubscription }) => {
  const text = billingText.useText();
  const portal = usePortal();
  const resume = useResume(one.subscription_id);
  const isLate = one.subscription_status === 'past_due' || one.subscription_status === 'incomplete';
  const isLive = !isOver(one);
  return (
    <div className="flex flex-wrap gap-3">
      {isLive && isEnding(one) && (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          {text.resume}
        </Button>
      )}
      {isLate && (
        <Button loading={portal.isPending} onClick={() => portal.mutate()}>
          {text.updateCard}
        </Button>
      )}
      <Link to="/payment" className={buttonLook({ variant: isLive ? 'secondary' : 'primary' })}>
        {isLive ? text.changePlan : text.seePlans}
      </Link>
      {!isLate && (
        <Button variant="secondary" loading={portal.isPending} onClick={() => portal.mutate()}>
          {text.portal}
        </Button>
      )}
      {isLive && !isEnding(one) && <Cancel one={one} />}
    </div>
  );
};
