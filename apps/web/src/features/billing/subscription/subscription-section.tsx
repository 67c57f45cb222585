import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import {
  offerQuery,
  passesQuery,
  subscriptionQuery,
  type Offer,
  type OwnPass,
  type OwnSubscription,
} from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf } from '../area/in-words.ts';
import { isEnding } from '../area/is-over.ts';
import { LoadFailure } from '../area/load-failure.tsx';
import { runningPass } from '../area/running-pass.ts';
import { useNextCharge } from '../area/use-next-charge.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PassList } from './pass-list.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { stateLines } from './state-lines.ts';
import { SubscriptionActions } from './subscription-actions.tsx';

interface StandingProps {
  readonly one: OwnSubscription;
  readonly offer: Offer;
  readonly now: number;
}

const isCharged = (one: OwnSubscription): boolean =>
  (one.subscription_status === 'trialing' || one.subscription_status === 'active') && !isEnding(one);

const Standing = ({ one, offer, now }: StandingProps) => {
  const text = billingText.useText();
  const isOff = offer.payments === 'off';
  const { amount, isUnknown } = useNextCharge(
    { subscriptionId: one.subscription_id, plan: one.next_plan_id ?? one.plan_id },
    isCharged(one) && !isOff,
  );
  const [first, ...others] = stateLines(one, text, { now, nextCharge: amount });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1 tabular-nums">
        <p className="text-lg font-semibold">{first}</p>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isUnknown && <p className="text-soft">{text.amountUnknown}</p>}
      </div>
      <PaymentMethod one={one} />
      {isOff ? (
        <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info">
          {text.managingOff}
        </p>
      ) : (
        <SubscriptionActions one={one} />
      )}
      <InvoiceList />
    </div>
  );
};

/** For a person without a subscription: the free plan, or the pass that runs. */
const WithoutSubscription = ({ pass }: { readonly pass: OwnPass | null }) => {
  const text = billingText.useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>{pass === null ? text.stateFree : text.statePass(text.names[pass.plan], dayOf(pass.ends_at ?? ''))}</p>
      <Link to="/payment" className={buttonLook()}>
        {text.seePlans}
      </Link>
    </div>
  );
};

interface LoadedProps {
  readonly own: OwnSubscription | null;
  readonly offer: Offer | undefined;
  readonly passes: readonly OwnPass[];
  /** When it was loaded, in ms. */
  readonly now: number;
}

const Loaded = ({ own, offer, passes, now }: LoadedProps) => (
  <>
    {own === null && <WithoutSubscription pass={runningPass(passes, now)} />}
    {own && offer && <Standing one={own} offer={offer} now={now} />}
    <PassList passes={passes} now={now} />
  </>
);

/** The own subscription: its state in words, and the possible actions. */
export const SubscriptionSection = () => {
  const text = billingText.useText();
  const own = useQuery(subscriptionQuery());
  const offer = useQuery(offerQuery());
  const passes = useQuery(passesQuery());
  // A person without a subscription needs no offer here.
  const error = own.error ?? passes.error ?? (own.data === null ? null : offer.error);
  const again = () => void Promise.all([own.refetch(), offer.refetch(), passes.refetch()]);
  const body = () => {
    if (own.data !== undefined && passes.data && (own.data === null || offer.data))
      return <Loaded own={own.data} offer={offer.data} passes={passes.data} now={own.dataUpdatedAt} />;
    if (error) return <LoadFailure message={text.sectionFailed} error={error} onAgain={again} />;
    return (
      <p role="status" className="text-soft">
        {text.sectionLoading}
      </p>
    );
  };
  return (
    <SettingsSection id="suscripcion" title={text.sectionTitle}>
      {body()}
    </SettingsSection>
  );
};
