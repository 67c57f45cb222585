import { z } from 'zod';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { httpStatusOf } from '@nivel/contracts/kernel/error-transports';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { needsToken, type Policy } from '@nivel/contracts/kernel/policy';

export type Json = Readonly<Record<string, unknown>>;

/** A group of calls in the documentation. */
export interface OpenApiTag {
  readonly name: string;
  readonly description: string;
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

interface InputSchema extends Json {
  readonly properties?: Json;
  readonly required?: readonly string[];
}

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return json;
};

export const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });

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

/** An empty alternative says that a call may go without a token. */
const securityOf = (policy: Policy): readonly Json[] => {
  if (policy.who === 'anyone') return [];
  return policy.who === 'bearer' && policy.isOptional ? [{}, { accessToken: [] }] : [{ accessToken: [] }];
};

export const callOf = (
  operation: Operation,
  tag: string,
  rest: Partial<OpenApiCall>,
  response: Json,
  status = '200',
): OpenApiCall => ({
  operationId: operation.name,
  tags: [tag],
  summary: operation.summary,
  description: `Who may call: ${operation.policy.rule}.`,
  security: securityOf(operation.policy),
  ...rest,
  responses: { [status]: response, ...refusals(operation, tag === 'auth' ? 'AuthError' : 'Error') },
});

export const bodyCall = (operation: Operation, tag: string, hasBody: boolean): OpenApiCall => {
  const requestBody = { required: true, content: jsonContent(schemaOf(operation.input, 'input')) };
  const response = { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) };
  return callOf(operation, tag, hasBody ? { requestBody } : {}, response);
};

/** The body of a call whose other fields are in the query; none where nothing is left for it. */
export const bodyWithout = (operation: Operation, names: readonly string[]): Pick<OpenApiCall, 'requestBody'> => {
  const { properties = {}, required = [], ...input } = schemaOf(operation.input, 'input') as InputSchema;
  const left = Object.entries(properties).filter(([name]) => !names.includes(name));
  if (left.length === 0) return {};
  const schema = {
    ...input,
    properties: Object.fromEntries(left),
    required: required.filter((name) => !names.includes(name)),
  };
  return { requestBody: { required: schema.required.length > 0, content: jsonContent(schema) } };
};

export const parameter = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
});
