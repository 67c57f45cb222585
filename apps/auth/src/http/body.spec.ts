import { describe, expect, it } from '@jest/globals';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { Body } from './body.ts';

const body = (given: unknown) => Body.of({ ...NO_REQUEST, body: given });

describe('Body', () => {
  it('treats null and missing alike, and ignores unknown fields', () => {
    const read = body({ email: null, gotrue_meta_security: {}, code_challenge: null });
    expect([read.text('email'), read.text('password'), read.object('data'), read.has('email')]).toEqual([
      '',
      '',
      undefined,
      false,
    ]);
  });

  it.each([[null], ['text'], [[1]], [3], [true]])('refuses %j as a whole', (given) => {
    expect(() => body(given)).toThrow(/^Could not parse request body as JSON: /);
  });

  it('refuses a field of a wrong type', () => {
    expect(() => body({ email: 5 }).text('email')).toThrow(
      'Could not parse request body as JSON: email is not a string',
    );
    expect(() => body({ data: [] }).object('data')).toThrow('data is not an object');
  });

  it('ignores fields that only a prototype has', () => {
    expect(body({}).has('constructor')).toBe(false);
    expect(body({}).text('toString')).toBe('');
  });
});
