import { buttonLook } from '@nivel/ui/button-look';
import type { OwnPass } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf, pesos } from '../area/in-words.ts';
import type { BillingMessages } from '../area/messages/es-mx.ts';
import { CfdiAction } from './cfdi/cfdi-action.tsx';

/** The state of a pass, in words. */
export const passStanding = (pass: OwnPass, text: BillingMessages, now: number): string => {
  const { state, begins_at: begins, ends_at: ends, pay_by: by, refunded_at: refunded } = pass;
  if (state === 'waiting') return by === null ? text.passWaiting : text.passWaitingBy(dayOf(by));
  if (refunded !== null) return text.passRefunded(dayOf(refunded));
  if (begins === null || ends === null) return text.passWaits;
  return Date.parse(ends) > now ? text.passLasts(dayOf(begins), dayOf(ends)) : text.passOver(dayOf(ends));
};

const PAID: readonly OwnPass['state'][] = ['paid', 'refunded'];

const Row = ({ pass, now }: { readonly pass: OwnPass; readonly now: number }) => {
  const text = billingText.useText();
  const name = text.passName(text.names[pass.plan], pass.months);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-soft tabular-nums">{passStanding(pass, text, now)}</p>
      </div>
      <div className="text-right tabular-nums">
        <p className="font-semibold">{pesos(pass.amount)}</p>
        <p className="text-sm text-soft">{text.invoiceIva(pesos(pass.iva))}</p>
      </div>
      {PAID.includes(pass.state) && (
        <CfdiAction receiptId={pass.id} name={name} isGivenBack={pass.state === 'refunded'} />
      )}
      {pass.voucher_url !== null && (
        <a
          href={pass.voucher_url}
          aria-label={text.seeReferenceOf(name)}
          className={buttonLook({ variant: 'secondary' })}
        >
          {text.seeReference}
        </a>
      )}
    </li>
  );
};

const SHOWN: readonly OwnPass['state'][] = ['waiting', 'paid', 'refunded'];

/** Months that were paid ahead, and references that wait to be paid. Failed ones are left out. */
export const PassList = ({ passes, now }: { readonly passes: readonly OwnPass[]; readonly now: number }) => {
  const text = billingText.useText();
  const shown = passes.filter(({ state }) => SHOWN.includes(state));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="passes-title" className="mt-5 flex flex-col gap-1">
      <h3 id="passes-title" className="text-lg">
        {text.passListTitle}
      </h3>
      <ol className="divide-y divide-line">
        {shown.map((pass) => (
          <Row key={pass.id} pass={pass} now={now} />
        ))}
      </ol>
      <p className="max-w-[60ch] text-sm text-soft">{text.passListNote}</p>
    </section>
  );
};
