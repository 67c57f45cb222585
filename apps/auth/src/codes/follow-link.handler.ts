import type { AuthAnswer, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { withFragment } from '../wire/redirect-target.ts';
import { Redirects } from '../wire/redirects.ts';
import { invalid } from '../wire/refusals.ts';
import { CodeVerifier } from './code-verifier.ts';
import { slotsOf } from './one-time-code.ts';

/** The `error` parameter by status, as OAuth names them; other statuses have none. */
const ERRORS = new Map([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
]);

@Handles(followLink)
export class FollowLinkHandler implements Handler<typeof followLink> {
  constructor(
    private readonly verifier: CodeVerifier,
    private readonly redirects: Redirects,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthAnswer> {
    const type = request.query['type'] ?? '';
    const hash = request.query['token'] ?? '';
    if (hash === '') throw invalid('Verify requires a token or a token hash');
    if (type === '') throw invalid('Verify requires a verification type');
    const answer = await this.open(hash, type, request, call);
    return { status: 303, redirect: withFragment(this.redirects.of(request), answer), body: null };
  }

  /** What the browser is told in the fragment: a session, or why there is none. */
  private async open(hash: string, type: string, request: AuthRequest, call: Call): Promise<Record<string, string>> {
    try {
      const session = await this.verifier.byHash(hash, slotsOf(type) ?? [], request, call);
      return {
        access_token: session.access_token,
        expires_at: String(session.expires_at),
        expires_in: String(session.expires_in),
        refresh_token: session.refresh_token,
        token_type: session.token_type,
        type,
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const name = ERRORS.get(error.definition.status ?? 0);
      return {
        ...(name === undefined ? {} : { error: name }),
        error_code: error.definition.code,
        error_description: error.message,
      };
    }
  }
}
