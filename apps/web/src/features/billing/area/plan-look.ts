import type { SoldPlan } from './billing.queries.ts';

/** The classes of a plan's colours. */
interface PlanLook {
  readonly text: string;
  readonly soft: string;
  readonly edge: string;
}

const looks: Record<SoldPlan['colorScheme'], PlanLook> = {
  green: { text: 'text-x100', soft: 'bg-x100-soft', edge: 'border-t-x100' },
  blue: { text: 'text-x200', soft: 'bg-x200-soft', edge: 'border-t-x200' },
  purple: { text: 'text-x300', soft: 'bg-x300-soft', edge: 'border-t-x300' },
};

/** How a plan looks, by its colour scheme. */
export const planLook = ({ colorScheme }: Pick<SoldPlan, 'colorScheme'>): PlanLook => looks[colorScheme];
