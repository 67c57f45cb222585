import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import type { Offer, OwnSubscription, SoldPlan } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { isOver } from '../area/is-over.ts';

interface PlanActionProps {
  readonly plan: SoldPlan;
  readonly offer: Offer;
  readonly subscription: OwnSubscription | null;
  /** A pass runs: a subscription can begin when it ends. */
  readonly isPaidAhead: boolean;
  readonly onChange: () => void;
}

/** The one action for a plan: begin it, change to it, or look after the one they have. */
export const PlanAction = ({ plan, offer, subscription, isPaidAhead, onChange }: PlanActionProps) => {
  const text = billingText.useText();
  const name = text.names[plan.tier];
  const current = subscription !== null && !isOver(subscription) ? subscription.plan_id : null;
  if (plan.tier === (current ?? 'free') || plan.tier === 'free')
    return current === null ? (
      <div className="hidden min-h-11 lg:block" />
    ) : (
      <Link
        to="/dashboard/ajustes"
        hash="suscripcion"
        className={buttonLook({ variant: 'secondary', fullWidth: true })}
      >
        {text.manage}
      </Link>
    );
  if (offer.payments === 'off' || (isPaidAhead && current === null))
    return <div className="hidden min-h-11 lg:block" />;
  if (current !== null)
    return (
      <Button fullWidth variant={plan.popular ? 'primary' : 'secondary'} onClick={onChange}>
        {text.changeTo(name)}
      </Button>
    );
  return (
    <Link
      to="/payment"
      search={{ plan: plan.tier }}
      className={buttonLook({ variant: plan.popular ? 'primary' : 'secondary', fullWidth: true })}
    >
      {offer.hasTrial && plan.trialDays > 0 ? text.tryFree(plan.trialDays) : text.choose(name)}
    </Link>
  );
};
