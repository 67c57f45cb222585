import type { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { AnswerPart, Operation } from '@nivel/contracts/kernel/operation';
import type { ReceivedCall } from '@nivel/messaging/rpc-server';
import { needsToken } from '@nivel/contracts/kernel/policy';
import type { AccessTokens, Actor } from './access-token.ts';
import { enforcePolicy } from './enforce-policy.ts';
import type { Handler } from './handler.ts';
import { isDeeperThan } from './json-depth.ts';
import type { Memberships } from './memberships.ts';
import { PrintedOutput } from './printed-output.ts';

/** Deeper than any input of ours; shallower ones need no look, and short ones cannot be deep enough to matter. */
const DEEPEST = 64;
const WORTH_A_LOOK = 4_096;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** What is wrong with which field; of fields that the operation does not know, each by its name. */
const named = (issue: z.core.$ZodIssue): { readonly path: string; readonly message: string }[] => {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ path: path.join('.').slice(0, 200), message: issue.message.slice(0, 300) }));
};

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
  const details = read.error.issues.flatMap(named).slice(0, 20);
  throw new AppError(commonErrors.invalid_input, { details });
};

/** The call to check, and what checks it. */
export interface CallChecks {
  readonly tokens: AccessTokens;
  readonly memberships: Memberships;
  /** Whether outputs are checked too, so that undeclared fields do not leave. */
  readonly checksOutput: boolean;
}

/** The caller: the operation's policy, nothing less. */
const identify = async (
  { policy }: Operation,
  { token, service }: ReceivedCall,
  tokens: AccessTokens,
): Promise<Actor | null> => {
  if (policy.who === 'service' && (service === null || token !== null)) throw new AppError(commonErrors.forbidden);
  if (!needsToken(policy)) return null;
  if (token === null) throw new AppError(commonErrors.unauthenticated);
  return tokens.verify(token);
};

/** Token, input, policy, handler, and (outside production) the check that only declared fields leave. */
export const respondWith = async (
  operation: Operation,
  handler: Handler<Operation>,
  body: Uint8Array,
  context: ReceivedCall,
  { tokens, memberships, checksOutput }: CallChecks,
): Promise<string> => {
  const actor = await identify(operation, context, tokens);
  const input = readInput(operation.input, body);
  const role =
    operation.policy.who === 'member' ? await enforcePolicy(operation.policy, input, actor, memberships) : null;
  const { token, clientIp, trace, deadline } = context;
  const sending = operation.streams && { sendPart: (part: AnswerPart) => context.sendPart(JSON.stringify(part)) };
  const output = await handler.handle(input, { actor, role, token, clientIp, trace, deadline, ...sending });
  const isPrinted = output instanceof PrintedOutput;
  if (!checksOutput) return isPrinted ? output.json : JSON.stringify(output);
  return JSON.stringify(operation.output.parse(isPrinted ? JSON.parse(output.json) : output));
};
