/** One program: a person who chooses a plan comes back to the other page. */
export { PaymentPage } from '../features/billing/plans/payment-page.tsx';
export { PaymentSuccessPage } from '../features/billing/success/payment-success-page.tsx';
