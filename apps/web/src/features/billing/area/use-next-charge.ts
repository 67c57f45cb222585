import { useQuery } from '@tanstack/react-query';
import { changeQuery, type SoldPlan } from './billing.queries.ts';

interface Charged {
  readonly subscriptionId: string;
  /** The plan that is charged next. */
  readonly plan: SoldPlan['id'];
}

/** The next charge does not change on its own. */
const FRESH_MS = 300_000;

/**
 * The next charge of the provider, in centavos: with discounts, credit, and the price at the time of the subscription, none of
 * which is in the price list.
 * @returns no amount while it is loading, and without an answer of the provider
 */
export const useNextCharge = (
  { subscriptionId, plan }: Charged,
  isCharged: boolean,
): { readonly amount: number | undefined; readonly isUnknown: boolean } => {
  const { data, isError } = useQuery({
    ...changeQuery(subscriptionId, plan, null),
    ...{ enabled: isCharged, staleTime: FRESH_MS, gcTime: FRESH_MS },
  });
  return { amount: data?.next_charge, isUnknown: isError };
};
