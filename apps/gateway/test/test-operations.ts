import { z } from 'zod';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import { operation, type Operation } from '@nivel/contracts/kernel/operation';
import { anyone, signedIn } from '@nivel/contracts/kernel/policy';
import { tableRead } from '@nivel/contracts/kernel/table';

export const testErrors = defineErrors({ part_locked: { kind: 'forbidden', message: 'The part is locked' } });

/** A procedure as any service has them, strict and for signed-in callers. */
export const completeThing = operation({
  name: 'things.complete-thing',
  summary: 'Completes a thing.',
  door: { kind: 'procedure', procedure: 'complete_thing' },
  policy: signedIn("the caller's own things"),
  input: z.strictObject({
    thing_id: z.uuid(),
    amount: z.int().min(0).max(1_000).optional(),
    note: z.string().max(100).optional(),
    tags: z.array(z.string().max(20)).max(5).optional(),
  }),
  output: z.object({ userId: z.string(), thingId: z.string(), trace: z.string(), clientIp: z.string() }),
  errors: [testErrors.part_locked],
});

export const readPrice = operation({
  name: 'things.read-price',
  summary: 'A price that anybody may know.',
  door: { kind: 'api', method: 'GET', path: '/api/price' },
  policy: anyone('prices are public'),
  input: z.strictObject({}),
  output: z.object({ price: z.int() }),
  errors: [],
});

/** Never answers in time. */
export const dawdle = operation({
  name: 'things.dawdle',
  summary: 'Takes for ever.',
  door: { kind: 'procedure', procedure: 'dawdle' },
  policy: anyone('a test'),
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
  deadlineMs: 300,
});

/** Fails in a way that nobody foresaw. */
export const breakDown = operation({
  name: 'things.break-down',
  summary: 'Breaks.',
  door: { kind: 'procedure', procedure: 'break_down' },
  policy: anyone('a test'),
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
});

const thingRow = z.object({ id: z.int(), title: z.string(), points: z.int(), owner: z.string() });

export const readThings = tableRead({
  name: 'things.read-things',
  summary: 'Things.',
  table: 'things',
  policy: signedIn("the caller's own things"),
  row: thingRow,
  owner: 'owner',
  relations: { kinds: z.object({ name: z.string() }) },
});

export const testOperations: readonly Operation[] = [keySet, completeThing, readPrice, dawdle, breakDown, readThings];
