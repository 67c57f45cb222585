import { expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { asUnavailable, isUnavailable } from './unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006', 'P1001', 'P2024', 'P2028', 'P2034'])(
  '%s means: try again',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
  },
);

/** As Prisma's adapter keeps the driver's error: a plain object, two levels below the thrown error. */
const ofPrisma = (code: string, cause: object): Error =>
  Object.assign(withCode(code), { meta: { driverAdapterError: Object.assign(new Error('kind'), { cause }) } });

it.each([
  ['P2010', { kind: 'postgres', originalCode: '57P01', originalMessage: 'terminating connection' }],
  ['P2010', { kind: 'DatabaseNotReachable', host: '127.0.0.1', port: 5432 }],
  ['P2039', { kind: 'postgres', originalCode: '57P03', originalMessage: 'the database system is starting up' }],
  ['P2010', { kind: 'ConnectionClosed' }],
])('%s of Prisma with %j behind it means the same', (code, cause) => {
  expect(isUnavailable(ofPrisma(code, cause))).toBe(true);
});

it.each([
  ['P2010', { kind: 'postgres', originalCode: '42P01', originalMessage: 'no such table' }],
  ['P2002', { kind: 'UniqueConstraintViolation', originalCode: '23505' }],
])('%s of Prisma with %j behind it is a mistake', (code, cause) => {
  expect(isUnavailable(ofPrisma(code, cause))).toBe(false);
});

it('words of the pool mean the same', () => {
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
});

it.each(['23505', '22P02', 'P2002', 'ERR_ASSERTION'])('%s is a mistake, not an outage', (code) => {
  const error = withCode(code);
  expect(asUnavailable(error)).toBe(error);
});

it('an outage is reported as unavailable, and keeps its cause for the log', () => {
  const told = asUnavailable(withCode('ECONNREFUSED'));
  expect(told).toBeInstanceOf(AppError);
  expect(told).toMatchObject({
    definition: { code: 'unavailable', kind: 'unavailable' },
    cause: { code: 'ECONNREFUSED' },
  });
});
