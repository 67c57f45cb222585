import { z } from 'zod';
import type { Operation } from '@nivel/contracts/kernel/operation';

interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
}

/**
 * An input with as many of some things as an operation allows, and no other required fields of a command.
 * @param values ids of the things, by the names of the input fields
 */
export const reachingInput = ({ door, input }: Operation, values: Readonly<Record<string, unknown>>): object => {
  if (door.kind === 'table') return {};
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.fromEntries(Object.keys(properties).flatMap((name) => (name in values ? [[name, values[name]]] : [])));
};
