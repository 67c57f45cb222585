import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { verifyEmailToken } from '@nivel/contracts/auth/verify-email-token.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { isBanned } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { AccountConfirmation } from './account-confirmation.ts';
import { AddressSettlement } from './address-settlement.ts';
import { CodeRules } from './code-rules.ts';
import { isLinkValue, linkHashOf } from './one-time-code.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

type Verified = OutputOf<typeof verifyEmailToken>;

/** The response does not distinguish used, replaced, expired and invented tokens. */
const FAILED: Verified = { success: false, message: 'Failed to verify email', email: null, userId: null };

@Handles(verifyEmailToken)
export class VerifyEmailTokenHandler implements Handler<typeof verifyEmailToken> {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly confirmation: AccountConfirmation,
    private readonly settlement: AddressSettlement,
    private readonly rules: CodeRules,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle({ p_token }: InputOf<typeof verifyEmailToken>, call: Call): Promise<Verified> {
    const token = p_token.trim();
    return isLinkValue(token) ? this.work.run(call, (unit) => this.prove(unit, token, call)) : FAILED;
  }

  private async prove(unit: AuthUnit, token: string, call: Call): Promise<Verified> {
    const wanted = { linkHash: linkHashOf(token), madeAfter: this.rules.linksMadeAfter() };
    const taken = await this.tokens.take(unit, { ...wanted, purposes: ['confirmation'] });
    const account = taken && (await this.accounts.lock(unit, taken.userId));
    if (account === null || isBanned(account, unit.now)) return FAILED;
    if (account.emailConfirmedAt === null) await this.confirmation.confirm(unit, account, NO_REQUEST, call);
    await this.settlement.settle(unit, account);
    return { success: true, message: 'Email verified successfully', email: account.email, userId: account.id };
  }
}
