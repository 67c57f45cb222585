import { Suspense } from 'react';
import { Providers } from '../features/accounts/providers/providers.tsx';
import { CricoLoginPage as LoginPage } from '../features/crico/entry/login-page.tsx';

/** The sign-in of Crico with the providers of the accounts. */
export const CricoLoginPage = () => (
  <LoginPage
    providers={(redirect) => (
      <Suspense fallback={null}>
        <Providers redirect={redirect} />
      </Suspense>
    )}
  />
);
