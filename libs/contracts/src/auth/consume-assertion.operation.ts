import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const consumeAssertion = operation({
  name: 'auth.consume-assertion',
  summary:
    'Where the identity provider of an organization has the browser post who signed in: a session or a code for one.',
  door: { kind: 'auth', method: 'POST', path: '/sso/saml/acs', takes: 'form' },
  policy: anyone('the state of the browser that set out, and the signature of its identity provider, are the proof'),
  input: authRequest,
  output: authResponse,
  errors: [authErrors.saml_provider_disabled],
});
