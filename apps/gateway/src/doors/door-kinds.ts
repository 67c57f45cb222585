import type { Door } from '@nivel/contracts/kernel/door';
import { apiDoor } from './api.door.ts';
import { authDoor } from './auth.door.ts';
import type { DoorKind } from './door-kind.ts';
import { documentDoor } from './document.door.ts';
import { functionDoor } from './function.door.ts';
import { oneClickDoor } from './one-click.door.ts';
import { procedureDoor } from './procedure.door.ts';
import { storageDoor } from './storage.door.ts';
import { tableDoor } from './table.door.ts';
import { tableWriteDoor } from './table-write.door.ts';
import { webhookDoor } from './webhook.door.ts';

/** Every kind of door, in the order of the documentation. */
export const doorKinds: Readonly<Record<Door['kind'], DoorKind | null>> = {
  procedure: procedureDoor,
  table: tableDoor,
  'table-write': tableWriteDoor,
  function: functionDoor,
  webhook: webhookDoor,
  storage: storageDoor,
  auth: authDoor,
  api: apiDoor,
  'one-click': oneClickDoor,
  document: documentDoor,
  room: null,
  inside: null,
};
