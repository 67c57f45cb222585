import { Module } from '@nestjs/common';
import { AccountChanges } from './accounts/account-changes.ts';
import { AccountEndings } from './accounts/account-endings.ts';
import { AccountVersionsRepository } from './accounts/account-versions.repository.ts';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { ChangeConsequences } from './accounts/change-consequences.ts';
import { AccountConfirmation } from './accounts/account-confirmation.ts';
import { ChangeProfileHandler } from './accounts/change-profile.handler.ts';
import { ListAccountsHandler } from './accounts/list-accounts.handler.ts';
import { NewPassword } from './accounts/new-password.ts';
import { ProfileChanges } from './accounts/profile-changes.ts';
import { ReadUserHandler } from './accounts/read-user.handler.ts';
import { SignUpRequests } from './accounts/sign-up-requests.ts';
import { SignUpHandler } from './accounts/sign-up.handler.ts';
import { UpdateUserProfileHandler } from './accounts/update-user-profile.handler.ts';
import { UpdateUserHandler } from './accounts/update-user.handler.ts';
import { EmailConfirmation } from './codes/email-confirmation.ts';
import { AddressSettlement } from './codes/address-settlement.ts';
import { CodeAttempts } from './codes/code-attempts.ts';
import { CodeLetters } from './codes/code-letters.ts';
import { CodeMails } from './codes/code-mails.ts';
import { CodeRules } from './codes/code-rules.ts';
import { CodeVerifier } from './codes/code-verifier.ts';
import { FollowLinkHandler } from './codes/follow-link.handler.ts';
import { MailLimits } from './codes/mail-limits.ts';
import { MailPausesRepository } from './codes/mail-pauses.repository.ts';
import { MailQuotasRepository } from './codes/mail-quotas.repository.ts';
import { OneTimeSecrets } from './codes/one-time-code.ts';
import { OneTimeTokensRepository } from './codes/one-time-tokens.repository.ts';
import { PreviewLinkHandler } from './codes/preview-link.handler.ts';
import { RecoverPasswordHandler } from './codes/recover-password.handler.ts';
import { ResendMailHandler } from './codes/resend-mail.handler.ts';
import { VerifyCodeHandler } from './codes/verify-code.handler.ts';
import { WrongCodesRepository } from './codes/wrong-codes.repository.ts';
import { ExpiredRowsRepository } from './housekeeping/expired-rows.repository.ts';
import { ExpiredDataCleaner } from './housekeeping/expired-data-cleaner.ts';
import { Housekeeping } from './housekeeping/housekeeping.ts';
import { KeySetHandler } from './keys/key-set.handler.ts';
import { PublishKeysHandler } from './keys/publish-keys.handler.ts';
import { TokenKey } from './keys/token-key.ts';
import { CommonPasswords } from './passwords/common-passwords.ts';
import { Devices } from './passwords/devices.ts';
import { DevicesRepository } from './passwords/devices.repository.ts';
import { LeakedPasswords } from './passwords/leaked-passwords.ts';
import { LoginAttemptsRepository } from './passwords/login-attempts.repository.ts';
import { LoginGuard } from './passwords/login-guard.ts';
import { PasswordCheck } from './passwords/password-check.ts';
import { PasswordGrant } from './passwords/password-grant.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { Passwords } from './passwords/passwords.ts';
import { ListSecurityEventsHandler } from './security/list-security-events.handler.ts';
import { Notices } from './security/notices.ts';
import { OriginReader } from './security/origin-reader.ts';
import { SecurityEventsRepository } from './security/security-events.repository.ts';
import { SecurityLog } from './security/security-log.ts';
import { BearerAuthenticator } from './sessions/bearer-authenticator.ts';
import { CookieSession } from './sessions/cookie-session.ts';
import { EndOtherSessionsHandler } from './sessions/end-other-sessions.handler.ts';
import { EndSessionHandler } from './sessions/end-session.handler.ts';
import { IssueTokenHandler } from './sessions/issue-token.handler.ts';
import { ListSessionsHandler } from './sessions/list-sessions.handler.ts';
import { NewSessions } from './sessions/new-sessions.ts';
import { OwnSessions } from './sessions/own-sessions.ts';
import { RecentProof } from './sessions/recent-proof.ts';
import { RefreshGrant } from './sessions/refresh-grant.ts';
import { RefreshRefusals } from './sessions/refresh-refusals.ts';
import { RefreshTokens } from './sessions/refresh-tokens.ts';
import { Rotator } from './sessions/rotator.ts';
import { SessionEnder } from './sessions/session-ender.ts';
import { SessionOpener } from './sessions/session-opener.ts';
import { SessionRoom } from './sessions/session-room.ts';
import { SessionWriter } from './sessions/session-writer.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SignOutHandler } from './sessions/sign-out.handler.ts';
import { UniformResponse } from './wire/uniform-response.ts';
import { ReadSettingsHandler } from './wire/read-settings.handler.ts';
import { Redirects } from './wire/redirects.ts';

const accounts = [
  AccountsRepository,
  AccountChanges,
  AccountEndings,
  AccountVersionsRepository,
  ChangeConsequences,
  AccountConfirmation,
  ChangeProfileHandler,
  ListAccountsHandler,
  NewPassword,
  ProfileChanges,
  SignUpRequests,
  SignUpHandler,
  ReadUserHandler,
  UpdateUserHandler,
  UpdateUserProfileHandler,
];
const codes = [
  EmailConfirmation,
  AddressSettlement,
  CodeAttempts,
  CodeLetters,
  CodeMails,
  CodeRules,
  CodeVerifier,
  MailLimits,
  MailPausesRepository,
  MailQuotasRepository,
  OneTimeSecrets,
  OneTimeTokensRepository,
  WrongCodesRepository,
  FollowLinkHandler,
  PreviewLinkHandler,
  RecoverPasswordHandler,
  ResendMailHandler,
  VerifyCodeHandler,
];
const keys = [KeySetHandler, PublishKeysHandler, TokenKey];
const passwords = [
  CommonPasswords,
  Devices,
  DevicesRepository,
  LeakedPasswords,
  LoginAttemptsRepository,
  LoginGuard,
  PasswordCheck,
  PasswordGrant,
  PasswordHasher,
  Passwords,
];
const security = [ListSecurityEventsHandler, Notices, OriginReader, SecurityEventsRepository, SecurityLog];
const sessions = [
  BearerAuthenticator,
  CookieSession,
  EndOtherSessionsHandler,
  EndSessionHandler,
  IssueTokenHandler,
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
  SessionRoom,
  SessionWriter,
  SessionsRepository,
  SignOutHandler,
];
const wire = [UniformResponse, ReadSettingsHandler, Redirects];
const housekeeping = [ExpiredRowsRepository, ExpiredDataCleaner, Housekeeping];

@Module({
  providers: [...accounts, ...codes, ...keys, ...passwords, ...security, ...sessions, ...wire, ...housekeeping],
})
export class AuthModule {}
