import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler, preParsingAsyncHookHandler } from 'fastify';
import {
  Location,
  NoSchemaIntrospectionCustomRule,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
} from 'graphql';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { GatewayContext } from '../gateway-context.ts';
import { compressedAnswer } from '../http/compression.ts';
import { contextOf, type GraphContext } from './graph-context.ts';
import { graphStatus, renderGraphError } from './graph-errors.ts';
import { excessesOf, type GraphLimits } from './query-limits.ts';
import { queries } from './queries.ts';
import { schemaOf } from './schema.ts';

const queryIn = (request: FastifyRequest): unknown => {
  const given = request.method === 'GET' ? request.query : request.body;
  return typeof given === 'object' && given !== null && 'query' in given ? given.query : undefined;
};

/** Errors of a request in the form of GraphQL, the notable ones logged. */
const format = (
  errors: readonly unknown[],
  data: ExecutionResult['data'],
  context: GraphContext | undefined,
): { statusCode: number; response: FormattedExecutionResult } => {
  // A refused query carries its reasons inside; they are reported one by one.
  const flat = errors.flatMap((error) => innerErrors(error) ?? [error]);
  const rendered = flat.map((error) => renderGraphError(error));
  for (const { app } of rendered) context?.exchange.logRefusal(app);
  return {
    statusCode: graphStatus(
      Boolean(data),
      rendered.map((one) => one.app),
    ),
    response: { data: data ?? null, errors: rendered.map((one) => one.rendered) },
  };
};

const innerErrors = (error: unknown): unknown[] | undefined => {
  const original =
    typeof error === 'object' && error !== null && 'originalError' in error ? error.originalError : error;
  const inner = typeof original === 'object' && original !== null && 'errors' in original ? original.errors : undefined;
  return Array.isArray(inner) && inner.length > 0 ? (inner as unknown[]).slice(0, 10) : undefined;
};

/** Mercurius also takes a query as a JSON tree, which no token limit has seen. Only the parsed part is validated. */
const refuseTrees = (document: DocumentNode | null): DocumentNode => {
  if (document?.loc instanceof Location) return document;
  throw new AppError(commonErrors.invalid_input, { message: 'A query must be GraphQL text' });
};

const refuseTooMuch = (document: DocumentNode, limits: GraphLimits): void => {
  const [message] = excessesOf(document, limits);
  if (message !== undefined) throw new AppError(commonErrors.invalid_input, { message });
};

/** The library would also read bare text as a query; every door of ours reads JSON only. */
const refuseBareText: preParsingAsyncHookHandler = (request) => {
  if (/^application\/graphql\b/i.test(request.headers['content-type'] ?? ''))
    return Promise.reject(new AppError(commonErrors.unsupported_media_type));
  return Promise.resolve();
};

const sendCompressed: onSendAsyncHookHandler<unknown> = async (request, reply, payload) => {
  const small =
    typeof payload === 'string' ? await compressedAnswer(payload, request.headers['accept-encoding']) : null;
  if (small === null) return payload;
  reply.removeHeader('content-length').headers(small.headers);
  return small.bytes;
};

/** The configuration of GraphQL: schema from the contracts, limits from the settings, errors from the one table. */
export const graphqlOptions = (gateway: GatewayContext): MercuriusDriverConfig => {
  const { settings } = gateway;
  const limits = { depth: settings.GRAPHQL_DEPTH, aliases: settings.GRAPHQL_ALIASES, cost: settings.GRAPHQL_COST };
  const checkRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = contextOf(gateway, request, reply);
    await context.check(queryIn(request));
  };
  return {
    driver: MercuriusDriver,
    schema: schemaOf(queries),
    path: '/graphql',
    graphiql: false,
    ide: false,
    cache: 512,
    context: (request: FastifyRequest, reply: FastifyReply) => contextOf(gateway, request, reply),
    validationRules: settings.NODE_ENV === 'production' ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxTokens: settings.GRAPHQL_TOKENS } },
    additionalRouteOptions: {
      bodyLimit: settings.GRAPHQL_BODY_BYTES,
      preParsing: refuseBareText,
      preHandler: checkRequest,
      onSend: sendCompressed,
    },
    hooks: { preValidation: (_schema, document) => refuseTooMuch(refuseTrees(document), limits) },
    errorFormatter: (execution: ExecutionResult, context: unknown) =>
      format(execution.errors ?? [], execution.data, context as GraphContext | undefined),
  } as MercuriusDriverConfig;
};
