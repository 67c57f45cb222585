import { Button } from '@nivel/ui/button';
import { Card } from '@nivel/ui/card';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CreditCard, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Offer, SoldPlan } from '../../area/billing.queries.ts';
import { billingText } from '../../area/billing-text.ts';
import { PromotionCode } from '../../area/promotion-code/promotion-code.tsx';
import type { AppliedCode } from '../../area/promotion-code/use-promotion-code.ts';
import { failureText } from '../../area/in-words.ts';
import { PayHere } from './pay-here.tsx';
import { Summary } from './summary.tsx';
import { useHostedPayment } from './use-begin-payment.ts';

interface CheckoutProps {
  readonly plan: SoldPlan;
  readonly offer: Offer;
  /** When the offer was made, in ms. */
  readonly now: number;
}

interface WaysProps extends Omit<CheckoutProps, 'now'> {
  readonly code: string | null;
}

/** The ways to pay: on the provider's page, or here where its element is set up. */
const Ways = ({ plan, offer, code }: WaysProps) => {
  const text = billingText.useText();
  const [isHere, setIsHere] = useState(false);
  const wanted = { planId: plan.id, code };
  const { mutate, isPending, error } = useHostedPayment(wanted);
  const hasTrial = offer.hasTrial && plan.trialDays > 0;
  return (
    <div className="flex flex-col gap-4">
      {isHere && offer.element && <PayHere wanted={wanted} element={offer.element} hasTrial={hasTrial} />}
      <div role="alert">
        {error && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">{failureText(text, error)}</p>
        )}
      </div>
      <Button
        size="lg"
        variant={isHere ? 'secondary' : 'primary'}
        loading={isPending}
        icon={<ExternalLink aria-hidden="true" size={20} />}
        onClick={() => mutate()}
      >
        {text.goToPayment}
      </Button>
      <p className="text-center text-sm text-soft">{text.goToPaymentNote}</p>
      {offer.element && !isHere && (
        <Button
          size="lg"
          variant="secondary"
          icon={<CreditCard aria-hidden="true" size={20} />}
          onClick={() => setIsHere(true)}
        >
          {text.payHere}
        </Button>
      )}
    </div>
  );
};

/** The plan that was chosen, what it costs and when, and how to pay it. */
export const Checkout = ({ plan, offer, now }: CheckoutProps) => {
  const text = billingText.useText();
  const [applied, setApplied] = useState<AppliedCode | null>(null);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4">
      <Link to="/payment" className="inline-flex min-h-11 items-center gap-2 font-medium text-soft hover:text-text">
        <ArrowLeft aria-hidden="true" size={18} />
        {text.allPlans}
      </Link>
      <Card className="flex flex-col gap-6 p-5 sm:p-7">
        <h2 className="text-2xl">{text.checkoutTitle(text.names[plan.tier])}</h2>
        <Summary plan={plan} applied={applied} hasTrial={offer.hasTrial && plan.trialDays > 0} now={now} />
        <PromotionCode plan={plan} applied={applied} onChange={setApplied} />
        <Ways key={applied?.code} plan={plan} offer={offer} code={applied?.code ?? null} />
      </Card>
    </div>
  );
};
