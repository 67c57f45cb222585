import type { PaymentIntent, PaymentMethod } from '../state/objects.ts';
import { newId, randomText } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { attach, verdictOn, type MethodType, type Verdict } from './cards.ts';
import { newCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { authenticationStep, voucherStep } from './next-actions.ts';

export interface NewIntent {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly receiptEmail?: string | null | undefined;
  readonly types?: readonly MethodType[] | undefined;
  /** Whether the types were chosen by the provider, as `automatic_payment_methods` asks. */
  readonly isAutomatic?: boolean;
  readonly futureUsage?: 'off_session' | 'on_session' | null | undefined;
  readonly oxxoDays?: number | undefined;
}

/** The fields that every intent of the sandbox has at its start. */
const constant = {
  object: 'payment_intent',
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
} as const;

const optionsOf = (
  types: readonly MethodType[],
  oxxoDays: number | undefined,
): PaymentIntent['payment_method_options'] => ({
  ...(types.includes('card') && {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  }),
  ...(types.includes('oxxo') && { oxxo: { expires_after_days: oxxoDays ?? 3 } }),
  ...(types.includes('customer_balance') && {
    customer_balance: {
      bank_transfer: { requested_address_types: ['spei'], type: 'mx_bank_transfer' },
      funding_type: 'bank_transfer',
    },
  }),
});

export const newIntent = (state: SandboxState, given: NewIntent): PaymentIntent => {
  const id = newId('pi');
  const types: MethodType[] = [...(given.types ?? ['card' as const])];
  const intent = state.put('payment_intent', {
    ...constant,
    id,
    allowed_payment_method_types: given.isAutomatic ? null : types,
    amount: given.amount,
    amount_details: { tip: {} },
    automatic_payment_methods: given.isAutomatic ? { allow_redirects: 'always', enabled: true } : null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: state.now(),
    currency: given.currency,
    customer: given.customer ?? null,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    payment_method_options: optionsOf(types, given.oxxoDays),
    payment_method_types: types,
    receipt_email: given.receiptEmail ?? null,
    setup_future_usage: given.futureUsage ?? null,
  });
  state.tell('payment_intent.created', intent);
  return intent;
};

/** The money arrived: records charge, intent and event; a card to be saved is attached to its customer. */
export const succeed = (state: SandboxState, intent: PaymentIntent, method: PaymentMethod): PaymentIntent => {
  const { customer } = intent;
  if (customer && (intent.setup_future_usage || method.customer)) attach(state, method, customer);
  const charge = newCharge(state, intent, method);
  if (state.find('card', method.id)?.behaviour === 'disputed') openDispute(state, charge);
  const paid = state.change('payment_intent', intent.id, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
    next_action: null,
  });
  state.tell('payment_intent.succeeded', paid);
  return paid;
};

type Refusal = Extract<Verdict, { kind: 'refused' }>;

/** The money did not come; the intent waits for another payment method. */
export const fail = (
  state: SandboxState,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: Refusal,
): PaymentIntent => {
  const charge = method.type === 'card' ? newCharge(state, intent, method, refusal) : undefined;
  const failed = state.change('payment_intent', intent.id, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    ...(charge && { latest_charge: charge.id }),
    last_payment_error: {
      type: 'card_error',
      code: refusal.code,
      ...(refusal.declineCode && { decline_code: refusal.declineCode }),
      message: refusal.message,
      ...(charge && { charge: charge.id }),
      payment_method: method,
    } as PaymentIntent['last_payment_error'],
  });
  state.tell('payment_intent.payment_failed', failed);
  return failed;
};

export interface Confirmation {
  readonly isOffSession?: boolean | undefined;
  readonly returnUrl?: string | undefined;
}

const PAYABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Tries to take the money. The state of the intent gives the result: no refusal is thrown here. */
export const confirmIntent = (
  state: SandboxState,
  intent: PaymentIntent,
  method: PaymentMethod,
  { isOffSession = false, returnUrl }: Confirmation = {},
): PaymentIntent => {
  if (!PAYABLE.includes(intent.status))
    throw new StripeError(
      400,
      'invalid_request_error',
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  if (!intent.payment_method_types.includes(method.type))
    throw new StripeError(400, 'invalid_request_error', `The type ${method.type} is not allowed here.`, {
      code: 'payment_method_invalid_parameter',
      param: 'payment_method',
    });
  if (method.type === 'card') return chargeCard(state, intent, method, { isOffSession, returnUrl });
  return waitFor(state, intent, method, voucherStep(state, intent, method.type));
};

const chargeCard = (
  state: SandboxState,
  intent: PaymentIntent,
  method: PaymentMethod,
  { isOffSession = false, returnUrl }: Confirmation,
): PaymentIntent => {
  const verdict = verdictOn(state, method, isOffSession);
  if (verdict.kind === 'paid') return succeed(state, intent, method);
  if (verdict.kind === 'refused') return fail(state, intent, method, verdict);
  return waitFor(state, intent, method, authenticationStep(state, intent.id, returnUrl));
};

const waitFor = (
  state: SandboxState,
  intent: PaymentIntent,
  method: PaymentMethod,
  step: PaymentIntent['next_action'],
): PaymentIntent => {
  const waiting = state.change('payment_intent', intent.id, {
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: step,
  });
  state.tell('payment_intent.requires_action', waiting);
  return waiting;
};

/** The card error in which a refused intent is answered; the refusal stays. */
export const refusalOf = (intent: PaymentIntent): StripeError | undefined => {
  const error = intent.status === 'requires_payment_method' ? intent.last_payment_error : null;
  if (!error) return undefined;
  const { message = '', code = 'card_declined', decline_code } = error;
  const fields = { code, ...(decline_code && { decline_code }), payment_intent: intent };
  return new StripeError(402, 'card_error', message, fields, true);
};
