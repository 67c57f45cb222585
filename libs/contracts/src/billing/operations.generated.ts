// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from '../kernel/operation.ts';
import { buyPass } from './buy-pass.operation.ts';
import { cancelSubscription } from './cancel-subscription.operation.ts';
import { checkPromotionCode } from './check-promotion-code.operation.ts';
import { compareWithProvider } from './compare-with-provider.operation.ts';
import { confirmCheckout } from './confirm-checkout.operation.ts';
import { createSubscription } from './create-subscription.operation.ts';
import { customerPortal } from './customer-portal.operation.ts';
import { listAccess } from './list-access.operation.ts';
import { listCfdi } from './list-cfdi.operation.ts';
import { listInvoices } from './list-invoices.operation.ts';
import { listPasses } from './list-passes.operation.ts';
import { listPlans } from './list-plans.operation.ts';
import { previewPlanChange } from './preview-plan-change.operation.ts';
import { readCfdi } from './read-cfdi.operation.ts';
import { readPersonalData } from './read-personal-data.operation.ts';
import { readUserSubscriptionDetails } from './read-user-subscription-details.operation.ts';
import { refreshDueSubscriptions } from './refresh-due-subscriptions.operation.ts';
import { requestCfdi } from './request-cfdi.operation.ts';
import { requestTeamOffer } from './request-team-offer.operation.ts';
import { resumeSubscription } from './resume-subscription.operation.ts';
import { takeStripeEvent } from './take-stripe-event.operation.ts';
import { updateSubscription } from './update-subscription.operation.ts';

export const operations: readonly Operation[] = [
  buyPass,
  cancelSubscription,
  checkPromotionCode,
  compareWithProvider,
  confirmCheckout,
  createSubscription,
  customerPortal,
  listAccess,
  listCfdi,
  listInvoices,
  listPasses,
  listPlans,
  previewPlanChange,
  readCfdi,
  readPersonalData,
  readUserSubscriptionDetails,
  refreshDueSubscriptions,
  requestCfdi,
  requestTeamOffer,
  resumeSubscription,
  takeStripeEvent,
  updateSubscription,
];
