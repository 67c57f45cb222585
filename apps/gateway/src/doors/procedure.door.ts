import { bodyCall } from '../docs/openapi-call.ts';
import type { DoorKind, DoorOf } from './door-kind.ts';
import { mountCall } from './mount-call.ts';

/** `POST /rest/v1/rpc/<procedure>`: the JSON body is the input. */
export const procedureDoor: DoorKind<DoorOf<'procedure'>> = {
  tag: {
    name: 'procedures',
    description: 'Calls by name. The body holds the arguments; the Supabase client calls them with `rpc()`.',
  },
  describe: (operation) => bodyCall(operation, 'procedures', true),
  mount: (http, gateway, operation) => mountCall(http, gateway, operation),
};
