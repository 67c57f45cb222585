import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { session } from '../session/session.ts';
import { CallError, noAnswer, readCallError } from './call-error.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for what is said on leaving. */
  readonly keepalive?: boolean;
}

const post = async (path: string, body: unknown, token: string | null, options: CallOptions): Promise<Response> => {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      ...options,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new CallError(noAnswer, 0, error instanceof Error ? error.message : 'No answer');
  }
};

/**
 * Posts JSON to a door of this site as whoever is signed in. A refused token is replaced once.
 *
 * @throws CallError for every refusal, and with code `no_answer` when nothing answers
 */
export const callDoor = async (path: string, body: unknown, options: CallOptions = {}): Promise<unknown> => {
  const token = await session.accessToken();
  let response = await post(path, body, token, options);
  if (response.status === 401 && token) {
    await session.refused(token);
    response = await post(path, body, await session.accessToken(), options);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw readCallError(response.status, answer);
  return answer;
};

/** A typed caller of an operation behind a procedure door: `procedure<typeof completePart>('complete_part')`. */
export const procedure =
  <O extends Operation>(name: string) =>
  async (input: CallInputOf<O>, options?: CallOptions): Promise<OutputOf<O>> =>
    callDoor(`/rest/v1/rpc/${name}`, input, options) as Promise<OutputOf<O>>;
