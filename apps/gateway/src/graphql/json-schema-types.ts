import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLOutputType,
} from 'graphql';

/** The part of JSON Schema that contracts turn into. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly description?: string;
  /** The name of a type that occurs in several places. */
  readonly title?: string;
}

/** For the few values whose shape is not expressed in types. */
export const jsonScalar = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value' });

const scalars: Readonly<Record<string, GraphQLScalarType>> = {
  string: GraphQLString,
  integer: GraphQLInt,
  number: GraphQLFloat,
  boolean: GraphQLBoolean,
};

export const scalarOf = (schema: JsonSchema): GraphQLScalarType => {
  if (schema.type === 'string' && schema.format === 'uuid') return GraphQLID;
  return (typeof schema.type === 'string' ? scalars[schema.type] : undefined) ?? jsonScalar;
};

/** A service of the next release may answer a value that this gateway does not know; refusing it would cost the whole screen. */
class OpenEnumType extends GraphQLEnumType {
  override serialize(value: unknown): string | null | undefined {
    return typeof value === 'string' ? value : super.serialize(value);
  }
}

const isEnumValue = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!(true|false|null)$|__)[_A-Za-z][_0-9A-Za-z]*$/.test(value);

/** The type of a closed list of texts; undefined where one of them is no name in GraphQL. */
const enumType = ({ enum: values = [] }: JsonSchema, name: string): GraphQLEnumType | undefined => {
  const names = values.filter(isEnumValue);
  if (names.length === 0 || names.length < values.length) return undefined;
  return new OpenEnumType({ name, values: Object.fromEntries(names.map((value) => [value, {}])) });
};

/** `user_role` and `userRole` are `UserRole` in the name of a type. */
const capital = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Null aside, the one schema of a nullable value; undefined where null is not allowed, or there are several. */
const nullable = (schema: JsonSchema): JsonSchema | undefined => {
  if (Array.isArray(schema.type)) {
    const [type, ...more] = (schema.type as readonly string[]).filter((one) => one !== 'null');
    return type !== undefined && more.length === 0 ? { ...schema, type } : undefined;
  }
  const others = schema.anyOf?.filter((one) => one.type !== 'null');
  return others?.length === 1 && others.length < (schema.anyOf?.length ?? 0) ? others[0] : undefined;
};

/** The types with a title, by title, with the schema of each. One per GraphQL schema. */
export type TitledTypes = Map<string, { readonly type: GraphQLOutputType; readonly madeOf: string }>;

/**
 * The GraphQL type of a contract's output.
 * @param name given to the object type; nested ones are named by their title, or else by their path
 * @throws Error when two schemas that differ have one title
 */
export const outputType = (schema: JsonSchema, name: string, titled: TitledTypes): GraphQLOutputType => {
  const inner = nullable(schema);
  return inner ? present(inner, name, titled) : new GraphQLNonNull(present(schema, name, titled));
};

const present = (schema: JsonSchema, name: string, titled: TitledTypes): GraphQLOutputType => {
  const { title } = schema;
  if (title === undefined) return typeOf(schema, name, titled);
  const madeOf = JSON.stringify(schema);
  const known = titled.get(title) ?? { type: typeOf(schema, title, titled), madeOf };
  if (known.madeOf !== madeOf) throw new Error(`two schemas that differ have the title ${title}`);
  titled.set(title, known);
  return known.type;
};

const typeOf = (schema: JsonSchema, name: string, titled: TitledTypes): GraphQLOutputType => {
  // The places of a tuple differ, and any of them may be null.
  if (schema.type === 'array')
    return new GraphQLList(schema.items ? outputType(schema.items, name, titled) : jsonScalar);
  if (schema.type === 'object' && schema.properties)
    return objectType(schema.properties, schema.required ?? [], name, titled);
  return enumType(schema, name) ?? scalarOf(schema);
};

const objectType = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  name: string,
  titled: TitledTypes,
): GraphQLObjectType => {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const type = outputType(schema, `${name}${capital(field)}`, titled);
    const isOptional = !required.includes(field) && type instanceof GraphQLNonNull;
    return [field, { type: isOptional ? (type.ofType as GraphQLOutputType) : type }] as const;
  });
  return new GraphQLObjectType({ name, fields: Object.fromEntries(fields) });
};
