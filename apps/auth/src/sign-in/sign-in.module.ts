import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { IssueTokenHandler } from './issue-token.handler.ts';
import { PasswordGrant } from './password-grant.ts';

@Module({ imports: [AccountsModule, PasswordsModule, SessionsModule], providers: [IssueTokenHandler, PasswordGrant] })
export class SignInModule {}
