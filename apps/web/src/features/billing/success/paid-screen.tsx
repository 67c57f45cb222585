import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { Axo } from '../../../shell/brand/axo.tsx';
import { FullPage } from '../../../shell/screens/full-page.tsx';
import { billingText } from '../area/billing-text.ts';
import { dayOf, pesos } from '../area/in-words.ts';
import { useNextCharge } from '../area/use-next-charge.ts';
import type { Confirmation } from './use-confirmation.ts';

/** The paid content is open. */
export const PaidScreen = ({ subscription }: { readonly subscription: NonNullable<Confirmation['subscription']> }) => {
  const text = billingText.useText();
  const isTrial = subscription.state === 'trialing';
  const { subscription_id: subscriptionId, plan } = subscription;
  const { amount } = useNextCharge({ subscriptionId, plan }, isTrial);
  const day = dayOf(subscription.current_period_end);
  const whenTrial = amount === undefined ? text.paidTrialDay(day) : text.paidTrial(day, pesos(amount));
  return (
    <FullPage>
      <Axo mood="cheer" size={150} />
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.paidTitle(text.names[subscription.plan])}</h1>
        <p className="text-lg text-soft tabular-nums">{isTrial ? whenTrial : text.paidActive(day)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/estudiantes-dashboard" className={buttonLook({ size: 'lg' })}>
          {text.keepLearning}
        </Link>
        <Link to="/dashboard/ajustes" hash="suscripcion" className={buttonLook({ size: 'lg', variant: 'secondary' })}>
          {text.manage}
        </Link>
      </div>
    </FullPage>
  );
};
