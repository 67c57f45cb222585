import { plans } from '@nivel/contracts/billing/plans';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import type { SoldPlan } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';

const offered = Object.values(plans);

/** A person who is not signed in must do so first, and is then led to the plan. */
const Choose = ({ plan }: { readonly plan: SoldPlan }) => {
  const text = billingText.useText();
  const look = buttonLook({ variant: plan.popular ? 'primary' : 'secondary', fullWidth: true });
  if (plan.tier === 'free')
    return (
      <Link to="/register" className={look}>
        {text.startFree}
      </Link>
    );
  return (
    <Link to="/payment" search={{ plan: plan.tier }} className={look}>
      {text.tryFree(plan.trialDays)}
    </Link>
  );
};

/** The plans for people without an account: what each costs and holds. */
export const PublicPlansPage = () => {
  const text = billingText.useText();
  useTitle(text.publicTitle);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 sm:py-14">
      <div>
        <h1 className="text-3xl sm:text-4xl">{text.publicTitle}</h1>
        <p className="mt-2 max-w-[60ch] text-lg text-soft">{text.plansLead}</p>
      </div>
      <div className="grid items-stretch gap-6 lg:grid-cols-3">
        {offered.map((plan) => (
          <PlanCard key={plan.id} plan={plan} hasTrial isCurrent={false} action={<Choose plan={plan} />} />
        ))}
      </div>
      <p className="text-soft">{text.publicTrialNote}</p>
      <PlanComparison plans={offered} />
    </div>
  );
};
