import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { checkPromotionCode } from '@nivel/contracts/billing/check-promotion-code.operation';
import { useMutation } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { SoldPlan } from '../billing.queries.ts';

/** A promotion code that is valid for a plan, and its discount. */
export type AppliedCode = OutputOf<typeof checkPromotionCode>;

/** Asks whether a code holds for a plan. Never automatically: each wrong one is counted. */
export const useCheckCode = (plan: SoldPlan, onApplied: (code: AppliedCode) => void) =>
  useMutation({
    mutationFn: async (code: string): Promise<AppliedCode> => {
      if (plan.tier === 'free') throw new Error('what costs nothing has no code');
      return siteClient.call('check_promotion_code', { code, plan_id: plan.tier });
    },
    onSuccess: onApplied,
  });
