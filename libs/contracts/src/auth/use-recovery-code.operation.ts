import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const useRecoveryCode = operation({
  name: 'auth.use-recovery-code',
  summary: 'Takes the second step by a recovery code, which is used up.',
  door: { kind: 'auth', method: 'POST', path: '/factors/recovery-codes/verify' },
  policy: ownBearerCheck('the subject of the token shows a code of its own'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.bad_json,
    authErrors.mfa_factor_not_found,
    authErrors.mfa_verification_failed,
  ],
});
