import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { PhonesModule } from '../phones/phones.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { WebauthnModule } from '../webauthn/webauthn.module.ts';
import { AccountFactors } from './account-factors.ts';
import { ChallengeFactorHandler } from './challenge-factor.handler.ts';
import { CodeGuesses } from './code-guesses.ts';
import { EnrollFactorHandler } from './enroll-factor.handler.ts';
import { FactorChallenges } from './factor-challenges.ts';
import { FactorEnrolment } from './factor-enrolment.ts';
import { FactorProofs } from './factor-proofs.ts';
import { FactorRemoval } from './factor-removal.ts';
import { FactorSecrets } from './factor-secrets.ts';
import { FactorVerification } from './factor-verification.ts';
import { FactorsRepository } from './factors.repository.ts';
import { FreshProof } from './fresh-proof.ts';
import { GuessLimit } from './guess-limit.ts';
import { KeyProofs } from './key-proofs.ts';
import { OwnFactor } from './own-factor.ts';
import { OwnerProof } from './owner-proof.ts';
import { RemoveFactorHandler } from './remove-factor.handler.ts';
import { SecondStepNotices } from './second-step-notices.ts';
import { VerifyFactorHandler } from './verify-factor.handler.ts';

@Module({
  imports: [AccountsModule, CodesModule, PasswordsModule, PhonesModule, SecurityModule, SessionsModule, WebauthnModule],
  providers: [
    AccountFactors,
    ChallengeFactorHandler,
    CodeGuesses,
    EnrollFactorHandler,
    FactorChallenges,
    FactorEnrolment,
    FactorProofs,
    FactorRemoval,
    FactorSecrets,
    FactorVerification,
    FactorsRepository,
    FreshProof,
    GuessLimit,
    KeyProofs,
    OwnFactor,
    OwnerProof,
    RemoveFactorHandler,
    SecondStepNotices,
    VerifyFactorHandler,
  ],
  exports: [AccountFactors, FactorRemoval, FactorsRepository, FreshProof, GuessLimit, OwnerProof],
})
export class FactorsModule {}
