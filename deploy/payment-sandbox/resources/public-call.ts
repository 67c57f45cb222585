import type { PaymentIntent, SetupIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { isSame } from '../wire/same-secret.ts';
import { missing } from '../wire/stripe-error.ts';
import type { ApiCall } from '../wire/route.ts';

interface Intents {
  readonly payment_intent: PaymentIntent;
  readonly setup_intent: SetupIntent;
}

/** The intent of a call. A caller with the publishable key only sees one whose secret they send. */
export const ofPublicCall = <K extends keyof Intents>(
  state: SandboxState,
  kind: K,
  { path: { id = '' }, isPublic }: ApiCall,
  secret: string | undefined,
): Intents[K] => {
  const intent: Intents[K] = state.get<keyof Intents>(kind, id) as Intents[K];
  const isShown = secret === undefined ? !isPublic : isSame(secret, intent.client_secret ?? '');
  if (!isShown) throw missing(kind, id);
  return intent;
};
