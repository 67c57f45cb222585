import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { needsToken } from '@nivel/contracts/kernel/policy';
import type { GatewayContext } from '../gateway-context.ts';
import { identify } from '../http/admit.ts';
import { HttpExchange } from '../http/http-exchange.ts';
import type { OperationCaller } from './schema.ts';

const decoder = new TextDecoder();

/** One GraphQL request: asks operations with the caller's own token, the same question only once. */
export class GraphContext implements OperationCaller {
  private readonly asked = new Map<string, Promise<unknown>>();

  constructor(
    private readonly gateway: GatewayContext,
    readonly exchange: HttpExchange,
  ) {}

  ask(operation: Operation, input: object): Promise<unknown> {
    const body = JSON.stringify(input);
    const key = `${operation.name} ${body}`;
    const known = this.asked.get(key) ?? this.askNow(operation, body);
    this.asked.set(key, known);
    return known;
  }

  private async askNow(operation: Operation, body: string): Promise<unknown> {
    if (needsToken(operation.policy) && this.exchange.token === null) throw new AppError(commonErrors.unauthenticated);
    const bytes = await this.gateway.services.ask(operation, body, this.exchange.context(operation));
    return JSON.parse(decoder.decode(bytes)) as unknown;
  }

  /** Checks limits and token before the query is parsed. A caller without a token may still ask public queries. */
  async check(query: unknown): Promise<void> {
    await this.gateway.limits.address(this.exchange.clientIp);
    // Longer texts are no query; they would only fill the cache of parsed ones.
    const { GRAPHQL_CHARACTERS } = this.gateway.settings;
    if (typeof query === 'string' && query.length > GRAPHQL_CHARACTERS)
      throw new AppError(commonErrors.invalid_input, { message: `A query may have ${GRAPHQL_CHARACTERS} characters` });
    if (this.exchange.token !== null) await identify(this.gateway, this.exchange, this.exchange.token);
  }
}

const contexts = new WeakMap<FastifyRequest, GraphContext>();

/** The context of a request, made at the first look. */
export const contextOf = (gateway: GatewayContext, request: FastifyRequest, reply: FastifyReply): GraphContext => {
  const known = contexts.get(request);
  if (known) return known;
  const fresh = new GraphContext(gateway, new HttpExchange(gateway, 'graphql', request, reply));
  contexts.set(request, fresh);
  void reply.headers({ ...gateway.dataHeaders, 'x-trace-id': fresh.exchange.traceId });
  return fresh;
};
