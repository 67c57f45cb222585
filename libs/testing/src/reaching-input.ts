import { z } from 'zod';
import type { Operation } from '@nivel/contracts/kernel/operation';

interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
}

/**
 * An input that requests as much of some things as an operation allows: it says nothing that a command needs beside them.
 * @param values ids of the things, by the names under which operations ask for them
 */
export const reachingInput = ({ door, input }: Operation, values: Readonly<Record<string, unknown>>): object => {
  if (door.kind === 'table') return {};
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.fromEntries(Object.keys(properties).flatMap((name) => (name in values ? [[name, values[name]]] : [])));
};
