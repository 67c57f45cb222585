import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { FactorSms } from './factor-sms.ts';
import { PhoneChangesRepository } from './phone-changes.repository.ts';
import { PhoneChanges } from './phone-changes.ts';
import { PhoneCodes } from './phone-codes.ts';
import { PhoneLimits } from './phone-limits.ts';
import { PhoneResends } from './phone-resends.ts';
import { PhoneSignIns } from './phone-sign-ins.ts';
import { PhoneVerifier } from './phone-verifier.ts';

@Module({
  imports: [AccountsModule, CodesModule, SecurityModule, SessionsModule],
  providers: [
    FactorSms,
    PhoneChanges,
    PhoneChangesRepository,
    PhoneCodes,
    PhoneLimits,
    PhoneResends,
    PhoneSignIns,
    PhoneVerifier,
  ],
  exports: [FactorSms, PhoneChanges, PhoneCodes, PhoneResends, PhoneSignIns, PhoneVerifier],
})
export class PhonesModule {}
