/** The way to an account, and back to it, as one program: its pages share nearly everything. */
export { RecoverPage } from '../features/accounts/recover-page.tsx';
export { RegisterPage } from '../features/accounts/register-page.tsx';
export { VerifyEmailPage } from '../features/accounts/verify-email-page.tsx';
