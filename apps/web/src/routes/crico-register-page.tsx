import { Navigate } from '@tanstack/react-router';
import { AccountForm } from '../features/accounts/account-form.tsx';
import { CricoRegisterPage as RegisterPage } from '../features/crico/entry/register-page.tsx';

/** The entry of Crico with the form of the accounts. */
export const CricoRegisterPage = () => (
  <RegisterPage accountForm={(account) => <AccountForm {...account} next="/crico/register" />} />
);

/** Where an installation gets its first administrator; once it has one, the way to what administrators write. */
export const AdminSetupPage = () => (
  <RegisterPage
    accountForm={(account) => <AccountForm {...account} next="/crico/register" />}
    whenClaimed={<Navigate to="/crico/admin/curriculum" replace />}
  />
);
