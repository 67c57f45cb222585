import { buttonLook } from '@nivel/ui/button-look';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SettingsSection } from '../../../shell/settings/settings-section.tsx';
import { offerQuery, subscriptionQuery, type Offer, type OwnSubscription } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { LoadFailure } from '../area/load-failure.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { stateLines } from './state-lines.ts';
import { SubscriptionActions } from './subscription-actions.tsx';

interface StandingProps {
  readonly one: OwnSubscription;
  readonly offer: Offer;
  readonly now: number;
}

const Standing = ({ one, offer, now }: StandingProps) => {
  const text = billingText.useText();
  const [first, ...others] = stateLines(one, offer.plans, text, now);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1 tabular-nums">
        <p className="text-lg font-semibold">{first}</p>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <PaymentMethod one={one} />
      <SubscriptionActions one={one} />
      <InvoiceList />
    </div>
  );
};

const FreePlan = () => {
  const text = billingText.useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>{text.stateFree}</p>
      <Link to="/payment" className={buttonLook()}>
        {text.seePlans}
      </Link>
    </div>
  );
};

/** The own subscription: how it stands in words, and what can be done about it. */
export const SubscriptionSection = () => {
  const text = billingText.useText();
  const own = useQuery(subscriptionQuery());
  const offer = useQuery(offerQuery());
  const error = own.error ?? offer.error;
  const isLoaded = own.data !== undefined && offer.data !== undefined;
  return (
    <SettingsSection id="suscripcion" title={text.sectionTitle}>
      {own.data === null && <FreePlan />}
      {own.data && offer.data && <Standing one={own.data} offer={offer.data} now={own.dataUpdatedAt} />}
      {!isLoaded && own.data !== null && error && (
        <LoadFailure
          message={text.sectionFailed}
          error={error}
          onAgain={() => void Promise.all([own.refetch(), offer.refetch()])}
        />
      )}
      {!isLoaded && own.data !== null && !error && (
        <p role="status" className="text-soft">
          {text.sectionLoading}
        </p>
      )}
    </SettingsSection>
  );
};
