import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { CodeOwner } from './code-owner.ts';
import { CreateRecoveryCodesHandler } from './create-recovery-codes.handler.ts';
import { ReadRecoveryCodesHandler } from './read-recovery-codes.handler.ts';
import { RecoveryCodeSets } from './recovery-code-sets.ts';
import { RecoveryCodeUse } from './recovery-code-use.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { RemoveRecoveryCodesHandler } from './remove-recovery-codes.handler.ts';
import { ReplaceRecoveryCodesHandler } from './replace-recovery-codes.handler.ts';
import { UseRecoveryCodeHandler } from './use-recovery-code.handler.ts';

@Module({
  imports: [FactorsModule, SecurityModule, SessionsModule],
  providers: [
    CodeOwner,
    CreateRecoveryCodesHandler,
    ReadRecoveryCodesHandler,
    RecoveryCodeSets,
    RecoveryCodeUse,
    RecoveryCodesRepository,
    RemoveRecoveryCodesHandler,
    ReplaceRecoveryCodesHandler,
    UseRecoveryCodeHandler,
  ],
})
export class RecoveryCodesModule {}
