import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { invalid } from '../http/refusals.ts';
import { BearerAuthenticator } from './bearer-authenticator.ts';
import { CookieSession } from './cookie-session.ts';
import { SessionEnder } from './session-ender.ts';
import type { Session } from './session.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient, AuthUnit } from '../database.ts';

/**
 * Ends sessions. If the access token is missing or expired, the refresh token in the browser's cookie ends its own session:
 * a lost sign-out can be sent again at any later time.
 */
@Handles(signOut)
export class SignOutHandler implements Handler<typeof signOut> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly cookie: CookieSession,
    private readonly ender: SessionEnder,
    private readonly log: SecurityLog,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const scope = request.query['scope'] || 'global';
    const mayShowCookie = scope === 'local' && request.headers.cookieRefreshToken !== undefined;
    const session = await this.ownOf(call, mayShowCookie);
    await this.work.run(call, async (unit) => {
      if (mayShowCookie) await this.endOfCookie(unit, request, call);
      if (session !== null) await this.end(unit, session, scope, request, call);
    });
    return { status: 204, body: null };
  }

  /** The session of the access token; null only if the cookie is enough. */
  private async ownOf(call: Call, mayShowCookie: boolean): Promise<Session | null> {
    try {
      return (await this.bearer.checkBeforeSecondStep(call)).session;
    } catch (error) {
      if (mayShowCookie && error instanceof AppError) return null;
      throw error;
    }
  }

  private async endOfCookie(unit: AuthUnit, request: AuthRequest, call: Call): Promise<void> {
    const session = await this.cookie.find(unit, request);
    if (session !== null) await this.end(unit, session, 'local', request, call);
  }

  private async end(unit: AuthUnit, session: Session, scope: string, request: AuthRequest, call: Call): Promise<void> {
    const reach = new Map([
      ['global', {}],
      ['local', { only: [session.id] }],
      ['others', { except: session.id }],
    ]).get(scope);
    if (reach === undefined) throw invalid(`Unsupported logout scope "${scope.slice(0, 80)}"`);
    const ended = await this.ender.end(unit, { userId: session.userId, ...reach }, 'signed-out');
    const kind = scope === 'others' ? 'session-ended' : 'signed-out';
    if (ended.length > 0)
      await this.log.note(unit, { ...notedOf(kind, session.userId, request, call), sessionId: session.id });
  }
}
