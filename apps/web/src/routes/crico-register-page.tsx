import { AccountForm } from '../features/accounts/account-form.tsx';
import { CricoRegisterPage as RegisterPage } from '../features/crico/entry/register-page.tsx';

/** The entry of Crico with the form of the accounts. */
export const CricoRegisterPage = () => (
  <RegisterPage accountForm={(account) => <AccountForm {...account} next="/crico/register" />} />
);
