import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const enrollFactor = operation({
  name: 'auth.enroll-factor',
  summary: 'Begins a second factor of the signed-in user; it counts once it was verified.',
  door: { kind: 'auth', method: 'POST', path: '/factors' },
  policy: ownBearerCheck('the subject of the token adds a factor of its own, with a fresh proof of who it is'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.bad_json,
    authErrors.validation_failed,
    authErrors.insufficient_aal,
    authErrors.mfa_factor_name_conflict,
    authErrors.too_many_enrolled_mfa_factors,
    authErrors.mfa_verified_factor_exists,
    authErrors.mfa_phone_enroll_not_enabled,
    authErrors.mfa_webauthn_enroll_not_enabled,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
