import { classNames } from '@nivel/ui/class-names';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SoldPlan } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { pesos } from '../area/in-words.ts';
import { planLook } from '../area/plan-look.ts';

const Price = ({ plan }: { readonly plan: SoldPlan }) => {
  const text = billingText.useText();
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-5xl font-extrabold tabular-nums">{text.price(plan)}</span>
        {plan.price > 0 && <span className="text-soft">{text.perMonth}</span>}
      </p>
      <p className="mt-1 text-sm lg:min-h-6 text-soft tabular-nums">
        {plan.price > 0 && text.iva(pesos(ivaOf(plan.price).iva))}
      </p>
    </div>
  );
};

interface PlanCardProps {
  readonly plan: SoldPlan;
  readonly hasTrial: boolean;
  readonly isCurrent: boolean;
  /** The action. */
  readonly action: ReactNode;
}

/** The offer of a plan: its price, what it gives, and its one action. */
export const PlanCard = ({ plan, hasTrial, isCurrent, action }: PlanCardProps) => {
  const text = billingText.useText();
  const look = planLook(plan);
  const badge = isCurrent ? text.yourPlan : text.badges[plan.tier];
  const trial = hasTrial ? text.trial(plan.trialDays) : null;
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      className={classNames(
        'relative flex flex-col gap-4 rounded-lg border border-t-4 border-line bg-raised p-6',
        look.edge,
        plan.popular ? 'shadow-high' : 'shadow-low',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={`plan-${plan.id}`} className={classNames('text-2xl', look.text)}>
          {text.names[plan.tier]}
        </h2>
        {badge && (
          <p className={classNames('rounded-full px-3 py-1 text-sm font-semibold', look.soft, look.text)}>{badge}</p>
        )}
      </div>
      <p className="text-soft lg:min-h-12">{text.descriptions[plan.tier]}</p>
      <Price plan={plan} />
      <p className={classNames('font-semibold empty:hidden lg:min-h-6 lg:empty:block', look.text)}>{trial}</p>
      {action}
      <ul className="flex flex-col gap-2.5 border-t border-line pt-4">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" size={20} className={classNames('mt-0.5 shrink-0', look.text)} />
            {text.features[feature]}
          </li>
        ))}
      </ul>
    </section>
  );
};
