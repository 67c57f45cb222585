import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';
import { profileErrors } from './profile.errors.ts';

export const updateUser = operation({
  name: 'auth.update-user',
  summary:
    'Changes the password or the data of the signed-in user, or asks for another address, which both addresses confirm, or another number, which a code confirms.',
  door: { kind: 'auth', method: 'PUT', path: '/user' },
  policy: ownBearerCheck('the subject of the token changes itself'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.validation_failed,
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.insufficient_aal,
    authErrors.not_admin,
    authErrors.weak_password,
    authErrors.same_password,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
    authErrors.phone_provider_disabled,
    authErrors.mfa_verified_factor_exists,
    authErrors.over_email_send_rate_limit,
    authErrors.over_sms_send_rate_limit,
    profileErrors.time_zone_changed_recently,
  ],
});
