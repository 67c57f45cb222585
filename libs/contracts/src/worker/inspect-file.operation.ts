import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { storeKey } from '../kernel/stored-file.ts';

/** The type of a file, by its content. */
export const sniffedType = z.enum(['png', 'jpeg', 'gif', 'webp', 'avif', 'pdf', 'other']);
export type SniffedType = z.output<typeof sniffedType>;

/** A rendition to make of a picture. */
const rendition = z.strictObject({
  key: storeKey,
  /** The longer side in pixels; the picture is never enlarged. */
  side: z.int().min(16).max(4_096),
  /** Cut to a square from its middle. */
  square: z.boolean(),
});

export const inspectFile = operation({
  name: 'worker.inspect-file',
  summary: 'Looks what a file in the store is, and makes pictures of a picture, without whatever else is in it.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service that owns the file'),
  repeat: 'idempotent',
  input: z.strictObject({ key: storeKey, renditions: z.array(rendition).max(4) }),
  output: z.strictObject({
    type: sniffedType,
    /** Null: it is no picture, or one that cannot be read. */
    pictures: z
      .array(z.strictObject({ key: storeKey, bytes: z.int(), width: z.int().positive(), height: z.int().positive() }))
      .nullable(),
  }),
  errors: [],
  deadlineMs: 10_000,
});
