import type { IncomingMessage } from 'node:http';
import type { ModelProblem } from '@nivel/contracts/ai/values/model-values';
import { AddressRefusedError } from '@nivel/platform/public-address';
import { openRequest, type ModelDoor } from './model-door.ts';

/** Tokens that a model may write, so that an answer costs little. */
const MOST_TOKENS = 2_000;

/** A model of an organization, with its key. */
export interface Endpoint {
  /** Up to and without `/chat/completions`. */
  readonly address: string;
  readonly model: string;
  readonly key: string | null;
}

/** What a model is asked: how it should answer, and the words of a person with data beside them. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly isStreamed: boolean;
}

/** A call that did not succeed. */
export class ModelError extends Error {
  constructor(
    readonly problem: ModelProblem,
    options: ErrorOptions = {},
  ) {
    super(`The language model failed: ${problem}`, options);
  }
}

/** The meaning of a status that is no success; the body of such an answer is not read. */
const problemOfStatus = (status: number): ModelProblem => {
  if (status >= 300 && status < 400) return 'redirected';
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404) return 'not_found';
  return status === 429 ? 'limited' : 'failed';
};

const problemOf = (error: unknown): ModelProblem => {
  if (error instanceof ModelError) return error.problem;
  return error instanceof AddressRefusedError ? 'address_refused' : 'unreachable';
};

/** The hosts of OpenAI itself: their newer models refuse the older name of the limit, the only one that many others know. */
const OPENAI = /(^|\.)openai(\.azure)?\.com$/;

const limitOf = (address: string): object =>
  OPENAI.test(new URL(address).hostname) ? { max_completion_tokens: MOST_TOKENS } : { max_tokens: MOST_TOKENS };

const bodyOf = ({ address, model }: Endpoint, { system, user, isStreamed }: Prompt): string =>
  JSON.stringify({
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    stream: isStreamed,
    ...limitOf(address),
  });

/**
 * Sends a prompt once, on a new connection to a checked address. A redirect is an error, and nothing is sent again.
 * @param signal ends the call and its answer with a `ModelError`
 * @returns the answer, of which nothing but the head has been read
 * @throws ModelError
 */
export const requestCompletion = (
  endpoint: Endpoint,
  prompt: Prompt,
  signal: AbortSignal,
  door: ModelDoor,
): Promise<IncomingMessage> => {
  const body = bodyOf(endpoint, prompt);
  const headers = {
    accept: 'text/event-stream, application/json',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(endpoint.key === null ? {} : { authorization: `Bearer ${endpoint.key}` }),
  };
  const request = openRequest(new URL(`${endpoint.address}/chat/completions`), { method: 'POST', headers }, door);
  if (request === null) return Promise.reject(new ModelError('address_refused'));
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(new ModelError(problemOf(error), { cause: error }));
    const end = (): void => void request.destroy(new ModelError('timeout'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    request.on('error', fail);
    request.once('close', () => {
      signal.removeEventListener('abort', end);
      // Without an answer and without an error ends what the other side switches to another protocol.
      fail(new ModelError('unreachable'));
    });
    request.once('response', (response: IncomingMessage) => {
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) return resolve(response);
      response.destroy();
      fail(new ModelError(problemOfStatus(status)));
    });
    request.end(body);
  });
};
