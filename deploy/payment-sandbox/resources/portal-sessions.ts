import { z } from 'zod';
import type { PortalSession } from '../state/objects.ts';
import { pageKey } from '../state/page-key.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { id, ids, read } from '../wire/params.ts';
import type { Route } from '../wire/route.ts';

const fields = {
  configuration: id.optional(),
  customer: id,
  expand: ids.optional(),
  flow_data: z.strictObject({ type: z.literal('payment_method_update') }).optional(),
  locale: z.enum(['auto', 'en', 'es', 'es-419']).optional(),
  return_url: z.url().optional(),
};

const create = (state: SandboxState, form: FormFields): PortalSession => {
  const asked = read(fields, form);
  const customer = state.get('customer', asked.customer, 'customer');
  const sessionId = newId('bps');
  return state.put('billing_portal.session', {
    id: sessionId,
    object: 'billing_portal.session',
    configuration: asked.configuration ?? 'bpc_sandbox',
    created: state.now(),
    customer: customer.id,
    customer_account: null,
    flow: asked.flow_data
      ? {
          after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
          customer_update: null,
          subscription_cancel: null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: null,
          type: 'payment_method_update',
        }
      : null,
    livemode: false,
    locale: asked.locale ?? null,
    on_behalf_of: null,
    return_url: asked.return_url ?? null,
    url: `${state.origin}/portal/${pageKey(state, sessionId)}`,
  });
};

export const portalSessions = (state: SandboxState): Route[] => [
  { method: 'POST', path: '/v1/billing_portal/sessions', answer: ({ fields: form }) => create(state, form) },
];
