import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { readProfile } from '../wire/profile-data.ts';
import { OriginReader } from './origin-reader.ts';

/** Tells what the owner of an account has to know at once, wherever it came from. */
@Injectable()
export class Notices {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly origins: OriginReader,
    private readonly facts: Facts,
    private readonly clock: Clock,
  ) {}

  async passwordChanged(tx: AuthTx, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(tx, passwordChanged, userId, request, call);
  }

  async sessionStolen(tx: AuthTx, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(tx, sessionStolen, userId, request, call);
  }

  private async tell(
    tx: AuthTx,
    fact: typeof passwordChanged | typeof sessionStolen,
    userId: string,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    const account = await this.accounts.byId(userId, tx.client);
    if (account === null) return;
    const { firstName, locale, timeZone } = readProfile(account.userMetadata);
    const payload = {
      userId,
      email: account.email,
      firstName,
      locale,
      timeZone,
      origin: this.origins.read(request.headers.userAgent, call.clientIp),
      at: this.clock.now().toISOString(),
    };
    await this.facts.tell(tx, fact, payload, call.trace);
  }
}
