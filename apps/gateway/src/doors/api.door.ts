import { bodyCall } from '../docs/openapi-call.ts';
import type { DoorKind, DoorOf } from './door-kind.ts';
import { mountCall } from './mount-call.ts';

/** `<method> /api/…`: the JSON body is the input. */
export const apiDoor: DoorKind<DoorOf<'api'>> = {
  tag: { name: 'api', description: 'Further calls.' },
  describe: (operation, { method }) => bodyCall(operation, 'api', method === 'POST'),
  mount: (http, gateway, operation) => mountCall(http, gateway, operation),
};
