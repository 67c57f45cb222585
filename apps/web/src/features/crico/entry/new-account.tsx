import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { entryText } from './entry-text.ts';

export interface AccountInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly timeZone: string;
  readonly locale: 'es-MX' | 'en';
}

interface AccountForm {
  readonly email?: string;
  readonly action: string;
  readonly create?: (account: AccountInput) => Promise<void>;
}

/** The form that makes an account; accounts are another feature's, so the route brings it. */
export type AccountFormOf = (account: AccountForm) => ReactNode;

interface NewAccountProps {
  readonly accountForm: AccountFormOf;
  /** The only address it may have. */
  readonly email?: string;
  /** The label of the button, where it does more than create an account. */
  readonly action?: string;
  /** Makes the account where its address is proven already. */
  readonly create?: (account: AccountInput) => Promise<void>;
  /** The sign-in for people with an account. */
  readonly signIn: '/login' | '/crico/login';
}

/** Makes the account that the next step is taken with, or leads to where one signs in. */
export const NewAccount = ({ accountForm, email, action, create, signIn }: NewAccountProps) => {
  const text = entryText.useText();
  return (
    <>
      {accountForm({
        ...(email !== undefined && { email }),
        action: action ?? text.createAccount,
        ...(create && { create }),
      })}
      <p className="text-center text-soft">
        {text.hasAccount}{' '}
        <Link
          to={signIn}
          search={{ redirect: '/crico/register' }}
          className="inline-block py-2 font-semibold text-accent underline underline-offset-4"
        >
          {text.signIn}
        </Link>
      </p>
    </>
  );
};
