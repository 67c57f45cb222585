import type { SetupIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { UPDATED } from './subscription-status.ts';

/** A card that was kept for a trial is the one that its subscription is charged to. */
export const afterSetup = (state: SandboxState, intent: SetupIntent): void => {
  if (intent.status !== 'succeeded') return;
  const waiting = state.table('subscription').last(({ pending_setup_intent: pending }) => pending === intent.id);
  if (!waiting) return;
  const method = waiting.default_payment_method ?? intent.payment_method;
  state.change('subscription', waiting.id, { pending_setup_intent: null, default_payment_method: method }, UPDATED);
};
