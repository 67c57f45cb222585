import type { PaidTier } from './plan.ts';
import { plans } from './plans.ts';

/** The plans that can be paid ahead. */
export const passTiers = ['pro', 'elite'] as const satisfies readonly PaidTier[];

/** The numbers of months for which a plan can be paid ahead. */
export const passMonths = [1, 3, 12] as const;
export type PassMonths = (typeof passMonths)[number];

/** The ways to pay a pass: in cash at a shop, or by a bank transfer. */
export const passMethods = ['oxxo', 'spei'] as const;
export type PassMethod = (typeof passMethods)[number];

/** The price of a pass, in centavos, IVA included: the months at their monthly price. */
export const passPrice = (tier: PaidTier, months: PassMonths): number => plans[tier].price * months;

/** The ways to pay an amount ahead; it and the limit of an OXXO are in centavos. */
export const passMethodsFor = (amount: number, mostAtOxxo: number): readonly PassMethod[] =>
  passMethods.filter((method) => method !== 'oxxo' || amount <= mostAtOxxo);
