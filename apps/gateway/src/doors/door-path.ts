import { parameter, type Json } from '../docs/openapi-call.ts';

/** A name in braces in the path of a door: the value at that place is an input. */
const FIELD = /\{(\w+)\}/g;

/** The path as the router has it. */
export const routePath = (path: string): string => path.replaceAll(FIELD, ':$1');

/** The fields of a path in the documentation; empty where it has none. */
export const pathParameters = (path: string): { readonly parameters?: readonly Json[] } => {
  const parameters = [...path.matchAll(FIELD)].map(([, name = '']) => ({
    ...parameter(name, 'The value in the address'),
    in: 'path',
    required: true,
  }));
  return parameters.length === 0 ? {} : { parameters };
};
