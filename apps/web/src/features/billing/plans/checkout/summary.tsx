import { ivaOf } from '@nivel/contracts/billing/price-text';
import type { SoldPlan } from '../../area/billing.queries.ts';
import type { AppliedCode } from '../../area/promotion-code/use-promotion-code.ts';
import { billingText } from '../../area/billing-text.ts';
import { dayOf, pesos } from '../../area/in-words.ts';

interface SummaryProps {
  readonly plan: SoldPlan;
  readonly applied: AppliedCode | null;
  readonly hasTrial: boolean;
  /** In ms. */
  readonly now: number;
}

const DAY_MS = 86_400_000;

/** The payment now, later ones, and the tax in them. */
export const Summary = ({ plan, applied, hasTrial, now }: SummaryProps) => {
  const text = billingText.useText();
  const first = applied?.price_with_code ?? plan.price;
  const isForGood = applied === null || applied.duration === 'forever';
  const price = pesos(isForGood ? first : plan.price);
  const trialEnd = dayOf(now + plan.trialDays * DAY_MS);
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-lg tabular-nums">
        <dt className="text-soft">{text.payToday}</dt>
        <dd className="text-right font-semibold">{pesos(hasTrial ? 0 : first)}</dd>
        <dt className="text-soft">{text.payLater}</dt>
        <dd className="text-right">{hasTrial ? text.afterTrial(price, trialEnd) : text.everyMonth(price)}</dd>
      </dl>
      <p className="text-sm text-soft tabular-nums">{text.ivaPart(pesos(ivaOf(isForGood ? first : plan.price).iva))}</p>
      {hasTrial && <p className="rounded-md bg-success-soft px-4 py-3 text-success">{text.trialNote}</p>}
    </div>
  );
};
