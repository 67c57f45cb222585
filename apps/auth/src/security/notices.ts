import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { passwordChanged } from '@nivel/contracts/auth/password-changed.fact';
import { sessionStolen } from '@nivel/contracts/auth/session-stolen.fact';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { readProfile } from '../accounts/profile-data.ts';
import { OriginReader } from './origin-reader.ts';
import type { AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

/** Tells what the owner of an account has to know at once, wherever it came from. */
@Injectable()
export class Notices {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly origins: OriginReader,
  ) {}

  async passwordChanged(unit: AuthUnit, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(unit, passwordChanged, userId, request, call);
  }

  async sessionStolen(unit: AuthUnit, userId: string, request: AuthRequest, call: Call): Promise<void> {
    await this.tell(unit, sessionStolen, userId, request, call);
  }

  private async tell(
    unit: AuthUnit,
    fact: typeof passwordChanged | typeof sessionStolen,
    userId: string,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    const account = await this.accounts.byId(unit, userId);
    if (account === null) return;
    const { firstName, locale, timeZone } = readProfile(account.userMetadata);
    const payload = {
      userId,
      email: account.email,
      firstName,
      locale,
      timeZone,
      origin: this.origins.read(request.headers.userAgent, call.clientIp),
      at: unit.now.toISOString(),
    };
    unit.tell(fact, payload, ofAccount(userId));
  }
}
