import { describe, expect, it } from '@jest/globals';
import { loggedError } from './logged-error.ts';

describe('an error in the log', () => {
  it('contains its type, its origin and its cause', () => {
    const error = Object.assign(new Error('no connection', { cause: new TypeError('closed') }), {
      code: 'ECONNREFUSED',
    });
    expect(loggedError(error)).toMatchObject({
      type: 'Error',
      message: 'no connection',
      code: 'ECONNREFUSED',
      stack: expect.stringContaining('logged-error.spec'),
      cause: { type: 'TypeError', message: 'closed' },
    });
  });

  it('contains no values of a row and no address of a person, at any depth', () => {
    const database = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ana@example.mx) already exists.',
      parameters: ['ana@example.mx', 'secret'],
    });
    const mail = new Error('550 <ana.lopez+x@sub.example.mx>: user unknown', { cause: database });
    const text = JSON.stringify(loggedError(new Error('sending failed', { cause: mail })));
    expect(text).not.toMatch(/ana|example\.mx|secret/);
    expect(text).toContain('550 <[address]>: user unknown');
    expect(text).toContain('23505');
  });

  it('does not change the places in the code', () => {
    const error = new Error('x');
    error.stack = 'Error: x\n    at run (file:///nivel/node_modules/@nestjs/core/index.js:1:2)';
    expect(loggedError(error).stack).toBe(error.stack);
  });

  it('ends with causes that are each other', () => {
    const error = new Error('a');
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(50_000);
  });

  it('accepts a thrown value that is no error', () => {
    expect(loggedError('ana@example.mx left')).toEqual({ type: 'string', message: '[address] left' });
    expect(loggedError(undefined)).toEqual({ type: 'undefined', message: 'undefined' });
  });
});
