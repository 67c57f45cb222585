import { z } from 'zod';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** An input as JSON text, and which part of it is huge. */
export interface HugeInput {
  readonly place: string;
  readonly json: string;
}

/** About as much as the site takes. */
const BYTES = 960_000;
const filled = (text: string): string => text.repeat(Math.floor(BYTES / Buffer.byteLength(text)));
const many = (entry: (index: number) => string): string => {
  const entries: string[] = [];
  for (let bytes = 0; bytes < BYTES; bytes += (entries.at(-1)?.length ?? 0) + 1) entries.push(entry(entries.length));
  return entries.join(',');
};

/** Inputs that take careless code longer than linear time. */
const texts: Readonly<Record<string, string>> = {
  'combining marks': filled('\u0301'),
  'marks after letters': filled('a\u0323\u0301'),
  ligatures: filled('\ufdfa'),
  'nested brackets': filled('[('),
  'a long number': filled('9'),
  blanks: filled(' '),
  'a long moment': `2026-11-22T00:00:00.${filled('0')}`,
};
const values: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
  'a number of digits': filled('9'),
  'lists in lists': `${'['.repeat(BYTES / 2)}${']'.repeat(BYTES / 2)}`,
  'many items': `[${many(() => '0')}]`,
  'many lists': `[${many(() => '[]')}]`,
  'many entries': `{${many((index) => `"${index}":1`)}}`,
  'many wrong entries': `{${many((index) => `"${index}":{}`)}}`,
};

/** Every huge value in every place of a schema. */
const within = (schema: JsonSchema, place: string): HugeInput[] => {
  const here = Object.entries(values).map(([name, json]) => ({ place: `${place}: ${name}`, json }));
  const inProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    within(property, `${place}.${name}`).map((huge) => ({ ...huge, json: `{${JSON.stringify(name)}:${huge.json}}` })),
  );
  const items = [...(schema.items ? [schema.items] : []), ...(schema.prefixItems ?? [])];
  const inItems = items.flatMap((item) =>
    within(item, `${place}[]`).map((huge) => ({ ...huge, json: `[${huge.json}]` })),
  );
  return [...here, ...inProperties, ...inItems, ...inEntries(schema, place), ...inChoices(schema, place)];
};

const inEntries = ({ additionalProperties: entry }: JsonSchema, place: string): HugeInput[] => {
  if (typeof entry !== 'object') return [];
  const keys = Object.entries(texts).map(([name, text]) => ({
    place: `${place}{}: ${name}`,
    json: `{${JSON.stringify(text)}:0}`,
  }));
  return [...keys, ...within(entry, `${place}{}`).map((huge) => ({ ...huge, json: `{"a":${huge.json}}` }))];
};

const inChoices = ({ anyOf = [] }: JsonSchema, place: string): HugeInput[] =>
  anyOf.flatMap((choice) => within(choice, place).filter(({ place: inside }) => !inside.startsWith(`${place}:`)));

/** Inputs of an operation in which one place contains a megabyte of text that is hard to parse. */
export const hugeInputs = (input: z.ZodType): HugeInput[] =>
  within(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '');
