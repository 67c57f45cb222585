import { Inject } from '@nestjs/common';
import type { AuthAnswer, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { TRANSACTIONS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthTransactions, AuthTx } from '../database/auth-database.repository.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { invalid } from '../wire/refusals.ts';
import { Bearer } from './bearer.ts';
import { CookieSession } from './cookie-session.ts';
import { SessionEnder } from './session-ender.ts';
import type { Session } from './session.ts';

/**
 * Ends sessions. Where the access token is gone or over, the refresh token in the browser's cookie ends its own session: a
 * sign-out that was lost on its way can be sent again at any later time.
 */
@Handles(signOut)
export class SignOutHandler implements Handler<typeof signOut> {
  constructor(
    private readonly bearer: Bearer,
    private readonly cookie: CookieSession,
    private readonly ender: SessionEnder,
    private readonly log: SecurityLog,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthAnswer> {
    const scope = request.query['scope'] || 'global';
    const mayShowCookie = scope === 'local' && request.headers.cookieRefreshToken !== undefined;
    const session = await this.ownOf(call, mayShowCookie);
    await this.transactions.run(async (tx) => {
      if (mayShowCookie) await this.endOfCookie(tx, request, call);
      if (session !== null) await this.end(tx, session, scope, request, call);
    });
    return { status: 204, body: null };
  }

  /** The session of the access token; null only where the cookie will do. */
  private async ownOf(call: Call, mayShowCookie: boolean): Promise<Session | null> {
    try {
      return (await this.bearer.check(call)).session;
    } catch (error) {
      if (mayShowCookie && error instanceof AppError) return null;
      throw error;
    }
  }

  private async endOfCookie(tx: AuthTx, request: AuthRequest, call: Call): Promise<void> {
    const session = await this.cookie.find(tx, request);
    if (session !== null) await this.end(tx, session, 'local', request, call);
  }

  private async end(tx: AuthTx, session: Session, scope: string, request: AuthRequest, call: Call): Promise<void> {
    const reach = new Map([
      ['global', {}],
      ['local', { only: [session.id] }],
      ['others', { except: session.id }],
    ]).get(scope);
    if (reach === undefined) throw invalid(`Unsupported logout scope "${scope.slice(0, 80)}"`);
    const ended = await this.ender.end(tx, { userId: session.userId, ...reach }, 'signed-out', call.trace);
    const kind = scope === 'others' ? 'session-ended' : 'signed-out';
    if (ended.length > 0)
      await this.log.note(tx, { ...notedOf(kind, session.userId, request, call), sessionId: session.id });
  }
}
