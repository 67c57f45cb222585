import { expect, it } from '@jest/globals';
import { printSchema } from 'graphql';
import { z } from 'zod';
import { operation } from '@nivel/contracts/kernel/operation';
import { anyone } from '@nivel/contracts/kernel/policy';
import { schemaOf } from './schema.ts';

const reading = (name: string, fields: z.ZodRawShape) =>
  operation({
    name: `demo.${name}`,
    summary: 'Reads.',
    door: { kind: 'procedure', procedure: name.replaceAll('-', '_') },
    policy: anyone('a test asks'),
    input: z.strictObject({}),
    output: z.strictObject(fields),
    errors: [],
  });
const lock = z.strictObject({ reason: z.enum(['level', 'prerequisites']) }).meta({ title: 'Lock' });

it('declares a type with a title once, whatever fields use it and whether or not they may be null', () => {
  const text = printSchema(
    schemaOf({
      module: reading('read-module', { lock: lock.nullable(), parts: z.array(z.strictObject({ lock })) }),
      level: reading('read-level', { lock }),
    }),
  );
  expect(text.match(/^(type|enum) .*Lock.*$/gm)).toEqual(['type Lock {', 'enum LockReason {']);
  expect(text.match(/lock: Lock!?$/gm)).toEqual(['lock: Lock', 'lock: Lock!', 'lock: Lock!']);
});

it('two schemas that differ cannot have one title', () => {
  const other = z.strictObject({ reason: z.string() }).meta({ title: 'Lock' });
  const queries = { module: reading('read-module', { lock }), level: reading('read-level', { lock: other }) };
  expect(() => schemaOf(queries)).toThrow('two schemas that differ have the title Lock');
});
