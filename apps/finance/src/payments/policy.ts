import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { account } from '@nivel/contracts/projects/memberships';

/** What was paid or cancelled is said not to be so by administrators only. */
export const mayUndoPayment = (role: string | null): boolean => isAtLeast(account, role, 'admin');
