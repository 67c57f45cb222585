import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Axo } from '../../../shell/brand/axo.tsx';
import { FullPage } from '../../../shell/screens/full-page.tsx';
import { offerQuery } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf, pesos } from '../area/in-words.ts';
import type { Confirmation } from './use-confirmation.ts';

/** What was paid for is open. */
export const PaidScreen = ({ subscription }: { readonly subscription: NonNullable<Confirmation['subscription']> }) => {
  const text = billingText.useText();
  const { data: offer } = useQuery(offerQuery());
  const price = offer?.plans.find(({ tier }) => tier === subscription.plan)?.price;
  const isTrial = subscription.state === 'trialing' && price !== undefined;
  const day = dayOf(subscription.current_period_end);
  return (
    <FullPage>
      <Axo mood="cheer" size={150} />
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.paidTitle(text.names[subscription.plan])}</h1>
        <p className="text-lg text-soft tabular-nums">
          {isTrial ? text.paidTrial(day, pesos(price)) : text.paidActive(day)}
        </p>
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
