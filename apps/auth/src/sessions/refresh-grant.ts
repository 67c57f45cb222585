import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { isLockTimeout } from '../database/lock-timeout.ts';
import { invalid } from '../http/refusals.ts';
import { readRefreshToken } from './refresh-token.ts';
import { RefreshRefusals } from './refresh-refusals.ts';
import { Rotator } from './rotator.ts';
import { provenBy, readSessionProof, type SessionProof } from './session-proof.ts';
import { SessionWriter } from './session-writer.ts';
import type { OpenSession, Session } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient, AuthUnit } from '../database.ts';

/** New tokens for a refresh token (wire contract, section 4). */
@Injectable()
export class RefreshGrant {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly writer: SessionWriter,
    private readonly refusals: RefreshRefusals,
    private readonly rotator: Rotator,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async refresh(token: string, request: AuthRequest, call: Call) {
    const claim = readRefreshToken(token);
    if (claim === null) throw invalid('Refresh token is not valid');
    const proof = await readSessionProof(request.headers.sessionProof);
    const outcome = await this.work
      .run(call, async (unit) => {
        const session = await this.sessions.lock(unit, claim.sessionId);
        if (session === null || !this.refusals.isOf(token, claim, session)) return this.refusals.unknown(call);
        return this.decide(unit, session, { count: claim.count, proof }, request, call);
      })
      .catch((error: unknown) => {
        throw isLockTimeout(error) ? new AppError(authErrors.conflict, { cause: error }) : error;
      });
    // Thrown after the unit of work, because the end of a stolen session must be saved.
    if (outcome instanceof AppError) throw outcome;
    return this.writer.write(outcome);
  }

  private async decide(
    unit: AuthUnit,
    session: Session,
    presented: { count: number; proof: SessionProof | null },
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | AppError> {
    const proven = provenBy(session, presented.proof);
    // Another tab's proof arrived first; the browser can send a newer one.
    if (proven === 'stale') return new AppError(authErrors.conflict);
    if (proven === 'missing') return this.refusals.end(unit, session, 'reused', request, call);
    const isProven = proven === 'proven';
    const { rotation, now } = this.rotator.decide(session, { count: presented.count, isProven });
    if (rotation === 'unknown') return this.refusals.unknown(call);
    if (rotation !== 'rotate' && rotation !== 'resend-active')
      return this.refusals.end(unit, session, rotation, request, call);
    const account = await this.accounts.byId(unit, session.userId);
    if (account === null) return this.refusals.unknown(call);
    if (isBanned(account, now)) return new AppError(withStatus(authErrors.user_banned, 400));
    const proofSeq = presented.proof !== null && isProven ? presented.proof.seq : session.proofSeq;
    const next =
      rotation === 'rotate'
        ? { ...session, proofSeq, refreshCount: session.refreshCount + 1, refreshedAt: now }
        : { ...session, proofSeq };
    if (rotation === 'rotate' || isProven) await this.sessions.saveRefresh(unit, next);
    return { account, session: next };
  }
}
