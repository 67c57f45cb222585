import { Inject } from '@nestjs/common';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { AuthAnswer, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { TRANSACTIONS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { CodeMails } from '../codes/code-mails.ts';
import type { AuthTransactions, AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { AlikeAnswers } from '../wire/alike-answers.ts';
import { readProfile } from '../wire/profile-data.ts';
import type { Account } from './account.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { SignUpRequests } from './sign-up-requests.ts';
import { userView } from './user-view.ts';

/**
 * Makes an account that waits for its address to be confirmed. A known address gets the answer that a new one would get,
 * about an account that is never saved, and at most a mail, so that nobody learns who has one (ADR 0011).
 */
@Handles(signUp)
export class SignUpHandler implements Handler<typeof signUp> {
  constructor(
    private readonly requests: SignUpRequests,
    private readonly accounts: AccountsRepository,
    private readonly mails: CodeMails,
    private readonly facts: Facts,
    private readonly alike: AlikeAnswers,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthAnswer> {
    const { wanted, redirectTo } = await this.requests.read(request);
    const mail = { redirectTo, trace: call.trace };
    await this.alike.after(() => this.transactions.run((tx) => this.register(tx, wanted, mail)));
    return { status: 200, body: userView(wanted) };
  }

  private async register(tx: AuthTx, wanted: Account, mail: { redirectTo: string; trace: string }): Promise<void> {
    await this.mails.refuseTooSoon(tx, wanted.email, 'sign-up');
    await this.mails.noteSignUp(tx, wanted.email);
    if (await this.accounts.insert(tx, wanted)) {
      const profile = readProfile(wanted.userMetadata);
      const created = { userId: wanted.id, email: wanted.email, createdAt: wanted.createdAt.toISOString(), ...profile };
      await this.facts.tell(tx, accountCreated, created, mail.trace, 1);
      await this.mails.send(tx, wanted, 'confirmation', mail);
      return;
    }
    const known = await this.accounts.byEmail(wanted.email, tx.client);
    if (known !== null && known.emailConfirmedAt === null) await this.mails.send(tx, known, 'confirmation', mail);
  }
}
