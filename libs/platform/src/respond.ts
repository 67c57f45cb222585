import type { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { CallContext } from '@nivel/messaging/rpc-frame';
import type { AccessTokens } from './access-token.ts';
import type { Call, Handler } from './handler.ts';
import { isDeeperThan } from './json-depth.ts';

/** Deeper than any input of ours; shallower ones need no look, and short ones cannot be deep enough to matter. */
const DEEPEST = 64;
const WORTH_A_LOOK = 4_096;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON body and checks it against the operation's schema. An empty body is an empty object. */
export const readInput = <Schema extends z.ZodType>(schema: Schema, body: Uint8Array): z.output<Schema> => {
  if (body.length > WORTH_A_LOOK && isDeeperThan(body, DEEPEST))
    throw new AppError(commonErrors.invalid_input, { details: [{ path: '', message: 'It is nested too deeply' }] });
  let given: unknown = {};
  try {
    const text = decoder.decode(body);
    // Postgres text cannot hold NUL; no text of ours ever needs one.
    if (text.includes('\\u0000'))
      throw new AppError(commonErrors.invalid_input, { details: [{ path: '', message: 'NUL is not allowed' }] });
    if (text !== '') given = JSON.parse(text);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(commonErrors.bad_json, { cause: error });
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const details = read.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.join('.').slice(0, 200), message: issue.message.slice(0, 300) }));
  throw new AppError(commonErrors.invalid_input, { details });
};

/** Who is asking: what the operation's policy demands, nothing less. */
const identify = async (operation: Operation, context: CallContext, tokens: AccessTokens): Promise<Call> => {
  const call = { token: context.token, clientIp: context.clientIp, trace: context.trace, deadline: context.deadline };
  if (operation.policy.who !== 'signed-in') return { ...call, actor: null };
  if (context.token === null) throw new AppError(commonErrors.unauthenticated);
  return { ...call, actor: await tokens.verify(context.token) };
};

/** Input check, policy, handler, and (outside production) the check that only declared fields leave. */
export const respondWith = async (
  operation: Operation,
  handler: Handler<Operation>,
  body: Uint8Array,
  context: CallContext,
  platform: { tokens: AccessTokens; checksOutput: boolean },
): Promise<string> => {
  const call = await identify(operation, context, platform.tokens);
  const output = await handler.handle(readInput(operation.input, body), call);
  return JSON.stringify(platform.checksOutput ? operation.output.parse(output) : output);
};
