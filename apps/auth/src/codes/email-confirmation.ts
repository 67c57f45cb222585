import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { isBanned, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountConfirmation } from './account-confirmation.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { FlowStates } from '../flow-states/flow-states.ts';
import type { SessionProof } from '../sessions/session-proof.ts';
import type { OpenSession } from '../sessions/session.ts';
import { AddressChange } from './address-change.ts';
import { AddressSettlement } from './address-settlement.ts';
import { flowOf, isAddressPurpose, type CodePurpose } from './one-time-code.ts';
import type { AuthUnit } from '../database.ts';

/** A correct code, or a link. */
interface AcceptedCode {
  readonly userId: string;
  readonly purpose: CodePurpose;
}

/** The same, and the browser that presented it. */
interface ShownCode extends AcceptedCode {
  readonly proof: SessionProof | null;
}

/** The consequences of a correct code of an e-mail: the address is verified, and a session opens. */
@Injectable()
export class EmailConfirmation {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly confirmation: AccountConfirmation,
    private readonly settlement: AddressSettlement,
    private readonly opener: SessionOpener,
    private readonly changes: AddressChange,
    private readonly flows: FlowStates,
  ) {}

  /** Null if another address still has to confirm. @throws AppError otp_expired, user_banned, email_exists */
  async accept(
    unit: AuthUnit,
    { userId, purpose, proof }: ShownCode,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | null> {
    const proven = await this.prove(unit, { userId, purpose }, request, call);
    const by = { method: 'otp', isRecovery: purpose === 'recovery', proof } as const;
    return proven && this.opener.open(unit, proven, by, request, call);
  }

  /**
   * The same for a PKCE link: no session opens, and its client gets a code to exchange.
   * @returns null if another address still has to confirm
   * @throws AppError as `accept`, and flow_state_not_found
   */
  async giveCode(unit: AuthUnit, { userId, purpose }: AcceptedCode, request: AuthRequest, call: Call) {
    const proven = await this.prove(unit, { userId, purpose }, request, call);
    const flow = flowOf(purpose);
    if (flow === null) throw new AppError(authErrors.flow_state_not_found);
    return proven && this.flows.giveCode(unit, userId, flow);
  }

  /** The account whose address is verified; null if another address still has to confirm. */
  private async prove(
    unit: AuthUnit,
    { userId, purpose }: AcceptedCode,
    request: AuthRequest,
    call: Call,
  ): Promise<Account | null> {
    const account = await this.accounts.lock(unit, userId);
    if (account === null) throw new AppError(authErrors.otp_expired);
    if (isBanned(account, unit.now)) throw new AppError(authErrors.user_banned);
    if (isAddressPurpose(purpose)) return this.changes.confirm(unit, account, purpose, request, call);
    if (account.emailConfirmedAt === null) await this.confirmation.confirm(unit, account, request, call);
    await this.settlement.settle(unit, account);
    return (await this.accounts.byId(unit, userId)) ?? account;
  }

  /** The response to the client about the opened session, once it is saved. */
  write(opened: OpenSession) {
    return this.opener.write(opened);
  }
}
