import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { Axo } from '../../../shell/brand/axo.tsx';
import { FullPage } from '../../../shell/screens/full-page.tsx';
import type { OwnPass } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { dayOf, pesos } from '../area/in-words.ts';

const ToSettings = () => {
  const text = billingText.useText();
  return (
    <Link to="/dashboard/ajustes" hash="suscripcion" className={buttonLook({ size: 'lg', variant: 'secondary' })}>
      {text.managePasses}
    </Link>
  );
};

/** A pass that has its reference: its place, its content, and until when it can be paid. */
const WaitingPass = ({ pass }: { readonly pass: OwnPass }) => {
  const text = billingText.useText();
  return (
    <FullPage>
      <Axo mood="hint" size={140} />
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.referenceTitle}</h1>
        <p className="text-lg text-soft tabular-nums">
          {text.referenceText(pesos(pass.amount))} {pass.pay_by !== null && text.referenceBy(dayOf(pass.pay_by))}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {pass.voucher_url !== null && (
          <a href={pass.voucher_url} className={buttonLook({ size: 'lg' })}>
            {text.seeReference}
          </a>
        )}
        <ToSettings />
      </div>
    </FullPage>
  );
};

/** A pass whose page is opened again after its payment was given back. */
const GivenBackPass = ({ day }: { readonly day: string }) => {
  const text = billingText.useText();
  return (
    <FullPage>
      <Axo mood="hint" size={140} />
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.passOverTitle}</h1>
        <p className="text-lg text-soft tabular-nums">{text.passRefunded(day)}</p>
      </div>
      <ToSettings />
    </FullPage>
  );
};

/** For a person who comes back from paying months ahead: they are paid, or there is a reference with which they can be. */
export const PassScreen = ({ pass }: { readonly pass: OwnPass }) => {
  const text = billingText.useText();
  if (pass.state !== 'paid' && pass.state !== 'refunded') return <WaitingPass pass={pass} />;
  const { begins_at: begins, ends_at: ends } = pass;
  if (pass.refunded_at !== null) return <GivenBackPass day={dayOf(pass.refunded_at)} />;
  const when = begins === null || ends === null ? text.passWaits : text.passLasts(dayOf(begins), dayOf(ends));
  return (
    <FullPage>
      <Axo mood="cheer" size={150} />
      <div role="status" className="flex flex-col gap-2">
        <h1 className="text-3xl">{text.passPaidTitle(text.names[pass.plan])}</h1>
        <p className="text-lg text-soft tabular-nums">{when}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/estudiantes-dashboard" className={buttonLook({ size: 'lg' })}>
          {text.keepLearning}
        </Link>
        <ToSettings />
      </div>
    </FullPage>
  );
};
