import { useState } from 'react';
import type { Offer, OwnPass, OwnSubscription, SoldPlan } from '../area/billing.queries.ts';
import { ChangePlanDialog } from '../area/change-plan/change-plan-dialog.tsx';
import { billingText } from '../area/billing-text.ts';
import { dayOf } from '../area/in-words.ts';
import { isEnding, isOver } from '../area/is-over.ts';
import { PassOffer } from './passes/pass-offer.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';

interface PlanListProps {
  readonly offer: Offer;
  readonly subscription: OwnSubscription | null;
  /** The pass that they have now. */
  readonly pass: OwnPass | null;
}

/** All plans, as cards and side by side. */
export const PlanList = ({ offer, subscription, pass }: PlanListProps) => {
  const text = billingText.useText();
  const [wanted, setWanted] = useState<SoldPlan>();
  const live = subscription !== null && !isOver(subscription) ? subscription : null;
  const current = live?.plan_id ?? pass?.plan ?? 'free';
  return (
    <>
      {offer.payments === 'off' && (
        <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info">
          {text.paymentsOff}
        </p>
      )}
      {pass !== null && live === null && (
        <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info">
          {text.passRunning(text.names[pass.plan], dayOf(pass.ends_at ?? ''))}
        </p>
      )}
      <div className="grid items-stretch gap-6 lg:grid-cols-3">
        {offer.plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            hasTrial={offer.hasTrial && live === null && pass === null}
            isCurrent={plan.tier === current}
            action={
              <PlanAction
                plan={plan}
                offer={offer}
                subscription={subscription}
                isPaidAhead={pass !== null}
                onChange={() => setWanted(plan)}
              />
            }
          />
        ))}
      </div>
      <PlanComparison plans={offer.plans} />
      {offer.payments !== 'off' && (
        <PassOffer isSubscribed={live !== null && !isEnding(live)} mostAtOxxo={offer.mostAtOxxo} />
      )}
      {wanted && live && <ChangePlanDialog plan={wanted} subscription={live} onDone={() => setWanted(undefined)} />}
    </>
  );
};
