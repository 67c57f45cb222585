import { Check, Minus } from 'lucide-react';
import type { SoldPlan } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';

type Feature = SoldPlan['features'][number];

const Mark = ({ isIncluded }: { readonly isIncluded: boolean }) => {
  const text = billingText.useText();
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" size={20} className={isIncluded ? 'mx-auto text-success' : 'mx-auto text-soft'} />
      <span className="sr-only">{isIncluded ? text.included : text.notIncluded}</span>
    </>
  );
};

/** The contents of a plan beyond its own: all levels contain the first one, and samples of locked content. */
const holds = ({ features }: SoldPlan, feature: Feature): boolean =>
  features.includes(feature) ||
  ((feature === 'first_level' || feature === 'samples') && features.includes('all_levels'));

/** Every plan beside the others. */
export const PlanComparison = ({ plans }: { readonly plans: readonly SoldPlan[] }) => {
  const text = billingText.useText();
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-4">
      <h2 id="comparison" className="text-2xl">
        {text.comparison}
      </h2>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-3 pr-3 font-semibold">
              <span className="sr-only">{text.comparison}</span>
            </th>
            {plans.map(({ id, tier }) => (
              <th key={id} scope="col" className="w-[17%] py-3 text-center font-semibold">
                {text.names[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature} className="border-b border-line">
              <th scope="row" className="py-3 pr-3 font-normal">
                {text.features[feature]}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className="py-3 text-center">
                  <Mark isIncluded={holds(plan, feature)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
