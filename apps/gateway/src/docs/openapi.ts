import { addressOf } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Json, OpenApiCall, OpenApiTag } from './openapi-call.ts';

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly tags: readonly OpenApiTag[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiCall>>>>;
  readonly components: Json;
}

/** The documentation that a kind of door must give. */
export interface DescribedDoor {
  readonly tag: OpenApiTag;
  describe(operation: Operation, door: Operation['door']): OpenApiCall;
}

export type DescribedKinds = Readonly<Record<Operation['door']['kind'], DescribedDoor | null>>;

/** Kinds of doors may share a tag. */
const tagsOf = (kinds: DescribedKinds): OpenApiTag[] => [
  ...new Map(Object.values(kinds).flatMap((kind) => (kind ? [[kind.tag.name, kind.tag] as const] : []))).values(),
];

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

/** The public doors as OpenAPI 3.1, made from the contracts. Each kind of door describes its own calls. */
export const openApiOf = (operations: readonly Operation[], kinds: DescribedKinds): OpenApi => {
  const paths: Record<string, Record<string, OpenApiCall>> = {};
  for (const operation of operations) {
    const address = addressOf(operation.door);
    const call = kinds[operation.door.kind]?.describe(operation, operation.door);
    if (address && call) (paths[address.path] ??= {})[address.method.toLowerCase()] = call;
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
    tags: tagsOf(kinds).filter(({ name }) => used.has(name)),
    paths: sorted,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorBody, AuthError: authErrorBody },
    },
  };
};
