import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsText } from '../accounts-text.ts';
import { FormError } from '../form-error.tsx';
import {
  beginFlow,
  loginWay,
  takeVerifier,
  type Arrival,
  type FlowChallenge,
} from '../area/providers/provider-flow.ts';
import { addressOf, exchangeCode } from '../area/providers/provider.calls.ts';
import { arrivalText, providerError, providersText } from '../area/providers/providers-text.ts';
import type { SignInSettings } from '../area/providers/sign-in-settings.ts';
import { useArrival } from '../area/providers/use-arrival.ts';

/** A person who comes back from a provider enters; everybody else gets a way to one. */
const useProviderSignIn = () => {
  const words = providersText.useText();
  const text = accountsText.useText();
  const [challenge, setChallenge] = useState<FlowChallenge>();
  const [isEntering, setIsEntering] = useState(false);
  const [failure, setFailure] = useState<string>();
  const enter = async (code: string) => {
    const verifier = takeVerifier();
    if (verifier === undefined) {
      setFailure(arrivalText(words, text, 'bad_code_verifier'));
      return;
    }
    setIsEntering(true);
    try {
      await exchangeCode(code, verifier);
    } catch (error) {
      setFailure(providerError(words, text, error));
      setIsEntering(false);
    }
  };
  const look = async (arrival: Arrival | null) => {
    if (arrival !== null && 'code' in arrival) await enter(arrival.code);
    else if (arrival !== null) setFailure(arrivalText(words, text, arrival.error));
    setChallenge(await beginFlow());
  };
  useArrival((arrival) => void look(arrival));
  return { challenge, isEntering, failure };
};

interface ProviderButtonsProps {
  readonly settings: SignInSettings;
  /** Where the person wanted to be. */
  readonly redirect?: string | undefined;
  readonly size?: 'md' | 'lg';
}

/** A way to each provider of the installation, one to organizations, and the last step of the way back. */
export const ProviderButtons = ({ settings, redirect, size = 'lg' }: ProviderButtonsProps) => {
  const words = providersText.useText();
  const { challenge, isEntering, failure } = useProviderSignIn();
  const look = buttonLook({ variant: 'secondary', size });
  return (
    <>
      <FormError>{failure}</FormError>
      <p role="status" className="text-center text-soft empty:hidden">
        {isEntering ? words.entering : ''}
      </p>
      {Object.entries(settings.external_labels).map(([name, label]) => (
        <a key={name} href={challenge && addressOf(name, challenge, loginWay(redirect))} className={look}>
          {words.goOnWith(label)}
        </a>
      ))}
      {settings.saml_enabled && (
        <Link to="/sso" search={{ redirect }} className={look}>
          {words.organization.signIn}
        </Link>
      )}
    </>
  );
};
