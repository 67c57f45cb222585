import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const readSamlMetadata = operation({
  name: 'auth.read-saml-metadata',
  summary: 'What an identity provider needs to know of this installation (SAML 2.0 metadata, XML).',
  door: { kind: 'auth', method: 'GET', path: '/sso/saml/metadata' },
  policy: anyone('nothing in it is secret'),
  repeat: 'safe',
  input: authRequest,
  output: authResponse,
  errors: [authErrors.saml_provider_disabled],
});
