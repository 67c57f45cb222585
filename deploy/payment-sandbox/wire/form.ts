import { invalid } from './stripe-error.ts';

export type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const MAX_FIELDS = 1_000;
const MAX_DEPTH = 8;
const INDEX = /^\d{0,3}$/;

const stepsOf = (name: string): string[] => {
  const [, head = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (!head) throw invalid(`Invalid parameter name: ${name}`, { param: name });
  const steps = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
  if (steps.length > MAX_DEPTH) throw invalid(`Too deep: ${name}`, { param: name });
  return steps;
};

/** Fields without a prototype: no name of a parameter means anything to them. */
const noFields = (): FormFields => Object.create(null) as FormFields;

const isFields = (value: FormValue | undefined): value is FormFields =>
  typeof value === 'object' && !Array.isArray(value);

const put = (fields: FormFields, steps: readonly string[], value: string): void => {
  let here = fields;
  steps.slice(0, -1).forEach((step) => {
    const key = step === '' ? String(Object.keys(here).length) : step;
    const next = here[key];
    const inner = isFields(next) ? next : noFields();
    here[key] = inner;
    here = inner;
  });
  const last = steps.at(-1) ?? '';
  here[last === '' ? String(Object.keys(here).length) : last] = value;
};

/** `a[0]=x&a[1]=y` came in as fields named 0 and 1, which are in order: such fields are a list. */
const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  if (entries.length > 0 && entries.every(([name]) => INDEX.test(name))) return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries);
};

/** Reads what Stripe's clients write: `items[0][price]=…&metadata[user]=…`. */
export const parseForm = (text: string): FormFields => {
  const fields = noFields();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > MAX_FIELDS) throw invalid(`More than ${MAX_FIELDS} parameters`);
  for (const [name, value] of pairs) put(fields, stepsOf(name), value);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withLists(value)]));
};
