/** Pages that few visitors see, as one program: each that is named alone costs everybody's first visit a line. */
export { AccountClosedPage } from '../features/accounts/settings/own-data/account-closed-page.tsx';
export { UnsubscribePage } from '../features/accounts/unsubscribe/unsubscribe-page.tsx';
export { ConfirmAddressPage } from '../features/accounts/confirm-address-page.tsx';
export { SecondStepPage } from '../features/accounts/second-step-page.tsx';
export { SsoPage } from '../features/accounts/sso/sso-page.tsx';
export { MagicLinkPage } from '../features/accounts/magic-link/magic-link-page.tsx';
export { PublicPlansPage } from '../features/billing/plans/public-plans-page.tsx';
export { ProfessionalHomePage } from '../features/billing/teams/professional-home-page.tsx';
export { VerifyCertificatePage } from '../features/learning/certificates/verify-page.tsx';
