import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { FlowStatesModule } from '../flow-states/flow-states.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { PhonesModule } from '../phones/phones.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountChanges } from './account-changes.ts';
import { AddressChanges } from './address-changes.ts';
import { CancelEmailChangeHandler } from './cancel-email-change.handler.ts';
import { ChangeConsequences } from './change-consequences.ts';
import { ChangeProfileHandler } from './change-profile.handler.ts';
import { NewAddresses } from './new-addresses.ts';
import { NewPassword } from './new-password.ts';
import { OutstandingCodes } from './outstanding-codes.ts';
import { ProfileChanges } from './profile-changes.ts';
import { ReadUserHandler } from './read-user.handler.ts';
import { ReauthenticateHandler } from './reauthenticate.handler.ts';
import { Reauthentication } from './reauthentication.ts';
import { RemovePhoneHandler } from './remove-phone.handler.ts';
import { UpdateUserProfileHandler } from './update-user-profile.handler.ts';
import { UpdateUserHandler } from './update-user.handler.ts';

@Module({
  imports: [
    AccountsModule,
    CodesModule,
    FactorsModule,
    FlowStatesModule,
    HttpModule,
    PasswordsModule,
    PhonesModule,
    SecurityModule,
    SessionsModule,
  ],
  providers: [
    AccountChanges,
    AddressChanges,
    CancelEmailChangeHandler,
    ChangeConsequences,
    ChangeProfileHandler,
    NewAddresses,
    NewPassword,
    OutstandingCodes,
    ProfileChanges,
    ReadUserHandler,
    ReauthenticateHandler,
    Reauthentication,
    RemovePhoneHandler,
    UpdateUserHandler,
    UpdateUserProfileHandler,
  ],
})
export class AccountChangesModule {}
