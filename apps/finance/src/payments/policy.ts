import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { account } from '@nivel/contracts/projects/memberships';

/** Only administrators reverse paid and cancelled ones. */
export const mayUndoPayment = (role: string | null): boolean => isAtLeast(account, role, 'admin');
