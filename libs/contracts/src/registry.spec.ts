import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { facts, operations } from './registry.generated.ts';
import { jobs } from './jobs.generated.ts';
import { factSubject } from './kernel/fact.ts';
import { addressOf } from './kernel/door.ts';
import { serviceOf, type Operation } from './kernel/operation.ts';
import type { TableRead } from './kernel/table.ts';

const addressIn = ({ door }: Operation): string | null => {
  const address = addressOf(door);
  return address && `${address.method} ${address.path}`;
};
const twiceIn = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('the registry', () => {
  it('names every operation, fact and job once', () => {
    expect(operations.length).toBeGreaterThan(0);
    expect(twiceIn(operations.map(({ name }) => name))).toEqual([]);
    expect(twiceIn(facts.map(factSubject))).toEqual([]);
    expect(twiceIn(jobs.map(({ name }) => name))).toEqual([]);
  });

  it('opens no public door twice', () => {
    expect(twiceIn(operations.flatMap((operation) => addressIn(operation) ?? []))).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s is fully declared',
    (name, operation) => {
      expect(name).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
      expect(operation.summary).toMatch(/\.$/);
      expect(operation.policy.rule.length).toBeGreaterThan(5);
      // A language model may take a minute, nothing else may.
      expect(operation.deadlineMs).toBeLessThanOrEqual(serviceOf(operation) === 'ai' ? 60_000 : 30_000);
      expect(serviceOf(operation)).toMatch(/^[a-z]+$/);
    },
  );

  it.each(
    operations.filter(({ door }) => door.kind !== 'auth').map((operation) => [operation.name, operation] as const),
  )('%s refuses an unknown field', (_, operation) => {
    const refused = operation.input.safeParse({ a_field_nobody_declared: 1 });
    expect(refused.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys');
  });

  it.each(facts.map((fact) => [factSubject(fact), fact] as const))(
    '%s is named in past tense and refuses unknown fields',
    (subject, fact) => {
      expect(subject).toMatch(/^evt\.[a-z]+\.[a-z-]+\.[a-z-]+\.v[1-9][0-9]*(\.live)?$/);
      expect(fact.payload).toBeInstanceOf(z.ZodObject);
      expect(fact.payload.safeParse({ a_field_nobody_declared: 1 }).success).toBe(false);
    },
  );

  it('names the idempotency key of an operation among its inputs, and repeats every table read', () => {
    for (const { door, input, repeat } of operations) {
      if (typeof repeat === 'object') expect(Object.keys((input as z.ZodObject).shape)).toContain(repeat.key);
      if (door.kind === 'table') expect(repeat).toBe('safe');
    }
  });

  it('names an existing input or column in every policy that requires a membership', () => {
    for (const one of operations) {
      const { input, policy } = one;
      if (policy.who === 'member' && policy.field !== null)
        expect(Object.keys((input as z.ZodObject).shape)).toContain(policy.field);
      if (policy.who === 'rows') expect(Object.keys((one as TableRead).table.row.shape)).toContain(policy.column);
      if ('membership' in policy) expect(policy.membership.roles).toContain(policy.least);
    }
  });

  it('opens no public door to what only services may ask', () => {
    const inner = operations.filter(({ policy }) => policy.who === 'service');
    expect(inner.map(({ door }) => door.kind).filter((kind) => kind !== 'inside')).toEqual([]);
  });

  it('says errors in words and with codes that clients can branch on', () => {
    for (const error of operations.flatMap(({ errors }) => errors)) {
      expect(error.code).toMatch(/^[a-z0-9_]+$/);
      expect(error.message.length).toBeGreaterThan(3);
    }
  });
});
