import { plans } from '@nivel/contracts/billing/plans';
import { session } from '../../../shell/session/session.ts';
import { fakeSite, type Doors, type Visit } from '../../../testing/fake-site.ts';
import { aSession } from '../../../testing/learners.ts';
import type { Offer, OwnCfdi, OwnInvoice, OwnPass, OwnSubscription, PlanChange } from './billing.queries.ts';

/** The doors of the plans, the person's subscription and its changes. */
export const doors = {
  plans: 'POST /rest/v1/rpc/list_plans',
  subscription: 'GET /rest/v1/user_subscription_details',
  invoices: 'POST /rest/v1/rpc/list_invoices',
  code: 'POST /rest/v1/rpc/check_promotion_code',
  preview: 'POST /rest/v1/rpc/preview_plan_change',
  confirm: 'POST /rest/v1/rpc/confirm_checkout',
  passes: 'POST /rest/v1/rpc/list_passes',
  buyPass: 'POST /rest/v1/rpc/buy_pass',
  cfdi: 'POST /rest/v1/rpc/list_cfdi',
  requestCfdi: 'POST /rest/v1/rpc/request_cfdi',
  readCfdi: 'POST /rest/v1/rpc/read_cfdi',
  begin: 'POST /functions/v1/create-subscription',
  change: 'POST /functions/v1/update-subscription',
  cancel: 'POST /functions/v1/cancel-subscription',
  resume: 'POST /functions/v1/resume-subscription',
} as const;

export const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  plans: Object.values(plans),
  payments: 'live',
  element: null,
  mostAtOxxo: 10_000_00,
  hasTrial: true,
  ...overrides,
});

export const aSubscription = (overrides: Partial<OwnSubscription> = {}): OwnSubscription => ({
  user_id: '0190a000-0000-7000-8000-000000000001',
  stripe_customer_id: 'cus_1',
  customer_email: 'lupita@example.com',
  customer_name: 'Lupita Reyes',
  created_at: '2026-11-01T12:00:00.000Z',
  subscription_id: 'sub_1',
  subscription_status: 'active',
  plan_id: 'pro',
  current_period_start: '2026-11-20T12:00:00.000Z',
  current_period_end: '2026-12-20T12:00:00.000Z',
  trial_end: null,
  cancel_at_period_end: false,
  canceled_at: null,
  next_plan_id: null,
  access_until: null,
  card_brand: null,
  card_last4: null,
  card_exp_month: null,
  card_exp_year: null,
  ended_unpaid: false,
  ...overrides,
});

/** The next charge of an unchanged subscription to Pro. */
export const aChange = (overrides: Partial<PlanChange> = {}): PlanChange => ({
  due_now: 0,
  takes_effect: 'next_period',
  next_charge: 799_00,
  next_charge_at: '2026-12-20T12:00:00.000Z',
  ...overrides,
});

export const aCfdi = (overrides: Partial<OwnCfdi> = {}): OwnCfdi => ({
  receipt_id: 'in_0001',
  state: 'issued',
  rfc: 'CACX7605101P8',
  legal_name: 'XOCHILT CASAS CHAVEZ',
  regime: '612',
  use: 'G03',
  postal_code: '10740',
  uuid: '5a1e2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b',
  refusal: null,
  requested_at: '2026-11-24T12:00:00.000Z',
  ...overrides,
});

export const aPass = (overrides: Partial<OwnPass> = {}): OwnPass => ({
  id: '0190a000-0000-7000-8000-0000000000a1',
  plan: 'pro',
  months: 3,
  method: 'oxxo',
  amount: 2397_00,
  iva: 330_62,
  state: 'waiting',
  voucher_url: 'https://pay.example/vouchers/1',
  pay_by: '2026-11-28T05:59:59.000Z',
  paid_at: null,
  begins_at: null,
  ends_at: null,
  refunded_at: null,
  created_at: '2026-11-24T12:00:00.000Z',
  ...overrides,
});

/** A paid subscription with a long remaining period. */
export const aRunningPass = (overrides: Partial<OwnPass> = {}): OwnPass =>
  aPass({
    ...{ state: 'paid', voucher_url: null, pay_by: null, paid_at: '2026-11-24T12:00:00.000Z' },
    ...{ begins_at: '2026-11-24T12:00:00.000Z', ends_at: '2099-02-24T12:00:00.000Z' },
    ...overrides,
  });

export const anInvoice = (overrides: Partial<OwnInvoice> = {}): OwnInvoice => ({
  id: 'in_0001',
  number: 'NIVEL-0001',
  created_at: '2026-11-20T12:00:00.000Z',
  paid_at: '2026-11-20T12:00:05.000Z',
  state: 'paid',
  currency: 'mxn',
  total: 799_00,
  iva: 110_21,
  amount_paid: 799_00,
  pdf_url: 'https://pay.example/in_0001.pdf',
  hosted_url: null,
  ...overrides,
});

/** The site of a signed-in person; nothing about their learning is requested. */
export const subscribersSite = (given: Doors): Visit[] => {
  session.adopt(aSession());
  return fakeSite({
    'POST /graphql': () => ({ status: 403, body: { code: 'forbidden', message: '' } }),
    'POST /rest/v1/rpc/list_notifications': () => ({ body: { notifications: [], unread: 0 } }),
    'POST /rest/v1/rpc/list_invoices': () => ({ body: { invoices: [], has_more: false } }),
    [doors.preview]: () => ({ body: aChange() }),
    [doors.cfdi]: () => ({ body: { is_offered: false, cfdi: [] } }),
    [doors.passes]: () => ({ body: { passes: [] } }),
    ...given,
  });
};
