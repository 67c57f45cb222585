import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listInvoices } from '@nivel/contracts/billing/list-invoices.operation';
import type { listPlans } from '@nivel/contracts/billing/list-plans.operation';
import type { CfdiView } from '@nivel/contracts/billing/cfdi-view';
import type { PassView } from '@nivel/contracts/billing/pass-view';
import type { previewPlanChange } from '@nivel/contracts/billing/preview-plan-change.operation';
import type { UserSubscriptionDetails } from '@nivel/contracts/billing/read-user-subscription-details.operation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';

export type Offer = OutputOf<typeof listPlans>;
export type OwnInvoice = OutputOf<typeof listInvoices>['invoices'][number];
export type OwnCfdi = CfdiView;
export type OwnPass = PassView;
export type PlanChange = OutputOf<typeof previewPlanChange>;
export type SoldPlan = Offer['plans'][number];

/** The data of a present or past subscription for its owner. */
export type OwnSubscription = UserSubscriptionDetails & {
  readonly subscription_id: string;
  readonly subscription_status: NonNullable<UserSubscriptionDetails['subscription_status']>;
  readonly plan_id: NonNullable<UserSubscriptionDetails['plan_id']>;
};

export const billingKeys = {
  all: ['billing'] as const,
  offer: ['billing', 'offer'] as const,
  subscription: ['billing', 'subscription'] as const,
  invoices: ['billing', 'invoices'] as const,
  passes: ['billing', 'passes'] as const,
  cfdi: ['billing', 'cfdi'] as const,
  change: (id: string, plan: string, code: string | null) => ['billing', 'change', id, plan, code] as const,
};

/** The plans for sale to the signed-in person. */
export const offerQuery = () =>
  queryOptions({ queryKey: billingKeys.offer, queryFn: async () => siteClient.call('list_plans', {}) });

const isSubscription = (row: UserSubscriptionDetails | undefined): row is OwnSubscription =>
  row !== undefined && row.subscription_id !== null && row.subscription_status !== null && row.plan_id !== null;

/** The own subscription, or the last one; null for who never had any. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: billingKeys.subscription,
    queryFn: async (): Promise<OwnSubscription | null> => {
      const [row] = await siteClient.rows<UserSubscriptionDetails>('user_subscription_details', { limit: 1 });
      return isSubscription(row) ? row : null;
    },
  });

/** Months that were paid ahead, or are about to be, newest first. */
export const passesQuery = () =>
  queryOptions({
    queryKey: billingKeys.passes,
    queryFn: async () => (await siteClient.call('list_passes', {})).passes,
  });

/** Requested CFDI, newest first, and whether they are made here. */
export const cfdiQuery = () =>
  queryOptions({ queryKey: billingKeys.cfdi, queryFn: async () => siteClient.call('list_cfdi', {}) });

/** The own invoices, newest first, page after page. */
export const invoicesQuery = () =>
  infiniteQueryOptions({
    queryKey: billingKeys.invoices,
    queryFn: async ({ pageParam }) =>
      siteClient.call('list_invoices', { limit: 10, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ invoices, has_more }) => (has_more ? invoices.at(-1)?.id : undefined),
  });

/** The cost of a change of plan, with or without a promotion code. Never cached: it changes by the second. */
export const changeQuery = (subscriptionId: string, planId: SoldPlan['id'], code: string | null) =>
  queryOptions({
    queryKey: billingKeys.change(subscriptionId, planId, code),
    queryFn: async () =>
      siteClient.call('preview_plan_change', {
        subscription_id: subscriptionId,
        plan_id: planId,
        ...(code !== null && { promotion_code: code }),
      }),
    gcTime: 0,
    staleTime: 0,
  });
