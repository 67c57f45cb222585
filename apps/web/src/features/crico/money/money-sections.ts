import { lazy } from 'react';
import type { MoneySection } from './frame/money-section.ts';

/** The sections in their order. */
export const moneySections: readonly MoneySection[] = [
  {
    name: 'leads',
    Section: lazy(async () => ({ default: (await import('./leads/leads-section.tsx')).LeadsSection })),
  },
  {
    name: 'contracts',
    Section: lazy(async () => ({ default: (await import('./contracts/contracts-section.tsx')).ContractsSection })),
  },
  {
    name: 'equity',
    isForAdminsOnly: true,
    Section: lazy(async () => ({ default: (await import('./equity/equity-section.tsx')).EquitySection })),
  },
  {
    name: 'payments',
    Section: lazy(async () => ({ default: (await import('./payments/payments-section.tsx')).PaymentsSection })),
  },
  {
    name: 'earnings',
    Section: lazy(async () => ({ default: (await import('./earnings/my-earnings.tsx')).MyEarnings })),
  },
];
