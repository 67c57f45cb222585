import { Providers } from '../features/accounts/providers/providers.tsx';
import { CricoLoginPage as LoginPage } from '../features/crico/entry/login-page.tsx';

/** The sign-in of Crico with the providers of the accounts. */
export const CricoLoginPage = () => <LoginPage providers={(redirect) => <Providers redirect={redirect} size="md" />} />;
