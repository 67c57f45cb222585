import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { CodeLetters } from './code-letters.ts';
import type { Slot } from './one-time-code.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

/** Where a mail is to lead, and the request that asked for it. */
export interface MailOrder {
  readonly redirectTo: string;
  readonly request: AuthRequest;
  readonly call: Call;
}

/** Mails with a one-time code and link. */
@Injectable()
export class CodeMails {
  constructor(
    private readonly letters: CodeLetters,
    private readonly tokens: OneTimeTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly facts: Facts,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /** Makes a new code and link, which void the older ones of the kind, and asks for their mail. */
  async send(tx: AuthTx, account: Account, slot: Slot, { redirectTo, request, call }: MailOrder): Promise<void> {
    const now = this.clock.now();
    const { token, payload } = this.letters.make(account, slot, redirectTo);
    // The account's row first, as everybody who touches both: no two can wait for each other.
    await this.accounts.mailSent(tx, account.id, slot, now);
    await this.tokens.put(tx, { ...token, createdAt: now });
    await this.facts.tell(tx, mailRequested, payload, call.trace);
    if (slot === 'recovery') await this.log.note(tx, notedOf('recovery-requested', account.id, request, call));
  }
}
