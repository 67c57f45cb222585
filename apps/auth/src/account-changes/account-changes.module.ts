import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountChanges } from './account-changes.ts';
import { ChangeConsequences } from './change-consequences.ts';
import { ChangeProfileHandler } from './change-profile.handler.ts';
import { NewPassword } from './new-password.ts';
import { ProfileChanges } from './profile-changes.ts';
import { ReadUserHandler } from './read-user.handler.ts';
import { UpdateUserProfileHandler } from './update-user-profile.handler.ts';
import { UpdateUserHandler } from './update-user.handler.ts';

@Module({
  imports: [AccountsModule, CodesModule, PasswordsModule, SecurityModule, SessionsModule],
  providers: [
    AccountChanges,
    ChangeConsequences,
    ChangeProfileHandler,
    NewPassword,
    ProfileChanges,
    ReadUserHandler,
    UpdateUserHandler,
    UpdateUserProfileHandler,
  ],
})
export class AccountChangesModule {}
