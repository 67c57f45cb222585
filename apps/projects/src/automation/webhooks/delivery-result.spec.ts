import { describe, expect, it } from '@jest/globals';
import { MOST_ATTEMPTS, resultOf } from './delivery-result.ts';

const unsent = (problem: 'unreachable' | 'timeout' | 'address_refused') =>
  ({ status: null, isSent: false, problem }) as const;

describe('a call of a webhook', () => {
  it.each([200, 204, 299])('that is answered with %i is delivered', (status) => {
    expect(resultOf({ status }, 1)).toMatchObject({ outcome: 'delivered', status, problem: null });
  });

  it.each([
    [301, 'redirect'],
    [307, 'redirect'],
    [400, 'answer'],
    [410, 'answer'],
    [500, 'answer'],
  ])('that is answered with %i has failed, and is not repeated', (status, problem) => {
    expect(resultOf({ status }, 1)).toMatchObject({ outcome: 'failed', status, problem });
  });

  it('that may have arrived is not repeated', () => {
    expect(resultOf({ status: null, isSent: true, problem: 'timeout' }, 1)).toMatchObject({ outcome: 'unknown' });
  });

  it('to an address that is not public is refused for good', () => {
    expect(resultOf(unsent('address_refused'), 1)).toMatchObject({ outcome: 'refused' });
  });

  it.each([unsent('unreachable'), unsent('timeout'), { status: 429 }, { status: 503 }] as const)(
    'that surely was not taken is repeated, later each time, and then given up: %j',
    (call) => {
      const results = Array.from({ length: MOST_ATTEMPTS }, (_, index) => resultOf(call, index + 1));
      expect(results.map(({ outcome }) => outcome)).toEqual([
        ...Array<string>(MOST_ATTEMPTS - 1).fill('waiting'),
        'failed',
      ]);
      expect(results.map(({ waitMs }) => waitMs / 60_000)).toEqual([1, 5, 30, 120, 0]);
    },
  );
});
