import { Module } from '@nestjs/common';
import { AccountReopeningModule } from '../account-reopening/account-reopening.module.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { Arrivals } from './arrivals.ts';
import { BearerAuthenticator } from './bearer-authenticator.ts';
import { CookieSession } from './cookie-session.ts';
import { EndOtherSessionsHandler } from './end-other-sessions.handler.ts';
import { EndSessionHandler } from './end-session.handler.ts';
import { ListSessionsHandler } from './list-sessions.handler.ts';
import { NewSessions } from './new-sessions.ts';
import { OwnSessions } from './own-sessions.ts';
import { RecentProof } from './recent-proof.ts';
import { RefreshGrant } from './refresh-grant.ts';
import { RefreshRefusals } from './refresh-refusals.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { Rotator } from './rotator.ts';
import { SessionEnder } from './session-ender.ts';
import { SessionOpener } from './session-opener.ts';
import { SessionRaiser } from './session-raiser.ts';
import { SessionRoom } from './session-room.ts';
import { SessionWriter } from './session-writer.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SignOutHandler } from './sign-out.handler.ts';

@Module({
  imports: [AccountReopeningModule, AccountsModule, KeysModule, PasswordsModule, SecurityModule],
  providers: [
    Arrivals,
    BearerAuthenticator,
    CookieSession,
    EndOtherSessionsHandler,
    EndSessionHandler,
    ListSessionsHandler,
    NewSessions,
    OwnSessions,
    RecentProof,
    RefreshGrant,
    RefreshRefusals,
    RefreshTokens,
    Rotator,
    SessionEnder,
    SessionOpener,
    SessionRaiser,
    SessionRoom,
    SessionWriter,
    SessionsRepository,
    SignOutHandler,
  ],
  exports: [BearerAuthenticator, RefreshGrant, SessionEnder, SessionOpener, SessionRaiser, SessionsRepository],
})
export class SessionsModule {}
