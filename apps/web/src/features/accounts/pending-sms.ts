import { pendingAddress } from './pending-email.ts';

/** The challenge whose SMS was sent for a factor: a page that is loaded again still takes its code. */
export const pendingSms = (factorId: string) => pendingAddress(`nivel.pending-sms.${factorId}`);
