import { bodyCall } from '../docs/openapi-call.ts';
import type { DoorKind } from './door-kind.ts';
import { mountCall } from './mount-call.ts';

/** `POST /short/<short>`; the JSON body is the input. */
export const shortDoor: DoorKind = {
  tag: { name: 'short', description: 'Calls by a short address.' },
  describe: (operation) => bodyCall(operation, 'short', true),
  mount: (http, gateway, operation) => mountCall(http, gateway, operation),
};
