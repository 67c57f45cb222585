import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { UnpluggedDrawing } from '@nivel/ui/unplugged-drawing';
import { Link } from '@tanstack/react-router';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { Axo } from '../../../shell/brand/axo.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { FullPage } from '../../../shell/screens/full-page.tsx';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { billingText } from '../area/billing-text.ts';
import { failureText } from '../area/in-words.ts';
import { PassScreen } from './pass-screen.tsx';
import { PaidScreen } from './paid-screen.tsx';
import { useConfirmation } from './use-confirmation.ts';

const route = getRouteApi('/protected/signed-in/learning/payment-success');

interface NoticeProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly children: string;
  readonly action: ReactNode;
}

const Notice = ({ drawing, title, children, action }: NoticeProps) => (
  <FullPage>
    {drawing}
    <div role="status" className="flex flex-col gap-2">
      <h1 className="text-3xl">{title}</h1>
      <p className="text-lg text-soft">{children}</p>
    </div>
    {action}
  </FullPage>
);

const ToPlans = () => {
  const text = billingText.useText();
  return (
    <Link to="/payment" className={buttonLook({ size: 'lg' })}>
      {text.backToPlans}
    </Link>
  );
};

const Content = () => {
  const text = billingText.useText();
  const { session_id: sessionId } = route.useSearch();
  const { data, error, refetch } = useConfirmation(sessionId);
  const isUnknown = sessionId === undefined || (error instanceof ClientError && error.code === 'no_such_checkout');
  if (isUnknown)
    return (
      <Notice drawing={<Axo mood="hint" size={140} />} title={text.unknownPaymentTitle} action={<ToPlans />}>
        {text.unknownPaymentText}
      </Notice>
    );
  if (!data && error)
    return (
      <Notice
        drawing={<UnpluggedDrawing size={150} />}
        title={text.confirmFailedTitle}
        action={
          <Button size="lg" onClick={() => void refetch()}>
            {text.tryAgain}
          </Button>
        }
      >
        {failureText(text, error)}
      </Notice>
    );
  if (!data) return <WaitingScreen>{text.confirming}</WaitingScreen>;
  if (data.checkout === 'expired')
    return (
      <Notice drawing={<Axo mood="hint" size={140} />} title={text.expiredTitle} action={<ToPlans />}>
        {text.expiredText}
      </Notice>
    );
  if (data.checkout === 'refused')
    return (
      <Notice drawing={<Axo mood="hint" size={140} />} title={text.refusedTitle} action={<ToPlans />}>
        {text.refusedText}
      </Notice>
    );
  if (data.pass) return <PassScreen pass={data.pass} />;
  if (data.checkout === 'complete' && data.subscription) return <PaidScreen subscription={data.subscription} />;
  return (
    <Notice
      drawing={<Axo mood="sleep" size={140} />}
      title={text.openTitle}
      action={
        <Link to="/estudiantes-dashboard" className={buttonLook({ size: 'lg' })}>
          {text.keepLearning}
        </Link>
      }
    >
      {text.openText}
    </Notice>
  );
};

/** The page after paying: it asks the provider itself for the result. */
export const PaymentSuccessPage = () => {
  const text = billingText.useText();
  useTitle(text.successTitle);
  return (
    <>
      <SkipLink />
      <AreaHeader />
      <main id={mainId} tabIndex={-1} className="outline-none">
        <Content />
      </main>
    </>
  );
};
