import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const readRecoveryCodes = operation({
  name: 'auth.read-recovery-codes',
  summary: 'How many recovery codes the signed-in user has, and how many of them were never used.',
  door: { kind: 'auth', method: 'GET', path: '/factors/recovery-codes' },
  policy: ownBearerCheck('the subject of the token counts codes of its own'),
  repeat: 'safe',
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.mfa_factor_not_found,
  ],
});
