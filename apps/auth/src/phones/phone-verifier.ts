import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import { isBanned, takesSecondStep, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AddressSettlement } from '../codes/address-settlement.ts';
import { CodeAttempts } from '../codes/code-attempts.ts';
import type { PhonePurpose } from '../codes/one-time-code.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { sessionProofOf } from '../sessions/session-proof.ts';
import { PhoneChanges } from './phone-changes.ts';

/** A code that a person typed for a number. */
interface TypedForPhone {
  readonly phone: string;
  readonly code: string;
  readonly purpose: PhonePurpose;
}

/** Turns the code of an SMS into a session, once. Guesses count with those at the codes of e-mails. */
@Injectable()
export class PhoneVerifier {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly attempts: CodeAttempts,
    private readonly changes: PhoneChanges,
    private readonly settlement: AddressSettlement,
    private readonly opener: SessionOpener,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @throws AppError otp_expired, user_banned, phone_exists */
  async byCode(typed: TypedForPhone, request: AuthRequest, call: Call) {
    const proof = await sessionProofOf(request);
    const candidates = await this.ownersOf(typed);
    const opened = await this.work.run(call, async (unit) => {
      for (const userId of candidates) {
        const tried = { userId, code: typed.code, purposes: [typed.purpose] };
        if ((await this.attempts.try(unit, tried, request, call)) === null) continue;
        const account = await this.prove(unit, userId, typed, request, call);
        const by = { method: 'otp', isRecovery: false, isByPhone: true, proof } as const;
        return this.opener.open(unit, account, by, request, call);
      }
      return null;
    });
    // Thrown after the unit of work, because the attempt has to be saved.
    if (opened === null) throw new AppError(authErrors.otp_expired);
    return this.opener.write(opened);
  }

  /** Whose code it may be. Several people may want the same number; only one of them can prove it. */
  private async ownersOf({ phone, purpose }: TypedForPhone): Promise<string[]> {
    const { reads } = this.work;
    if (purpose === 'phone-change') return this.accounts.idsByNewPhone(reads, phone);
    const account = await this.accounts.byPhone(reads, phone);
    return account === null ? [] : [account.id];
  }

  private async prove(
    unit: AuthUnit,
    userId: string,
    { phone, purpose }: TypedForPhone,
    request: AuthRequest,
    call: Call,
  ): Promise<Account> {
    const account = await this.accounts.lock(unit, userId);
    if (account === null) throw new AppError(authErrors.otp_expired);
    // The number may have become a second factor since its SMS was sent.
    if (takesSecondStep(account, phone)) throw new AppError(authErrors.otp_expired);
    if (isBanned(account, unit.now)) throw new AppError(authErrors.user_banned);
    if (purpose === 'phone-sign-in' && account.phone !== phone) throw new AppError(authErrors.otp_expired);
    const changed =
      purpose === 'phone-change' ? await this.changes.complete(unit, account, phone, request, call) : account;
    await this.settlement.settle(unit, account);
    return changed ?? account;
  }
}
