import type Stripe from 'stripe';
import { z } from 'zod';
import { methodFor } from '../billing/cards.ts';
import { confirmSetup, newSetup, setupRefusalOf } from '../billing/setup-intents.ts';
import { afterSetup } from '../billing/setup-results.ts';
import type { SetupIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { flag, id, ids, metadata, read, text, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { methodFields, newMethod } from './payment-methods.ts';
import { ofPublicCall } from './public-call.ts';
import { listing, mergedMetadata } from './reading.ts';

const PATH = '/v1/setup_intents';

const confirmation = {
  expand: ids.optional(),
  payment_method: id.optional(),
  payment_method_data: methodFields.optional(),
  return_url: z.url().optional(),
} satisfies KnownTo<Stripe.SetupIntentConfirmParams>;
const creation = {
  ...confirmation,
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  automatic_payment_methods: z.strictObject({ allow_redirects: text.optional(), enabled: flag }).optional(),
  confirm: flag.optional(),
  customer: id.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  usage: z.enum(['off_session', 'on_session']).optional(),
} satisfies KnownTo<Stripe.SetupIntentCreateParams>;
/** Browsers show it beside the publishable key. */
const secret = { client_secret: text.optional() };
type Confirmation = z.output<z.ZodObject<typeof confirmation>>;

const confirm = (state: SandboxState, intent: SetupIntent, asked: Confirmation): SetupIntent => {
  const method = asked.payment_method_data
    ? newMethod(state, asked.payment_method_data)
    : methodFor(state, asked.payment_method ?? intent.payment_method ?? '');
  if (method.type !== 'card')
    throw invalid('Only cards can be kept for later.', { code: 'payment_method_invalid_parameter' });
  const tried = confirmSetup(state, intent, method, asked.return_url);
  const refusal = setupRefusalOf(tried);
  if (refusal) throw refusal;
  afterSetup(state, tried);
  return tried;
};

const create = (state: SandboxState, form: FormFields): SetupIntent => {
  const asked = read(creation, form);
  if (asked.customer) state.get('customer', asked.customer, 'customer');
  const intent = newSetup(state, {
    customer: asked.customer,
    description: asked.description,
    metadata: mergedMetadata({}, asked.metadata),
    usage: asked.usage,
    isAutomatic: !asked.allowed_payment_method_types,
  });
  return asked.confirm ? confirm(state, intent, asked) : intent;
};

const cancel = (state: SandboxState, intentId: string): SetupIntent => {
  const before = state.get('setup_intent', intentId);
  if (!before.status.startsWith('requires_'))
    throw invalid(`This SetupIntent is ${before.status}.`, { code: 'setup_intent_unexpected_state' });
  const canceled = state.change('setup_intent', intentId, { status: 'canceled', next_action: null });
  state.tell('setup_intent.canceled', canceled);
  return canceled;
};

export const setupIntents = (state: SandboxState): Route[] => [
  { method: 'POST', path: PATH, answer: ({ fields }) => create(state, fields) },
  {
    method: 'POST',
    path: `${PATH}/:id/confirm`,
    isPublic: true,
    answer: (call) => {
      const asked = read({ ...confirmation, ...secret }, call.fields);
      return confirm(state, ofPublicCall(state, 'setup_intent', call, asked.client_secret), asked);
    },
  },
  { method: 'POST', path: `${PATH}/:id/cancel`, answer: ({ path }) => cancel(state, path['id'] ?? '') },
  {
    method: 'GET',
    path: `${PATH}/:id`,
    isPublic: true,
    answer: (call) => {
      const asked = read({ ...secret, expand: ids.optional() }, call.fields);
      return ofPublicCall(state, 'setup_intent', call, asked.client_secret);
    },
  },
  listing(state, {
    kind: 'setup_intent',
    path: PATH,
    filters: { customer: id.optional(), payment_method: id.optional() },
    fits: (intent, { customer, payment_method: method }) =>
      (customer === undefined || intent.customer === customer) &&
      (method === undefined || intent.payment_method === method),
  }),
];
