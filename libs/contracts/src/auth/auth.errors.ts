import { defineErrors, type ErrorDefinition } from '../kernel/errors.ts';

/**
 * Codes, texts and statuses of the auth door's wire contract. The gateway renders them in the contract's two forms; a
 * `weak_password` carries its reasons as `details.weak_password.reasons`. Where the contract gives a code a second status, use `withStatus`.
 */
export const authErrors = defineErrors({
  validation_failed: { kind: 'invalid', status: 400, message: 'The request is not valid' },
  bad_json: { kind: 'invalid', status: 400, message: 'Could not parse request body as JSON' },
  captcha_failed: {
    kind: 'invalid',
    status: 400,
    message: 'captcha protection: request disallowed (no captcha_token found)',
  },
  no_authorization: {
    kind: 'unauthenticated',
    status: 401,
    message: 'This endpoint requires a valid Bearer token',
  },
  bad_jwt: {
    kind: 'forbidden',
    status: 403,
    message: 'invalid JWT: unable to parse or verify signature, token is malformed, expired or not ours',
  },
  user_not_found: { kind: 'forbidden', status: 403, message: 'User from sub claim in JWT does not exist' },
  session_not_found: {
    kind: 'forbidden',
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
  },
  user_banned: { kind: 'forbidden', status: 403, message: 'User is banned' },
  not_admin: { kind: 'forbidden', status: 403, message: 'Updating app_metadata requires admin privileges' },
  invalid_credentials: { kind: 'invalid', status: 400, message: 'Invalid login credentials' },
  email_not_confirmed: { kind: 'invalid', status: 400, message: 'Email not confirmed' },
  weak_password: { kind: 'invalid', status: 422, message: 'Password is too weak' },
  same_password: {
    kind: 'invalid',
    status: 422,
    message: 'New password should be different from the old password.',
  },
  /** Returned only to a caller who has proven the address. */
  email_exists: {
    kind: 'invalid',
    status: 422,
    message: 'A user with this email address has already been registered',
  },
  /** Returned only to a caller who has proven the number. */
  phone_exists: {
    kind: 'invalid',
    status: 422,
    message: 'A user with this phone number has already been registered',
  },
  current_password_required: {
    kind: 'invalid',
    status: 400,
    message: 'Current password required when setting new password.',
  },
  current_password_invalid: {
    kind: 'invalid',
    status: 400,
    message: 'Current password required when setting new password.',
  },
  reauthentication_needed: { kind: 'invalid', status: 400, message: 'Password update requires reauthentication' },
  reauthentication_not_valid: { kind: 'invalid', status: 422, message: 'Nonce has expired or is invalid' },
  /** Returned only to a caller who has proven the address. */
  user_already_exists: { kind: 'invalid', status: 422, message: 'User already registered' },
  signup_disabled: { kind: 'invalid', status: 422, message: 'Signups not allowed for this instance' },
  anonymous_provider_disabled: { kind: 'invalid', status: 422, message: 'Anonymous sign-ins are disabled' },
  phone_provider_disabled: { kind: 'invalid', status: 400, message: 'Phone signups are disabled' },
  /** No account lives by a wallet alone (ADR 0151): nobody may sign in with one. */
  web3_provider_disabled: { kind: 'invalid', status: 422, message: 'Web3 provider is disabled' },
  otp_expired: { kind: 'forbidden', status: 403, message: 'Token has expired or is invalid' },
  insufficient_aal: { kind: 'forbidden', status: 403, message: 'AAL2 required to enroll a new factor' },
  mfa_factor_name_conflict: {
    kind: 'invalid',
    status: 422,
    message: 'A factor with the friendly name "" for this user already exists',
  },
  too_many_enrolled_mfa_factors: {
    kind: 'invalid',
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_factor_not_found: { kind: 'not-found', status: 404, message: 'Factor not found' },
  mfa_challenge_expired: {
    kind: 'invalid',
    status: 422,
    message: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  mfa_verification_failed: { kind: 'invalid', status: 422, message: 'Invalid TOTP code entered' },
  mfa_ip_address_mismatch: {
    kind: 'invalid',
    status: 422,
    message: 'Challenge and verify IP addresses mismatch.',
  },
  mfa_phone_enroll_not_enabled: { kind: 'invalid', status: 422, message: 'MFA enroll is disabled for Phone' },
  mfa_phone_verify_not_enabled: { kind: 'invalid', status: 422, message: 'MFA verification is disabled for Phone' },
  mfa_webauthn_enroll_not_enabled: { kind: 'invalid', status: 422, message: 'MFA enroll is disabled for WebAuthn' },
  mfa_webauthn_verify_not_enabled: {
    kind: 'invalid',
    status: 422,
    message: 'MFA verification is disabled for WebAuthn',
  },
  /** Of recovery codes: an account has one set, which is replaced and not made twice. Of a number: an account has it once. */
  mfa_verified_factor_exists: {
    kind: 'invalid',
    status: 422,
    message: 'Recovery codes already exist, regenerate them to get new ones',
  },
  mfa_recovery_codes_sole_factor: {
    kind: 'invalid',
    status: 422,
    message: 'Recovery codes cannot be the only verified factor',
  },
  bad_code_verifier: {
    kind: 'invalid',
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  flow_state_not_found: {
    kind: 'not-found',
    status: 404,
    message: 'invalid flow state, no valid flow state found',
  },
  flow_state_expired: { kind: 'invalid', status: 422, message: 'invalid flow state, flow state has expired' },
  provider_disabled: { kind: 'invalid', status: 400, message: 'Provider (issuer "") is not enabled' },
  /** Leaves in OAuth's format, with `details.oauth_error` as its `error`: the public clients see the text and no code. */
  bad_id_token: { kind: 'invalid', status: 400, message: 'Bad ID token' },
  bad_oauth_state: { kind: 'invalid', status: 400, message: 'OAuth state not found or expired' },
  bad_oauth_callback: { kind: 'invalid', status: 400, message: 'OAuth callback is not valid' },
  flow_state_already_used: { kind: 'invalid', status: 400, message: 'OAuth state has already been used' },
  provider_email_needs_verification: {
    kind: 'invalid',
    status: 422,
    message: 'Verify the email with the provider in order to sign in',
  },
  saml_provider_disabled: { kind: 'not-found', status: 404, message: 'SAML 2.0 is disabled' },
  sso_provider_not_found: { kind: 'not-found', status: 404, message: 'No SSO provider assigned for this domain' },
  identity_already_exists: { kind: 'invalid', status: 422, message: 'Identity is already linked' },
  identity_not_found: { kind: 'invalid', status: 422, message: "Identity doesn't exist" },
  single_identity_not_deletable: {
    kind: 'invalid',
    status: 422,
    message: 'User must have at least 1 identity after unlinking',
  },
  email_conflict_identity_not_deletable: {
    kind: 'invalid',
    status: 422,
    message: 'Unable to unlink identity due to email conflict',
  },
  manual_linking_disabled: { kind: 'not-found', status: 404, message: 'Manual linking is disabled' },
  over_sms_send_rate_limit: {
    kind: 'limited',
    status: 429,
    message: 'For security purposes, you can only request this after 60 seconds.',
  },
  over_email_send_rate_limit: {
    kind: 'limited',
    status: 429,
    message: 'For security purposes, you can only request this after 60 seconds.',
  },
  refresh_token_not_found: {
    kind: 'invalid',
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  refresh_token_already_used: {
    kind: 'invalid',
    status: 400,
    message: 'Invalid Refresh Token: Already Used',
  },
  session_expired: { kind: 'invalid', status: 400, message: 'Invalid Refresh Token: Session Expired' },
  conflict: {
    kind: 'conflict',
    status: 409,
    message: 'Too many concurrent token refresh requests on the same session or refresh token',
  },
});

/**
 * The same code if the wire contract gives it another status (a session that is gone: 403 for a bearer, 400 in the refresh
 * grant).
 */
export const withStatus = (definition: ErrorDefinition, status: number): ErrorDefinition => ({ ...definition, status });
