import fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** Texts that break careless code. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../../etc/passwd',
    "' OR 1=1 --",
    '${7*7}',
    '<script>alert(1)</script>',
    '\ud800',
    '\u202e',
    '👩‍👩‍👧‍👦',
    '%00',
    '%zz',
    'null',
    'NaN',
    '-0',
    '1e309',
    '9'.repeat(400),
    'a'.repeat(5_000),
    '2026-02-30T25:61:61Z',
    '00000000-0000-0000-0000-000000000000',
    'eq.1',
    'in.(',
    '((((',
    '*,a(*)',
  ),
);

/** Any JSON value, with keys and numbers that break careless code. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'json' },
    hostileText,
    fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(hostileText, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const text = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  const longest = schema.maxLength ?? 50;
  return fc.oneof(
    fc.string({ maxLength: Math.min(longest, 60) }),
    fc.constant('a'.repeat(Math.min(longest, 10_000))),
    fc.constant('a'.repeat(Math.min(longest + 1, 10_001))),
  );
};

const number = (schema: JsonSchema, isInteger: boolean): fc.Arbitrary<unknown> => {
  const [least, most] = [schema.minimum ?? -1_000, schema.maximum ?? 1_000];
  const edges = fc.constantFrom(least, most, least - 1, most + 1, 0);
  return fc.oneof(
    edges,
    isInteger
      ? fc.integer({ min: Math.ceil(Math.max(least, -1e9)), max: Math.floor(Math.min(most, 1e9)) })
      : fc.double({ noNaN: true }),
  );
};

const object = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueFor(one)] as const);
  const own = fc.record(Object.fromEntries(properties), {
    requiredKeys: [...(schema.required ?? [])],
    noNullPrototype: true,
  });
  return typeof schema.additionalProperties === 'object' && properties.length === 0
    ? fc.dictionary(hostileText, valueFor(schema.additionalProperties), { maxKeys: 3, noNullPrototype: true })
    : own;
};

const list = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  schema.prefixItems
    ? fc.tuple(...schema.prefixItems.map(valueFor))
    : fc.array(valueFor(schema.items ?? {}), { maxLength: Math.min((schema.maxItems ?? 3) + 1, 6) });

const byType: Readonly<Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>>> = {
  string: text,
  integer: (schema) => number(schema, true),
  number: (schema) => number(schema, false),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: list,
  object,
};

const valueFor = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueFor));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'unknown'].flat();
  return fc.oneof(...types.map((type) => byType[type]?.({ ...schema, type }) ?? hostileJson));
};

/** Input as a contract wants it, sometimes with one field taken away, replaced or added. */
export const inputFor = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const proper = valueFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  const spoilt = fc.tuple(proper, hostileText, hostileJson, fc.nat()).map(([value, key, other, at]) => {
    if (typeof value !== 'object' || value === null) return other;
    const entries = Object.entries(value);
    const chosen = entries[at % Math.max(1, entries.length)]?.[0] ?? key;
    if (at % 3 === 0) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
    return Object.fromEntries([...entries, [at % 3 === 1 ? chosen : key, other]]);
  });
  return fc.oneof({ weight: 2, arbitrary: proper }, { weight: 1, arbitrary: spoilt });
};
