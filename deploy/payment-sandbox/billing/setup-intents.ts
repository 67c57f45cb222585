import type { PaymentMethod, SetupIntent } from '../state/objects.ts';
import { newId, randomText } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { attach, verdictOn } from './cards.ts';
import { authenticationStep } from './next-actions.ts';

export interface NewSetup {
  readonly customer?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly usage?: string | undefined;
  readonly isAutomatic?: boolean;
}

export const newSetup = (state: SandboxState, given: NewSetup): SetupIntent => {
  const id = newId('seti');
  const intent = state.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: given.isAutomatic ? null : ['card'],
    application: null,
    automatic_payment_methods: given.isAutomatic ? { allow_redirects: 'always', enabled: true } : null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: state.now(),
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  });
  state.tell('setup_intent.created', intent);
  return intent;
};

/** The card may be charged later; it is tied to the customer. */
export const succeedSetup = (state: SandboxState, intent: SetupIntent, method: PaymentMethod): SetupIntent => {
  if (intent.customer) attach(state, method, intent.customer);
  const done = state.change('setup_intent', intent.id, {
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  });
  state.tell('setup_intent.succeeded', done);
  return done;
};

export const failSetup = (
  state: SandboxState,
  intent: SetupIntent,
  method: PaymentMethod,
  refusal: { code: string; declineCode: string; message: string },
): SetupIntent => {
  const failed = state.change('setup_intent', intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: 'card_error',
      code: refusal.code,
      ...(refusal.declineCode && { decline_code: refusal.declineCode }),
      message: refusal.message,
      payment_method: method,
    } as SetupIntent['last_setup_error'],
  });
  state.tell('setup_intent.setup_failed', failed);
  return failed;
};

/** Tries to keep a card for later charges. The state of the intent gives the result. */
export const confirmSetup = (
  state: SandboxState,
  intent: SetupIntent,
  method: PaymentMethod,
  returnUrl?: string,
): SetupIntent => {
  if (!intent.status.startsWith('requires_'))
    throw new StripeError(
      400,
      'invalid_request_error',
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    );
  const verdict = verdictOn(state, method, false);
  if (verdict.kind === 'paid') return succeedSetup(state, intent, method);
  if (verdict.kind === 'refused') return failSetup(state, intent, method, verdict);
  const waiting = state.change('setup_intent', intent.id, {
    status: 'requires_action',
    payment_method: method.id,
    next_action: authenticationStep(state, intent.id, returnUrl),
  });
  state.tell('setup_intent.requires_action', waiting);
  return waiting;
};

export const setupRefusalOf = (intent: SetupIntent): StripeError | undefined => {
  const error = intent.status === 'requires_payment_method' ? intent.last_setup_error : null;
  if (!error) return undefined;
  const { message = '', code = 'card_declined', decline_code } = error;
  const fields = { code, ...(decline_code && { decline_code }), setup_intent: intent };
  return new StripeError(402, 'card_error', message, fields, true);
};
