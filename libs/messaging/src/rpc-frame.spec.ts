import { expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { ownContext, readCallHeaders, readError, toAppError, writeCallHeaders, writeError } from './rpc-frame.ts';

it('what travels beside a request arrives as it left', () => {
  const context = { token: 'abc', trace: '00-1-2-01', deadline: 123, clientIp: '10.0.0.1' };
  expect(readCallHeaders(writeCallHeaders(context))).toEqual(context);
  const bare = { token: null, trace: 't', deadline: 5, clientIp: null };
  expect(readCallHeaders(writeCallHeaders(bare))).toEqual(bare);
  expect(readCallHeaders(undefined)).toEqual({ token: null, trace: '', deadline: 0, clientIp: null });
});

it('a call that a service makes itself has a deadline by the clock of the answering service', () => {
  const before = Date.now();
  const { deadline, token } = ownContext({ deadlineMs: 500 });
  expect(deadline - before).toBeGreaterThanOrEqual(500);
  expect(deadline).toBeLessThanOrEqual(Date.now() + 500);
  expect(token).toBeNull();
});

it('an error arrives with its code, kind, status, details and hint', () => {
  const sent = new AppError(
    { ...commonErrors.not_found, status: 410 },
    { message: 'gone', details: { id: 1 }, hint: 'look elsewhere' },
  );
  const { headers, body } = writeError(sent);
  const read = readError({ headers, data: new TextEncoder().encode(body) });
  expect(read?.body).toEqual(sent.body);
  expect(read?.definition).toMatchObject({ kind: 'not-found', status: 410 });
});

it('an unexpected error leaves as internal, without its text', () => {
  expect(toAppError(new Error('password is 123')).body).toEqual({
    code: 'internal',
    message: commonErrors.internal.message,
    details: null,
    hint: null,
  });
});
