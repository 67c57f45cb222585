import type { FastifyInstance } from 'fastify';
import { addressOf, type Door, type DoorAddress } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { DescribedDoor } from '../docs/openapi.ts';
import type { OpenApiCall } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';

export type DoorOf<Kind extends Door['kind']> = Extract<Door, { kind: Kind }>;

/** One kind of public door: how its operations are mounted, and how the documentation shows them. */
export interface DoorKind<D extends Door = Door> extends DescribedDoor {
  describe(operation: Operation, door: D): OpenApiCall;
  /** Opens the door of one operation. @throws Error where the declaration does not fit the kind: the boot ends */
  mount(http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: D): void;
  /** Runs once, in a server context of the kind's own: how bodies are read there, and what answers where no door is. */
  prepare?(http: FastifyInstance, gateway: GatewayContext, operations: readonly Operation[]): void;
}

/** @throws Error where a door is not called over HTTP */
export const requireAddress = ({ name, door }: Operation): DoorAddress => {
  const address = addressOf(door);
  if (address === null) throw new Error(`${name} has no address`);
  return address;
};
