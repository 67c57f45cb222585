import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { isProviderMethod } from '../flow-states/flow-state.ts';
import { Arrivals } from './arrivals.ts';
import { NewSessions, type SignedInBy } from './new-sessions.ts';
import type { OpenSession } from './session.ts';
import { SessionRoom } from './session-room.ts';
import { SessionWriter } from './session-writer.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthChange } from '../database.ts';

/** Opens sessions. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly fresh: NewSessions,
    private readonly room: SessionRoom,
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly arrivals: Arrivals,
    private readonly writer: SessionWriter,
  ) {}

  /** A new session of a locked account, saved. `write` creates the response to the client, after the commit. */
  async open(
    unit: AuthChange,
    account: Account,
    by: SignedInBy,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession> {
    const session = this.fresh.make(unit, account.id, by, request, call);
    await this.room.make(unit, account.id, request);
    await this.sessions.insert(unit, session);
    const signedIn = await this.accounts.signedIn(unit, account, isProviderMethod(by.method) ? null : 'email');
    const opened = { account: signedIn, session };
    await this.arrivals.note(unit, opened, by, request, call);
    return opened;
  }

  /** The response to the client; never created inside the unit of work that saves the session. */
  write(opened: OpenSession) {
    return this.writer.write(opened);
  }
}
