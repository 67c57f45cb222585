import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Captcha } from '../captcha/captcha.ts';
import { IdTokenGrant } from './id-token-grant.ts';
import { PasswordGrant } from './password-grant.ts';
import { PkceGrant } from './pkce-grant.ts';
import { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { RefreshGrant } from '../sessions/refresh-grant.ts';
import { SignInAddress } from './sign-in-address.ts';

@Handles(issueToken)
export class IssueTokenHandler implements Handler<typeof issueToken> {
  constructor(
    private readonly captcha: Captcha,
    private readonly addresses: SignInAddress,
    private readonly passwords: PasswordGrant,
    private readonly flows: PkceGrant,
    private readonly idTokens: IdTokenGrant,
    private readonly refreshes: RefreshGrant,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const grant = request.query['grant_type'];
    if (grant === 'password') {
      await this.captcha.check(request);
      const body = Body.of(request);
      return this.passwords.signIn(await this.addresses.of(body), body.text('password'), request, call);
    }
    if (grant === 'pkce') return this.flows.signIn(Body.of(request), request, call);
    if (grant === 'id_token') return this.idTokens.signIn(Body.of(request), request, call);
    if (grant === 'web3') throw new AppError(authErrors.web3_provider_disabled);
    if (grant !== 'refresh_token')
      throw new AppError(authErrors.invalid_credentials, { message: 'unsupported_grant_type' });
    const token = Body.of(request).text('refresh_token');
    if (token === '') throw invalid('refresh_token required');
    return { status: 200, body: await this.refreshes.refresh(token, request, call) };
  }
}
