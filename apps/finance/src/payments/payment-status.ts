import type { PaymentStatus, StoredPaymentStatus } from '@nivel/contracts/finance/contract-values';

/** A payment that is neither paid nor cancelled is overdue from the day behind the one it was due on. */
export const shownStatus = (status: StoredPaymentStatus, dueDate: string, today: string): PaymentStatus =>
  status === 'pending' && dueDate < today ? 'overdue' : status;
