import { lazy } from 'react';
import type { MoneySection } from './money-section.ts';

/** The sections in their order. */
export const moneySections: readonly MoneySection[] = [
  {
    name: 'leads',
    Section: lazy(async () => ({ default: (await import('../leads/leads-section.tsx')).LeadsSection })),
  },
];
