import { z } from 'zod';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { TableRead } from '@nivel/contracts/kernel/table';
import { httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import { needsToken } from '@nivel/contracts/kernel/policy';

type Json = Readonly<Record<string, unknown>>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly tags: readonly { name: string; description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiCall>>>>;
  readonly components: Json;
}

export interface OpenApiCall {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Json[];
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
}

const tags = [
  {
    name: 'procedures',
    description: 'Calls by name. The body holds the arguments; the Supabase client calls them with `rpc()`.',
  },
  {
    name: 'tables',
    description: 'Reads of tables in the public REST grammar; the Supabase client reads them with `from()`.',
  },
  { name: 'auth', description: 'Accounts and sessions, wire-compatible with the Supabase auth client.' },
  { name: 'api', description: 'Further calls.' },
];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return json;
};

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const always: readonly ErrorDefinition[] = [
  commonErrors.invalid_input,
  commonErrors.request_entity_too_large,
  commonErrors.over_request_rate_limit,
  commonErrors.unavailable,
];

/** Error answers by status, each listing its codes. */
const refusals = (operation: Operation, form: 'Error' | 'AuthError'): Record<string, Json> => {
  const signedIn = needsToken(operation.policy) ? [commonErrors.unauthenticated] : [];
  const common = form === 'Error' ? [...always, ...signedIn] : always.slice(1);
  const byStatus = Map.groupBy([...operation.errors, ...common], (one) => String(httpStatusOf(one)));
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => {
      const lines = [...new Map(errors.map((one) => [one.code, `\`${one.code}\`: ${one.message}`])).values()];
      return [status, { description: lines.join('\n'), content: jsonContent(reference(form)) }];
    }),
  );
};

const callOf = (operation: Operation, tag: string, rest: Partial<OpenApiCall>, response: Json): OpenApiCall => ({
  operationId: operation.name,
  tags: [tag],
  summary: operation.summary,
  description: `Who may call: ${operation.policy.rule}.`,
  security: operation.policy.who === 'anyone' ? [] : [{ accessToken: [] }],
  ...rest,
  responses: { '200': response, ...refusals(operation, tag === 'auth' ? 'AuthError' : 'Error') },
});

const bodyCall = (operation: Operation, tag: string, hasBody: boolean): OpenApiCall => {
  const requestBody = { required: true, content: jsonContent(schemaOf(operation.input, 'input')) };
  const response = { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) };
  return callOf(operation, tag, hasBody ? { requestBody } : {}, response);
};

const parameter = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
});

const tableCall = (operation: TableRead): OpenApiCall => {
  const relations = Object.keys(operation.table.relations);
  const embedded = relations.length === 0 ? '' : ` Rows that may be embedded: ${relations.join(', ')}.`;
  const parameters = [
    parameter('select', `Columns, \`*\`, or embedded rows as \`relation(columns)\`.${embedded}`),
    parameter('order', 'Columns with `.asc` or `.desc`, separated by commas'),
    parameter('limit', 'Most rows', { type: 'integer', minimum: 0, maximum: 1_000 }),
    parameter('offset', 'Rows to skip', { type: 'integer', minimum: 0 }),
    ...Object.keys(operation.table.row.shape).map((column) =>
      parameter(column, '`eq.`, `neq.`, `gt.`, `gte.`, `lt.`, `lte.`, `is.` or `in.(…)` and a value'),
    ),
  ];
  const rows = { type: 'array', items: schemaOf(operation.table.row, 'output') };
  const response = {
    description: 'Rows; with `Prefer: count=exact` their number is in `Content-Range`',
    content: jsonContent(rows),
  };
  return callOf(operation, 'tables', { parameters }, response);
};

const oneClick = (operation: Operation): OpenApiCall => {
  const inputs = operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : [];
  const response = { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) };
  const parameters = inputs.map((name) => ({ ...parameter(name, 'As it stands in the e-mail'), required: true }));
  return callOf(operation, 'api', { parameters }, response);
};

const isTable = (operation: Operation): operation is TableRead =>
  operation.door.kind === 'table' && 'table' in operation;

const authCall = (operation: Operation, method: string): OpenApiCall => {
  const requestBody = { required: false, content: jsonContent({ type: 'object', additionalProperties: true }) };
  const response = { description: 'Done; the body is that of the auth wire contract', content: jsonContent({}) };
  return callOf(operation, 'auth', method === 'get' ? {} : { requestBody }, response);
};

/** Path, method and description of an operation's public door; null for those without one. */
const describe = (operation: Operation): { path: string; method: string; call: OpenApiCall } | null => {
  const { door } = operation;
  switch (door.kind) {
    case 'procedure':
      return { path: `/rest/v1/rpc/${door.procedure}`, method: 'post', call: bodyCall(operation, 'procedures', true) };
    case 'api': {
      const method = door.method.toLowerCase();
      return { path: door.path, method, call: bodyCall(operation, 'api', method === 'post') };
    }
    case 'table':
      return isTable(operation) ? { path: `/rest/v1/${door.table}`, method: 'get', call: tableCall(operation) } : null;
    case 'auth': {
      const method = door.method.toLowerCase();
      return { path: `/auth/v1${door.path}`, method, call: authCall(operation, method) };
    }
    case 'one-click':
      return { path: door.path, method: 'post', call: oneClick(operation) };
    case 'table-write':
    case 'function':
    case 'webhook':
    case 'room':
    case 'inside':
      return null;
  }
};

const errorBody = {
  type: 'object',
  required: ['code', 'message', 'details', 'hint'],
  properties: {
    code: { type: 'string', description: 'Branch on this' },
    message: { type: 'string' },
    details: {},
    hint: { type: ['string', 'null'] },
  },
};

const authErrorBody = {
  description: 'With `X-Supabase-Api-Version: 2024-01-01` code and message; without it the older form',
  oneOf: [
    {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    },
    {
      type: 'object',
      required: ['code', 'error_code', 'msg'],
      properties: { code: { type: 'integer' }, error_code: { type: 'string' }, msg: { type: 'string' } },
    },
  ],
};

/** The public doors as OpenAPI 3.1, made from the contracts. */
export const openApiOf = (operations: readonly Operation[]): OpenApi => {
  const paths: Record<string, Record<string, OpenApiCall>> = {};
  for (const operation of operations) {
    const described = describe(operation);
    if (described) (paths[described.path] ??= {})[described.method] = described.call;
  }
  const sorted = Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)));
  const used = new Set(Object.values(sorted).flatMap((calls) => Object.values(calls).flatMap((call) => call.tags)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nivel',
      version: '1',
      description: 'Every public call of Nivel. Whole screens are read at `/graphql`.',
    },
    tags: tags.filter(({ name }) => used.has(name)),
    paths: sorted,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorBody, AuthError: authErrorBody },
    },
  };
};
