import {
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLNullableType,
  type GraphQLOutputType,
} from 'graphql';
import { z } from 'zod';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { outputType, scalarOf, type JsonSchema, type TitledTypes } from './json-schema-types.ts';

/**
 * The context of resolvers: calls an operation in the name of the caller. A field that occurs twice in a request is read once.
 */
export interface OperationCaller {
  ask(operation: Operation, input: object): Promise<unknown>;
}

const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

const argumentsOf = (operation: Operation): GraphQLFieldConfigArgumentMap => {
  const { properties = {}, required = [] } = jsonSchemaOf(operation.input, 'input');
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const type = scalarOf(schema);
      return [name, { type: required.includes(name) ? new GraphQLNonNull(type) : type }];
    }),
  );
};

const fieldOf = (
  name: string,
  operation: Operation,
  titled: TitledTypes,
): GraphQLFieldConfig<unknown, OperationCaller> => {
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  const type = outputType(jsonSchemaOf(operation.output, 'output'), typeName, titled);
  return {
    description: operation.summary,
    // A root field that fails must not take the other root fields with it.
    type: type instanceof GraphQLNonNull ? (type.ofType as GraphQLNullableType & GraphQLOutputType) : type,
    args: argumentsOf(operation),
    resolve: (_root, args: object, context) => context.ask(operation, args),
  };
};

/** The GraphQL schema of the given queries, made from the contracts of the operations that answer them. */
export const schemaOf = (queries: Readonly<Record<string, Operation>>): GraphQLSchema => {
  const titled: TitledTypes = new Map();
  const fields = Object.entries(queries).map(([name, operation]) => [name, fieldOf(name, operation, titled)] as const);
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: Object.fromEntries(fields) }),
  });
};
