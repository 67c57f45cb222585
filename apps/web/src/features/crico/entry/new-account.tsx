import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { entryText } from './entry-text.ts';

/** The form that makes an account; accounts are another feature's, so the route brings it. */
export type AccountFormOf = (account: { readonly email?: string; readonly action: string }) => ReactNode;

interface NewAccountProps {
  readonly accountForm: AccountFormOf;
  /** The only address it may have. */
  readonly email?: string;
  /** Where somebody signs in who has an account. */
  readonly signIn: '/login' | '/crico/login';
}

/** Makes the account that the next step is taken with, or leads to where one signs in. */
export const NewAccount = ({ accountForm, email, signIn }: NewAccountProps) => {
  const text = entryText.useText();
  return (
    <>
      {accountForm({ ...(email !== undefined && { email }), action: text.createAccount })}
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
