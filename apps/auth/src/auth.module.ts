import { Module } from '@nestjs/common';
import { AccountChanges } from './accounts/account-changes.ts';
import { AccountsRepository } from './accounts/accounts.repository.ts';
import { ReadUserHandler } from './accounts/read-user.handler.ts';
import { SignUpRequests } from './accounts/sign-up-requests.ts';
import { SignUpHandler } from './accounts/sign-up.handler.ts';
import { UpdateUserHandler } from './accounts/update-user.handler.ts';
import { AddressProof } from './codes/address-proof.ts';
import { CodeMails } from './codes/code-mails.ts';
import { CodeVerifier } from './codes/code-verifier.ts';
import { FollowLinkHandler } from './codes/follow-link.handler.ts';
import { MailPausesRepository } from './codes/mail-pauses.repository.ts';
import { OneTimeTokensRepository } from './codes/one-time-tokens.repository.ts';
import { RecoverPasswordHandler } from './codes/recover-password.handler.ts';
import { ResendMailHandler } from './codes/resend-mail.handler.ts';
import { VerifyCodeHandler } from './codes/verify-code.handler.ts';
import { Facts } from './facts.ts';
import { ExpiredRowsRepository } from './housekeeping/expired-rows.repository.ts';
import { Housekeeper } from './housekeeping/housekeeper.ts';
import { Housekeeping } from './housekeeping/housekeeping.ts';
import { KeySetHandler } from './keys/key-set.handler.ts';
import { PublishKeysHandler } from './keys/publish-keys.handler.ts';
import { Devices } from './passwords/devices.ts';
import { DevicesRepository } from './passwords/devices.repository.ts';
import { LoginAttemptsRepository } from './passwords/login-attempts.repository.ts';
import { LoginGuard } from './passwords/login-guard.ts';
import { PasswordGrant } from './passwords/password-grant.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { Passwords } from './passwords/passwords.ts';
import { Bearer } from './sessions/bearer.ts';
import { IssueTokenHandler } from './sessions/issue-token.handler.ts';
import { RefreshGrant } from './sessions/refresh-grant.ts';
import { Rotator } from './sessions/rotator.ts';
import { SessionEnder } from './sessions/session-ender.ts';
import { SessionIssuer } from './sessions/session-issuer.ts';
import { SessionsRepository } from './sessions/sessions.repository.ts';
import { SignOutHandler } from './sessions/sign-out.handler.ts';
import { AlikeAnswers } from './wire/alike-answers.ts';
import { ReadSettingsHandler } from './wire/read-settings.handler.ts';
import { Redirects } from './wire/redirects.ts';

const accounts = [
  AccountsRepository,
  AccountChanges,
  SignUpRequests,
  SignUpHandler,
  ReadUserHandler,
  UpdateUserHandler,
];
const codes = [
  AddressProof,
  CodeMails,
  CodeVerifier,
  MailPausesRepository,
  OneTimeTokensRepository,
  FollowLinkHandler,
  RecoverPasswordHandler,
  ResendMailHandler,
  VerifyCodeHandler,
];
const keys = [KeySetHandler, PublishKeysHandler];
const passwords = [
  Devices,
  DevicesRepository,
  LoginAttemptsRepository,
  LoginGuard,
  PasswordGrant,
  PasswordHasher,
  Passwords,
];
const sessions = [
  Bearer,
  IssueTokenHandler,
  RefreshGrant,
  Rotator,
  SessionEnder,
  SessionIssuer,
  SessionsRepository,
  SignOutHandler,
];
const wire = [AlikeAnswers, ReadSettingsHandler, Redirects];
const housekeeping = [ExpiredRowsRepository, Housekeeper, Housekeeping];

@Module({ providers: [Facts, ...accounts, ...codes, ...keys, ...passwords, ...sessions, ...wire, ...housekeeping] })
export class AuthModule {}
