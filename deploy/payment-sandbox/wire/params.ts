import { z } from 'zod';
import { invalid, type StripeError } from './stripe-error.ts';
import type { FormFields } from './form.ts';

/** Kinds of parameters as they come in a form, where everything is text and an empty text unsets. */
export const text = z.string().max(5_000);
export const id = z.string().min(1).max(255);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const moment = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number);
export const share = z
  .string()
  .regex(/^\d{1,3}(\.\d+)?$/)
  .transform(Number);
export const ids = z.array(id).max(20);
export const clearable = <T extends z.ZodType>(
  kind: T,
): z.ZodUnion<readonly [z.ZodPipe<z.ZodLiteral<''>, z.ZodTransform<null, ''>>, T]> =>
  z.union([z.literal('').transform(() => null), kind]);

const pairs = z.record(z.string().max(40), z.string().max(500));
export const metadata = z.union([z.literal('').transform(() => ({})), pairs]);
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((value) => value.toLowerCase());
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});
/** A moment, or bounds around it. */
export const range = z.union([
  moment.transform((at) => ({ gte: at, lte: at })),
  z.strictObject({ gt: moment.optional(), gte: moment.optional(), lt: moment.optional(), lte: moment.optional() }),
]);
export type Range = z.output<typeof range>;

export const isWithin = (at: number, bounds: Range | undefined): boolean => {
  if (!bounds) return true;
  const { gte, lte } = bounds;
  const gt = 'gt' in bounds ? bounds.gt : undefined;
  const lt = 'lt' in bounds ? bounds.lt : undefined;
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  );
};

const named = (path: readonly PropertyKey[]): string =>
  path.map((step, index) => (index === 0 ? String(step) : `[${String(step)}]`)).join('');

const refusal = (fields: FormFields, issue: z.core.$ZodIssue | undefined): StripeError => {
  if (issue?.code === 'unrecognized_keys') {
    const param = named([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${param} (the sandbox may know fewer than Stripe)`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = named(issue?.path ?? []);
  if (issue?.path.length === 1 && fields[param] === undefined)
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return invalid(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, { code: 'parameter_invalid', param });
};

/** Parameters that the SDK has too: no client sends unknown ones. */
export type KnownTo<Params> = { readonly [Name in keyof Params]?: z.ZodType };

/** The parameters of a call, or Stripe's refusal that names the first that does not fit. */
export const read = <Shape extends z.ZodRawShape>(shape: Shape, fields: FormFields): z.output<z.ZodObject<Shape>> => {
  const parsed = z.strictObject(shape).safeParse(fields);
  if (!parsed.success) throw refusal(fields, parsed.error.issues[0]);
  return parsed.data;
};
