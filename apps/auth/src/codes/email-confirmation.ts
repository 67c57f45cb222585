import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountConfirmation } from './account-confirmation.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import type { SessionProof } from '../sessions/session-proof.ts';
import type { OpenSession } from '../sessions/session.ts';
import { AddressChange } from './address-change.ts';
import { AddressSettlement } from './address-settlement.ts';
import { isAddressPurpose, type CodePurpose } from './one-time-code.ts';
import type { AuthUnit } from '../database.ts';

/** A code that was right, and who showed it. */
interface AcceptedCode {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly proof: SessionProof | null;
}

/** The consequences of a correct code that was e-mailed to an address: it is proven, and a session opens. */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly confirmation: AccountConfirmation,
    private readonly settlement: AddressSettlement,
    private readonly opener: SessionOpener,
    private readonly changes: AddressChange,
    private readonly clock: Clock,
  ) {}

  /** Null where another address still has to confirm. @throws AppError otp_expired, user_banned, email_exists */
  async accept(
    unit: AuthUnit,
    { userId, purpose, proof }: AcceptedCode,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | null> {
    const account = await this.accounts.lock(unit, userId);
    if (account === null) throw new AppError(authErrors.otp_expired);
    if (isBanned(account, this.clock.now())) throw new AppError(authErrors.user_banned);
    const by = { method: 'otp', isRecovery: purpose === 'recovery', proof } as const;
    if (isAddressPurpose(purpose)) {
      const changed = await this.changes.confirm(unit, account, purpose, request, call);
      return changed && this.opener.open(unit, changed, by, request, call);
    }
    if (account.emailConfirmedAt === null) await this.confirmation.confirm(unit, account, request, call);
    await this.settlement.settle(unit, account);
    const proven = (await this.accounts.byId(unit, userId)) ?? account;
    return this.opener.open(unit, proven, by, request, call);
  }

  /** What the client gets of the session that opened, once it is saved. */
  write(opened: OpenSession) {
    return this.opener.write(opened);
  }
}
