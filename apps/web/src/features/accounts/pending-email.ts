import { pendingText } from './pending-text.ts';

/** The address that waits for its confirmation. */
export const pendingEmail = pendingText('nivel.pending-email');
