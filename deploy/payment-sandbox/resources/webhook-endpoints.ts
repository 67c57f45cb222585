import { z } from 'zod';
import { endpointSecret, newEndpoint } from '../webhooks/endpoints.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { flag, ids, metadata, read, text } from '../wire/params.ts';
import type { Route } from '../wire/route.ts';
import { givenOnly, listing, mergedMetadata, retrieving } from './reading.ts';

const PATH = '/v1/webhook_endpoints';

export const webhookEndpoints = (state: SandboxState): Route[] => [
  {
    method: 'POST',
    path: PATH,
    answer: ({ fields }) => {
      const asked = read(
        {
          api_version: text.optional(),
          description: text.optional(),
          enabled_events: z.array(text).min(1),
          expand: ids.optional(),
          metadata: metadata.optional(),
          url: z.url(),
        },
        fields,
      );
      const endpoint = newEndpoint(state, asked.url, asked.enabled_events, mergedMetadata({}, asked.metadata));
      return { ...endpoint, secret: endpointSecret(state, endpoint.id) };
    },
  },
  {
    method: 'POST',
    path: `${PATH}/:id`,
    answer: ({ path: { id: endpointId = '' }, fields }) => {
      const { disabled, enabled_events } = read(
        { disabled: flag.optional(), enabled_events: z.array(text).min(1).optional(), expand: ids.optional() },
        fields,
      );
      const status = disabled === undefined ? undefined : disabled ? 'disabled' : 'enabled';
      return state.change('webhook_endpoint', endpointId, givenOnly({ enabled_events, status }));
    },
  },
  {
    method: 'DELETE',
    path: `${PATH}/:id`,
    answer: ({ path: { id: endpointId = '' } }) => {
      const { id: gone } = state.get('webhook_endpoint', endpointId);
      state.remove('webhook_endpoint', gone);
      return { id: gone, object: 'webhook_endpoint', deleted: true };
    },
  },
  retrieving(state, 'webhook_endpoint', PATH),
  listing(state, { kind: 'webhook_endpoint', path: PATH, filters: {}, fits: () => true }),
];
