import { ClientError } from '@nivel/client/client-error';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../shell/language/locale.ts';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { AuthCard } from '../auth-card.tsx';
import { FormError } from '../form-error.tsx';
import { unsubscribe } from './unsubscribe.call.ts';
import { unsubscribeText } from './unsubscribe-text.ts';

const route = getRouteApi('/public/unsubscribe');

type Step =
  | { readonly at: 'question' | 'sending' | 'failed' | 'invalid' }
  | { readonly at: 'done'; readonly title: Bilingual<string> };

const ToSettings = () => (
  <Link to="/dashboard/ajustes" hash="avisos" className={buttonLook({ variant: 'secondary' })}>
    {unsubscribeText.useText().settings}
  </Link>
);

const useUnsubscribe = (token: string | undefined) => {
  const [step, setStep] = useState<Step>({ at: token ? 'question' : 'invalid' });
  const confirm = async (): Promise<void> => {
    setStep({ at: 'sending' });
    try {
      const { title } = await unsubscribe(token ?? '');
      setStep({ at: 'done', title });
    } catch (error) {
      const isFinal = error instanceof ClientError && !error.isTransient;
      setStep({ at: isFinal ? 'invalid' : 'failed' });
    }
  };
  return { step, confirm };
};

/** The target of an e-mail's link: it asks, acts on the press of the button, and confirms the change. */
export const UnsubscribePage = () => {
  const text = unsubscribeText.useText();
  const locale = useLocale();
  const { step, confirm } = useUnsubscribe(route.useSearch().token);
  useTitle(text.title);
  if (step.at === 'invalid') {
    return (
      <AuthCard title={text.invalidTitle} lead={text.invalidLead}>
        <ToSettings />
      </AuthCard>
    );
  }
  if (step.at === 'done') {
    return (
      <AuthCard title={text.doneTitle} lead={text.doneLead(step.title[locale])}>
        <div role="status">
          <ToSettings />
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={text.title} lead={text.lead}>
      <div className="flex flex-col gap-5">
        <FormError>{step.at === 'failed' ? text.failed : undefined}</FormError>
        <Button size="lg" fullWidth loading={step.at === 'sending'} onClick={() => void confirm()}>
          {text.confirm}
        </Button>
      </div>
    </AuthCard>
  );
};
