import { callDoor } from './call-door.ts';
import { CallError } from './call-error.ts';

interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Reads a whole screen in one trip; an answer with errors is a failure. */
export const callGraphql = async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
  const answer = (await callDoor('/graphql', { query, variables })) as GraphqlAnswer;
  const [error] = answer.errors ?? [];
  if (error) throw new CallError(error.extensions?.code ?? 'internal', 200, error.message, error.extensions);
  return answer.data as T;
};
