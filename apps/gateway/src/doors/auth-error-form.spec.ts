import { expect, it } from '@jest/globals';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { renderAuthError } from './auth-error-form.ts';

const refusal = new AppError(authErrors.bad_id_token, { details: { oauth_error: 'invalid request' } });

it.each([undefined, '2024-01-01'])('is in the format of OAuth for an ID token, for version %s', (version) => {
  const { status, body, headers } = renderAuthError(refusal, version, 'trace');
  expect([status, headers]).toEqual([400, {}]);
  expect(JSON.parse(body)).toEqual({ error: 'invalid request', error_description: 'Bad ID token' });
});

it('is in that of its version for details that name no error of OAuth', () => {
  const other = new AppError(authErrors.provider_disabled, { details: { oauth_error: 7 } });
  const { body, headers } = renderAuthError(other, '2024-01-01', 'trace');
  expect(JSON.parse(body)).toMatchObject({ code: 'provider_disabled' });
  expect(headers).toMatchObject({ 'x-sb-error-code': 'provider_disabled' });
});
