import { plans } from '@nivel/contracts/billing/plans';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { buttonLook } from '@nivel/ui/button-look';
import { learningText } from './learning-text.ts';

/** The way to a plan that opens something. */
export const PlanLink = ({ tier }: { readonly tier: PaidTier }) => {
  const text = learningText.useText();
  return (
    <a href={`/payment?plan=${tier}`} className={buttonLook()}>
      {text.seePlan(plans[tier].name)}
    </a>
  );
};
