/** The parts of an OpenAPI 3.0 schema that Stripe's published description uses. */
interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly maxLength?: number;
}

/** The part of a description that is read. */
export interface Description {
  readonly info: { readonly version: string };
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isFields,
};

/** Why a value without parts does not match its schema. */
const faultOf = (value: unknown, { type, enum: values, maxLength = Infinity }: Schema): string | undefined => {
  if (type !== undefined && !KINDS[type]?.(value)) return `is no ${type}`;
  if (values !== undefined && !values.includes(value)) return 'is none of its values';
  return typeof value === 'string' && value.length > maxLength ? 'is too long' : undefined;
};

/** Stripe's published OpenAPI description of a version, against which answers are held. */
export class OpenapiDescription {
  private readonly description: Description;

  constructor(description: Description) {
    this.description = description;
  }

  get version(): string {
    return this.description.info.version;
  }

  /** The differences of an answer: fields that are missing, unknown, or of another kind. */
  mismatches(answer: unknown): string[] {
    if (!isFields(answer)) return ['no object'];
    const kind = String(answer['object']);
    if (kind === 'list') {
      const data: unknown[] = Array.isArray(answer['data']) ? answer['data'] : [undefined];
      return data.flatMap((one) => this.mismatches(one));
    }
    const name = answer['deleted'] === true ? `deleted_${kind}` : kind;
    const schema = this.description.components.schemas[name];
    if (schema === undefined) return [`${name} is not described`];
    const told = kind === 'event' && isFields(answer['data']) ? this.toldOf(answer, answer['data']) : [];
    return [...this.compare(answer, schema, name), ...told];
  }

  /** An upcoming invoice has no id, which the description does not say. */
  private toldOf({ type }: Fields, { object }: Fields): string[] {
    return this.mismatches(type === 'invoice.upcoming' && isFields(object) ? { id: '', ...object } : object);
  }

  private resolved(schema: Schema): Schema {
    const { $ref: reference } = schema;
    if (reference === undefined) return schema;
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    const found = this.description.components.schemas[name];
    if (found === undefined) throw new Error(`the description lacks ${reference}`);
    return this.resolved(found);
  }

  private compare(value: unknown, given: Schema, path: string): string[] {
    const schema = this.resolved(given);
    if (value === null && (schema.nullable === true || given.nullable === true)) return [];
    if (schema.anyOf !== undefined) return this.compareAny(value, schema.anyOf, path);
    const fault = faultOf(value, schema);
    if (fault !== undefined) return [`${path}: ${String(JSON.stringify(value)).slice(0, 60)} ${fault}`];
    if (Array.isArray(value)) return this.compareItems(value, schema, path);
    return isFields(value) ? this.compareFields(value, schema, path) : [];
  }

  private compareItems(values: readonly unknown[], { items }: Schema, path: string): string[] {
    if (items === undefined) return [];
    return values.flatMap((one, index) => this.compare(one, items, `${path}[${index}]`));
  }

  /** Compares with the form that fits best. */
  private compareAny(value: unknown, forms: readonly Schema[], path: string): string[] {
    const found = forms.map((form) => this.compare(value, form, path));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }

  private compareFields(value: Fields, schema: Schema, path: string): string[] {
    const { properties = {}, required = [], additionalProperties: more } = schema;
    const missing = required.filter((name) => value[name] === undefined).map((name) => `${path}.${name} is missing`);
    const found = Object.entries(value).flatMap(([name, one]) => {
      const known = properties[name];
      if (one === undefined) return [];
      if (known !== undefined) return this.compare(one, known, `${path}.${name}`);
      if (typeof more === 'object') return this.compare(one, more, `${path}.${name}`);
      return more === true || schema.properties === undefined ? [] : [`${path}.${name} is unknown`];
    });
    return [...missing, ...found];
  }
}
