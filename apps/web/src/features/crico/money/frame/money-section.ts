import type { ComponentType } from 'react';

const moneySectionNames = ['leads', 'contracts', 'equity', 'payments', 'earnings'] as const;
export type MoneySectionName = (typeof moneySectionNames)[number];

/** A part of the finance screen, loaded when it is first shown. */
export interface MoneySection {
  readonly name: MoneySectionName;
  readonly isForAdminsOnly?: boolean;
  readonly Section: ComponentType;
}
