import { expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { asUnavailable, isUnavailable } from './unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006', 'P1001', 'P2024'])(
  '%s means: try again',
  (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new Error('wrapped', { cause: withCode(code) }))).toBe(true);
  },
);

it('words of the pool mean the same', () => {
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
});

it.each(['23505', '22P02', 'P2002', 'ERR_ASSERTION'])('%s is a mistake, not an outage', (code) => {
  const error = withCode(code);
  expect(asUnavailable(error)).toBe(error);
});

it('an outage is told as unavailable, and keeps its cause for the log', () => {
  const told = asUnavailable(withCode('ECONNREFUSED'));
  expect(told).toBeInstanceOf(AppError);
  expect(told).toMatchObject({
    definition: { code: 'unavailable', kind: 'unavailable' },
    cause: { code: 'ECONNREFUSED' },
  });
});
