import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLive } from '../../../shell/live/use-live.ts';
import { billingKeys, subscriptionQuery } from '../area/billing.queries.ts';
import { bannerOf } from './banner-rule.ts';

/** Most people never see one: its program and its texts come when there is something to say. */
const BannerLine = lazy(async () => ({ default: (await import('./banner-line.tsx')).BannerLine }));

/** The news about a subscription, above every page of the area; follows what they have paid for. */
export const SubscriptionBanner = () => {
  const client = useQueryClient();
  const { data = null, dataUpdatedAt } = useQuery(subscriptionQuery());
  const refetch = (): void => void client.invalidateQueries({ queryKey: billingKeys.all });
  useLive({ facts: { 'billing.access.changed': refetch }, onStale: refetch });
  const banner = bannerOf(data, dataUpdatedAt);
  return <Suspense fallback={null}>{banner && <BannerLine {...banner} />}</Suspense>;
};
