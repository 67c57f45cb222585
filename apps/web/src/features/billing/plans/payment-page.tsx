import { Skeleton } from '@nivel/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { offerQuery, passesQuery, subscriptionQuery } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { isOver } from '../area/is-over.ts';
import { LoadFailure } from '../area/load-failure.tsx';
import { runningPass } from '../area/running-pass.ts';
import { TestNotice } from '../area/test-notice.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { PlanList } from './plan-list.tsx';

const route = getRouteApi('/protected/signed-in/learning/payment');

const Loading = () => (
  <div role="status" className="grid gap-6 lg:grid-cols-3">
    <span className="sr-only">{billingText.useText().plansLoading}</span>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} className="h-112" />
    ))}
  </div>
);

const Content = () => {
  const text = billingText.useText();
  const { plan: wanted } = route.useSearch();
  const offer = useQuery(offerQuery());
  const own = useQuery(subscriptionQuery());
  const passes = useQuery(passesQuery());
  const error = offer.error ?? own.error ?? passes.error;
  if (!offer.data || own.data === undefined || !passes.data) {
    if (!error) return <Loading />;
    const again = () => void Promise.all([offer.refetch(), own.refetch(), passes.refetch()]);
    return <LoadFailure message={text.plansFailed} error={error} onAgain={again} />;
  }
  const isFree = own.data === null || isOver(own.data);
  const plan = offer.data.plans.find(({ tier }) => tier === wanted && tier !== 'free');
  const pass = runningPass(passes.data, passes.dataUpdatedAt);
  const isPaying = plan !== undefined && isFree && pass === null && offer.data.payments !== 'off';
  return (
    <>
      {(offer.data.payments === 'sandbox' || offer.data.payments === 'test') && <TestNotice />}
      {isPaying ? (
        <Checkout plan={plan} offer={offer.data} now={offer.dataUpdatedAt} />
      ) : (
        <PlanList offer={offer.data} subscription={own.data} pass={pass} />
      )}
    </>
  );
};

/** The plans, and how to pay for one of them. */
export const PaymentPage = () => {
  const text = billingText.useText();
  useTitle(text.plansTitle);
  return (
    <>
      <SkipLink />
      <AreaHeader />
      <main
        id={mainId}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        <div>
          <h1 className="text-3xl sm:text-4xl">{text.plansTitle}</h1>
          <p className="mt-2 max-w-[60ch] text-lg text-soft">{text.plansLead}</p>
        </div>
        <Content />
      </main>
    </>
  );
};
