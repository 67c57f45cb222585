import { invalid } from './stripe-error.ts';

/** The source of objects that an answer only names. */
export interface Expander {
  /** The object of an id; nothing if it is no id. */
  readonly byId: (id: string) => object | undefined;
  /** A field that an object shows only on request. */
  readonly hidden: (object: Readonly<Record<string, unknown>>, field: string) => object | null | undefined;
}
type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const expandValue = (value: unknown, rest: readonly string[], from: Expander): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => expandValue(item, rest, from));
  const whole = typeof value === 'string' ? (from.byId(value) ?? value) : value;
  return isObject(whole) && rest.length > 0 ? expandField(whole, rest, from) : whole;
};

const expandField = (object: Fields, [field = '', ...rest]: readonly string[], from: Expander): Fields => {
  const value = Object.hasOwn(object, field) ? object[field] : from.hidden(object, field);
  if (value === undefined) throw invalid(`This property cannot be expanded (${field}).`, { param: 'expand' });
  return { ...object, [field]: expandValue(value, rest, from) };
};

/** Inserts whole objects where `expand[]` requests them: `latest_invoice.payments`, `data.customer`. */
export const expand = (answer: object, wishes: readonly string[], from: Expander): object => {
  let expanded: Fields = { ...answer };
  for (const wish of wishes) {
    const steps = wish.split('.');
    const most = steps[0] === 'data' ? MAX_DEPTH + 1 : MAX_DEPTH;
    if (steps.length > most) throw invalid(`You cannot expand more than 4 levels: ${wish}`, { param: 'expand' });
    expanded = expandField(expanded, steps, from);
  }
  return expanded;
};
