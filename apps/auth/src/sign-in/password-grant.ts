import { Injectable } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { isBanned, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { sessionProofOf, type SessionProof } from '../sessions/session-proof.ts';
import type { OpenSession } from '../sessions/session.ts';
import { Devices } from '../passwords/devices.ts';
import type { Attempt, KnownPassword } from '../passwords/login-guard.ts';
import { PasswordCheck } from '../passwords/password-check.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthChange, AuthClient } from '../database.ts';

/** A session for an address and its password. Unknown, wrong, locked and without a password all get one answer. */
@Injectable()
export class PasswordGrant {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly check: PasswordCheck,
    private readonly devices: Devices,
    private readonly opener: SessionOpener,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @param email what the password is counted under, as `SignInAddress` reads it; null for what is no address */
  async signIn(email: string | null, password: string, request: AuthRequest, call: Call): Promise<AuthResponse> {
    // What is no address has no count that could be kept for it; the work is done all the same.
    if (email === null) {
      await this.check.nobody(call);
      throw new AppError(authErrors.invalid_credentials);
    }
    const opened = await this.openWith({ email, password, request, call });
    // After the unit of work, because nothing is held against whoever knew the password.
    if ('refusal' in opened) {
      if (opened.userId !== null) this.check.noteRefused({ request, call }, opened.userId);
      throw opened.refusal;
    }
    const session = await this.opener.write(opened);
    const weak = this.check.weakness(password, email, opened.account.userMetadata);
    return {
      status: 200,
      headers: opened.headers,
      body: weak === null ? session : { ...session, weak_password: weak },
    };
  }

  /** The session that a password opens, or why it opens none although it is right. @throws AppError invalid_credentials */
  private async openWith(attempt: Attempt): Promise<SignedIn | Refused> {
    const { email, password, call } = attempt;
    let known: Account | null = null;
    const read = async (): Promise<KnownPassword | null> => {
      known = await this.accounts.byEmail(this.work.reads, email);
      return known && { userId: known.id, hash: known.passwordHash };
    };
    const outcome = await this.check.verify(attempt, read, async (clearCounts) => {
      const verified = known?.passwordHash ?? null;
      const renewed = await this.check.renewed(password, verified, call);
      const proof = await sessionProofOf(attempt.request);
      return this.work.inStatements(call, async (unit) => {
        const account = known && (await this.accounts.lock(unit, known.id));
        await clearCounts(unit);
        // A password that was changed since it was verified opens nothing.
        if (account === null || verified === null || account.passwordHash !== verified)
          return { refusal: new AppError(authErrors.invalid_credentials), userId: null };
        return this.enter(unit, account, { renewed, proof }, attempt);
      });
    });
    if (outcome === null) throw new AppError(authErrors.invalid_credentials);
    return outcome;
  }

  private async enter(
    unit: AuthChange,
    account: Account,
    { renewed, proof }: VerifiedAttempt,
    { request, call }: Attempt,
  ): Promise<SignedIn | Refused> {
    const refusal = refusalOf(account, this.clock.now());
    if (refusal !== null) return { refusal, userId: account.id };
    if (renewed !== null && account.passwordHash !== null)
      await this.accounts.renewHash(unit, account.id, account.passwordHash, renewed);
    const opened = await this.opener.open(
      unit,
      account,
      { method: 'password', isRecovery: false, proof },
      request,
      call,
    );
    return { ...opened, headers: await this.devices.remember(unit, request.headers.deviceId, account.id) };
  }
}

/** What a right password brings into the unit of work that opens the session. */
interface VerifiedAttempt {
  /** The same password hashed at today's cost, where its hash was made at another. */
  readonly renewed: string | null;
  readonly proof: SessionProof | null;
}

interface SignedIn extends OpenSession {
  readonly headers: Readonly<Record<string, string>>;
}

/** The password was right and opens nothing. */
interface Refused {
  readonly refusal: AppError;
  /** Who can read of it; null where it is as if the password had been wrong. */
  readonly userId: string | null;
}

/** Why somebody does not get in although the password is right. */
const refusalOf = (account: Account, now: Date): AppError | null => {
  if (isBanned(account, now)) return new AppError(withStatus(authErrors.user_banned, 400));
  return account.emailConfirmedAt === null ? new AppError(authErrors.email_not_confirmed) : null;
};
