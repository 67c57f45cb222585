import { passMethods, passMethodsFor, passMonths, passPrice, passTiers } from '@nivel/contracts/billing/passes';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import { Button } from '@nivel/ui/button';
import { Card } from '@nivel/ui/card';
import { ChoiceGroup } from '@nivel/ui/choice-group';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { billingText } from '../../area/billing-text.ts';
import { failureText, pesos, wholePesos } from '../../area/in-words.ts';
import { useBuyPass, type WantedPass } from './use-buy-pass.ts';

const first: WantedPass = { plan: 'pro', months: 3, method: 'oxxo' };

/** The choice in a valid form: an expensive pass exceeds the limit of an OXXO. */
const payable = (wanted: WantedPass, mostAtOxxo: number): WantedPass => {
  const methods = passMethodsFor(passPrice(wanted.plan, wanted.months), mostAtOxxo);
  return { ...wanted, method: methods.find((method) => method === wanted.method) ?? methods[0] ?? 'spei' };
};

const Choices = ({
  wanted,
  mostAtOxxo,
  onChange,
}: {
  readonly wanted: WantedPass;
  readonly mostAtOxxo: number;
  readonly onChange: (to: WantedPass) => void;
}) => {
  const text = billingText.useText();
  const methods = passMethodsFor(passPrice(wanted.plan, wanted.months), mostAtOxxo);
  const choose = <Name extends keyof WantedPass>(name: Name, values: readonly WantedPass[Name][]) => ({
    ...{ name: `pass-${name}`, legend: text.passLegends[name], values: [String(wanted[name])] },
    onChange: ([chosen]: string[]) => {
      const value = values.find((one) => String(one) === chosen);
      if (value !== undefined) onChange(payable({ ...wanted, [name]: value }, mostAtOxxo));
    },
  });
  return (
    <>
      <ChoiceGroup
        {...choose('plan', passTiers)}
        choices={passTiers.map((tier) => ({ value: tier, label: text.names[tier] }))}
      />
      <ChoiceGroup
        {...choose('months', passMonths)}
        choices={passMonths.map((months) => ({ value: String(months), label: text.monthsLong(months) }))}
      />
      <ChoiceGroup
        {...choose('method', passMethods)}
        choices={methods.map((method) => ({ value: method, label: text.passMethods[method] }))}
        {...(methods.length < passMethods.length &&
          mostAtOxxo > 0 && { hint: text.passNotAtOxxo(wholePesos(mostAtOxxo)) })}
      />
    </>
  );
};

interface PassOfferProps {
  /** A subscription is renewed: a pass starts when that ends. */
  readonly isSubscribed: boolean;
  /** What one payment at an OXXO may be at most, in centavos. */
  readonly mostAtOxxo: number;
}

/** Months of a plan paid ahead, for people who have no card, or want no later charges. */
export const PassOffer = ({ isSubscribed, mostAtOxxo }: PassOfferProps) => {
  const text = billingText.useText();
  const [wanted, setWanted] = useState(() => payable(first, mostAtOxxo));
  const { mutate, isPending, error } = useBuyPass(wanted);
  const price = passPrice(wanted.plan, wanted.months);
  return (
    <section aria-labelledby="passes" className="flex flex-col gap-4">
      <div>
        <h2 id="passes" className="text-2xl">
          {text.passesTitle}
        </h2>
        <p className="mt-1 max-w-[60ch] text-soft">{text.passesLead}</p>
      </div>
      <Card className="grid gap-6 p-5 sm:p-7 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-10">
        <div className="flex flex-col gap-5">
          <Choices wanted={wanted} mostAtOxxo={mostAtOxxo} onChange={setWanted} />
        </div>
        <div className="flex flex-col gap-3 lg:max-w-xs">
          <p aria-live="polite" className="tabular-nums">
            <span className="block font-heading text-3xl font-extrabold">{pesos(price)}</span>
            <span className="text-sm text-soft">{text.passOnce(pesos(ivaOf(price).iva))}</span>
          </p>
          {isSubscribed && <p className="rounded-md bg-info-soft px-3 py-2 text-info">{text.passAfterSubscription}</p>}
          <div role="alert">
            {error && (
              <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">{failureText(text, error)}</p>
            )}
          </div>
          <Button loading={isPending} icon={<ExternalLink aria-hidden="true" size={20} />} onClick={() => mutate()}>
            {text.passBuy}
          </Button>
          <p className="text-sm text-soft">{text.passOpens[wanted.method]}</p>
        </div>
      </Card>
    </section>
  );
};
