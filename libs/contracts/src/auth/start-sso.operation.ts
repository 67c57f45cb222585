import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const startSso = operation({
  name: 'auth.start-sso',
  summary: 'Says where the people of an organization sign in, by its id or the domain of its addresses.',
  door: { kind: 'auth', method: 'POST', path: '/sso' },
  policy: anyone('it opens nothing: the identity provider says who comes back'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.saml_provider_disabled,
    authErrors.captcha_failed,
    authErrors.bad_json,
    authErrors.validation_failed,
    authErrors.sso_provider_not_found,
  ],
});
