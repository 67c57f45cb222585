import type { StripeEvent, WebhookEndpoint } from '../state/objects.ts';
import { newId, randomText } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { API_VERSION } from '../wire/api-version.ts';
import { invalid } from '../wire/stripe-error.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** An endpoint that receives events. It is on this machine: the sandbox sends nothing elsewhere. */
export const newEndpoint = (
  state: SandboxState,
  url: string,
  events: readonly string[],
  metadata: Record<string, string> = {},
  secret = `whsec_${randomText(32)}`,
): WebhookEndpoint => {
  if (!LOOPBACK.includes(new URL(url).hostname))
    throw invalid('The sandbox sends webhooks to this machine only.', { code: 'url_invalid', param: 'url' });
  const endpoint = state.put('webhook_endpoint', {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: state.now(),
    description: null,
    enabled_events: [...events],
    livemode: false,
    metadata,
    status: 'enabled',
    url,
  });
  state.put('endpoint_secret', { id: endpoint.id, secret });
  return endpoint;
};

export const endpointSecret = (state: SandboxState, id: string): string => state.get('endpoint_secret', id).secret;

export const wants = ({ status, enabled_events: wanted }: WebhookEndpoint, { type }: StripeEvent): boolean =>
  status === 'enabled' && (wanted.includes('*') || wanted.includes(type));
